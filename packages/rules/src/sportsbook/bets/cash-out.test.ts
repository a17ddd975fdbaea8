// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { halfWin, lose, voided, win } from '../settlement/leg-status.ts'
import { betKindOf } from './bet-kinds.ts'
import { type CashOutLeg, cashOutOffer, partialCashOut, reachesTarget } from './cash-out.ts'

const single = betKindOf('single', 1)!
const priced = (priceThousandths: number, currentThousandths: number): CashOutLeg => ({
  state: 'priced',
  priceThousandths,
  currentThousandths,
})

describe('the offer to cash out', () => {
  it('is fair without margin: 26.67 for 10 at 6.00 now 2.25, and 20.00 for 10 at 4.00 now 2.00', () => {
    const exact = (10_000n * 6000n) / 2250n
    expect(cashOutOffer(single, 10_000n, [priced(6000, 2250)], 0)).toBe(exact)
    expect((Number(exact) / 1000).toFixed(2)).toBe('26.67')
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
    expect(cashOutOffer(single, 1000n, [priced(2000, 1001)], 0)).toBe(1998n)
    expect(cashOutOffer(single, 1000n, [priced(2000, 900)], 0)).toBe(2000n)
  })

  it('is none while a leg is suspended, when nothing is open, and when nothing is left', () => {
    const multiple = betKindOf('multiple', 2)!
    const suspended: CashOutLeg = { state: 'suspended', priceThousandths: 2000 }
    const settled: CashOutLeg = { state: 'settled', priceThousandths: 2000, status: win }
    expect(cashOutOffer(multiple, 1000n, [priced(2000, 1500), suspended])).toBeUndefined()
    expect(cashOutOffer(multiple, 1000n, [settled, settled])).toBeUndefined()
    expect(cashOutOffer(multiple, 1000n, [{ ...settled, status: lose }, priced(2000, 1500)])).toBeUndefined()
  })

  it('uses the probability without margin where the model is trusted', () => {
    const leg: CashOutLeg = { state: 'modelled', priceThousandths: 6000, probabilityMillionths: 400_000 }
    expect(cashOutOffer(single, 1000n, [leg], 0)).toBe(2400n)
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

  it('happens by itself once the offer reaches its target', () => {
    expect(reachesTarget(2500n, 2500n)).toBe(true)
    expect(reachesTarget(2499n, 2500n)).toBe(false)
    expect(reachesTarget(undefined, 1n)).toBe(false)
  })
})
