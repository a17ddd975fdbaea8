// SPDX-License-Identifier: Apache-2.0
import { usualWeights, type BonusTerms } from '../bonuses/terms.ts'
import { floorToCoin } from '../currencies/whole-coins.ts'
import { amountFromWire, amountOfMillionths, zero, type Amount } from '../money.ts'

/** What has to be staked with a reward, as a promotion states it; money in units. */
export interface Wagering {
  times: number
  base: BonusTerms['wagerBase']
  weights?: Readonly<Record<string, number>> | undefined
  vendorWeights?: Readonly<Record<string, number>> | undefined
  gameWeights?: Readonly<Record<string, number>> | undefined
  maxStake: number | null
  days: number
}

/** Above this many times, the console warns: hardly anybody gets to keep such a bonus. */
export const unusualWagerTimes = 10
/** A reward that is cash at once. */
export const cashAtOnce: Wagering = { times: 0, base: 'bonus', maxStake: null, days: 30 }

/** The terms of the bonus that a promotion pays. */
export const bonusTermsOf = (wagering: Wagering = cashAtOnce): BonusTerms => ({
  wagerTimes: wagering.times,
  wagerBase: wagering.base,
  weights: wagering.weights ?? usualWeights,
  vendorWeights: wagering.vendorWeights ?? {},
  gameWeights: wagering.gameWeights ?? {},
  maxStake: wagering.maxStake === null ? null : amountFromWire(wagering.maxStake),
  daysToWager: wagering.days,
})

/** `percent` of an amount, down to whole coins. Percents have at most two decimals. */
const percentOf = (amount: Amount, percent: number, currency: string): Amount =>
  amount <= zero
    ? zero
    : floorToCoin(amountOfMillionths((amount * BigInt(Math.round(percent * 100))) / 10_000n), currency)

const smaller = (left: Amount, right: Amount): Amount => (left < right ? left : right)

/** A share of each deposit, up to `most` in one turn; deposits below `minimum` do not count. In units. */
export interface DepositMatch {
  /** FIRST: the first deposit that a member ever makes. EVERY: each one until the turn ends. */
  which: 'FIRST' | 'EVERY'
  percent: number
  most: number
  minimum: number
}

/** The bonus for a deposit, of which `before` was granted in this turn already. Zero: it does not count. */
export function matchDeposit(
  { percent, most, minimum }: Pick<DepositMatch, 'percent' | 'most' | 'minimum'>,
  { deposit, before = zero, currency }: { deposit: Amount; before?: Amount; currency: string },
): Amount {
  if (deposit < amountFromWire(minimum)) return zero
  const left = amountOfMillionths(amountFromWire(most) - before)
  return left <= 0n ? zero : smaller(percentOf(deposit, percent, currency), left)
}

/** A share of what a member lost in a period, if it comes to `least`; at most `most`. In units. */
export interface Cashback {
  per: 'DAY' | 'WEEK'
  percent: number
  least: number
  most: number | null
}

/** What was settled in a period; `corrected` is what corrections of earlier bets add to its loss, below zero when they give back. */
export interface SettledInPeriod {
  stake: Amount
  returned: Amount
  corrected: Amount
}

/**
 * What counts as lost in a period, and what is carried into the next one. What a correction gives back beyond the loss of its
 * period lowers the next ones, because the bet that it corrects counted as lost before.
 */
export function lossOf(
  { stake, returned, corrected }: SettledInPeriod,
  carried: Amount = zero,
): { lost: Amount; carried: Amount } {
  const played = stake - returned - corrected
  const takenBack = corrected + carried
  const rest = takenBack + (played > 0n ? played : 0n)
  const lost = played + takenBack
  return {
    lost: amountOfMillionths(lost > 0n ? lost : 0n),
    carried: amountOfMillionths(rest < 0n ? rest : 0n),
  }
}

/** What comes back of what was lost in a period. */
export function cashbackOf(
  { percent, least, most }: Omit<Cashback, 'per'>,
  lost: Amount,
  currency: string,
): Amount {
  const share = percentOf(lost, percent, currency)
  const back = most === null ? share : smaller(share, amountFromWire(most))
  return back < amountFromWire(least) ? zero : back
}
