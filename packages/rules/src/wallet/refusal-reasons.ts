// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '../numbers/latin-digits.ts'

/** Why an operator rejects a withdrawal; each has a sentence that says what the member can do. */
export const refusalReasons = [
  'NAME_DIFFERS',
  'ACCOUNT_WRONG',
  'BANK_UNAVAILABLE',
  'IDENTITY',
  'OTHER',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** A payee is refused by the number of the account or by its holder. */
export const payeeKinds = ['account', 'holder'] as const
export type PayeeKind = (typeof payeeKinds)[number]

/** The number of an account as it is compared: letters and Latin digits only, in capitals. */
export const accountKey = (accountNumber: string): string =>
  latinDigits(accountNumber)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
