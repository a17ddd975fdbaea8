// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountFromWire, type Amount } from '@tessera/rules/money'
import type { Queries, Tx } from '../../../../platform/db/index.ts'
import { findBrands, ownCurrency } from '../../../site/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { confirmedAlone, lockConfirmations, type EntryPlan } from './entry-store.ts'

/** What may move in a currency before a second operator has to confirm it. */
export type MostMoved = ReadonlyMap<string, Amount>

/**
 * What each currency may move. Bets are in the own currency of their brand, and an event is bet on at all brands: of
 * several with the same currency the most careful one counts.
 */
export async function mostMoved(db: Queries, { settings }: Pick<Platform, 'settings'>): Promise<MostMoved> {
  const most = new Map<string, Amount>()
  for (const { code } of await findBrands(db)) {
    const ofBrand = settings.of(code)
    const currency = await ownCurrency(ofBrand)
    const limit = amountFromWire(await ofBrand.read('sportsbook.secondOperator'))
    const known = most.get(currency)
    if (known === undefined || limit < known) most.set(currency, limit)
  }
  return most
}

/** Whether a result moves more in any currency than one operator may move. A currency that no brand has needs two; play money none. */
export const movesTooMuch = (
  sums: readonly Pick<EntryPlan['sums'][number], 'currency' | 'gain' | 'lose'>[],
  most: MostMoved,
): boolean =>
  sums.some(({ currency, gain, lose }) => {
    const moved = BigInt(gain) + BigInt(lose)
    return currency !== playCurrency && moved > (most.get(currency) ?? 0n)
  })

const dayMs = 86_400_000

/**
 * Whether an operator who confirms an entry of their own would have moved too much alone within 24 hours. Such
 * confirmations wait for each other.
 */
export async function movesTooMuchAlone(
  tx: Tx,
  deps: Pick<Platform, 'settings'>,
  { operatorId, plan, nowMs }: { operatorId: number; plan: EntryPlan | null; nowMs: number },
): Promise<boolean> {
  await lockConfirmations(tx, operatorId)
  const earlier = await confirmedAlone(tx, operatorId, nowMs - dayMs)
  const together = new Map<string, { gain: bigint; lose: bigint }>()
  for (const { currency, gain, lose } of [...earlier, ...(plan?.sums ?? [])]) {
    const known = together.get(currency) ?? { gain: 0n, lose: 0n }
    together.set(currency, { gain: known.gain + BigInt(gain), lose: known.lose + BigInt(lose) })
  }
  const now = new Set((plan?.sums ?? []).map(({ currency }) => currency))
  const sums = [...together].flatMap(([currency, { gain, lose }]) =>
    now.has(currency) ? [{ currency, gain: String(gain), lose: String(lose) }] : [],
  )
  return movesTooMuch(sums, await mostMoved(tx, deps))
}
