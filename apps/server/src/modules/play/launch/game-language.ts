// SPDX-License-Identifier: Apache-2.0
import { defaultGameLanguage } from '@tessera/texts'
import type { VendorAccount } from '../ports.ts'

/**
 * The language that a vendor is asked for, in the vendor's words: the chosen one if its games speak it, else
 * English (D-158).
 */
export function gameLanguage({ languages }: Pick<VendorAccount, 'languages'>, code: string): string {
  const named = (wanted: string): string | undefined =>
    Object.hasOwn(languages, wanted) ? languages[wanted] : undefined
  return named(code) ?? named(defaultGameLanguage) ?? 'en'
}
