// SPDX-License-Identifier: Apache-2.0
import { dialledDigits, readCode } from '@tessera/rules/numbers/latin-digits'
import { proveHuman } from './human-check.ts'
import { askToolkit, refusalOf } from './toolkit.ts'

/** An external check that a visitor owns a number. */
export interface PhoneCheck {
  /** Sends a code to `number`, such as +84901234567. Throws a Failure with the message for the user. */
  send(number: string): Promise<void>
  /** The token that proves the number, in exchange for the typed code. */
  confirm(code: string): Promise<string>
}

/** The check of a Firebase project, named by its public key. */
export function createPhoneCheck(apiKey: string): PhoneCheck {
  let sessionInfo: string | undefined
  let confirmed: { code: string; token: string } | undefined
  return {
    async send(number) {
      if (apiKey === '') throw refusalOf('operationNotAllowed')
      const recaptchaToken = await proveHuman(await askToolkit('recaptchaParams', apiKey, 'recaptchaSiteKey'))
      sessionInfo = await askToolkit('accounts:sendVerificationCode', apiKey, 'sessionInfo', {
        phoneNumber: number,
        recaptchaToken,
      })
      confirmed = undefined
    },
    async confirm(typed) {
      const code = readCode(typed)
      // The service accepts a code only once, but a registration can be submitted again because of another
      // field.
      if (confirmed?.code === code) return confirmed.token
      if (sessionInfo === undefined) throw refusalOf('missingVerificationCode')
      const token = await askToolkit('accounts:signInWithPhoneNumber', apiKey, 'idToken', {
        sessionInfo,
        code,
      })
      confirmed = { code, token }
      return token
    },
  }
}

/**
 * A typed number with its dialling code: +84901234567. What is dialled before it within the country is left out, and the 00 before
 * a number abroad; Italy's zero belongs to the number.
 */
export function wholeNumber(typed: string, dialingCode: string): string {
  const digits = dialledDigits(typed)
  if (/^[+\uff0b]/.test(typed.trim())) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const code = dialingCode.replace(/\D/g, '')
  return `+${code}${digits.replace(trunk[code] ?? /^0/, '')}`
}

const never = /(?!)/
/** What is dialled before a number, where it is not a zero. */
const trunk: Readonly<Record<string, RegExp>> = {
  '39': never,
  '7': /^8(?=\d{10}$)/,
  '52': /^(01|04[45]|1)(?=\d{10}$)/,
}
