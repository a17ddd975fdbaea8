// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountOfMillionths, units, zero } from '../money.ts'
import { countBet, isMet, turnoverLeftOf, type OpenRequirement } from './count-wagering.ts'

const open = (id: number, required: number, progress = 0, percent = 100, openedAtMs = 0) => ({
  id,
  required: units(required),
  progress: units(progress),
  openedAtMs,
  terms: { weights: { RNG: percent }, vendorWeights: {}, gameWeights: {} },
})
const countMillionths = (requirements: readonly OpenRequirement[], bet: bigint) => [
  ...countBet(requirements, {
    vendor: 'V',
    gameCode: 'slot',
    gameType: 'RNG',
    validBet: amountOfMillionths(bet),
    atMs: 10,
  }),
]
const count = (requirements: readonly OpenRequirement[], bet: number) =>
  countMillionths(requirements, units(bet))

describe('a settled bet', () => {
  it('counts for the oldest requirement, and what that does not need for the next', () => {
    expect(count([open(1, 100), open(2, 100)], 30)).toEqual([[1, units(30)]])
    expect(count([open(1, 100, 70), open(2, 100)], 30)).toEqual([[1, units(100)]])
    expect(count([open(1, 100, 90), open(2, 100, 5)], 30)).toEqual([
      [1, units(100)],
      [2, units(25)],
    ])
  })

  it('counts by the weight of each: half of it here may be the whole of it there', () => {
    expect(count([open(1, 10, 0, 50), open(2, 100)], 30)).toEqual([
      [1, units(10)],
      [2, units(10)],
    ])
    expect(count([open(1, 10, 0, 0), open(2, 100)], 30)).toEqual([[2, units(30)]])
  })

  it('counts for nothing that was opened after it, and for what was opened at that moment', () => {
    expect(count([open(1, 100, 0, 100, 11), open(2, 100, 0, 100, 10)], 30)).toEqual([[2, units(30)]])
  })

  it('passes by what is met, even beyond', () => {
    expect(count([open(1, 100, 100), open(2, 100, 120), open(3, 100)], 30)).toEqual([[3, units(30)]])
  })

  it('lowers the oldest when it is given back, never below zero', () => {
    expect(count([open(1, 100, 50), open(2, 100, 50)], -30)).toEqual([[1, units(20)]])
    expect(count([open(1, 100, 20), open(2, 100, 50)], -30)).toEqual([[1, zero]])
    expect(count([open(1, 100, 100), open(2, 100, 50)], -30)).toEqual([[1, units(70)]])
  })

  it('of nothing changes nothing', () => {
    expect(count([open(1, 100, 50)], 0)).toEqual([])
  })

  it('counts in whole millionths, rounded down, and to the last one', () => {
    expect(countMillionths([open(1, 100)], 1n)).toEqual([[1, 1n]])
    expect(countMillionths([open(1, 100, 0, 50)], 1n)).toEqual([])
    const almostMet = { ...open(1, 100), progress: amountOfMillionths(units(100) - 1n) }
    expect(countMillionths([almostMet, open(2, 100)], 3n)).toEqual([
      [1, units(100)],
      [2, 2n],
    ])
  })

  it('that is just enough is used up, with what rounding took of it', () => {
    // 30 % of 11 are 3.3: they meet the 3 that are missing, and nothing goes on.
    const threeMissing = { ...open(1, 100, 0, 30), progress: amountOfMillionths(units(100) - 3n) }
    expect(countMillionths([threeMissing, open(2, 100)], 11n)).toEqual([[1, units(100)]])
  })

  it('goes on whole past what is met, whatever little it would count there', () => {
    expect(count([open(1, 100, 100, 1), open(2, 100)], 30)).toEqual([[2, units(30)]])
  })
})

describe('a requirement', () => {
  it('is met when all is staked, and not a millionth before', () => {
    const required = units(10)
    expect(isMet({ required, progress: required })).toBe(true)
    expect(isMet({ required, progress: amountOfMillionths(required - 1n) })).toBe(false)
  })

  it('leaves what is missing of each, and nothing of one that is met', () => {
    expect(turnoverLeftOf([open(1, 100, 30), open(2, 100, 120), open(3, 50, 50), open(4, 5)])).toBe(units(75))
    expect(turnoverLeftOf([])).toBe(zero)
  })
})
