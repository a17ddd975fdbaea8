// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '../money.ts'
import type { DrawResult, Lottery } from './lottery.ts'
import { sampleDraws } from './model-draws.ts'
import type { OddsTable } from './odds.ts'
import type { PlayType } from './play-type.ts'
import { playTypeOf } from './play-types.ts'
import { isAbove, none, plus, type Ratio, ratioOf, times } from './ratio.ts'
import { expandPick, picksOf, type Wager } from './wager.ts'

/** A bet as on its ticket. */
export interface ExposedBet extends Wager {
  stakePerLot: Amount
  odds: OddsTable
}

/** The counted share of the stakes of a play, for one member's bets on one draw. */
export type Exposure = (playType: string) => Ratio

const whole: Ratio = ratioOf(1, 1)
/**
 * A return in more than this share of the outcomes is no risk (as with 24 of the 37 numbers of roulette,
 * game-rules.md section 11).
 */
const covered: Ratio = ratioOf(2, 3)

/** Plays of a province on the last digits of DB; together they are one event. */
const onDb: ReadonlySet<string> = new Set(['de', 'de_3c', 'de_4c', 'dau', 'duoi', 'tong', 'tx', 'cl'])

/**
 * The group of bets that can hedge each other: those on the same numbers of a draw. Undefined for plays that
 * cannot be hedged.
 */
function eventOf(lottery: Lottery, { code, pick }: PlayType): string | undefined {
  if (lottery.kind !== 'vietnamese') return 'draw'
  if (onDb.has(code)) return 'db'
  // Every number that lô compares is an event of its own, with its own stake and prize; xiên and trượt have
  // no opposite side.
  return pick.form === 'together' ? undefined : code
}

/**
 * The net exposure of a member's bets on one draw, over all tickets (game-rules.md section 11: "both sides of
 * one event: only the net exposure"). Of the returns that the bets have in the possible outcomes, the part
 * that comes in more than two thirds of them counts as a hedge; the rest is exposed, and the stakes count in
 * that proportion. 100 on big and 60 on small count 40; a bet that loses in more than a third of the outcomes
 * counts in full. Yields after each bet that takes long to compute.
 */
export function* weighExposure(lottery: Lottery, bets: readonly ExposedBet[]): Generator<void, Exposure> {
  const events = new Map<string, ExposedBet[]>()
  for (const bet of merged(bets)) {
    const event = eventOf(lottery, soundPlay(lottery, bet))
    if (event === undefined) continue
    const together = events.get(event) ?? []
    together.push(bet)
    events.set(event, together)
  }
  const shares = new Map<string, Ratio>()
  for (const [event, together] of events) shares.set(event, yield* shareOf(lottery, event, together))
  return (code) => shares.get(eventOf(lottery, soundPlay(lottery, { playType: code })) ?? '') ?? whole
}

function* shareOf(lottery: Lottery, event: string, bets: readonly ExposedBet[]): Generator<void, Ratio> {
  // At most as many outcomes win as the bets have chances together, so most bets need no enumeration.
  if (!isAbove(bets.map((bet) => mostChance(lottery, bet)).reduce(plus, none), covered)) return whole
  const outcomes = outcomesOf(lottery, event, bets)
  const returns = outcomes.map(() => 0n)
  for (const bet of bets) {
    addReturns(returns, lottery, bet, outcomes)
    yield
  }
  const ascending = returns.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  const hedged = ascending[Math.floor(outcomes.length / 3)] ?? 0n
  const total = returns.reduce((sum, each) => sum + each, 0n)
  const exposed = returns.reduce((sum, each) => sum + (each > hedged ? each - hedged : 0n), 0n)
  return total === 0n ? whole : ratioOf(exposed, total)
}

function addReturns(
  returns: bigint[],
  lottery: Lottery,
  bet: ExposedBet,
  outcomes: readonly DrawResult[],
): void {
  const play = soundPlay(lottery, bet)
  const pick = expandPick(lottery, bet)
  const paid = new Map(
    Object.entries({ ...play.odds, ...bet.odds }).map(([tier, { numerator, denominator }]) => [
      tier,
      (bet.stakePerLot * numerator) / denominator,
    ]),
  )
  outcomes.forEach((outcome, index) => {
    for (const tier of play.winsOf(pick, outcome))
      returns[index] = (returns[index] ?? 0n) + (paid.get(tier) ?? 0n)
  })
}

/** At most this share of the outcomes pays the bet anything. */
function mostChance(lottery: Lottery, bet: ExposedBet): Ratio {
  const play = soundPlay(lottery, bet)
  const perPick = Object.entries(play.expected(bet.pick[0] ?? ''))
    .filter(([tier]) => Object.hasOwn(play.odds, tier))
    .reduce((sum, [, count]) => plus(sum, count), none)
  return times(perPick, ratioOf(picksOf(lottery, bet), play.lots))
}

/** The outcomes of an event, all equally likely. */
function outcomesOf(lottery: Lottery, event: string, bets: readonly ExposedBet[]): readonly DrawResult[] {
  if (lottery.kind !== 'vietnamese') return sampleDraws(lottery)
  const digits = Math.max(2, ...bets.map((bet) => digitsOf(soundPlay(lottery, bet))))
  const row = event === 'de_g1' ? 1 : event === 'de_dau' ? (lottery.region === 'MB' ? 7 : 8) : 0
  return Array.from({ length: 10 ** digits }, (_, ending) => [
    ...Array.from({ length: row }, () => []),
    [String(ending).padStart(digits, '0')],
  ])
}

const digitsOf = ({ pick }: PlayType): number => (pick.form === 'numbers' ? pick.digits : 0)

/** Equal bets are merged: a repeated ticket takes no longer. */
function merged(bets: readonly ExposedBet[]): ExposedBet[] {
  const alike = new Map<string, ExposedBet>()
  for (const bet of bets) {
    const odds = Object.entries(bet.odds).map(
      ([tier, { numerator, denominator }]) => `${tier}=${numerator}/${denominator}`,
    )
    const key = [bet.playType, bet.dao === true, bet.pick.toSorted(), odds].join('|')
    const known = alike.get(key)
    alike.set(key, known ? { ...known, stakePerLot: (known.stakePerLot + bet.stakePerLot) as Amount } : bet)
  }
  return [...alike.values()]
}

function soundPlay(lottery: Lottery, { playType }: Pick<Wager, 'playType'>): PlayType {
  const play = playTypeOf(lottery, playType)
  if (!play) throw new RangeError(`${lottery.gameCode} has no play ${playType}`)
  return play
}
