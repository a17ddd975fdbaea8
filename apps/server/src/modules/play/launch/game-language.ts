// SPDX-License-Identifier: Apache-2.0
import { defaultGameLanguage } from '@tessera/texts'
import type { VendorAccount } from '../ports.ts'

/**
 * The language to request from a vendor, by the vendor's code: the chosen one if its games have it, else
 * English (D-158).
 */
export function gameLanguage({ languages }: Pick<VendorAccount, 'languages'>, code: string): string {
  const named = (wanted: string): string | undefined =>
    Object.hasOwn(languages, wanted) ? languages[wanted] : undefined
  return named(code) ?? named(defaultGameLanguage) ?? 'en'
}
