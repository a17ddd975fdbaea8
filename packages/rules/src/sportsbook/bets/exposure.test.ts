// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Sport } from '../model/sport.ts'
import { type ExposedSingle, exposureOf } from './exposure.ts'

const single = (
  type: string,
  outcome: string,
  stake: number,
  price = 2000,
  { line, period = 'regular' }: { line?: number; period?: string } = {},
): ExposedSingle => ({
  terms: { type, period, line },
  outcome,
  stakeMinor: BigInt(stake),
  priceThousandths: price,
})

/** The exposed part of all stakes on the first bet's part of the event. */
function exposed(
  singles: readonly ExposedSingle[],
  sport: Sport = 'football',
  competitors?: string[],
): number {
  const share = exposureOf(sport, singles, { competitors })(singles[0]!)
  const stakes = singles.reduce((sum, { stakeMinor }) => sum + Number(stakeMinor), 0)
  return (stakes * Number(share.numerator)) / Number(share.denominator)
}

const [over, under] = [
  (stake: number, line = 10, price = 2000) => single('total', 'over', stake, price, { line }),
  (stake: number, line = 10, price = 2000) => single('total', 'under', stake, price, { line }),
]

describe('the exposure of bets on both sides of an event', () => {
  it('is the whole stake of a single bet, and of equal bets', () => {
    expect(exposed([over(100)])).toBe(100)
    expect(exposed([over(100), over(50)])).toBe(150)
  })

  it('is 40 of 100 on over and 60 on under at 2.00, and nothing of equal stakes', () => {
    expect(exposed([over(100), under(60)])).toBe(40)
    expect(exposed([over(100), under(100)])).toBe(0)
    expect(exposed([over(100, 10, 1920), under(100, 10, 1920)])).toBe(8)
  })

  it('sees opposite handicaps, and the three results covered by two markets', () => {
    expect(
      exposed([
        single('handicap', 'home', 100, 2000, { line: -2 }),
        single('double_chance', 'draw_or_away', 100, 2000),
      ]),
    ).toBe(0)
    expect(
      exposed([
        single('result_1x2', 'home', 150, 2000),
        single('result_1x2', 'draw', 75, 4000),
        single('result_1x2', 'away', 75, 4000),
      ]),
    ).toBe(0)
  })

  it('keeps bets whole that can lose together', () => {
    expect(exposed([over(100, 14), under(100, 6)])).toBe(200)
    expect(exposed([single('result_1x2', 'home', 100), over(100)])).toBe(200)
    expect(exposed([over(100), single('total', 'under', 100, 2000, { line: 4, period: 'first_half' })])).toBe(
      200,
    )
  })

  it('of a middle that can win twice is what is lost at worst', () => {
    expect(exposed([over(100, 6), under(100, 14)])).toBe(0)
    expect(exposed([over(100, 6, 1500), under(100, 14, 1500)])).toBe(50)
  })

  it('tries scores up to what a side can reach in its sport and part of the event', () => {
    const both = (sport: Sport, period: string, lines: readonly number[]): number =>
      exposed(
        lines.map((goals) => single('total', 'under', 100, 2000, { line: goals * 4 + 2, period })),
        sport,
      )
    for (const [sport, period, highest] of [
      ['football', 'regular', 12],
      ['football', 'goal_1', 7],
      ['basketball', 'regular', 180],
      ['tennis', 'sets', 4],
      ['tennis', 'set_2', 7],
      ['tennis', 'games', 40],
      ['esports', 'maps', 4],
      ['esports', 'map_3', 7],
    ] as const) {
      // With as much of either side one more than the line is reached, and both bets can lose together;
      expect(both(sport, period, [2 * highest - 2, 2 * highest - 1]), period).toBe(200)
      // above that they always win.
      expect(both(sport, period, [2 * highest, 2 * highest + 1]), period).toBe(0)
    }
  })

  it('tries the score without a goal, and no side with more than it can reach', () => {
    // One goal pays 300; without one both lose.
    expect(exposed([over(100, 2, 3000), over(100, 6, 3000)])).toBe(200)
    // Away with a start of 12.5 would lose at 13-0 only. Both together return 300.
    const start = (line: number) => single('handicap', 'away', 100, 1500, { line })
    expect(exposed([start(-50), start(-54)])).toBe(0)
  })

  it('does not set off what other parts of the event decide', () => {
    const bets = [
      single('result_1x2', 'home', 100),
      single('half_full', 'draw_draw', 100),
      single('half_full', 'home_draw', 100),
    ]
    const shareOf = exposureOf('football', bets)
    for (const bet of bets) expect(shareOf(bet)).toEqual({ numerator: 1n, denominator: 1n })
  })

  it('tries scores up to three in each part where a market needs two', () => {
    const halves = (outcome: string, price: number) =>
      single('half_full', outcome, 100, price, { period: 'regular' })
    const outcomes = ['home', 'draw', 'away'].flatMap((half) =>
      ['home', 'draw', 'away'].map((full) => `${half}_${full}`),
    )
    expect(exposed(outcomes.map((outcome) => halves(outcome, 9000)))).toBe(0)
    expect(exposed(outcomes.slice(1).map((outcome) => halves(outcome, 9000)))).toBe(800)
  })

  it('of what costs nothing, and of what no bet is on, is whole', () => {
    const whole = { numerator: 1n, denominator: 1n }
    const bets = [over(0), under(0)]
    expect(exposureOf('football', bets)(bets[0]!)).toEqual(whole)
    const hedged = exposureOf('football', [over(100), under(100)])
    expect(hedged(over(100))).toEqual({ numerator: 0n, denominator: 1n })
    expect(hedged(single('total', 'over', 100, 2000, { line: 10, period: 'first_half' }))).toEqual(whole)
  })

  it('of competitors is whole where nobody is known, or several win', () => {
    const runners = (type: string, period: string) =>
      ['a', 'b'].map((id) => single(type, id, 100, 3000, { period }))
    expect(exposed(runners('outright_winner', 'top_1'), 'football')).toBe(200)
    expect(exposed(runners('outright_winner', 'top_1'), 'football', ['a', 'b'])).toBe(0)
    expect(exposed(runners('outright_top', 'top_3'), 'football', ['a', 'b'])).toBe(200)
  })

  it('holds for points, sets, runners and fights', () => {
    const points = (outcome: string, line: number): ExposedSingle =>
      single('total', outcome, 100, 1900, { line, period: 'first_half' })
    expect(exposed([points('under', 442), points('under', 462)], 'basketball')).toBe(200)
    expect(exposed([points('over', 442), points('under', 442)], 'basketball')).toBe(10)
    const match = (outcome: string): ExposedSingle =>
      single('money_line', outcome, 100, 2000, { period: 'sets' })
    expect(exposed([match('home'), match('away')], 'tennis')).toBe(0)
    const runner = (id: string): ExposedSingle =>
      single('outright_winner', id, 100, 3000, { period: 'top_1' })
    expect(exposed([runner('a'), runner('b'), runner('c')], 'football', ['a', 'b', 'c'])).toBe(0)
    expect(exposed([runner('a'), runner('b')], 'football', ['a', 'b', 'c'])).toBe(200)
    const fighter = (id: string): ExposedSingle => single('fight_fixed', id, 100, 1900, { period: 'fight' })
    expect(exposed([fighter('meron'), fighter('wala')], 'cockfight')).toBe(10)
  })
})
