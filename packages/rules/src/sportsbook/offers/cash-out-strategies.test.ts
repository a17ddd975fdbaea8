// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { betKindOf } from '../bets/bet-kinds.ts'
import { type CashOutLeg, cashOutOffer } from '../bets/cash-out.ts'
import { factorOfFight, fightPrices } from '../cockfight/fixed-odds.ts'
import { fightChances } from '../cockfight/strengths.ts'
import { playedMinutesOfFirstHalf, playedMinutesOfMatch, shareOfGoalsBetween } from '../football/clock.ts'
import { averageOver } from '../market-types/chances.ts'
import { marketTypeOf } from '../market-types/market-types.ts'
import { type MarketTerms, marketKey } from '../model/market.ts'
import type { FootballResult } from '../model/result.ts'
import type { Score } from '../model/sport.ts'
import { outrightOffer } from '../outrights/outright-offer.ts'
import { chanceOf, type SourceChance, worthOf } from '../prices/source-chance.ts'
import { legFactor } from '../settlement/leg-status.ts'
import { beforeFirstServe } from '../tennis/match.ts'
import { offersOfBasketball } from './basketball-offers.ts'
import { offersOfEsports } from './esports-offers.ts'
import { offersOfFootball, pricedFootball } from './football-offers.ts'
import type { Offer } from './offer.ts'
import { priceMarket, type PricedEvent } from './price-market.ts'
import { offersOfTennis } from './tennis-offers.ts'

const single = betKindOf('single', 1)!
const stake = 1_000_000n
const none: Score = { home: 0, away: 0 }
/** Beyond so many goals a bet is held to its end. */
const mostGoals = 2
/** The minutes of play at which somebody can act; no part of a match ends between two of them. */
const moments = [0, 15, 35, playedMinutesOfFirstHalf, 60, 78, 90, playedMinutesOfMatch]

/** A match at one of the moments. */
interface State {
  moment: number
  halves: readonly [Score, Score]
}

const scoreOf = ({ halves: [first, second] }: State): Score => ({
  home: first.home + second.home,
  away: first.away + second.away,
})
const minuteOf = ({ moment }: State): number => moments[moment]!
const keyOf = ({ moment, halves }: State): string => JSON.stringify([moment, halves])

/** A season of one match: what is offered in each state, and what may come next by the model's own goals. */
function modelOf(means: { home: number; away: number }) {
  const priced = new Map<string, PricedEvent>()
  const offers = new Map<string, Offer>()
  const match = (state: State) => ({
    state: { playedMinute: minuteOf(state), score: scoreOf(state), redCards: none },
    known: {
      atHalfTime: minuteOf(state) >= playedMinutesOfFirstHalf ? state.halves[0] : undefined,
      goals: [],
    },
  })
  const eventOf = (state: State): PricedEvent => {
    const event = priced.get(keyOf(state)) ?? pricedFootball({ ...means, correlation: 0 }, match(state))
    priced.set(keyOf(state), event)
    return event
  }
  const optionsOf = (state: State) => ({ isLive: state.moment > 0, extraMargin: 0 })
  return {
    offersOf: (state: State) =>
      offersOfFootball({ ...means, correlation: 0 }, match(state), optionsOf(state)),
    offer(state: State, terms: MarketTerms): Offer {
      const name = `${keyOf(state)} ${marketKey(terms)}`
      const offer = offers.get(name) ?? priceMarket(eventOf(state), terms, optionsOf(state))
      offers.set(name, offer)
      return offer
    },
    /** What the model expects of an outcome that is held to the end. */
    expected(state: State, { terms, outcome, price, scoreBefore }: Bet): number {
      const type = marketTypeOf(terms.type)
      const joint = type.decidedBy === 'scores' ? eventOf(state).source(type.reads(terms)) : undefined
      if (type.decidedBy !== 'scores' || !joint) throw new Error(`nothing is known of ${marketKey(terms)}`)
      const { win, push } = averageOver(joint, (scores) =>
        type.statusOf(scores, { ...terms, scoreBefore }, outcome),
      )
      return (win * price) / 1000 + push
    },
    next(state: State): readonly { state: State; probability: number }[] {
      const share = shareOfGoalsBetween(minuteOf(state), moments[state.moment + 1]!)
      const isFirst = minuteOf(state) < playedMinutesOfFirstHalf
      return goalsOf(means.home * share).flatMap((chanceOfHome, home) =>
        goalsOf(means.away * share).map((chanceOfAway, away) => ({
          probability: chanceOfHome * chanceOfAway,
          state: {
            moment: state.moment + 1,
            halves: state.halves.map((half, index) =>
              (index === 0) === isFirst ? { home: half.home + home, away: half.away + away } : half,
            ) as unknown as State['halves'],
          },
        })),
      )
    },
  }
}

/** How probable no goal, one and so on are; the last stands for more, too. */
function goalsOf(mean: number): number[] {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals <= mostGoals; goals += 1) chances.push((chances[goals - 1]! * mean) / goals)
  const more = 1 - chances.reduce((sum, chance) => sum + chance, 0)
  return [...chances, more]
}
type Model = ReturnType<typeof modelOf>

interface Bet {
  terms: MarketTerms
  outcome: string
  price: number
  atBet: SourceChance
  scoreBefore: Score | undefined
}

/** What the best of all strategies makes of a bet on average, in stakes: to cash out or to wait at every moment. */
function bestOf(model: Model, bet: Bet, from: State): number {
  const known = new Map<string, number>()
  const worth = (state: State): number => {
    const key = keyOf(state)
    const value = known.get(key) ?? Math.max(offeredIn(model, bet, state), held(state))
    known.set(key, value)
    return value
  }
  const held = (state: State): number => {
    const settled = settledAs(bet, state)
    if (settled !== undefined) return settled
    const { home, away } = scoreOf(state)
    if (home + away > mostGoals) return model.expected(state, bet)
    return model.next(state).reduce((sum, next) => sum + next.probability * worth(next.state), 0)
  }
  return worth(from)
}

