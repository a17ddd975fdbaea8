// SPDX-License-Identifier: Apache-2.0
import { checkForgottenNumber } from '@tessera/rules/identity/entry-forms'
import { checkCode } from '@tessera/rules/identity/field-checks'
import { patterns } from '@tessera/rules/identity/patterns'
import { problemMessage } from '@tessera/rules/identity/field-rule'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { call } from '../../shared/api/call.ts'
import { invalidate } from '../../shared/api/use-call-query.ts'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { CodeField } from './code-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { sayProblems } from './say-problems.ts'
import { numberOf, secondsOf, useSendCode } from './use-send-code.ts'

const emailPattern = patterns[3]

/** Adds a mobile number or an e-mail address, confirmed by a code that is sent to it. */
export function ContactForm({ kind }: { kind: 'mobileNum' | 'email' }) {
  const { register: rules } = useSite()
  const problemOf = (contact: string): string | undefined => {
    if (kind === 'mobileNum') {
      const problem = checkForgottenNumber(rules, contact)
      return problem && problemMessage(problem, t)
    }
    return contact === ''
      ? t('identity.empty', { field: t('identity.email') })
      : emailPattern.accepts(contact)
        ? undefined
        : t('protect.email.invalid')
  }
  const form = useForm(
    { contact: '', countryDialingCode: '', verificationCode: '' },
    ({ contact, verificationCode }) => {
      const code = checkCode(verificationCode.trim())
      return { contact: problemOf(contact.trim()), ...(code ? sayProblems({ verificationCode: code }) : {}) }
    },
    async ({ contact, countryDialingCode, verificationCode }, setValues) => {
      await call('identity.changeContact', {
        ...targetOf(kind, contact, countryDialingCode),
        verificationCode: verificationCode.trim(),
      })
      setValues({ contact: '', countryDialingCode: '', verificationCode: '' })
      invalidate('identity.security', 'members.info')
      showToast(t('protect.contact.done'), 'good')
    },
  )
  const { contact, countryDialingCode } = form.values
  const sender = useSendCode(async () =>
    secondsOf(await call('identity.sendContactCode', targetOf(kind, contact, countryDialingCode))),
  )
  const send = (): void => {
    const problem = problemOf(contact.trim())
    if (problem !== undefined) return form.setProblem('contact', problem)
    sender.send()
  }
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      {kind === 'email' ? (
        <TextField
          {...form.field('contact')}
          label={t('protect.email.new')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={200}
        />
      ) : (
        <PhoneField
          {...form.field('contact')}
          label={t('protect.mobile.new')}
          dialingCode={countryDialingCode}
          onDialingCode={(code) => form.setValues((before) => ({ ...before, countryDialingCode: code }))}
        />
      )}
      <CodeField {...form.field('verificationCode')} sender={{ ...sender, send }} />
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" busy={form.busy}>
        {t('protect.contact.bind')}
      </Button>
    </form>
  )
}

const targetOf = (
  kind: 'mobileNum' | 'email',
  contact: string,
  countryDialingCode: string,
): { email: string } | ReturnType<typeof numberOf> =>
  kind === 'email' ? { email: contact.trim() } : numberOf(contact, countryDialingCode)
