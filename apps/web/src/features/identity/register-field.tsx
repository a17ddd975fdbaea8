// SPDX-License-Identifier: Apache-2.0
import {
  fieldState,
  type RegistrationForm,
  type RegistrationRules,
  type RuledField,
} from '@tessera/rules/identity/registration'
import { TextField, type TextFieldProps } from '@tessera/ui/forms/text-field.tsx'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { PinField } from '../../shared/forms/pin-field.tsx'
import { t } from '../../shared/texts/texts.ts'
import { PhoneField } from './phone-field.tsx'

interface Form {
  values: Record<RuledField | 'confirmPassword' | 'countryDialingCode', string>
  field: (
    name: RuledField | 'confirmPassword',
  ) => Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>
}

interface RegisterFieldProps {
  field: RuledField
  form: Form
  onDialingCode: (dialingCode: string) => void
  rules: RegistrationRules
  asked: RegistrationForm
}

const types: Partial<Record<RuledField, Partial<TextFieldProps>>> = {
  username: { autoComplete: 'username', autoCapitalize: 'off', spellCheck: false },
  payeeName: { autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  qqNum: { inputMode: 'numeric' },
  whatsapp: { inputMode: 'tel' },
  zalo: { inputMode: 'tel' },
}

/** One field of the registration form according to its setting; nothing if the site does not ask for it. */
export function RegisterField({ field, form, onDialingCode, rules, asked }: RegisterFieldProps) {
  const state = fieldState(rules, asked, field)
  if (state === 'absent') return null
  const rule = rules[field]
  const name = t(`identity.${field}`)
  const label = state === 'optional' ? t('identity.optional', { field: name }) : name
  const props = {
    ...form.field(field),
    label,
    maxLength: rule?.maxLength,
    'aria-required': state === 'required' || undefined,
    ...types[field],
  }
  if (field === 'password') {
    return (
      <>
        <PasswordField {...props} hint={hintOf(rule)} autoComplete="new-password" />
        <PasswordField
          {...form.field('confirmPassword')}
          label={t('identity.confirmPassword')}
          maxLength={rule?.maxLength}
          autoComplete="new-password"
        />
      </>
    )
  }
  if (field === 'mobileNum') {
    return (
      <PhoneField {...props} dialingCode={form.values.countryDialingCode} onDialingCode={onDialingCode} />
    )
  }
  if (field === 'paymentPassword') return <PinField {...props} hint={t('members.payment.hint')} />
  if (field === 'payeeName') return <TextField {...props} hint={t('identity.payeeName.hint')} />
  return <TextField {...props} hint={field === 'username' ? hintOf(rule) : undefined} />
}

function hintOf(rule: RegistrationRules[string] | undefined): string | undefined {
  return rule && t('identity.username.hint', { min: rule.minLength, max: rule.maxLength })
}
