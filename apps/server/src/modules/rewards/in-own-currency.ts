// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../platform/db/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { ranksOf } from '../members/index.ts'
import { ownCurrency } from '../site/index.ts'

/** Those of these members whose wallet is in the currency of their brand, in which its rewards are measured. */
export async function membersInOwnCurrency(
  db: Queries,
  settings: Settings,
  memberIds: readonly bigint[],
): Promise<Set<bigint>> {
  const own = new Map<string, string>()
  const found = new Set<bigint>()
  for (const { id, brandCode, currency } of await ranksOf(db, memberIds)) {
    const known = own.get(brandCode) ?? (await ownCurrency(settings.of(brandCode)))
    own.set(brandCode, known)
    if (known === currency) found.add(id)
  }
  return found
}
