// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountOfMillionths, units, zero } from '../money.ts'
import { splitStake, splitWin, spendingOrders, type SpendingOrder } from './split-stake.ts'
import { refusalOfStake, requiredTurnover, usualWeights, weightOf, type BonusTerms } from './terms.ts'

const terms: BonusTerms = {
  wagerTimes: 10,
  wagerBase: 'bonus',
  weights: usualWeights,
  vendorWeights: {},
  gameWeights: {},
  maxStake: units(5),
  daysToWager: 30,
}
const slot = { vendor: 'V', gameCode: 'slot', gameType: 'RNG' }
const room = { vendor: 'V', gameCode: 'room', gameType: 'PVP' }
const grant = (id: number, balance: number, part: Partial<BonusTerms> = {}) => ({
  id,
  balance: units(balance),
  terms: { ...terms, ...part },
})
const part = (grantId: number, amount: number) => ({ grantId, amount: units(amount) })
const split = (
  stake: number,
  cash: number,
  grants: readonly ReturnType<typeof grant>[],
  { order = 'cashFirst', game = slot }: { order?: SpendingOrder; game?: typeof slot } = {},
) => splitStake({ order, stake: units(stake), cash: units(cash), grants, game })

describe('a stake', () => {
  it('takes cash first and then the grants, the oldest first', () => {
    expect(split(4, 4, [grant(1, 3)])).toEqual({ kind: 'stake', cash: units(4), parts: [] })
    expect(split(5, 1, [grant(1, 3), grant(2, 3)])).toEqual({
      kind: 'stake',
      cash: units(1),
      parts: [part(1, 3), part(2, 1)],
    })
  })

  it('takes bonus money first where the brand says so, and cash for the rest', () => {
    const bonusFirst = { order: 'bonusFirst' as const }
    expect(split(5, 10, [grant(1, 3)], bonusFirst)).toEqual({
      kind: 'stake',
      cash: units(2),
      parts: [part(1, 3)],
    })
    expect(split(2, 10, [grant(1, 3), grant(2, 3)], bonusFirst)).toEqual({
      kind: 'stake',
      cash: zero,
      parts: [part(1, 2)],
    })
    expect(spendingOrders).toEqual(['cashFirst', 'bonusFirst'])
  })

  it('passes over a grant that is empty or whose terms forbid the bet', () => {
    expect(split(5, 1, [grant(1, 0), grant(2, 9, { maxStake: units(4) }), grant(3, 9)])).toEqual({
      kind: 'stake',
      cash: units(1),
      parts: [part(3, 4)],
    })
    expect(split(5, 5, [grant(1, 9)], { game: room })).toEqual({ kind: 'stake', cash: units(5), parts: [] })
  })

  it('takes the last millionth of a grant, too', () => {
    const little = { ...grant(1, 0), balance: amountOfMillionths(1n) }
    expect(split(2, 0, [little, grant(2, 5)])).toEqual({
      kind: 'stake',
      cash: zero,
      parts: [
        { grantId: 1, amount: 1n },
        { grantId: 2, amount: 1_999_999n },
      ],
    })
  })

  it('is refused with the reason of the first grant that would pay and may not', () => {
    expect(split(6, 1, [grant(1, 0), grant(2, 5)])).toEqual({
      kind: 'refused',
      refusal: 'bonusStake',
      maxStake: units(5),
    })
    expect(split(5, 1, [grant(1, 9)], { game: room })).toMatchObject({
      kind: 'refused',
      refusal: 'bonusGame',
    })
  })

  it('is insufficient where all money together is less, and a grant below zero adds and takes nothing', () => {
    expect(split(6, 1, [grant(1, 4)])).toEqual({ kind: 'insufficient' })
    expect(split(5, 4, [grant(1, -1), grant(2, 1)])).toEqual({
      kind: 'stake',
      cash: units(4),
      parts: [part(2, 1)],
    })
    expect(split(5, 4, [])).toEqual({ kind: 'insufficient' })
  })
})

describe('a win', () => {
  const share = (grantId: number, amount: bigint) => ({ grantId, amount: amountOfMillionths(amount) })

  it('belongs to the parts of the stake in proportion, and to cash what rounding leaves', () => {
    const parts = [share(1, 1_000_000n), share(2, 1_000_000n)]
    expect(splitWin(units(1), { stake: units(3), parts, currency: 'USD' })).toEqual({
      cash: 340_000n,
      parts: [share(1, 330_000n), share(2, 330_000n)],
    })
  })

  it('of bonus money alone is bonus money to the last millionth', () => {
    const parts = [share(1, 1_000_000n), share(2, 1_000_000n), share(3, 1_000_000n)]
    expect(splitWin(units(1), { stake: units(3), parts, currency: 'USD' })).toEqual({
      cash: zero,
      parts: [share(1, 330_000n), share(2, 330_000n), share(3, 340_000n)],
    })
  })

  it('of a millionth belongs to the bonus money that won it', () => {
    const parts = [share(1, 1_000_000n)]
    expect(splitWin(amountOfMillionths(1n), { stake: units(1), parts, currency: 'USD' })).toEqual({
      cash: zero,
      parts: [share(1, 1n)],
    })
  })

  it('of cash alone is cash, and parts that win nothing are left out', () => {
    expect(splitWin(units(2), { stake: units(3), parts: [], currency: 'USD' })).toEqual({
      cash: units(2),
      parts: [],
    })
    expect(splitWin(zero, { stake: units(3), parts: [share(1, 1n)], currency: 'USD' })).toEqual({
      cash: zero,
      parts: [],
    })
  })
})

describe('terms', () => {
  it('forbid a stake above theirs and a game without weight, and only with bonus money', () => {
    const judge = (stake: number, bonusPart: number, game = slot, own: BonusTerms = terms) =>
      refusalOfStake(own, { game, stake: units(stake), bonusPart: units(bonusPart) })
    expect([judge(5, 1), judge(6, 1), judge(6, 0), judge(6, -1)]).toEqual([
      undefined,
      'bonusStake',
      undefined,
      undefined,
    ])
    expect([judge(1, 1, room), judge(1, 0, room)]).toEqual(['bonusGame', undefined])
    expect(judge(1_000, 1, slot, { ...terms, maxStake: null })).toBeUndefined()
  })

  it('ask for a multiple of the bonus, or of bonus and deposit, in hundredths', () => {
    const asked = (own: Pick<BonusTerms, 'wagerTimes' | 'wagerBase'>) =>
      requiredTurnover(own, { bonus: units(10), deposit: units(20) })
    expect(asked({ wagerTimes: 1.25, wagerBase: 'bonus' })).toBe(12_500_000n)
    expect(asked({ wagerTimes: 2, wagerBase: 'bonusAndDeposit' })).toBe(units(60))
  })

  it('count nothing of a game of a type that they do not name', () => {
    expect(weightOf(terms, { ...slot, gameType: 'NEW' })).toBe(0)
  })

  it('usually count slots, fishing and sports whole, lotteries half, live games a fifth and rooms not', () => {
    expect(usualWeights).toEqual({
      RNG: 100,
      FISH: 100,
      INHOUSE: 100,
      SPORTS: 100,
      ESPORTS: 100,
      COCKFIGHT: 100,
      LOTT: 50,
      ELOTT: 50,
      LIVE: 20,
      PVP: 0,
    })
  })
})
