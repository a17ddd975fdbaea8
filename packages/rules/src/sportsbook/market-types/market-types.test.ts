// SPDX-License-Identifier: Apache-2.0
import { english as englishTexts } from '@tessera/texts/english'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarketTerms } from '../model/market.ts'
import { isPeriodOf } from '../model/period.ts'
import { periodText } from '../model/period-text.ts'
import { type Sport, sports } from '../model/sport.ts'
import type { ScoreDistribution } from '../prices/distribution.ts'
import { independentHalves } from '../testing/independent-halves.ts'
import { chancesByScores, type JointState, statesOf } from './chances.ts'
import { isMarketOf, marketTypeOf, marketTypes, marketTypesOf } from './market-types.ts'

function poisson(mean: number, count: number): number {
  let probability = Math.exp(-mean)
  for (let step = 1; step <= count; step += 1) probability *= mean / step
  return probability
}

/** The grid of section 9: goals 0 to 10, with Dixon-Coles tau, renormalised. */
function grid(a: number, b: number, r = 0): ScoreDistribution {
  const tau: Record<string, number> = {
    '0-0': 1 - a * b * r,
    '0-1': 1 + a * r,
    '1-0': 1 + b * r,
    '1-1': 1 - r,
  }
  const states = Array.from({ length: 121 }, (_, index) => {
    const [home, away] = [Math.floor(index / 11), index % 11]
    return { home, away, probability: poisson(a, home) * poisson(b, away) * (tau[`${home}-${away}`] ?? 1) }
  })
  const sum = states.reduce((total, { probability }) => total + probability, 0)
  return { states: states.map((state) => ({ ...state, probability: state.probability / sum })) }
}

const plain = statesOf('regular', grid(1.5, 1.1))
const tied = statesOf('regular', grid(1.5, 1.1, -0.08))
const halves = independentHalves(grid(0.7, 0.5), grid(0.8, 0.6))

const chance = (states: readonly JointState[], type: string, outcome: string, line?: number): number =>
  chancesByScores({ type, period: 'regular', line }, states).get(outcome)!.probability
const fair = (states: readonly JointState[], type: string, outcome: string, line?: number): number =>
  chancesByScores({ type, period: 'regular', line }, states).get(outcome)!.fairDecimal

describe('prices that average settlement over the grid of 1.5 and 1.1 goals', () => {
  it('are those of independent goals', () => {
    expect(chance(plain, 'result_1x2', 'home')).toBeCloseTo(0.464244, 6)
    expect(chance(plain, 'result_1x2', 'draw')).toBeCloseTo(0.257667, 6)
    expect(chance(plain, 'result_1x2', 'away')).toBeCloseTo(0.278089, 6)
    expect(chance(plain, 'total', 'over', 10)).toBeCloseTo(0.48157, 6)
    expect(chance(plain, 'both_score', 'yes')).toBeCloseTo(0.518272, 6)
    expect(chance(plain, 'correct_score', '1-0')).toBeCloseTo(0.11141, 6)
    expect(chance(plain, 'correct_score', '1-1')).toBeCloseTo(0.122551, 6)
  })

  it('are those of a rho of -0.08', () => {
    expect(chance(tied, 'result_1x2', 'home')).toBeCloseTo(0.45444, 6)
    expect(chance(tied, 'result_1x2', 'draw')).toBeCloseTo(0.277276, 6)
    expect(chance(tied, 'result_1x2', 'away')).toBeCloseTo(0.268285, 6)
    expect(chance(tied, 'total', 'over', 10)).toBeCloseTo(0.48157, 6)
    expect(chance(tied, 'odd_even', 'odd')).toBeCloseTo(0.477633, 6)
    expect(chance(tied, 'correct_score', '1-1')).toBeCloseTo(0.132356, 6)
  })

  it('are fair for the whole, half and quarter lines of a handicap', () => {
    expect(fair(tied, 'handicap', 'home', -2)).toBeCloseTo(2.200512, 6)
    expect(fair(tied, 'handicap', 'home', -1)).toBeCloseTo(1.895437, 6)
    expect(fair(tied, 'handicap', 'home', 0)).toBeCloseTo(1.590363, 6)
    expect(fair(tied, 'handicap', 'home', -4)).toBeCloseTo(3.352922, 6)
  })
})

/** Some terms of every market type, sport and kind of period. */
function sampleTerms(sport: Sport): MarketTerms[] {
  const periods: Record<Sport, string[]> = {
    football: ['regular', 'first_half', 'second_half', 'minutes_16_30', 'goal_2'],
    basketball: ['game', 'first_half', 'second_half', 'quarter_3'],
    tennis: ['sets', 'games', 'set_2'],
    esports: ['maps', 'map_1'],
    cockfight: ['fight'],
  }
  return marketTypesOf(sport).flatMap((type) =>
    [...periods[sport], 'top_1', 'top_3']
      .filter((period) => type.hasPeriod(sport, period))
      .flatMap((period) =>
        type.line === 'none'
          ? [{ type: type.code, period }]
          : [-6, -2, 2, 6, 10]
              .filter((line) => type.isLine(sport, line))
              .map((line) => ({ type: type.code, period, line })),
      ),
  )
}

const scoreTerms = sports.flatMap(sampleTerms).filter(({ type }) => marketTypeOf(type).decidedBy === 'scores')

