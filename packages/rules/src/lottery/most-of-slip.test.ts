// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { units } from '../money.ts'
import { lotteryOf } from './lotteries.ts'
import { sampleDraws } from './model-draws.ts'
import type { FastLottery } from './lottery.ts'
import { mostOfSlip, type SlipWager } from './most-of-slip.ts'
import { judge } from './wager.ts'

const fast = lotteryOf('D5-1') as FastLottery
const north = lotteryOf('MB-HN')!
const line = (playType: string, pick: string[], stake: number): SlipWager => ({
  playType,
  pick,
  stakePerLot: units(stake),
})

it('counts only one side of a play whose sides exclude each other', () => {
  expect(mostOfSlip(fast, [line('sbs', ['big'], 100)], 'USD')).toBe(units(196))
  expect(mostOfSlip(fast, [line('sbs', ['big'], 100), line('sbs', ['small'], 60)], 'USD')).toBe(units(196))
})

it('adds what is staked on the same number in several lines', () => {
  expect(mostOfSlip(north, [line('de', ['15', '27'], 1), line('de', ['27'], 2)], 'USD')).toBe(units(285))
})

it('adds plays, and combinations of one play, which can all win', () => {
  expect(mostOfSlip(north, [line('x2', ['15', '27'], 1), line('x2', ['15', '28'], 1)], 'USD')).toBe(units(34))
  expect(mostOfSlip(north, [line('de', ['15'], 1), line('x2', ['15', '27'], 1)], 'USD')).toBe(units(112))
  expect(mostOfSlip(north, [], 'USD')).toBe(0n)
})

it('is never below what any draw returns', () => {
  const lines = [
    line('sbs', ['big'], 3),
    line('sbs', ['small'], 2),
    line('soe', ['even'], 5),
    line('st1', ['1----', '-2---'], 1),
    line('st1', ['--3--', '1----'], 2),
    line('c3', ['4'], 1),
  ].filter(({ playType, pick, stakePerLot }) => {
    try {
      judge(fast, { playType, pick }, [['0', '0', '0', '0', '0']], {
        stakePerLot: stakePerLot,
        currency: 'USD',
      })
      return true
    } catch {
      return false
    }
  })
  expect(lines.length).toBeGreaterThanOrEqual(4)
  const most = mostOfSlip(fast, lines, 'USD')
  for (const draw of sampleDraws(fast).slice(0, 300)) {
    const returned = lines.reduce(
      (sum, each) => sum + judge(fast, each, draw, { stakePerLot: each.stakePerLot, currency: 'USD' }),
      0n,
    )
    expect(returned <= most).toBe(true)
  }
})
