// SPDX-License-Identifier: Apache-2.0
import { checkPasswordChange } from '@tessera/rules/identity/entry-forms'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { call } from '../../shared/api/call.ts'
import { takeBotCheck } from '../../shared/api/bot-check.ts'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { dropInvite } from '../../shared/session/invite.ts'
import { sessionState } from '../../shared/session/session.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { listNewWays } from './new-ways.tsx'
import { sayProblems } from './say-problems.ts'
import { useEntered } from './use-entered.ts'
import { logOut } from './log-out.ts'

/** The link from customer service: the member chooses a password, which logs them in. */
export default function InviteDialog({ token }: { token: string }) {
  const {
    register: rules,
    whitelabel: { botCheck },
  } = useSite()
  const onEntered = useEntered()
  const form = useForm(
    { newPassword: '', confirmNewPassword: '' },
    ({ newPassword, confirmNewPassword }) =>
      sayProblems(
        checkPasswordChange(rules, {
          newPassword: newPassword.trim(),
          confirmNewPassword: confirmNewPassword.trim(),
        }),
      ),
    async ({ newPassword, confirmNewPassword }) => {
      const password = newPassword.trim()
      const { username, removed } = await call('identity.acceptInvite', {
        token,
        newPassword: password,
        confirmNewPassword: confirmNewPassword.trim(),
      })
      // Anybody else who was logged in here is signed out first.
      if (sessionState() === 'member') await logOut()
      showToast(t('members.password.done'), 'good')
      if (removed.length > 0) showToast(t('protect.new.removed', { list: listNewWays(removed) }), 'good')
      dropInvite()
      onEntered({
        session: await call('identity.login', {
          type: 'username',
          username,
          password,
          ...(botCheck ? await takeBotCheck() : {}),
        }),
        username,
        password,
      })
    },
  )
  return (
    <Dialog open onClose={dropInvite} title={t('entry.forgot.set')} closeLabel={t('common.close')}>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('entry.invite.text')}</p>
        <PasswordField
          {...form.field('newPassword')}
          label={t('members.password.new')}
          autoComplete="new-password"
          maxLength={rules.password?.maxLength}
        />
        <PasswordField
          {...form.field('confirmNewPassword')}
          label={t('members.password.confirm')}
          autoComplete="new-password"
          maxLength={rules.password?.maxLength}
        />
        <Refusal message={form.refusal} />
        <Button type="submit" look="primary" size="form" wide busy={form.busy}>
          {t('entry.forgot.set')}
        </Button>
      </form>
    </Dialog>
  )
}