/** States with the score of every part, all of them together and unrelated: settlement has to cope with any. */
const anyStates = fc
  .array(fc.tuple(fc.nat(7), fc.nat(7), fc.nat(7), fc.nat(7), fc.integer({ min: 1, max: 99 })), {
    minLength: 1,
    maxLength: 20,
  })
  .map((rows): JointState[] => {
    const weight = rows.reduce((sum, row) => sum + row[4], 0)
    return rows.map(([home, away, laterHome, laterAway, part]) => ({
      probability: part / weight,
      scores: {
        ...Object.fromEntries(scoreTerms.map(({ period }) => [period, { home, away }])),
        first_half: { home: laterHome, away: laterAway },
      },
    }))
  })

describe('every market type', () => {
  it('stands once in the registry, with a code that is its own and texts that exist', () => {
    const codes = marketTypes.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const sport of sports) {
      for (const terms of sampleTerms(sport)) {
        const type = marketTypeOf(terms.type)
        expect(englishTexts, type.text).toHaveProperty([type.text])
        expect(englishTexts).toHaveProperty([periodText(terms.period).text])
        for (const { text } of type.outcomes(terms, { bestOf: 5, competitors: ['a', 'b'] }))
          if (text !== undefined) expect(englishTexts, text).toHaveProperty([text])
      }
    }
  })

  it('is a market of its sports only, with the parts and lines that it has', () => {
    for (const sport of sports)
      for (const terms of sampleTerms(sport)) {
        expect(isPeriodOf(sport, terms.period), terms.period).toBe(true)
        expect(isMarketOf(sport, terms), JSON.stringify(terms)).toBe(true)
        expect(isMarketOf(sport, { ...terms, period: 'inning_1' })).toBe(false)
        expect(isMarketOf(sport, { ...terms, line: terms.line === undefined ? 2 : undefined })).toBe(false)
      }
    expect(isMarketOf('football', { type: 'handicap', period: 'regular', line: -3 })).toBe(true)
    expect(isMarketOf('basketball', { type: 'handicap', period: 'game', line: -3 })).toBe(false)
    expect(isMarketOf('esports', { type: 'handicap', period: 'maps', line: -4 })).toBe(false)
    expect(isMarketOf('football', { type: 'total', period: 'regular', line: -2 })).toBe(false)
    expect(isMarketOf('tennis', { type: 'result_1x2', period: 'sets' })).toBe(false)
    expect(isMarketOf('football', { type: 'interval_goal', period: 'minutes_30_16' })).toBe(false)
  })

  it('shares out the whole stake in every state, and its winning outcomes are complete', () => {
    // So many outcomes of these win together; of all others exactly one wins.
    const winners: Record<string, number> = { double_chance: 2 }
    fc.assert(
      fc.property(anyStates, fc.constantFrom(...scoreTerms), (states, terms) => {
        const chances = [...chancesByScores(terms, states, { bestOf: 3 }).values()]
        for (const { win, lose, push } of chances) expect(win + lose + push).toBeCloseTo(1, 9)
        const won = chances.reduce((sum, { win }) => sum + win, 0)
        const pushed = Math.max(...chances.map(({ push }) => push))
        // Scores that a series cannot end with are no outcome of it.
        if (terms.type === 'correct_series_score' || terms.type === 'next_goal') return
        expect(won + pushed, JSON.stringify(terms)).toBeCloseTo(winners[terms.type] ?? 1, 9)
      }),
      { numRuns: 400 },
    )
  })

  it('with two sides and a line loses on one what it wins on the other', () => {
    const lined = scoreTerms.filter(({ line }) => line !== undefined)
    fc.assert(
      fc.property(anyStates, fc.constantFrom(...lined), (states, terms) => {
        const [one, other] = [...chancesByScores(terms, states).values()]
        expect(one!.win).toBeCloseTo(other!.lose, 9)
        expect(one!.push).toBeCloseTo(other!.push, 9)
        expect(one!.probability + other!.probability).toBeCloseTo(one!.push > 1 - 1e-9 ? 0 : 1, 9)
      }),
      { numRuns: 200 },
    )
  })

  it('has handicaps that mirror: home with a line is away with the line when the scores are exchanged', () => {
    fc.assert(
      fc.property(anyStates, fc.integer({ min: -20, max: 20 }), (states, line) => {
        const exchanged = states.map(({ probability, scores }) => ({
          probability,
          scores: { regular: { home: scores['regular']!.away, away: scores['regular']!.home } },
        }))
        const home = chancesByScores({ type: 'handicap', period: 'regular', line }, states).get('home')!
        const away = chancesByScores({ type: 'handicap', period: 'regular', line: -line }, exchanged).get(
          'away',
        )!
        expect(home.win).toBeCloseTo(away.win, 12)
        expect(home.push).toBeCloseTo(away.push, 12)
      }),
    )
  })

  it('agrees over the states of two halves with itself over those of the match', () => {
    const chances = chancesByScores({ type: 'half_full', period: 'regular' }, halves)
    const full = chancesByScores({ type: 'result_1x2', period: 'regular' }, halves)
    for (const result of ['home', 'draw', 'away']) {
      const together = ['home', 'draw', 'away'].map((half) => chances.get(`${half}_${result}`)!.win)
      expect(together.reduce((sum, win) => sum + win, 0)).toBeCloseTo(full.get(result)!.win, 9)
    }
    const better = [...chancesByScores({ type: 'better_half', period: 'regular' }, halves).values()]
    expect(better.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1, 9)
  })

  it('lists the scores that a series can end with', () => {
    const ids = (bestOf: number): string[] =>
      marketTypeOf('correct_series_score')
        .outcomes({ type: 'correct_series_score', period: 'maps' }, { bestOf })
        .map(({ id }) => id)
    expect(ids(1)).toEqual(['1-0', '0-1'])
    expect(ids(3)).toEqual(['2-0', '2-1', '1-2', '0-2'])
    expect(ids(5)).toEqual(['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'])
  })
})
