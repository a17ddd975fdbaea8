// SPDX-License-Identifier: Apache-2.0
import parsePhoneNumber from 'libphonenumber-js/min'

/**
 * A typed number with its dialling code, as +84901234567; undefined when it cannot be one. A zero for long
 * distance is left out.
 */
export function readNumber(typed: string, dialingCode: string): string | undefined {
  if (!/^\+?[\d ().-]{4,31}$/.test(typed)) return undefined
  try {
    const parsed = parsePhoneNumber(typed, { defaultCallingCode: dialingCode.replace('+', '') })
    return parsed?.isPossible() ? parsed.number : undefined
  } catch {
    // The library throws at a dialling code that no country has.
    return undefined
  }
}

/** An address in the form in which addresses are compared. */
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase()
