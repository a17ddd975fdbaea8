// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { qrCurrencies, qrSchemeProblem, transferQr } from '@tessera/rules/wallet/transfer-qr'
import type { PayAccount } from '../../../modules/wallet/ports.ts'

/** An amount that every scheme can write, and a code of the usual length. */
const sample = { amount: units(1_000), matchCode: '11111111' }

/** Checks what payers would see. Throws with what is wrong. */
export function testDetails({ bank, currency }: PayAccount): string {
  if (!bank) throw new Error('there is no bank account')
  const { accountNumber, holder, bankName, qr } = bank
  if ([accountNumber, holder, bankName].some((text) => text.trim() === ''))
    throw new Error('the bank account is not complete')
  const payee = `${bankName}, account ${accountNumber}`
  if (!qr) return `${payee}, without a QR code`
  const problem = qrSchemeProblem(qr, { accountNumber, holder })
  if (problem !== undefined) throw new Error(`no banking app reads the QR code: ${problem}`)
  if (qrCurrencies[qr.scheme] !== currency)
    throw new Error(`${qr.scheme} is for ${qrCurrencies[qr.scheme]}, and the account is in ${currency}`)
  const content = transferQr(qr, { ...sample, accountNumber, holder })
  if (content === undefined) throw new Error(`${qr.scheme} makes no QR code of this account`)
  return `${payee}, ${qr.scheme} code of ${content.length} characters`
}
