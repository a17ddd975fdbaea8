// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountOfMillionths, units } from '../money.ts'
import { createWageringPlayer } from './play-wagering.ts'
import type { Wagering } from './wagering-plan.ts'

const [nothing, third, threeTenths, sixTenths, double] = [0, 1, 2, 3, 4]
const pays = [0, 333_333, 300_000, 600_000, 2_000_000].map((multiplier) => ({ multiplier, chance: 0.2 }))

interface Terms extends Partial<Pick<Wagering, 'order' | 'weight'>> {
  /** In millionths, as are those below. */
  deposit?: number
  bonus?: number
  required?: number
  maxStake?: number
}

/** A coin has 10,000 millionths. The money of these examples is so little that every usual stake is one coin. */
function player(terms: Terms, draws: readonly number[]) {
  const { deposit = 0, bonus = 0, required = 1_000_000, maxStake, order = 'cashFirst', weight = 100 } = terms
  const left = [...draws]
  return createWageringPlayer(
    {
      deposit: amountOfMillionths(BigInt(deposit)),
      bonus: amountOfMillionths(BigInt(bonus)),
      required: amountOfMillionths(BigInt(required)),
      maxStake: maxStake === undefined ? null : amountOfMillionths(BigInt(maxStake)),
      order,
      weight,
      pays,
    },
    () => {
      const entry = left.shift()
      if (entry === undefined) throw new Error('a bet more than the example has')
      return entry
    },
  )
}
const played = (terms: Terms, draws: readonly number[]) => player(terms, draws)()

describe('a wagering that is lost', () => {
  it('ends when less than a coin is left, and one coin is still staked', () => {
    const money = { deposit: 10_000, bonus: 20_000 }
    expect(played(money, [nothing, nothing, nothing])).toEqual({ met: false, left: 0, bets: 3 })
    expect(played({ deposit: 9_999 }, [])).toEqual({ met: false, left: 9_999, bets: 0 })
  })

  it('leaves the cash, and what the stakes of cash have won, without the bonus', () => {
    // One stake of 10,000 that wins 3,000. Of cash 6,000 and bonus 9,000:
    const money = { deposit: 6_000, bonus: 9_000 }
    // cash pays 6,000 and gets 6/10 of the win;
    expect(played(money, [threeTenths])).toEqual({ met: false, left: 1_800, bets: 1 })
    // or the bonus pays 9,000, and cash gets 1/10 of the win for its 1,000: 5,000 + 300.
    expect(played({ ...money, order: 'bonusFirst' }, [threeTenths])).toEqual({
      met: false,
      left: 5_300,
      bets: 1,
    })
  })

  it('gives the whole win to the money that alone made the stake', () => {
    // 15,000 - 10,000 + 3,000
    expect(played({ deposit: 15_000 }, [threeTenths])).toMatchObject({ left: 8_000, bets: 1 })
    // 12,000 - 10,000 + 3,000 of the bonus are gone with it.
    const bonusFirst = { deposit: 3_000, bonus: 12_000, order: 'bonusFirst' as const }
    expect(played(bonusFirst, [threeTenths])).toMatchObject({ left: 3_000, bets: 1 })
  })

  it('rounds the part of the bonus down to millionths', () => {
    // 10,000 win 3,333, of which the bonus of 4,000 gets 1,333.2: cash has the other 2,000.
    expect(played({ deposit: 6_000, bonus: 4_000 }, [third])).toMatchObject({ left: 2_000 })
  })

  it('gives a single millionth of bonus in the stake what it has won', () => {
    // 9,999 of cash and 1 of bonus win 19,998 and 2. Cash loses 10,000. Then 9,998 and 2 win 6,000: 1.2 of them,
    // rounded down, belong to the bonus.
    expect(played({ deposit: 9_999, bonus: 1 }, [double, nothing, sixTenths])).toEqual({
      met: false,
      left: 5_999,
      bets: 3,
    })
  })
})

describe('a wagering that is met', () => {
  it('leaves cash and bonus together', () => {
    expect(played({ deposit: 10_000, bonus: 20_000, required: 20_000 }, [nothing, double])).toEqual({
      met: true,
      left: 30_000,
      bets: 2,
    })
    expect(played({ deposit: 5_000, bonus: 7_000, required: 0 }, [])).toEqual({
      met: true,
      left: 12_000,
      bets: 0,
    })
  })

  it('takes another whole coin for the last missing millionth', () => {
    expect(played({ deposit: 30_000, required: 10_000 }, [nothing])).toMatchObject({ met: true, bets: 1 })
    expect(played({ deposit: 30_000, required: 10_001 }, [nothing, nothing])).toEqual({
      met: true,
      left: 10_000,
      bets: 2,
    })
  })

  it('stakes no more at the end than is missing at the weight of the game', () => {
    // Of 300 the usual stake is 3. Half of it counts: for 3.5 it takes 3 and 3 and 1, which leave 293.
    const wagering = { deposit: 300_000_000, weight: 50, required: 3_500_000 }
    expect(played(wagering, [nothing, nothing, nothing])).toEqual({ met: true, left: 293_000_000, bets: 3 })
    // The stake of 1 at the end wins as much for its size as the usual one.
    expect(played(wagering, [nothing, nothing, double])).toMatchObject({ left: 295_000_000 })
    expect(played(wagering, [double, nothing, nothing])).toMatchObject({ left: 299_000_000 })
  })

  it('counts of each bet whole millionths, rounded down', () => {
    // 33 % of 10,001 are 3,300.33: one bet leaves one millionth of 3,301 missing, and none of 3,300.
    const wagering = { deposit: 2_000_000, maxStake: 10_001, weight: 33 }
    expect(played({ ...wagering, required: 3_300 }, [nothing])).toMatchObject({ met: true, bets: 1 })
    expect(played({ ...wagering, required: 3_301 }, [nothing, nothing])).toMatchObject({ met: true, bets: 2 })
  })

  it('begins anew each time with the whole bonus and deposit', () => {
    const play = player({ deposit: 10_000, bonus: 10_000, required: 20_000 }, [
      nothing,
      nothing,
      double,
      nothing,
    ])
    expect([play(), play()]).toEqual([
      { met: true, left: 0, bets: 2 },
      { met: true, left: 20_000, bets: 2 },
    ])
  })
})

it('stakes of the usual size win to the millionth what the table says', () => {
  // A third of a stake of 0.03 is 9,999.99 millionths, rounded down.
  expect(played({ deposit: Number(units(3)), required: 30_000 }, [third])).toEqual({
    met: true,
    left: 3_000_000 - 30_000 + 9_999,
    bets: 1,
  })
})