function offeredIn(model: Model, bet: Bet, state: State): number {
  if (settledAs(bet, state) !== undefined) return 0
  const { scoreBefore } = bet
  const now = scoreOfPart(bet.terms.period, state)
  // Its market counts from another score by now.
  if (scoreBefore && (scoreBefore.home !== now.home || scoreBefore.away !== now.away)) return 0
  const offer = model.offer(state, bet.terms)
  const outcome = offer.outcomes.find((each) => each.outcome === bet.outcome)
  if (offer.status !== 'open' || !outcome?.chance || outcome.price === 0) return 0
  const leg: CashOutLeg = {
    state: 'open',
    priceThousandths: bet.price,
    now: outcome.chance,
    atBet: bet.atBet,
  }
  return Number(cashOutOffer(single, stake, [leg]) ?? 0n) / Number(stake)
}

const scoreOfPart = (period: string, state: State): Score =>
  period === 'second_half' ? state.halves[1] : period === 'first_half' ? state.halves[0] : scoreOf(state)

/** What each unit of a bet returns, once its part is over. */
function settledAs({ terms, outcome, price, scoreBefore }: Bet, state: State): number | undefined {
  const minute = minuteOf(state)
  const isOver = minute >= playedMinutesOfMatch
  const ended = isOver ? 2 : minute >= playedMinutesOfFirstHalf ? 1 : 0
  const result: FootballResult = { sport: 'football', halves: state.halves, ended, over: isOver }
  const status = marketTypeOf(terms.type).settle(result, { ...terms, scoreBefore }, outcome)
  if (!status) return undefined
  const { numerator, denominator } = legFactor(status, price)
  return Number(numerator) / Number(denominator)
}

const starts: readonly State[] = [
  ...moments.slice(0, -1).map((_, moment): State => ({ moment, halves: [none, none] })),
  ...[2, 4].flatMap((moment): State[] => [
    { moment, halves: [{ home: 1, away: 0 }, none] },
    { moment, halves: [{ home: 0, away: 1 }, none] },
    { moment, halves: [{ home: 1, away: 1 }, none] },
  ]),
]

describe('every market at every minute of a football match', () => {
  it('has no strategy of bet and cash-out that expects more than it stakes', () => {
    const model = modelOf({ home: 1.9, away: 0.7 })
    const beaten: string[] = []
    let bets = 0
    for (const from of starts)
      for (const { terms, status, outcomes } of model.offersOf(from)) {
        // Which goal comes next, and when, is not in these states.
        if (status !== 'open' || terms.type === 'next_goal' || terms.type === 'interval_goal') continue
        for (const { outcome, price, chance } of outcomes) {
          if (price === 0 || !chance) continue
          bets += 1
          const isFromBet = marketTypeOf(terms.type).countsFromBet('football')
          const scoreBefore = isFromBet ? scoreOfPart(terms.period, from) : undefined
          const bet = { terms, outcome, price, atBet: chance, scoreBefore }
          const atOnce = offeredIn(model, bet, from)
          const best = bestOf(model, bet, from)
          if (atOnce > 0.95 || best > 1)
            beaten.push(`${keyOf(from)} ${marketKey(terms)} ${outcome} at ${price}: ${atOnce}, ${best}`)
        }
      }
    expect(beaten).toEqual([])
    expect(bets).toBeGreaterThan(1_000)
  })
})

describe('what every sport offers', () => {
  const options = [
    { isLive: false, extraMargin: 0 },
    { isLive: true, extraMargin: 0.02 },
  ]
  const offersOf = (each: (typeof options)[number]): readonly (readonly [string, readonly Offer[]])[] => [
    ['basketball', offersOfBasketball({ margin: 4, total: 216 }, undefined, each)],
    ['tennis', offersOfTennis({ home: 0.64, away: 0.6 }, beforeFirstServe(3, 'home'), each)],
    ['esports', offersOfEsports(0.6, { bestOf: 3, won: { home: 0, away: 0 } }, each)],
    [
      'outrights',
      [
        outrightOffer(
          ['1', '2', '3'],
          { rounds: 100, byTop: new Map([[1, Float64Array.of(60, 30, 10)]]) },
          { top: 1, extraMargin: 0 },
        ),
      ],
    ],
  ]

  it('says what its model thinks, and loses at least the margin to whoever cashes out at once', () => {
    for (const [sport, offers] of options.flatMap(offersOf))
      for (const { terms, outcomes, status } of offers)
        for (const { outcome, price, chance } of outcomes) {
          if (price === 0 || status === 'closed') continue
          const name = `${sport} ${marketKey(terms)} ${outcome} at ${price}`
          expect(chance, name).toBeDefined()
          const leg: CashOutLeg = {
            state: 'open',
            priceThousandths: price,
            now: chance!,
            atBet: { winMillionths: 0, backMillionths: 0 },
          }
          const offer = cashOutOffer(single, stake, [leg]) ?? 0n
          expect(Number(offer) / Number(stake), name).toBeLessThanOrEqual(0.95)
        }
  })

  it('in a fight counts what draws give back', () => {
    const chances = fightChances(0.5)
    const { meron } = fightPrices(chances)
    const { numerator, denominator } = worthOf(chanceOf(factorOfFight(chances, 'meron')), meron)
    const worth = chances.meron * (meron / 1000) + chances.bdd + chances.ftd
    expect(Number(numerator) / Number(denominator)).toBeCloseTo(worth, 5)
    expect(worth).toBeLessThan(1)
  })
})
