// SPDX-License-Identifier: Apache-2.0
import { ratioOf } from '../../lottery/ratio.ts'
import type { Bet } from '../../sportsbook/bets/bet.ts'
import { exposureOf } from '../../sportsbook/bets/exposure.ts'
import { kindOf } from '../../sportsbook/bets/returns.ts'
import { type EventState, settleBet } from '../../sportsbook/bets/settle-bet.ts'
import { validBetOf } from '../../sportsbook/bets/valid-bet.ts'
import { leastEdgeOfBook } from '../../sportsbook/prices/least-edge.ts'
import type { Selection } from '../../sportsbook/settlement/settle-market.ts'
import { cashOutOf } from './cash-out.ts'
import { type Next, oneOf } from './draws.ts'
import { type MoneyRules, mostPayout } from './money-rules.ts'
import { changesMeanwhile, lastSecond, type Match, nextGoalOf, playMatch } from './match.ts'
import type { Played } from './played.ts'
import { drawMarket, type Quote, quoteOf } from './quote.ts'
import type { Stakes, Strategy } from './strategy.ts'
import { worthAt } from './worth.ts'

export interface Leg extends Quote {
  readonly match: Match
  readonly selections: readonly Selection[]
}

const edge = leastEdgeOfBook('SPORTS', 0)
const leastStake = 10
const hourMs = 3_600_000

/** One turn of a strategy at the book: one bet, or those on all sides of a market. */
export function playBook(
  strategy: Strategy,
  rules: MoneyRules,
  { day, stakes, next }: { day: number; stakes: readonly Stakes[]; next: Next },
): Played[] {
  const matches = Array.from({ length: strategy.slip === 'multiple' ? 2 + Math.floor(next() * 2) : 1 }, () =>
    playMatch(next),
  )
  const second = secondOfBet(strategy, rules, matches, next)
  if (second === undefined) return []
  const backed = drawLegs(strategy, rules, { matches, second, next })
  // All sides at stakes that return the same.
  const [first] = backed
  const exposed = exposureOf('football', singlesOf(backed))
  const account = Math.floor(next() * stakes.length)
  const subject = `match ${day} ${next()}`
  return backed.flatMap((legs, index) => {
    const own = strategy.side === 'opposite' ? (account + index) % stakes.length : account
    const price = priceOf(legs)
    const wanted = index === 0 ? stakes[account]!.next() : (stakes[account]!.next() * priceOf(first!)) / price
    const stake = Math.floor(Math.min(wanted, mostPayout / price))
    if (stake < leastStake) return []
    const isHedged = strategy.side === 'hedged' && strategy.slip === 'single'
    const share = isHedged ? exposed(legs[0]!.selections[0]!) : ratioOf(1, 1)
    const played = settle(strategy, rules, { legs, stake, second, next, share })
    stakes[own]!.settled(played.returned - stake)
    const settledDay = strategy.overMidnight ? day + 1 : day
    const facts = { account: own, subject, type: 'SPORTS', edge, placedDay: day, settledDay, stake } as const
    return [{ ...facts, ...played }]
  })
}

const priceOf = (legs: readonly Leg[]): number => legs.reduce((all, { price }) => (all * price) / 1_000, 1)
const singlesOf = (backed: readonly (readonly Leg[])[]) =>
  backed
    .filter((legs) => legs.length === 1 && legs[0]!.selections.length === 1)
    .map(([leg]) => ({
      ...leg!.selections[0]!,
      priceThousandths: leg!.price,
      stakeMinor: BigInt(Math.floor(1_000_000_000 / leg!.price)),
    }))

/** When the bet is taken; undefined if a goal that falls while it waits has it refused. */
function secondOfBet(
  { timing }: Strategy,
  rules: MoneyRules,
  matches: readonly Match[],
  next: Next,
): number | undefined {
  if (timing === 'before') return 0
  const takes = (second: number): boolean => !rules.waitsInPlay || !changesMeanwhile(matches, second)
  const goal = timing === 'goalSeen' ? nextGoalOf(matches, 2) : undefined
  if (goal !== undefined && takes(goal - 1)) return goal - 1
  const random = 60 + Math.floor(next() * (lastSecond - 240))
  return takes(random) ? random : undefined
}

