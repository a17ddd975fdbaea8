// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { plinkoPath, plinkoSlot, plinkoTable, type PlinkoBet } from './maths.ts'

export type PlinkoEvent =
  | { readonly type: 'bounce'; readonly row: number; readonly right: boolean }
  | { readonly type: 'land'; readonly slot: number }

/** The number of floats in one round. */
export function plinkoFloats(bet: PlinkoBet): number {
  return bet.rows
}

/** The story of one ball's fall. */
export function buildPlinkoStory(
  bet: PlinkoBet,
  stake: Stake,
  floats: readonly number[],
): Story<PlinkoEvent> {
  const path = plinkoPath(bet, floats)
  const slot = plinkoSlot(path)
  const multiplier = plinkoTable(bet)[slot]!
  return {
    events: [...path.map((right, row) => ({ type: 'bounce', row, right }) as const), { type: 'land', slot }],
    multiplier,
    payout: returnOf(stake.amount, multiplier, stake.unit),
  }
}
