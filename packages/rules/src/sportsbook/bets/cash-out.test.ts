// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { halfWin, lose, voided, win } from '../settlement/leg-status.ts'
import { distributionOf } from '../football/forecast.ts'
import { scoreGrid } from '../football/score-grid.ts'
import { chancesByScores, statesOf } from '../market-types/chances.ts'
import { chanceOf, type SourceChance } from '../prices/source-chance.ts'
import { betKindOf, lineCount } from './bet-kinds.ts'
import { type CashOutLeg, cashOutOffer, partialCashOut } from './cash-out.ts'

const single = betKindOf('single', 1)!
/** A leg that never pushes, by fair decimals: what its source thinks now, and thought when the bet was taken. */
const priced = (priceThousandths: number, fairNow: number, fairAtBet = priceThousandths): CashOutLeg => ({
  state: 'open',
  priceThousandths,
  now: fairAt(fairNow),
  atBet: fairAt(fairAtBet),
})
const fairAt = (price: number): SourceChance => ({
  winMillionths: Math.floor(1e9 / price),
  backMillionths: 0,
})

describe('the offer to cash out', () => {
  it('is fair without margin: 26.67 for 10 at 6.00 now 2.25, and 20.00 for 10 at 4.00 now 2.00', () => {
    expect(cashOutOffer(single, 10_000n, [priced(6000, 2250)], 0)).toBe(26_666n)
    expect((26_666 / 1000).toFixed(2)).toBe('26.67')
    expect(cashOutOffer(single, 1000n, [priced(6000, 2250)], 0)).toBe(2666n)
    expect(cashOutOffer(single, 1000n, [priced(4000, 2000)], 0)).toBe(2000n)
  })

  it('keeps back 5 % and rounds down to the minor unit', () => {
    expect(cashOutOffer(single, 1000n, [priced(6000, 2250)])).toBe(2533n)
    expect(cashOutOffer(single, 1000n, [priced(4000, 2000)])).toBe(1900n)
  })

  it('of a multiple takes settled legs as they settled', () => {
    const kind = betKindOf('multiple', 4)!
    const legs: CashOutLeg[] = [
      { state: 'settled', priceThousandths: 2000, status: win },
      { state: 'settled', priceThousandths: 1800, status: halfWin },
      { state: 'settled', priceThousandths: 9000, status: voided },
      priced(1900, 1500),
    ]
    expect(cashOutOffer(kind, 1000n, legs)).toBe(3369n) // 10 x 2 x 1.4 x 1 x 1.9 / 1.5 x 0.95 = 33.69
  })

  it('of a system adds up its lines, without those that are lost', () => {
    const kind = betKindOf('2_of_3', 3)!
    const legs: CashOutLeg[] = [
      { state: 'settled', priceThousandths: 2000, status: lose },
      priced(2000, 1600),
      priced(3000, 2000),
    ]
    expect(cashOutOffer(kind, 1000n, legs, 0)).toBe(1875n)
  })

  it('is never above what the bet can still return', () => {
    expect(cashOutOffer(single, 1000n, [priced(2000, 1000)], 0)).toBe(2000n)
    const certain = { winMillionths: 1_000_000, backMillionths: 0 }
    expect(
      cashOutOffer(
        single,
        1000n,
        [{ ...priced(2000, 1000), state: 'open', now: certain, atBet: undefined }],
        0,
      ),
    ).toBe(1000n)
  })

  it('of a system is none while one leg is suspended, although lines without it could be priced', () => {
    const suspended: CashOutLeg = { state: 'suspended', priceThousandths: 2000 }
    const legs = [priced(2000, 1600), priced(3000, 2000), suspended]
    expect(cashOutOffer(betKindOf('2_of_3', 3)!, 1000n, legs, 0)).toBeUndefined()
  })

  it('of a system adds up lines of open legs and of those that came back', () => {
    const back: CashOutLeg = { state: 'settled', priceThousandths: 9000, status: voided }
    // 1.25, 1.5 and both: 1.875.
    const legs = [back, priced(2000, 1600), priced(3000, 2000)]
    expect(cashOutOffer(betKindOf('2_of_3', 3)!, 1000n, legs, 0)).toBe(4625n)
    // 1.5 and 1.25 with 1.25: 1.875 twice and 1.5625.
    const open = [priced(2000, 1600), priced(3000, 2000), priced(2000, 1600)]
    expect(cashOutOffer(betKindOf('2_of_3', 3)!, 1000n, open, 0)).toBe(5312n)
  })

  it('of a system is never above what its lines return, each rounded down', () => {
    const certain = priced(1333, 1000)
    const back: CashOutLeg = { state: 'settled', priceThousandths: 9000, status: voided }
    const offerOf = (...legs: CashOutLeg[]) => cashOutOffer(betKindOf('2_of_3', 3)!, 1n, legs, 0)
    // Three lines of 1.77 each are 5.33 together, and each returns 1.
    expect(offerOf(certain, certain, certain)).toBe(3n)
    // 1.33, 1.33 and 1.77 are 4.44.
    expect(offerOf(back, certain, certain)).toBe(3n)
  })

  it('is what a leg is worth that has lost worth, also where nothing is known of the time of the bet', () => {
    const leg: CashOutLeg = { state: 'open', priceThousandths: 2000, now: fairAt(4000), atBet: undefined }
    expect(cashOutOffer(single, 1000n, [leg], 0)).toBe(500n)
  })

  it('is made down to the smallest unit', () => {
    expect(cashOutOffer(single, 2n, [priced(2000, 4000)], 0)).toBe(1n)
    expect(cashOutOffer(single, 1n, [priced(2000, 4000)], 0)).toBeUndefined()
  })

  it('is none while a leg is suspended, when nothing is open, and when nothing is left', () => {
    const multiple = betKindOf('multiple', 2)!
    const suspended: CashOutLeg = { state: 'suspended', priceThousandths: 2000 }
    const settled: CashOutLeg = { state: 'settled', priceThousandths: 2000, status: win }
    expect(cashOutOffer(multiple, 1000n, [priced(2000, 1500), suspended])).toBeUndefined()
    expect(cashOutOffer(multiple, 1000n, [settled, settled])).toBeUndefined()
    expect(cashOutOffer(multiple, 1000n, [{ ...settled, status: lose }, priced(2000, 1500)])).toBeUndefined()
  })

  it('counts a price above what the source thought fair as fair: what an operator set too high is not for cashing out', () => {
    expect(cashOutOffer(single, 1000n, [priced(3000, 2500, 2500)], 0)).toBe(1000n)
    expect(cashOutOffer(single, 1000n, [priced(3000, 1250, 2500)], 0)).toBe(2000n)
    expect(
      cashOutOffer(betKindOf('multiple', 2)!, 1000n, [priced(3000, 2500, 2500), priced(9000, 5000, 5000)], 0),
    ).toBe(1000n)
  })

  it('is never above the stake where nothing is known of the time of the bet, or of how often the stake comes back', () => {
    expect(
      cashOutOffer(
        single,
        1000n,
        [{ ...priced(3000, 1500), state: 'open', now: fairAt(1500), atBet: undefined }],
        0,
      ),
    ).toBe(1000n)
    const unknown: SourceChance = { winMillionths: 500_000, backMillionths: null }
    const leg: CashOutLeg = { state: 'open', priceThousandths: 3000, now: unknown, atBet: unknown }
    expect(cashOutOffer(single, 1000n, [leg], 0)).toBe(666n)
    expect(cashOutOffer(single, 1000n, [{ ...leg, atBet: fairAt(3000) }], 0)).toBe(1000n)
  })
})

