// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState } from 'react'
import { takeBotCheck } from '../../shared/api/bot-check.ts'
import { call } from '../../shared/api/call.ts'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { endSession } from '../../shared/session/session.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { checkPasswordChange } from '@tessera/rules/identity/entry-forms'
import { listNewWays } from './new-ways.tsx'
import { sayProblems } from './say-problems.ts'
import { showFirstLogin, useEntered } from './use-entered.ts'

const noNewWays: CallOutput<'identity.security'>['newWays'] = []

/**
 * A new login password. `known` is the one just typed at a login, so the form does not ask for it again;
 * `none`: there is no password yet. The change ends every session, so the form logs the member in again with
 * the new password.
 */
export function ChangePasswordForm({
  username,
  known,
  none = false,
  newWays = noNewWays,
}: {
  username: string
  known?: string | undefined
  none?: boolean
  /** What was added to the account lately, perhaps by somebody else: removed as well, unless they say otherwise. */
  newWays?: CallOutput<'identity.security'>['newWays']
}) {
  const { register, whitelabel } = useSite()
  const onEntered = useEntered()
  const [removeNew, setRemoveNew] = useState(true)
  const form = useForm(
    { oldPassword: known ?? '', newPassword: '', confirmNewPassword: '' },
    (values) => ({
      ...sayProblems(
        checkPasswordChange(register, {
          newPassword: values.newPassword.trim(),
          confirmNewPassword: values.confirmNewPassword.trim(),
        }),
      ),
      ...(!none && values.oldPassword.trim() === ''
        ? { oldPassword: t('identity.empty', { field: t('members.password.old') }) }
        : {}),
    }),
    async (values) => {
      await call('identity.changePassword', {
        oldPassword: none ? undefined : values.oldPassword.trim(),
        newPassword: values.newPassword.trim(),
        confirmNewPassword: values.confirmNewPassword.trim(),
        removeNew: newWays.length > 0 && removeNew,
      })
      showToast(t('members.password.done'), 'good')
      endSession()
      const password = values.newPassword.trim()
      const session = await call('identity.login', {
        type: 'username',
        username,
        password,
        ...(whitelabel.botCheck ? await takeBotCheck() : {}),
      })
      onEntered({ session, username, password })
      if (known !== undefined && session.token !== '') await showFirstLogin()
    },
  )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      {known === undefined && !none && (
        <PasswordField
          {...form.field('oldPassword')}
          label={t('members.password.old')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...form.field('newPassword')}
        label={t('members.password.new')}
        autoComplete="new-password"
        maxLength={register.password?.maxLength}
      />
      <PasswordField
        {...form.field('confirmNewPassword')}
        label={t('members.password.confirm')}
        autoComplete="new-password"
        maxLength={register.password?.maxLength}
      />
      {newWays.length > 0 && (
        <Checkbox checked={removeNew} onChange={(event) => setRemoveNew(event.target.checked)}>
          {t('protect.new.remove', { list: listNewWays(newWays.map(({ kind }) => kind)) })}
        </Checkbox>
      )}
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" busy={form.busy}>
        {t('members.password.change')}
      </Button>
    </form>
  )
}
