// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beforeKickOff } from '../football/forecast.ts'
import { offersOfBasketball } from '../offers/basketball-offers.ts'
import { offersOfEsports } from '../offers/esports-offers.ts'
import { offersOfFootball } from '../offers/football-offers.ts'
import type { Offer } from '../offers/offer.ts'
import { offersOfTennis } from '../offers/tennis-offers.ts'
import { beforeFirstServe } from '../tennis/match.ts'
import { bestShares } from './best-shares.ts'
import { type OnSale, sureGain } from './sure-gain.ts'

const football = { sport: 'football' as const, result: undefined, facts: {} }
const on = (type: string, outcome: string, price: number, line?: number, period = 'regular'): OnSale => ({
  terms: { type, period, line },
  outcome,
  price,
})
const onSaleOf = (offers: readonly Offer[]): OnSale[] =>
  offers.flatMap(({ terms, outcomes }) => outcomes.map(({ outcome, price }) => ({ terms, outcome, price })))
const found = (choices: readonly OnSale[]) => {
  const gain = sureGain(football, choices)
  return (
    gain && {
      gain: Number(gain.gain.toFixed(6)),
      outcomes: gain.stakes.map(({ choice }) => `${choice.terms.type} ${choice.outcome}`),
    }
  )
}

describe('prices of one event that can be backed against each other', () => {
  it('are found in one market, with what each gains', () => {
    expect(
      found([on('result_1x2', 'home', 3000), on('result_1x2', 'draw', 3500), on('result_1x2', 'away', 3000)]),
    ).toEqual({
      gain: Number((1 / (1 / 3 + 1 / 3.5 + 1 / 3) - 1).toFixed(6)),
      outcomes: ['result_1x2 home', 'result_1x2 draw', 'result_1x2 away'],
    })
    expect(
      found([on('result_1x2', 'home', 2900), on('result_1x2', 'draw', 3000), on('result_1x2', 'away', 2900)]),
    ).toBeUndefined()
  })

  it.each([
    ['1X2 and double chance', [on('result_1x2', 'home', 2600), on('double_chance', 'draw_or_away', 1700)]],
    ['1X2 and a handicap', [on('result_1x2', 'home', 2600), on('handicap', 'away', 1700, -2)]],
    [
      'draw no bet and 1X2',
      [on('draw_no_bet', 'home', 2300), on('result_1x2', 'away', 3300), on('result_1x2', 'draw', 3600)],
    ],
    ['quarter lines', [on('handicap', 'home', 2200, -1), on('handicap', 'away', 1950, -3)]],
    ['totals of two lines', [on('total', 'over', 2000, 10), on('total', 'under', 2100, 14)]],
    ['both score and a total', [on('both_score', 'no', 2300), on('total', 'over', 2000, 6)]],
  ])('are found across markets: %s', (_, choices) => {
    const all = sureGain(football, choices)
    expect(all!.gain).toBeGreaterThan(0.01)
    expect(all!.stakes).toHaveLength(choices.length)
    for (let index = 0; index < choices.length; index += 1)
      expect(sureGain(football, choices.toSpliced(index, 1))).toBeUndefined()
  })

  it('are found between the halves and the match: no goal in either, or one', () => {
    const choices = [
      on('total', 'over', 3400, 2, 'first_half'),
      on('total', 'over', 3400, 2, 'second_half'),
      on('total', 'under', 4400, 2),
    ]
    expect(sureGain(football, choices)!.gain).toBeGreaterThan(0.2)
  })

  it('count what was scored already', () => {
    const live = {
      ...football,
      result: {
        sport: 'football' as const,
        halves: [
          { home: 1, away: 0 },
          { home: 0, away: 0 },
        ],
        ended: 1,
        over: false,
      },
    }
    const choices = [on('total', 'over', 2100, 6), on('total', 'under', 2100, 6)]
    expect(sureGain(live, choices)!.gain).toBeCloseTo(0.05, 9)
    expect(sureGain(live, [on('result_1x2', 'home', 1010), on('total', 'over', 1010, 2)])!.gain).toBeCloseTo(
      0.01,
      9,
    )
  })

  const models: readonly [string, Parameters<typeof sureGain>[0], readonly OnSale[]][] = [
    [
      'football',
      football,
      onSaleOf(
        offersOfFootball(
          { home: 1.5, away: 1.1, correlation: -0.08 },
          { state: beforeKickOff, known: { goals: [] } },
          { isLive: false, extraMargin: 0 },
        ),
      ),
    ],
    [
      'basketball',
      { sport: 'basketball', result: undefined, facts: {} },
      onSaleOf(offersOfBasketball({ margin: 4, total: 216 }, undefined, { isLive: false, extraMargin: 0 })),
    ],
    [
      'esports',
      { sport: 'esports', result: undefined, facts: { bestOf: 3 } },
      onSaleOf(
        offersOfEsports(0.55, { bestOf: 3, won: { home: 0, away: 0 } }, { isLive: false, extraMargin: 0 }),
      ),
    ],
    [
      'tennis',
      { sport: 'tennis', result: undefined, facts: { bestOf: 3 } },
      onSaleOf(
        offersOfTennis({ home: 0.64, away: 0.6 }, beforeFirstServe(3, 'home'), {
          isLive: false,
          extraMargin: 0,
        }),
      ),
    ],
  ]
  it.each(models)('are not in what a model of %s offers', (_, event, onSale) => {
    expect(onSale.length).toBeGreaterThan(8)
    expect(sureGain(event, onSale)).toBeUndefined()
  })
})

describe('the best shares of a stake', () => {
  it('return at least what they say, and no fixed share of anything returns more than the best reply allows', () => {
    const game = fc
      .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 8 }))
      .chain(([choices, events]) =>
        fc.array(
          fc.array(
            fc.integer({ min: 0, max: 400 }).map((cents) => cents / 100),
            { minLength: events, maxLength: events },
          ),
          { minLength: choices, maxLength: choices },
        ),
      )
    fc.assert(
      fc.property(game, (returns) => {
        const best = bestShares(returns)
        const events = returns[0]!.map((__, event) => event)
        if (!best) {
          expect(events.some((event) => returns.every((row) => row[event] === 0))).toBe(true)
          return
        }
        const { shares, least } = best
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
        const worst = Math.min(
          ...events.map((event) =>
            returns.reduce((sum, row, choice) => sum + row[event]! * shares[choice]!, 0),
          ),
        )
        expect(worst).toBeCloseTo(least, 5)
        // No other division does better: each unit moved from one choice to another lowers the worst, or leaves it.
        for (const [from, share] of shares.entries())
          for (const to of shares.keys()) {
            if (to === from || share < 0.01) continue
            const moved = shares.with(from, share - 0.01).with(to, shares[to]! + 0.01)
            const then = Math.min(
              ...events.map((event) =>
                returns.reduce((sum, row, choice) => sum + row[event]! * moved[choice]!, 0),
              ),
            )
            expect(then).toBeLessThanOrEqual(least + 1e-6)
          }
      }),
    )
  })
})
