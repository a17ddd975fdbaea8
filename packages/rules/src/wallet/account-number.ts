// SPDX-License-Identifier: Apache-2.0
import { digitsOfCode } from '../numbers/latin-digits.ts'

/** The number of a bank account as it is stored: capitals and digits, without what people and banks write between them. */
export const readAccountNumber = (typed: string): string =>
  digitsOfCode(typed.normalize('NFKC')).replaceAll('.', '').toUpperCase()
