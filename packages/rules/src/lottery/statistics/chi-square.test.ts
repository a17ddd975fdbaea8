// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { drawResult } from '../draw-result.ts'
import { lotteryOf } from '../lotteries.ts'
import { appearanceChance, chanceOfMore, deviationOf } from './chi-square.ts'
import { countedSeries } from './counted-series.ts'
import { createDrawCounter } from './count-draws.ts'

// Critical values as printed in tables of the distribution.
it.each([
  [1, 3.841, 0.05],
  [1, 6.635, 0.01],
  [9, 16.919, 0.05],
  [9, 4.168, 0.9],
  [79, 100.749, 0.05],
  [99, 123.225, 0.05],
  [99, 134.642, 0.01],
  [99, 81.449, 0.9],
])('the chance of %i degrees of freedom beyond %f is %f', (degrees, at, chance) => {
  expect(chanceOfMore(at, degrees)).toBeCloseTo(chance, 4)
})

it('is what the closed form for an even number of degrees says, far out and close by', () => {
  for (const x of [0.1, 3, 20, 44, 90, 150]) {
    let [term, sum] = [Math.exp(-x / 2), 0]
    for (let j = 1; j <= 22; j += 1) {
      sum += term
      term *= x / 2 / j
    }
    expect(chanceOfMore(x, 44)).toBeCloseTo(sum, 10)
  }
  expect([chanceOfMore(0, 9), chanceOfMore(1e6, 99)]).toEqual([1, 0])
})

it('calls nothing unusual of too few draws', () => {
  const [series] = countedSeries(lotteryOf('D5-1')!)
  expect(deviationOf(series!, Array<number>(10).fill(4), 9)).toBeUndefined()
  expect(deviationOf(series!, Array<number>(10).fill(5), 10)).toMatchObject({
    chiSquare: 0,
    degreesOfFreedom: 9,
    chance: 1,
  })
})

it('fair draws of every form deviate by about their degrees of freedom', () => {
  let state = 7
  const pick = (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
  for (const gameCode of ['MN-HCM', 'KENO', 'D5-2']) {
    const lottery = lotteryOf(gameCode)!
    const [series] = countedSeries(lottery)
    const values = Array.from({ length: 60 }, () => {
      const counter = createDrawCounter(countedSeries(lottery))
      for (let draw = 0; draw < 200; draw += 1) counter.addDraw(0, drawResult(lottery, pick))
      return deviationOf(series!, counter.total().series[0]!.hits, 200)!.chiSquare
    })
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length / (series!.values - 1)
    expect(mean).toBeGreaterThan(0.85)
    expect(mean).toBeLessThan(1.15)
  }
})

it('knows how often a number appears: an ending in 27 numbers, a ball of Keno', () => {
  expect(appearanceChance(countedSeries(lotteryOf('MB-HN')!)[0]!)).toBeCloseTo(0.237657, 6)
  expect(appearanceChance(countedSeries(lotteryOf('KENO')!)[0]!)).toBe(0.25)
})
