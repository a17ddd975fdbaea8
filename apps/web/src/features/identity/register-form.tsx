// SPDX-License-Identifier: Apache-2.0
import { ruledFields, type RuledField } from '@tessera/rules/identity/registration'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Fragment } from 'react'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { t } from '../../shared/texts/texts.ts'
import { CaptchaField } from './captcha-field.tsx'
import { CodeField } from './code-field.tsx'
import { CurrencyField } from './currency-field.tsx'
import { RegisterField } from './register-field.tsx'
import type { RegisterKind } from './register.ts'
import { TermsBox } from './terms-box.tsx'
import type { Entrance } from './use-entered.ts'
import { useRegistration } from './use-registration.ts'

export type { RegisterKind }

/** Registration by number starts with the number; its code is below it on both forms. */
const orders: Record<RegisterKind, readonly RuledField[]> = {
  register: ruledFields,
  registerMobile: ['mobileNum', ...ruledFields.filter((field) => field !== 'mobileNum')],
}

/** A new account: the fields that the site's settings ask for, with the same rules as on the server. */
export function RegisterForm({
  kind,
  onEntered,
}: {
  kind: RegisterKind
  onEntered: (entrance: Entrance) => void
}) {
  const { form, rules, asked, captcha, terms, sender, chooseDialingCode } = useRegistration(kind, onEntered)
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      {orders[kind].map((field) => (
        <Fragment key={field}>
          <RegisterField
            field={field}
            form={form}
            onDialingCode={chooseDialingCode}
            rules={rules}
            asked={asked}
          />
          {field === 'mobileNum' && (asked.code || asked.phoneProof) && (
            <CodeField {...form.field('verificationCode')} sender={sender} />
          )}
        </Fragment>
      ))}
      <CurrencyField {...form.field('currency')} />
      {captcha && <CaptchaField {...form.field('captcha')} captcha={captcha} />}
      <TermsBox {...terms} />
      <Refusal message={form.refusal} />
      <Button
        type="submit"
        look={terms.agreed ? 'primary' : 'secondary'}
        size="form"
        wide
        busy={form.busy}
        className={terms.agreed ? undefined : 'text-muted'}
      >
        {t('identity.register')}
      </Button>
    </form>
  )
}
