// SPDX-License-Identifier: Apache-2.0
import { qrSchemeProblem, type QrScheme } from '@tessera/rules/wallet/transfer-qr'

/** The forms of `--qr`. */
export const qrForms = 'vietqr:BIN, promptpay:NUMBER, pix:KEY:CITY, upi:ADDRESS, qris:CODE or duitnow:CODE'

/** Reads how banking apps scan a bank account. Answers the scheme, or a sentence that says what is wrong. */
export function readQr(text: string, accountNumber: string): QrScheme | string {
  const scheme = schemeOf(text)
  const wrong = scheme && qrSchemeProblem(scheme, accountNumber)
  return scheme && wrong === undefined ? scheme : `--qr is ${qrForms}${wrong ? `; wrong: ${wrong}` : ''}.`
}

function schemeOf(text: string): QrScheme | undefined {
  const [scheme, ...rest] = text.trim().split(':')
  const payee = rest.join(':')
  switch (scheme) {
    case 'vietqr':
      return { scheme, bin: payee }
    case 'promptpay':
      return { scheme, target: payee.replace(/[\s-]/g, '') }
    case 'pix':
      return { scheme, key: rest.slice(0, -1).join(':'), city: rest.at(-1)?.trim() ?? '' }
    case 'upi':
      return { scheme, address: payee }
    case 'qris':
    case 'duitnow':
      return { scheme, payload: payee }
    default:
      return undefined
  }
}