describe('the worth of a ticket that can push', () => {
  // Shares of the goals that are left at these minutes of play.
  it.each([
    [
      'draw no bet, away at 5.70, 0-0 at 90 minutes',
      'draw_no_bet',
      'away',
      undefined,
      5700,
      [0, 0],
      3.3 / 94.5,
      104.36,
    ],
    ['the same, 0-1 at 60 minutes', 'draw_no_bet', 'away', undefined, 5700, [0, 1], 34.5 / 94.5, 360.64],
    [
      'away on the line -0.25 at 3.65, 0-0 at 90 minutes',
      'handicap',
      'away',
      -1,
      3650,
      [0, 0],
      3.3 / 94.5,
      220.92,
    ],
    ['under 2.0 at 2.68, 0-1 at 80 minutes', 'total', 'under', 8, 2680, [0, 1], 14.3 / 94.5, 207.37],
  ] as const)(
    'is the sum of probability x return: %s',
    (_, type, outcome, line, price, [home, away], left, worth) => {
      const goals = scoreGrid({ home: 1.9 * left, away: 0.7 * left, correlation: 0 })
      const states = statesOf('regular', distributionOf(goals, { home, away }))
      const now = chanceOf(chancesByScores({ type, period: 'regular', line }, states).get(outcome)!)
      const atBet = { winMillionths: 0, backMillionths: 0 }
      const offer = cashOutOffer(single, 10_000n, [{ state: 'open', priceThousandths: price, now, atBet }], 0)
      expect(Math.abs(Number(offer) / 100 - worth)).toBeLessThanOrEqual(0.011)
    },
  )
})

