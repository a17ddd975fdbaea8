// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { KENO_DRAWN, kenoDraw, kenoHits, kenoTable, type KenoBet } from './maths.ts'

export type KenoEvent =
  | { readonly type: 'draw'; readonly number: number; readonly hit: boolean }
  | { readonly type: 'hits'; readonly hits: number }

/** The number of floats in one round. */
export const KENO_FLOATS = KENO_DRAWN

/** The story of one draw. */
export function buildKenoStory(bet: KenoBet, stake: Stake, floats: readonly number[]): Story<KenoEvent> {
  const drawn = kenoDraw(floats)
  const hits = kenoHits(bet, drawn)
  const multiplier = kenoTable(bet)[hits]!
  return {
    events: [
      ...drawn.map((number) => ({ type: 'draw', number, hit: bet.picks.includes(number) }) as const),
      { type: 'hits', hits },
    ],
    multiplier,
    payout: returnOf(stake.amount, multiplier, stake.unit),
  }
}
