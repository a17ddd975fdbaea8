// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { beforeKickOff } from '../football/forecast.ts'
import { isMarketOf } from '../market-types/market-types.ts'
import { marketKey } from '../model/market.ts'
import type { Sport } from '../model/sport.ts'
import { isTick } from '../prices/ladder.ts'
import { beforeFirstServe } from '../tennis/match.ts'
import { offersOfBasketball } from './basketball-offers.ts'
import { offersOfEsports } from './esports-offers.ts'
import { offersOfFootball } from './football-offers.ts'
import type { Offer } from './offer.ts'
import { offersOfTennis } from './tennis-offers.ts'

const usual = { isLive: false, extraMargin: 0 }
const live = { isLive: true, extraMargin: 0 }
const means = { home: 1.5, away: 1.1, correlation: -0.08 }
const before = { state: beforeKickOff, known: { goals: [] } }
/** 2-1 in the 70th minute, after 1-0 at half-time. */
const late = {
  state: { playedMinute: 71, score: { home: 2, away: 1 }, redCards: { home: 0, away: 0 } },
  known: {
    atHalfTime: { home: 1, away: 0 },
    goals: [
      { side: 'home', minute: 10 },
      { side: 'away', minute: 50 },
      { side: 'home', minute: 65 },
    ] as const,
  },
}

const named = (offers: readonly Offer[], key: string): Offer =>
  offers.find(({ terms }) => marketKey(terms) === key)!
const overroundOf = ({ outcomes }: Offer): number =>
  outcomes.reduce((sum, { price }) => sum + 1_000 / price, 0)

describe('the offers of an event', () => {
  it.each<[string, Sport, () => Offer[]]>([
    ['a football match', 'football', () => offersOfFootball(means, before, usual)],
    ['a football match in play', 'football', () => offersOfFootball(means, late, live)],
    [
      'a basketball game',
      'basketball',
      () => offersOfBasketball({ margin: 4, total: 216 }, undefined, usual),
    ],
    [
      'a tennis match',
      'tennis',
      () => offersOfTennis({ home: 0.64, away: 0.6 }, beforeFirstServe(3, 'home'), usual),
    ],
    [
      'an e-sports match',
      'esports',
      () => offersOfEsports(0.6, { bestOf: 3, won: { home: 0, away: 0 } }, usual),
    ],
  ])('are markets that %s can have, each once, at prices of the ladder', (_name, sport, offersOf) => {
    const offers = offersOf()
    expect(new Set(offers.map(({ terms }) => marketKey(terms))).size).toBe(offers.length)
    expect(offers.filter(({ status }) => status === 'open').length).toBeGreaterThan(7)
    for (const { terms, outcomes, status } of offers) {
      expect(isMarketOf(sport, terms), marketKey(terms)).toBe(true)
      for (const { price } of outcomes) expect(price === 0 || isTick(price), marketKey(terms)).toBe(true)
      if (status === 'open') expect(outcomes.filter(({ price }) => price > 0).length).toBeGreaterThan(1)
    }
  })

  it('have the margin of their kind, and more where the competition has more', () => {
    const offers = offersOfFootball(means, before, usual)
    // Prices are rounded down to the ladder, which adds a little.
    expect(overroundOf(named(offers, 'result_1x2|regular'))).toBeGreaterThan(1.06)
    expect(overroundOf(named(offers, 'result_1x2|regular'))).toBeLessThan(1.09)
    const dearer = offersOfFootball(means, before, { ...usual, extraMargin: 0.05 })
    expect(overroundOf(named(dearer, 'result_1x2|regular'))).toBeGreaterThan(1.11)
  })

  it('close what is decided, and leave what is not', () => {
    const offers = offersOfFootball(means, late, live)
    for (const key of [
      'result_1x2|first_half',
      'next_goal|goal_3',
      'both_score|regular',
      'interval_goal|minutes_1_15',
    ])
      expect(named(offers, key).status, key).toBe('closed')
    for (const key of ['result_1x2|regular', 'next_goal|goal_4', 'correct_score|regular', 'odd_even|regular'])
      expect(named(offers, key).status, key).toBe('open')
    // No final score below the one that stands is on sale.
    const scores = named(offers, 'correct_score|regular').outcomes
    expect(scores.find(({ outcome }) => outcome === '0-0')!.price).toBe(0)
    expect(scores.find(({ outcome }) => outcome === '2-1')!.price).toBeGreaterThan(1_000)
  })

  it('count a live handicap from the score that stands', () => {
    const offers = offersOfFootball({ home: 1.3, away: 1.3, correlation: 0 }, late, live)
    const [home, away] = named(offers, 'handicap|regular|0').outcomes
    expect(home!.price).toBe(away!.price)
  })
})
