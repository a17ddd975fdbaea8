// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builderChance } from '../bets/builder.ts'
import type { Selection } from '../settlement/settle-market.ts'
import { beforeKickOff } from '../football/forecast.ts'
import { pricedBasketball } from './basketball-offers.ts'
import { offersOfFootball, pricedFootball } from './football-offers.ts'
import { priceBuilder } from './price-builder.ts'
import { priceMarket } from './price-market.ts'

const options = { isLive: false, extraMargin: 0 }
const match = pricedFootball(
  { home: 1.5, away: 1.1, correlation: 0 },
  { state: beforeKickOff, known: { goals: [] } },
)
const pick = (type: string, outcome: string, line?: number, period = 'regular'): Selection => ({
  terms: { type, period, line },
  outcome,
})
const single = ({ terms, outcome }: Selection): number =>
  priceMarket(match, terms, options).outcomes.find((each) => each.outcome === outcome)!.price
function joined(...selections: Selection[]): number {
  const priced = priceBuilder(match, selections, options)
  if ('refusal' in priced) throw new Error(priced.refusal)
  return priced.price
}

describe('the price of a bet builder', () => {
  it('costs what the likelier of two outcomes that always come together costs alone', () => {
    const home = pick('result_1x2', 'home')
    expect(joined(home, pick('double_chance', 'home_or_away'))).toBeLessThanOrEqual(single(home))
  })

  it('is far above the product for outcomes that hinder each other, and below it for those that help', () => {
    const product = (one: Selection, other: Selection): number => (single(one) * single(other)) / 1000
    const [under, over] = [pick('total', 'under', 10), pick('total', 'over', 10)]
    const both = pick('both_score', 'yes')
    expect(joined(under, both)).toBeGreaterThan(product(under, both) * 1.5)
    expect(joined(over, both)).toBeLessThan(product(over, both) * 0.8)
  })

  it('joins a half with the match as the settlement of half-time and full time does', () => {
    const halves = joined(pick('result_1x2', 'home', undefined, 'first_half'), pick('result_1x2', 'home'))
    const named = single(pick('half_full', 'home_home'))
    expect(Math.abs(halves - named)).toBeLessThan(named * 0.12)
  })

  it('is lower for a competition with a higher margin, and in play', () => {
    const selections = [pick('result_1x2', 'home'), pick('both_score', 'yes')]
    const usual = joined(...selections)
    for (const more of [
      { isLive: false, extraMargin: 0.1 },
      { isLive: true, extraMargin: 0.05 },
    ]) {
      const priced = priceBuilder(match, selections, more)
      expect('price' in priced && priced.price).toBeLessThan(usual)
    }
  })

  it('is never below that of the dearest alone, and never gives anything away, whatever is joined', () => {
    const anyScore = fc.record({ home: fc.nat(3), away: fc.nat(3) })
    fc.assert(
      fc.property(
        fc.tuple(
          fc.double({ min: 0.3, max: 3.5, noNaN: true }),
          fc.double({ min: 0.3, max: 3.5, noNaN: true }),
        ),
        fc.integer({ min: 0, max: 92 }),
        anyScore,
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 2, maxLength: 4 }),
        ([home, away], playedMinute, score, picks) => {
          const isLive = playedMinute > 0
          const means = { home, away, correlation: -0.08 }
          const state = isLive ? { playedMinute, score, redCards: { home: 0, away: 0 } } : beforeKickOff
          const known = { atHalfTime: playedMinute >= 46 ? { home: 0, away: 0 } : undefined }
          const terms = { isLive, extraMargin: 0 }
          const offers = offersOfFootball(means, { state, known }, terms).filter(
            ({ status, terms: { line = 0, period } }) =>
              status === 'open' && line % 2 === 0 && !/minutes|goal/.test(period),
          )
          const event = pricedFootball(means, { state, known })
          const selections = picks.map(([market, outcome]) => {
            const offer = offers[market % offers.length]!
            const countsFromNow = isLive && offer.terms.type === 'handicap'
            const scoreBefore = countsFromNow ? event.scoreNow!(offer.terms.period) : undefined
            const onSale = offer.outcomes.filter(({ price }) => price > 0)
            return { terms: { ...offer.terms, scoreBefore }, ...onSale[outcome % onSale.length]! }
          })
          const priced = priceBuilder(event, selections, terms)
          if ('refusal' in priced) return
          expect(priced.price).toBeGreaterThanOrEqual(Math.max(...selections.map(({ price }) => price)))
          const states = event.source(['first_half', 'regular', 'second_half'])!
          const chance = builderChance(selections, states)
          if ('refusal' in chance) throw new Error(chance.refusal)
          expect((chance.win * priced.price) / 1_000 + chance.push).toBeLessThan(1)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('is refused for parts whose scores are not known together', () => {
    const interval = pick('interval_goal', 'yes', undefined, 'minutes_1_15')
    expect(priceBuilder(match, [interval, pick('result_1x2', 'home')], options)).toEqual({
      refusal: 'builder_no_states',
    })
  })

  it('joins the markets of one part of a basketball game', () => {
    const game = pricedBasketball({ margin: 3, total: 210 }, undefined)
    const win = pick('money_line', 'home', undefined, 'game')
    const priced = priceBuilder(game, [win, pick('total', 'over', 842, 'game')], options)
    expect('price' in priced && priced.price).toBeGreaterThan(2_500)
    expect(priceBuilder(game, [win, pick('total', 'over', 202, 'quarter_1')], options)).toEqual({
      refusal: 'builder_no_states',
    })
  })
})
