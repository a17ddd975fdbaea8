// SPDX-License-Identifier: Apache-2.0
import type { Settings } from '../../../platform/settings/settings.ts'

/** The currency of each of these brands. */
export async function currenciesOf(
  settings: Settings,
  brandCodes: Iterable<string>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const code of new Set(brandCodes))
    found.set(code, (await settings.of(code).read('site.currency')).code)
  return found
}

/** Whether amounts of all these brands may be added up. */
export const isOneCurrency = (currencies: ReadonlyMap<string, string>): boolean =>
  new Set(currencies.values()).size <= 1