/** What a strategy backs of a market; one that has seen a goal knows the best. */
function backedOf(
  { timing, backsLongest }: Strategy,
  market: readonly Leg[],
  second: number,
  next: Next,
): Leg | undefined {
  if (backsLongest) return market.toSorted((one, other) => other.price - one.price)[0]
  if (timing !== 'goalSeen') return market.length === 0 ? undefined : oneOf(next, market)
  const worth = market.map((leg) => worthAt([leg], second))
  return market[worth.indexOf(Math.max(...worth))]
}

/** The legs of each bet: one bet, or one for each outcome of a market. */
function drawLegs(
  strategy: Strategy,
  rules: MoneyRules,
  { matches, second, next }: { matches: readonly Match[]; second: number; next: Next },
): Leg[][] {
  const legOf = (match: Match, selections: readonly Selection[]): Leg | undefined => {
    const quote = quoteOf(match, second, selections, rules)
    return quote && { ...quote, match, selections }
  }
  if (strategy.slip === 'single' && strategy.side !== 'blind')
    return drawMarket(strategy, matches[0]!, second, next)
      .map((selection) => legOf(matches[0]!, [selection]))
      .flatMap((leg) => (leg ? [[leg]] : []))
  const legs = matches.map((match) => {
    const count = strategy.slip === 'builder' ? 2 + Math.floor(next() * 2) : 1
    const selections = Array.from({ length: count }, () => {
      const market = drawMarket(strategy, match, second, next).flatMap(
        (selection) => legOf(match, [selection]) ?? [],
      )
      return backedOf(strategy, market, second, next)?.selections[0]
    }).filter((selection) => selection !== undefined)
    return selections.length === count ? legOf(match, selections) : undefined
  })
  const known = legs.filter((leg) => leg !== undefined)
  return known.length === legs.length ? [known] : []
}

interface Taken {
  legs: readonly Leg[]
  stake: number
  second: number
  next: Next
  share: ReturnType<ReturnType<typeof exposureOf>>
}

function settle(
  strategy: Strategy,
  rules: MoneyRules,
  { legs, stake, second, next, share }: Taken,
): Pick<Played, 'returned' | 'validBets' | 'expected'> {
  const bet = (stakePerLineMinor: bigint): Bet => ({
    kind: legs.length === 1 ? 'single' : 'multiple',
    legs: legs.map(({ selections, price }, index) => ({
      eventId: String(index),
      selections,
      priceThousandths: price,
    })),
    stakePerLineMinor,
  })
  const kind = kindOf(bet(1n))
  const { paid, rest, atSecond } = cashOutOf(strategy, rules, {
    kind,
    legs,
    stake: BigInt(stake),
    second,
    next,
  })
  const sold = stake - Number(rest)
  const gainOfSale = sold === 0 ? 0 : Number(paid) - sold * worthAt(legs, atSecond)
  const expected = stake * worthAt(legs, second) + gainOfSale
  if (rest === 0n) return { returned: Number(paid), validBets: 0, expected }
  const held = bet(rest)
  const settled = settleBet(held, (index) => stateOf(legs[Number(index)]!.match), 3 * hourMs)
  return {
    returned: Number(paid + settled.returnMinor),
    validBets: Number(validBetOf(held, settled, { exposed: share })),
    expected,
  }
}

const stateOf = ({ result }: Match): EventState => ({
  event: { kind: 'match', scheduledStartMs: 0, competitors: ['home', 'away'] },
  version: {
    version: 1,
    status: 'ended',
    venue: 'as_announced',
    source: 'play',
    result,
    endedAtMs: 2 * hourMs,
  },
})
