// SPDX-License-Identifier: Apache-2.0
import type { SharedBet, SharedGame } from './rules/shared-game.ts'
import type { RoundReturn } from './store/return-store.ts'

interface Sum {
  stake: bigint
  paid: bigint
  stated: bigint
  deviation: number
}

/**
 * What the bets of an ended round took and paid, by currency; nothing of a game that states no return of single bets. All
 * bets of a round are taken to win together, so that the variance is never too small.
 */
export function returnsOfRound<Own, Result>(
  game: Pick<SharedGame<Own, Result, never>, 'stated' | 'storyOf'>,
  bets: readonly SharedBet<Own>[],
  result: Result,
): RoundReturn[] {
  const { stated: statedOf } = game
  if (!statedOf) return []
  const sums = new Map<string, Sum>()
  for (const bet of bets) {
    if (bet.playMoney) continue
    const sum = sums.get(bet.currency) ?? { stake: 0n, paid: 0n, stated: 0n, deviation: 0 }
    const { stated, deviation } = statedOf(bet)
    sum.stake += BigInt(bet.stake)
    sum.paid += game.storyOf(bet, result).payout
    sum.stated += stated
    sum.deviation += deviation
    sums.set(bet.currency, sum)
  }
  return [...sums].map(([currency, { deviation, ...sum }]) => ({
    currency,
    ...sum,
    variance: deviation ** 2,
  }))
}
