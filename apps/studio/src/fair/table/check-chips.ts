// SPDX-License-Identifier: Apache-2.0
import { BetRefusal } from '../refusal.ts'
import type { Stake } from '../story.ts'
import type { TableBet, TableGame } from './table-game.ts'

/** So many places of one table may have chips in a round. */
export const MOST_PLACES = 60

const SCALE = 6
const WRITTEN = /^(0|[1-9]\d{0,14})(?:\.(\d{1,6}))?$/

/** The millionths of a written amount; undefined for anything that is not an amount above zero. */
export function chipAmount(written: string): bigint | undefined {
  const match = WRITTEN.exec(written)
  if (!match) return undefined
  const amount = BigInt(match[1]! + (match[2] ?? '').padEnd(SCALE, '0'))
  return amount > 0n ? amount : undefined
}

/**
 * Refuses chips on a place that the table does not have, two entries for one place, an amount that is none or finer
 * than the smallest coin, and chips whose sum is not exactly the stake.
 */
export function checkChips(
  { places }: Pick<TableGame<object, unknown>, 'places'>,
  { chips }: TableBet,
  stake: Stake,
): void {
  if (chips.length === 0 || chips.length > MOST_PLACES)
    throw new BetRefusal('studio.badChips', { maximum: MOST_PLACES })
  const used = new Set<string>()
  let sum = 0n
  for (const { place, amount } of chips) {
    if (!places.includes(place) || used.has(place)) throw new BetRefusal('studio.badPlace')
    used.add(place)
    const millionths = chipAmount(amount)
    if (millionths === undefined || millionths % stake.unit !== 0n)
      throw new BetRefusal('studio.badChipAmount')
    sum += millionths
  }
  if (sum !== stake.amount) throw new BetRefusal('studio.chipsNotStake')
}
