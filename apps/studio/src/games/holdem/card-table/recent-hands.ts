// SPDX-License-Identifier: Apache-2.0
import type { TableSummary } from '../../../fair/card-room/card-table.ts'
import type { HandResult } from '../hand/hand.ts'
import type { HandStory } from './hand-story.ts'

/** What a lobby counts of a hand. */
export interface RecentHand {
  readonly pot: string
  readonly dealt: number
  readonly sawFlop: number
  readonly beganAtMs: number
  readonly endedAtMs: number
}

const MOST_HANDS = 30
const BASIS_POINTS = 10_000
const HOUR_MS = 3_600_000

/** The last thirty hands, with one more. */
export function withHand(
  recent: readonly RecentHand[],
  { players, beganAtMs }: HandStory,
  { pots }: HandResult,
  endedAtMs: number,
): RecentHand[] {
  const pot = String(pots.reduce((sum, { amount }) => sum + amount, 0n))
  const sawFlop = players.filter((player) => player.sawFlop).length
  return [...recent, { pot, dealt: players.length, sawFlop, beganAtMs, endedAtMs }].slice(-MOST_HANDS)
}

/** What a lobby says of these hands. */
export function figuresOf(
  recent: readonly RecentHand[],
): Pick<TableSummary, 'averagePot' | 'seeFlopBasisPoints' | 'handsAnHour'> {
  if (recent.length === 0) return { averagePot: null, seeFlopBasisPoints: null, handsAnHour: null }
  const pots = recent.reduce((sum, { pot }) => sum + BigInt(pot), 0n)
  const sum = (count: (hand: RecentHand) => number) => recent.reduce((all, hand) => all + count(hand), 0)
  const spanMs = recent.at(-1)!.endedAtMs - recent[0]!.beganAtMs
  return {
    averagePot: pots / BigInt(recent.length),
    seeFlopBasisPoints: Math.round((BASIS_POINTS * sum((hand) => hand.sawFlop)) / sum((hand) => hand.dealt)),
    handsAnHour: spanMs > 0 ? Math.round((recent.length * HOUR_MS) / spanMs) : null,
  }
}
