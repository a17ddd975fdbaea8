// SPDX-License-Identifier: Apache-2.0
import { qrSchemeProblem, type QrScheme } from '@tessera/rules/wallet/transfer-qr'

/** The forms of `--qr`. */
export const qrForms =
  'vietqr:BIN, promptpay:NUMBER, pix:KEY:CITY, upi:ADDRESS, or vietqr:CODE, promptpay:CODE, pix:CODE, qris:CODE, duitnow:CODE or sgqr:CODE with a code that was issued'

/** Reads how banking apps scan a bank account. Answers the scheme, or a sentence that says what is wrong. */
export function readQr(text: string, payee: { accountNumber: string; holder: string }): QrScheme | string {
  const scheme = schemeOf(text)
  const wrong = scheme && qrSchemeProblem(scheme, payee)
  if (scheme && wrong === undefined) return scheme
  const why = wrong === undefined ? '' : `; wrong: ${wrong}${explanations[wrong] ?? ''}`
  return `--qr is ${qrForms}${why}.`
}

const inLatin = ', which apps of PIX show in Latin letters only: write it in them'
const explanations: Readonly<Record<string, string>> = {
  holder: ` (--holder)${inLatin}`,
  city: inLatin,
  payload: ', which is no whole code of this scheme with a right checksum, or has a tip or fee',
}

/** Every code that was issued begins with the version of its form. */
const isCode = (text: string): boolean => /^00020[1-9]/.test(text)

function schemeOf(text: string): QrScheme | undefined {
  const [scheme, ...rest] = text.trim().split(':')
  const payee = rest.join(':')
  switch (scheme) {
    case 'vietqr':
      return isCode(payee) ? { scheme, payload: payee } : { scheme, bin: payee }
    case 'promptpay':
      return isCode(payee) ? { scheme, payload: payee } : { scheme, target: payee.replace(/[\s-]/g, '') }
    case 'pix':
      return isCode(payee)
        ? { scheme, payload: payee }
        : { scheme, key: rest.slice(0, -1).join(':'), city: rest.at(-1)?.trim() ?? '' }
    case 'upi':
      return { scheme, address: payee }
    case 'qris':
    case 'duitnow':
    case 'sgqr':
      return { scheme, payload: payee }
    default:
      return undefined
  }
}
