// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { FeedBet } from '../../protocol.ts'

/** As many of each as a page lists. */
export const LISTED = 20
const HIGH_MULTIPLIER = 10 * MULTIPLIER_ONE

export interface LatestBets {
  readonly latest: readonly FeedBet[]
  readonly high: readonly FeedBet[]
}

export const noBets: LatestBets = { latest: [], high: [] }

export const isHigh = ({ multiplier }: Pick<FeedBet, 'multiplier'>): boolean => multiplier >= HIGH_MULTIPLIER

/** The last bets, and the last of those that paid ten times their stake or more; newest first. */
export function withBets({ latest, high }: LatestBets, bets: readonly FeedBet[]): LatestBets {
  const newest = bets.toReversed()
  return {
    latest: [...newest, ...latest].slice(0, LISTED),
    high: [...newest.filter(isHigh), ...high].slice(0, LISTED),
  }
}
