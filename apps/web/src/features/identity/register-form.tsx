import { Button } from '@tessera/ui/button.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { TextField } from '@tessera/ui/text-field.tsx'
import { showToast } from '@tessera/ui/toast-queue.ts'
import { useState } from 'react'
import { ask } from '../../shared/api/ask.ts'
import { takeBotCheck } from '../../shared/api/bot-check.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { fieldProblem, type FieldRule } from './field-rule.ts'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import type { Entrance } from './use-entered.ts'
import { useForm } from '../../shared/forms/use-form.ts'

const anyText: FieldRule = { required: true, acceptedPattern: '*', patternId: 0, minLength: 1, maxLength: 64 }

/** A new account by username, by the rules of this house. */
export function RegisterForm({ onEntered }: { onEntered: (entrance: Entrance) => void }) {
  const { register, whitelabel } = useSite()
  const [agreed, setAgreed] = useState(false)
  const rules = { username: register.username ?? anyText, password: register.password ?? anyText }
  const form = useForm(
    { username: '', password: '', confirmPassword: '' },
    (values) => ({
      username: fieldProblem(t('identity.username'), values.username.trim(), rules.username),
      password: passwordProblem(values.password.trim(), rules.password),
      confirmPassword: values.confirmPassword.trim() === values.password.trim() ? undefined : t('identity.inconsistent'),
    }),
    async (values) => {
      const username = values.username.trim()
      const password = values.password.trim()
      const session = await ask('identity.register', {
        username, password, confirmPassword: values.confirmPassword.trim(), login: true, agreed: true, domain: location.host,
        ...(whitelabel.botCheck ? await takeBotCheck() : {}),
      })
      showToast(t('identity.registered'), 'good')
      onEntered({ session, username, password, fresh: true })
    },
  )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      <TextField {...form.field('username')} label={t('identity.username')} hint={hintOf(rules.username)} autoComplete="username" autoCapitalize="off" spellCheck={false} maxLength={rules.username.maxLength} />
      <PasswordField {...form.field('password')} label={t('identity.password')} hint={hintOf(rules.password)} autoComplete="new-password" maxLength={rules.password.maxLength} />
      <PasswordField {...form.field('confirmPassword')} label={t('identity.confirmPassword')} autoComplete="new-password" maxLength={rules.password.maxLength} />
      <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>{t('identity.terms', { age: whitelabel.ageLimit })}</Checkbox>
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" wide busy={form.busy} disabled={!agreed}>{t('identity.register')}</Button>
    </form>
  )
}

function hintOf({ minLength, maxLength }: FieldRule): string {
  return t('identity.username.hint', { min: minLength, max: maxLength })
}

function passwordProblem(value: string, rule: FieldRule): string | undefined {
  const length = [...value].length
  const tooShortOrLong = value !== '' && (length < rule.minLength || length > rule.maxLength)
  return tooShortOrLong ? t('pattern.passwordRange', { min: rule.minLength, max: rule.maxLength }) : fieldProblem(t('identity.password'), value, rule)
}
