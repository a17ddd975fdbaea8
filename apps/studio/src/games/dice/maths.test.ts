// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compare, fraction, toPercent } from '../../fair/fraction.ts'
import {
  DICE_ROLLS,
  checkDiceBet,
  diceMultiplier,
  diceRoll,
  diceRtp,
  diceTargets,
  diceWinningRolls,
  diceWins,
  type DiceBet,
} from './maths.ts'
import { buildDiceStory } from './story.ts'

const SPACE = 2 ** 32
const directions = ['over', 'under'] as const

/** The first 32-bit value of each roll, found from the roll itself and not from the formula under test. */
function firstValues(): number[] {
  const firsts = Array.from({ length: DICE_ROLLS }, (_, roll) => Math.ceil((roll * SPACE) / DICE_ROLLS))
  firsts.forEach((value, roll) => {
    expect(diceRoll(value / SPACE)).toBe(roll)
    if (roll > 0) expect(diceRoll((value - 1) / SPACE)).toBe(roll - 1)
  })
  return [...firsts, SPACE]
}

describe('dice', () => {
  it('proves the return to player of every target by enumeration of all 10,001 rolls', () => {
    const firsts = firstValues()
    for (const direction of directions) {
      const { minimum, maximum } = diceTargets(direction)
      for (let targetHundredths = minimum; targetHundredths <= maximum; targetHundredths += 1) {
        const bet: DiceBet = { direction, targetHundredths }
        // The rolls that win are one run up to, or from, the target; its ends are checked on the rule itself.
        const [from, to] = direction === 'over' ? [targetHundredths + 1, DICE_ROLLS] : [0, targetHundredths]
        const ends = [from - 1, from, to - 1, to].filter((roll) => roll >= 0 && roll < DICE_ROLLS)
        if (ends.some((roll) => diceWins(bet, roll) !== (roll >= from && roll < to)))
          expect.fail(`${direction} ${targetHundredths}`)
        const wins = BigInt(firsts[to]! - firsts[from]!)
        const exact = fraction(wins * BigInt(diceMultiplier(bet)), BigInt(SPACE) * 1_000_000n)
        if (compare(diceRtp(bet), exact) !== 0) expect.fail(`${direction} ${targetHundredths}`)
      }
    }
  })

  it.each(directions)('wins with one contiguous range of rolls, %s every hundredth target', (direction) => {
    const { minimum, maximum } = diceTargets(direction)
    for (let targetHundredths = minimum; targetHundredths <= maximum; targetHundredths += 100) {
      let wins = 0
      let changes = 0
      for (let roll = 0; roll < DICE_ROLLS; roll += 1) {
        if (diceWins({ direction, targetHundredths }, roll)) wins += 1
        if (
          roll > 0 &&
          diceWins({ direction, targetHundredths }, roll) !==
            diceWins({ direction, targetHundredths }, roll - 1)
        )
          changes += 1
      }
      expect([wins, changes]).toEqual([diceWinningRolls({ direction, targetHundredths }), 1])
    }
  })

  it('returns between 98.980 % and 98.9902 % whatever the target', () => {
    const highest = fraction(989_902n, 1_000_000n)
    const lowest = fraction(989_800n, 1_000_000n)
    for (const direction of directions) {
      const { minimum, maximum } = diceTargets(direction)
      for (let targetHundredths = minimum; targetHundredths <= maximum; targetHundredths += 1) {
        const rtp = diceRtp({ direction, targetHundredths })
        if (compare(rtp, highest) > 0 || compare(rtp, lowest) < 0)
          expect.fail(`${direction} ${targetHundredths} ${toPercent(rtp, 6)}`)
      }
    }
  })

  it('states the exact return, which the 10,001st roll keeps just below 99 %', () => {
    expect(toPercent(diceRtp({ direction: 'over', targetHundredths: 5050 }), 3)).toBe('98.990')
  })

  it('pays 100 (1 - e) / chance with four decimals', () => {
    expect(diceMultiplier({ direction: 'over', targetHundredths: 5050 })).toBe(2_000_000)
    expect(diceMultiplier({ direction: 'under', targetHundredths: 9800 })).toBe(1_010_200)
    expect(diceMultiplier({ direction: 'under', targetHundredths: 1 })).toBe(9_900_000_000)
    expect(diceMultiplier({ direction: 'under', targetHundredths: 3300 })).toBe(3_000_000)
  })

  it('rolls 0.00 to 100.00 and loses on the target itself', () => {
    expect([diceRoll(0), diceRoll((SPACE - 1) / SPACE), diceRoll(0.5365416235)]).toEqual([0, 10_000, 5365])
    expect(directions.map((direction) => diceWins({ direction, targetHundredths: 5000 }, 5000))).toEqual([
      false,
      false,
    ])
  })

  it('returns the roll and pays the stake times the multiplier, rounded down to the coin', () => {
    const stake = { amount: 3_330_000n, unit: 10_000n }
    const bet: DiceBet = { direction: 'under', targetHundredths: 9800 }
    expect(buildDiceStory(bet, stake, [0.5])).toEqual({
      events: [
        { type: 'roll', rollHundredths: 5000 },
        { type: 'result', won: true },
      ],
      multiplier: 1_010_200,
      payout: 3_360_000n,
    })
    expect(buildDiceStory(bet, stake, [0.999]).payout).toBe(0n)
  })

  it.each([
    { direction: 'over', targetHundredths: 199 },
    { direction: 'over', targetHundredths: 10_000 },
    { direction: 'under', targetHundredths: 0 },
    { direction: 'under', targetHundredths: 9801 },
    { direction: 'under', targetHundredths: 50.5 },
    { direction: 'under', targetHundredths: Number.NaN },
  ] as const)('refuses the target of $direction $targetHundredths', (bet) => {
    expect(() => checkDiceBet(bet)).toThrow('studio.badTarget')
  })
})
