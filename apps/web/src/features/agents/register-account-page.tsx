// SPDX-License-Identifier: Apache-2.0
import { problemMessage, type FieldProblem } from '@tessera/rules/identity/field-rule'
import { checkNewPassword, checkUsername } from '@tessera/rules/identity/registration'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation, useCallQuery } from '../../shared/api/use-call-query.ts'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { PrizeGroupField } from './prize-group-field.tsx'
import { Invitation } from './invitation.tsx'

const say = (problem: FieldProblem | undefined): string | undefined => problem && problemMessage(problem, t)

/** Opens accounts below the agent: directly here, or by an invitation that others follow. */
export function RegisterAccountPage() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <AccountForm />
      <Invitation />
    </div>
  )
}

function AccountForm() {
  const { register: rules } = useSite()
  const { data: invitation } = useCallQuery('agents.invitation', {}, { member: true, staleTimeMs: Infinity })
  const groups = invitation?.groups ?? []
  const open = useCallMutation('agents.registerAccount', ['agents.teamManagement', 'agents.teamOverview'])
  const form = useForm(
    { username: '', password: '', type: '0', prizeMode: '' },
    ({ username, password }) => ({
      username: say(checkUsername(rules, username.trim())),
      password: say(checkNewPassword(rules, password.trim())),
    }),
    async ({ username, password, type, prizeMode }, setValues) => {
      const { account } = await open.mutateAsync({
        username: username.trim(),
        password: password.trim(),
        type: type === '1' ? 1 : 0,
        ...(prizeMode === '' ? {} : { prizeMode: Number(prizeMode) }),
      })
      showToast(t('agents.register.done', { account }), 'good')
      setValues({ username: '', password: '', type, prizeMode })
    },
  )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex min-w-0 flex-col gap-4">
      <Segmented
        label={t('agents.kind')}
        wide
        value={form.values.type}
        onChange={(type) => form.setValues((before) => ({ ...before, type }))}
        options={[
          { value: '0', label: t('agents.kind.member') },
          { value: '1', label: t('agents.kind.agent') },
        ]}
      />
      <TextField
        {...form.field('username')}
        label={t('identity.username')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={rules.username?.maxLength}
      />
      <PasswordField
        {...form.field('password')}
        label={t('identity.password')}
        autoComplete="new-password"
        maxLength={rules.password?.maxLength}
        hint={t('agents.register.hint')}
      />
      {groups.length > 1 && (
        <PrizeGroupField
          label={t('agents.prizeGroup')}
          hint={t('agents.prizeGroup.hint')}
          groups={groups}
          value={form.values.prizeMode === '' ? null : Number(form.values.prizeMode)}
          onChange={(prizeMode) =>
            form.setValues((before) => ({
              ...before,
              prizeMode: prizeMode === null ? '' : String(prizeMode),
            }))
          }
        />
      )}
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" busy={form.busy}>
        {t('agents.agentRegisterAccount')}
      </Button>
    </form>
  )
}
