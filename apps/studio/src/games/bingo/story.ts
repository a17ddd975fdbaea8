// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { bingoBalls, bingoCard, bingoMultiplier, fullLines, type BingoBet } from './maths.ts'

export type BingoEvent =
  /** 25 fields, row by row; 0 is the free one. */
  | { readonly type: 'card'; readonly numbers: readonly number[] }
  | { readonly type: 'balls'; readonly numbers: readonly number[] }
  /** Rows 0 to 4, columns 5 to 9, diagonals 10 and 11. */
  | { readonly type: 'lines'; readonly lines: readonly number[] }

/** The story of one card. */
export function buildBingoStory(_bet: BingoBet, stake: Stake, floats: readonly number[]): Story<BingoEvent> {
  const [card, balls] = [bingoCard(floats), bingoBalls(floats)]
  const lines = fullLines(card, balls)
  const multiplier = bingoMultiplier(lines.length)
  return {
    events: [
      { type: 'card', numbers: card },
      { type: 'balls', numbers: balls },
      { type: 'lines', lines },
    ],
    multiplier,
    payout: returnOf(stake.amount, multiplier, stake.unit),
  }
}
