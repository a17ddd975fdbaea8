import { Button } from '@tessera/ui/button.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { TextField } from '@tessera/ui/text-field.tsx'
import { showToast } from '@tessera/ui/toast-queue.ts'
import { useState } from 'react'
import { ask } from '../../shared/api/ask.ts'
import { takeBotCheck } from '../../shared/api/bot-check.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { sayProblem } from '@tessera/rules/identity/field-rule'
import { checkRegistration } from '@tessera/rules/identity/registration'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import type { Entrance } from './use-entered.ts'
import { useForm } from '../../shared/forms/use-form.ts'

/** A new account by username, by the rules of this house. */
export function RegisterForm({ onEntered }: { onEntered: (entrance: Entrance) => void }) {
  const { register, whitelabel } = useSite()
  const [agreed, setAgreed] = useState(false)
  const form = useForm(
    { username: '', password: '', confirmPassword: '' },
    (values) => problemsOf(register, trimmed(values)),
    async (values) => {
      const { username, password, confirmPassword } = trimmed(values)
      const session = await ask('identity.register', {
        username, password, confirmPassword, login: true, agreed: true, domain: location.host,
        ...(whitelabel.botCheck ? await takeBotCheck() : {}),
      })
      showToast(t('identity.registered'), 'good')
      onEntered({ session, username, password })
    },
  )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      <TextField {...form.field('username')} label={t('identity.username')} hint={hintOf(register.username)} autoComplete="username" autoCapitalize="off" spellCheck={false} maxLength={register.username?.maxLength} />
      <PasswordField {...form.field('password')} label={t('identity.password')} hint={hintOf(register.password)} autoComplete="new-password" maxLength={register.password?.maxLength} />
      <PasswordField {...form.field('confirmPassword')} label={t('identity.confirmPassword')} autoComplete="new-password" maxLength={register.password?.maxLength} />
      <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>{t('identity.terms', { age: whitelabel.ageLimit })}</Checkbox>
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" wide busy={form.busy} disabled={!agreed}>{t('identity.register')}</Button>
    </form>
  )
}

type Rules = ReturnType<typeof useSite>['register']
type Values = Record<'username' | 'password' | 'confirmPassword', string>

function hintOf(rule: Rules[string] | undefined): string | undefined {
  return rule && t('identity.username.hint', { min: rule.minLength, max: rule.maxLength })
}

function trimmed({ username, password, confirmPassword }: Values): Values {
  return { username: username.trim(), password: password.trim(), confirmPassword: confirmPassword.trim() }
}

/** The sentences for what is wrong, by the rules that the server has too. */
function problemsOf(rules: Rules, values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(checkRegistration(rules, values)).map(([field, problem]) => [field, sayProblem(problem, t)]))
}
