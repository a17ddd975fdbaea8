// SPDX-License-Identifier: Apache-2.0
import { PasswordField } from './password-field.tsx'
import type { TextFieldProps } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../texts/texts.ts'

/** The six digits of the payment password. */
export function PinField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  return (
    <PasswordField
      {...props}
      inputMode="numeric"
      maxLength={6}
      autoComplete="off"
      className="tabular tracking-[0.3em]"
    />
  )
}

/** The message if there are not six digits; undefined if there are. */
export function pinProblem(value: string): string | undefined {
  return /^\d{6}$/.test(value) ? undefined : t('members.payment.sixDigits')
}
