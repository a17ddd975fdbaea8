// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { floorToCoin } from '@tessera/rules/currencies/whole-coins'
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { LegNow } from './read-legs.ts'
import type { BetTerms } from './read-terms.ts'
import type { StoredBet } from './stored-bet.ts'

/** The legs of a slip as the book reads them. */
export const wantedLegs = ({ legs }: Pick<OperationInput<'sportsbook.checkSlip'>, 'legs'>) =>
  legs.map(({ selections, price, score }) => ({
    selections: selections.map(({ marketId, outcome }) => ({ marketId: BigInt(marketId), outcome })),
    priceThousandths: price,
    score,
  }))

/** Throws why the selections of a leg cannot be joined, if so. */
export function requireJoinable(legs: readonly LegNow[]): void {
  for (const [leg, { refusal: reason }] of legs.entries())
    if (reason) throw fault('sportsbook.slipRefused', { reason, leg })
}

/** The longest delay among the sports of its live legs. */
export const delayOf = (legs: readonly LegNow[], { delays }: Pick<BetTerms, 'delays'>): number =>
  Math.max(0, ...legs.map(({ event }) => (event.status === 'live' ? delays[event.sport] : 0)))

/**
 * The highest stake of a line that the limits of stakes and payouts allow. Returns grow with the stake, so a bet of any
 * stake shows how much of them one more coin takes.
 */
export function highestLineOf(
  { stakePerLine, mostReturn, currency }: Pick<StoredBet, 'stakePerLine' | 'mostReturn' | 'currency'>,
  { highestStake, ticketPayout, dayPayout }: Pick<BetTerms, 'highestStake' | 'ticketPayout' | 'dayPayout'>,
  returnsOfDay: bigint,
): Amount {
  const left = dayPayout - returnsOfDay
  const most = left < ticketPayout ? left : ticketPayout
  const byReturn = mostReturn === 0n ? highestStake : (most * stakePerLine) / mostReturn
  return inCoins(byReturn < highestStake ? byReturn : highestStake, currency)
}

/** Throws unless the stake of a bet is within its limits, after what its member can already be paid for the day. */
export function requireStakeWithin(bet: StoredBet, terms: BetTerms, returnsOfDay: bigint): void {
  if (bet.stakePerLine < terms.lowestStake)
    throw fault('sportsbook.stakeTooSmall', { min: terms.lowestStake })
  requireReturnWithin(bet, terms, returnsOfDay)
}

/** Throws unless the stake of a bet is not above its limits, after what its member can already be paid for the day. */
export function requireReturnWithin(
  bet: Pick<StoredBet, 'stakePerLine' | 'mostReturn' | 'currency'>,
  terms: Pick<BetTerms, 'highestStake' | 'ticketPayout' | 'dayPayout'>,
  returnsOfDay: bigint,
): void {
  const { stakePerLine, mostReturn } = bet
  const fits =
    stakePerLine <= terms.highestStake &&
    mostReturn <= terms.ticketPayout &&
    returnsOfDay + mostReturn <= terms.dayPayout
  if (!fits) throw fault('sportsbook.stakeTooLarge', { max: highestLineOf(bet, terms, returnsOfDay) })
}

/** Rounded down to whole coins; none if it is below zero. */
export const inCoins = (amount: bigint, currency: string): Amount =>
  amount <= 0n ? zero : floorToCoin(amountOfMillionths(amount), currency)