describe('a bet that is cashed out while its source stands', () => {
  const chance = fc.record({
    winMillionths: fc.integer({ min: 0, max: 1_000_000 }),
    backMillionths: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  })
  const leg = fc.record({ priceThousandths: fc.integer({ min: 1001, max: 1_000_000 }), chance })
  const kinds = ['single', 'multiple', '2_of_3', 'trixie', 'patent', 'yankee', 'lucky_15'] as const
  const bet = fc
    .record({ code: fc.constantFrom(...kinds), legs: fc.array(leg, { minLength: 1, maxLength: 4 }) })
    .map(({ code, legs }) => ({ kind: betKindOf(code, legs.length), legs }))
  const margins = fc.constantFrom(0, 100, 500, 1000)

  it('loses at least the margin, whatever the prices, the stake, the part, the legs and the kind', () => {
    fc.assert(
      fc.property(
        bet,
        fc.bigInt(1n, 10n ** 9n),
        margins,
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 }),
        ({ kind, legs }, stake, margin, shares) => {
          fc.pre(kind !== undefined)
          const lines = BigInt(lineCount(kind))
          const open = legs.map(({ priceThousandths, chance: each }): CashOutLeg => ({
            state: 'open',
            priceThousandths,
            now: each,
            atBet: each,
          }))
          let [left, paid, ended] = [stake, 0n, 0n]
          for (const share of shares) {
            const offer = left > 0n ? cashOutOffer(kind, left, open, margin) : undefined
            if (offer === undefined) break
            const part = partialCashOut(kind, left, offer, share)
            if (share < 10_000 && !part) continue
            paid += part?.paidMinor ?? offer
            ended += part?.cashedStakeMinor ?? left * lines
            left = part?.restPerLineMinor ?? 0n
          }
          expect(paid * 10_000n).toBeLessThanOrEqual(ended * BigInt(10_000 - margin))
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('a partial cash-out', () => {
  it('pays the share of the offer and leaves the rest of the stake in the bet', () => {
    expect(partialCashOut(single, 1000n, 2533n, 4000)).toEqual({
      paidMinor: 1013n,
      cashedStakeMinor: 400n,
      restPerLineMinor: 600n,
    })
    expect(partialCashOut(betKindOf('yankee', 4)!, 101n, 900n, 5000)).toEqual({
      paidMinor: 445n,
      cashedStakeMinor: 550n,
      restPerLineMinor: 51n,
    })
  })

  it('refuses nothing, everything and more', () => {
    for (const share of [0, -1, 10_000, 10_001, 0.5])
      expect(partialCashOut(single, 1000n, 2533n, share), String(share)).toBeUndefined()
    expect(partialCashOut(single, 1n, 2533n, 5000)).toBeUndefined()
    // Half of an offer of one unit is nothing.
    expect(partialCashOut(single, 1000n, 1n, 5000)).toBeUndefined()
  })

  it('takes a hundredth of a percent, and all but that', () => {
    const of = (share: number) => partialCashOut(single, 10_000n, 10_000n, share)
    expect(of(1)).toEqual({ paidMinor: 1n, cashedStakeMinor: 1n, restPerLineMinor: 9_999n })
    expect(of(9_999)).toEqual({ paidMinor: 9_999n, cashedStakeMinor: 9_999n, restPerLineMinor: 1n })
  })

  it('never pays in two parts more than the whole offer', () => {
    const amount = fc.bigInt(1n, 10n ** 9n)
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 9999 }), (stake, offer, share) => {
        const first = partialCashOut(single, stake, offer, share)
        if (!first) return
        const restOffer = (offer * first.restPerLineMinor) / stake
        expect(first.paidMinor + restOffer).toBeLessThanOrEqual(offer)
        expect(first.cashedStakeMinor + first.restPerLineMinor).toBe(stake)
      }),
    )
  })
})
