// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountFromWire, type Amount } from '@tessera/rules/money'
import { findBrands, ownCurrency } from '../../site/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { EntryPlan } from './entry-store.ts'

/** What may move in a currency before a second operator has to confirm it. */
export type MostMoved = ReadonlyMap<string, Amount>

/**
 * What each currency may move. Bets are in the own currency of their brand, and an event is bet on at all brands: of
 * several with the same currency the most careful one counts.
 */
export async function mostMoved({ database, settings }: Platform): Promise<MostMoved> {
  const most = new Map<string, Amount>()
  for (const { code } of await findBrands(database)) {
    const ofBrand = settings.of(code)
    const currency = await ownCurrency(ofBrand)
    const limit = amountFromWire(await ofBrand.read('sportsbook.secondOperator'))
    const known = most.get(currency)
    if (known === undefined || limit < known) most.set(currency, limit)
  }
  return most
}

/** Whether a result moves more in any currency than one operator may move. A currency that no brand has needs two; play money none. */
export const movesTooMuch = (sums: EntryPlan['sums'], most: MostMoved): boolean =>
  sums.some(({ currency, gain, lose }) => {
    const moved = BigInt(gain) + BigInt(lose)
    return currency !== playCurrency && moved > (most.get(currency) ?? 0n)
  })
