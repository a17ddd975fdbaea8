// SPDX-License-Identifier: Apache-2.0
import { PasswordField } from './password-field.tsx'
import { digitsOfCode } from '@tessera/rules/numbers/latin-digits'
import type { TextFieldProps } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../texts/texts.ts'
import { withDigits } from './with-digits.ts'

const pinLength = 6
/** Room for blanks and dashes between the digits, which a password manager or a note may have. */
const longestPaste = 32

/** The six digits of the payment password, of any script. */
export function PinField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  return (
    <PasswordField
      {...props}
      {...withDigits((typed) => digitsOfCode(typed).slice(0, pinLength), props.onChange)}
      inputMode="numeric"
      maxLength={longestPaste}
      autoComplete="off"
      className="tabular tracking-[0.3em]"
    />
  )
}

/** The message if there are not six digits; undefined if there are. */
export function pinProblem(value: string): string | undefined {
  return /^\d{6}$/.test(value) ? undefined : t('members.payment.sixDigits')
}
