// SPDX-License-Identifier: Apache-2.0
import { floorToCoin } from '../currencies/whole-coins.ts'
import { type Amount, floorToHundredths, multiply, zero } from '../money.ts'
import type { DrawResult, Lottery } from './lottery.ts'
import type { OddsTable } from './odds.ts'
import { canonicalItem, faultOfPick, type FormFault } from './pick.ts'
import { back, isTogether, type PlayType } from './play-type.ts'
import { playTypeOf } from './play-types.ts'
import { isAbove, none, plus, type Ratio, ratioOf, times } from './ratio.ts'

/** What a member bets on: a play's code, the pick, and whether every order of its digits counts ("đảo"). */
export interface Wager {
  playType: string
  pick: readonly string[]
  dao?: boolean | undefined
}

/** What a line was sold at. */
export interface SoldAt {
  stakePerLot: Amount
  currency: string
  /** A missing tier has its default. */
  odds?: OddsTable | undefined
}

/** The problem of a wager: an unknown play, a play without đảo, or the pick itself. */
export type PickFault = 'playType' | 'dao' | FormFault

/** The first problem of a wager; undefined if it can be accepted. */
export function validatePick(lottery: Lottery, { playType, pick, dao }: Wager): PickFault | undefined {
  const play = playTypeOf(lottery, playType)
  if (!play) return 'playType'
  if (dao === true && !play.dao) return 'dao'
  return faultOfPick(play.pick, pick)
}

/**
 * The pick as it is compared and paid for: in normal form, sorted, and with đảo every distinct order of the
 * digits (game-rules.md section 6.3). Two numbers share the orders that they have in common. Throws
 * RangeError on a wager with a problem.
 */
export function expandPick(lottery: Lottery, wager: Wager): readonly string[] {
  const { pick: form } = soundPlay(lottery, wager)
  const items = wager.pick.map((item) => canonicalItem(form, item))
  return [...new Set(wager.dao === true ? items.flatMap(ordersOf) : items)].toSorted()
}

/** The number of picks of a wager; several numbers that must hit together count once. */
export function picksOf(lottery: Lottery, wager: Wager): number {
  const { pick: form } = soundPlay(lottery, wager)
  return isTogether(form) ? 1 : expandPick(lottery, wager).length
}

/**
 * Stake per lot x lots x picks (game-rules.md section 6.3). Throws RangeError on a wager with a problem, or a
 * stake that is not above zero.
 */
export const costOf = (lottery: Lottery, wager: Wager, stakePerLot: Amount): Amount =>
  multiply(soundStake(stakePerLot), BigInt(soundPlay(lottery, wager).lots * picksOf(lottery, wager)), 1n)

/**
 * The return of a wager in a draw, stake included: the sum of the odds of all prizes x stake per lot, rounded
 * down once to whole coins; zero if it lost.
 */
export function judge(
  lottery: Lottery,
  wager: Wager,
  result: DrawResult,
  { stakePerLot, currency, odds }: SoldAt,
): Amount {
  const play = soundPlay(lottery, wager)
  const table: OddsTable = { ...play.odds, ...odds }
  const total = play
    .winsOf(expandPick(lottery, wager), result)
    .reduce((sum, tier) => plus(sum, table[tier] ?? none), none)
  return floorToCoin(multiply(soundStake(stakePerLot), total.numerator, total.denominator), currency)
}

/**
 * The turnover of a settled wager: its cost, or nothing if the draw returned the stake (game-rules.md section
 * 11, a push).
 */
export function validBetOf(lottery: Lottery, wager: Wager, result: DrawResult, stakePerLot: Amount): Amount {
  const givenBack = soundPlay(lottery, wager).winsOf(expandPick(lottery, wager), result).includes(back)
  return givenBack ? zero : costOf(lottery, wager, stakePerLot)
}

/**
 * The most that `judge` can return in any currency: every prize that this many picks can hit at once, at the best odds
 * of the play.
 */
export function mostReturn(lottery: Lottery, wager: Wager, stakePerLot: Amount, odds?: OddsTable): Amount {
  const play = soundPlay(lottery, wager)
  const best = Object.values({ ...play.odds, ...odds }).reduce(
    (most, each) => (isAbove(each, most) ? each : most),
    none,
  )
  return floorToHundredths(
    multiply(
      soundStake(stakePerLot),
      best.numerator * BigInt(play.mostWins(picksOf(lottery, wager))),
      best.denominator,
    ),
  )
}

/**
 * The exact share of the stakes that returns in the long run (RTP): expected prizes x odds / lots. A share,
 * not a percentage.
 */
export function returnToPlayer(lottery: Lottery, wager: Wager, odds?: OddsTable): Ratio {
  const play = soundPlay(lottery, wager)
  const table: OddsTable = { ...play.odds, ...odds }
  return shareReturned(play, wager.pick[0] ?? '', table)
}

/** The same for a play at these odds; for a play of choices, of one choice. */
export function shareReturned(play: PlayType, choice: string, odds: OddsTable): Ratio {
  const perPick = Object.entries(play.expected(choice)).reduce(
    (sum, [tier, count]) => plus(sum, times(count, odds[tier] ?? none)),
    none,
  )
  return times(perPick, ratioOf(1, play.lots))
}

function soundPlay(lottery: Lottery, wager: Wager): PlayType {
  const fault = validatePick(lottery, wager)
  const play = playTypeOf(lottery, wager.playType)
  if (fault !== undefined || !play)
    throw new RangeError(`The wager on ${lottery.gameCode} has a fault: ${fault}`)
  return play
}

function soundStake(stake: Amount): Amount {
  if (stake <= 0n) throw new RangeError('A stake is above zero')
  return stake
}

/** Every distinct order of a number's digits. */
function ordersOf(number: string): string[] {
  if (number.length <= 1) return [number]
  return [
    ...new Set(
      [...number].flatMap((digit, index) =>
        ordersOf(number.slice(0, index) + number.slice(index + 1)).map((rest) => digit + rest),
      ),
    ),
  ]
}
