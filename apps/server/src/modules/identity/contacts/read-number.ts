// SPDX-License-Identifier: Apache-2.0
import parsePhoneNumber from 'libphonenumber-js/min'

/**
 * A typed number with its dialling code, as +84901234567; undefined when invalid. Drops the long-distance
 * zero.
 */
export function readNumber(typed: string, dialingCode: string): string | undefined {
  if (!/^\+?[\d ().-]{4,31}$/.test(typed)) return undefined
  try {
    const parsed = parsePhoneNumber(typed, { defaultCallingCode: dialingCode.replace('+', '') })
    return parsed?.isPossible() ? parsed.number : undefined
  } catch {
    // The library throws at an unknown dialling code.
    return undefined
  }
}

/** An address, normalised for comparison. */
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase()
