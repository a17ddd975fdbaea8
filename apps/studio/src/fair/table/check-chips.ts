// SPDX-License-Identifier: Apache-2.0
import { BetRefusal } from '../refusal.ts'
import type { Stake } from '../story.ts'
import type { TableBet, TableGame } from './table-game.ts'

/** So many spots of one table may have chips in a round. */
export const MOST_SPOTS = 60

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
 * Refuses chips on a spot that the table does not have, two entries for one spot, an amount that is none or finer
 * than the smallest coin, and chips whose sum is not exactly the stake.
 */
export function checkChips(
  { spots }: Pick<TableGame<object, unknown>, 'spots'>,
  { chips }: TableBet,
  stake: Stake,
): void {
  if (chips.length === 0 || chips.length > MOST_SPOTS)
    throw new BetRefusal('studio.badChips', { maximum: MOST_SPOTS })
  const used = new Set<string>()
  let sum = 0n
  for (const { spot, amount } of chips) {
    if (!spots.includes(spot) || used.has(spot)) throw new BetRefusal('studio.badSpot')
    used.add(spot)
    const millionths = chipAmount(amount)
    if (millionths === undefined || millionths % stake.unit !== 0n)
      throw new BetRefusal('studio.badChipAmount')
    sum += millionths
  }
  if (sum !== stake.amount) throw new BetRefusal('studio.chipsNotStake')
}
