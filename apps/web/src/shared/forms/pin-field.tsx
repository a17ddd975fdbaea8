// SPDX-License-Identifier: Apache-2.0
import { PasswordField } from './password-field.tsx'
import type { TextFieldProps } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../texts/texts.ts'

/** The six digits that guard money. */
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

/** The sentence for digits that are not six; undefined when they are. */
export function pinProblem(value: string): string | undefined {
  return /^\d{6}$/.test(value) ? undefined : t('members.payment.sixDigits')
}
