// SPDX-License-Identifier: Apache-2.0
import { proveHuman } from './human-check.ts'
import { askToolkit, refusalOf } from './toolkit.ts'

/** Somebody else's proof that a visitor holds a number. */
export interface PhoneCheck {
  /** Sends a code to `number`, such as +84901234567. Throws a Failure with the sentence to show. */
  send(number: string): Promise<void>
  /** The token that proves the number, for the code that was typed. */
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
    async confirm(code) {
      // A code serves once there, and a registration may be pressed again because of something else.
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
 * A number as it was typed, with its dialling code: +84901234567. The zero of long distance is left out, but
 * in Italy it belongs to the number.
 */
export function wholeNumber(typed: string, dialingCode: string): string {
  const digits = typed.replace(/\D/g, '')
  if (typed.trim().startsWith('+')) return `+${digits}`
  const code = dialingCode.replace(/\D/g, '')
  return `+${code}${code === '39' ? digits : digits.replace(/^0/, '')}`
}
