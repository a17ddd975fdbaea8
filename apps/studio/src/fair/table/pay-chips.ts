// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../multiplier.ts'
import type { Stake, Story } from '../story.ts'
import { chipAmount } from './check-chips.ts'
import { RETURN_ONE, type TableBet, type TableGame } from './table-game.ts'

/** What one spot of a bet gets back, in millionths; exact parts of one are cut only in the sum of a round. */
export interface PaidChips {
  readonly spot: string
  readonly amount: bigint
  /** Parts of RETURN_ONE. */
  readonly parts: number
}

/** Each spot of a bet with what the result gives it back. */
export function paidChips<Result>(
  game: Pick<TableGame<never, Result>, 'returns'>,
  { chips }: TableBet,
  result: Result,
): PaidChips[] {
  return chips.map(({ spot, amount }) => ({
    spot,
    amount: chipAmount(amount) ?? 0n,
    parts: game.returns(spot, result),
  }))
}

/** The exact sum of all returns, rounded down once to the smallest coin. */
export function sumOfPaid(paid: readonly PaidChips[], unit: bigint): bigint {
  const parts = paid.reduce((sum, each) => sum + each.amount * BigInt(each.parts), 0n)
  return (parts / (BigInt(RETURN_ONE) * unit)) * unit
}

/** The most that this very set of chips can be paid. */
export function bestPayout<Result>(
  game: Pick<TableGame<never, Result>, 'returns' | 'best'>,
  bet: TableBet,
  unit: bigint,
): bigint {
  let best = 0n
  for (const result of game.best) {
    const payout = sumOfPaid(paidChips(game, bet, result), unit)
    if (payout > best) best = payout
  }
  return best
}

/** The story of a round: what it pays is exact, the multiplier is derived from it and cut to millionths. */
export function buildTableStory<RoundEvent extends object, Result>(
  game: TableGame<RoundEvent, Result>,
  bet: TableBet,
  stake: Stake,
  floats: readonly number[],
): Story<RoundEvent> {
  const events = game.deal(
    floats,
    bet.chips.map(({ spot }) => spot),
  )
  return tableStoryOf(game, bet, stake, events)
}

/** The story of a bet on a round whose events are known. */
export function tableStoryOf<RoundEvent extends object, Result>(
  game: TableGame<RoundEvent, Result>,
  bet: TableBet,
  stake: Stake,
  events: readonly RoundEvent[],
): Story<RoundEvent> {
  const payout = sumOfPaid(paidChips(game, bet, game.judge(events)), stake.unit)
  return { events, payout, multiplier: derivedMultiplier(payout, stake.amount) }
}

/** payout / stake for display, cut to millionths. */
export function derivedMultiplier(payout: bigint, stake: bigint): Multiplier {
  return stake === 0n ? 0 : Number((payout * BigInt(MULTIPLIER_ONE)) / stake)
}
