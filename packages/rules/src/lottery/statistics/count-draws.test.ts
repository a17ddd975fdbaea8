// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { drawResult } from '../draw-result.ts'
import { lotteryOf } from '../lotteries.ts'
import type { DrawResult } from '../lottery.ts'
import { countedSeries } from './counted-series.ts'
import { createDrawCounter, currentGap } from './count-draws.ts'
import { runFromBytes, tallyToBytes } from './tally-bytes.ts'

/** A repeatable stream of numbers. */
function picks(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

const lotteryNamed = (gameCode: string) => lotteryOf(gameCode)!
function drawsOf(gameCode: string, count: number): DrawResult[] {
  const pick = picks(count)
  return Array.from({ length: count }, () => drawResult(lotteryNamed(gameCode), pick))
}
function countAll(gameCode: string, draws: readonly DrawResult[]) {
  const counter = createDrawCounter(countedSeries(lotteryNamed(gameCode)))
  draws.forEach((draw, index) => counter.addDraw(Math.floor(index / 10), draw))
  return counter.total()
}

/** The texts of a draw that belong to a series, by another way than the series itself. */
const textsOf: Record<string, (draw: DrawResult, key: string) => string[]> = {
  'MB-HN': (draw, key) =>
    (key === 'special' ? draw.slice(0, 1) : draw).flatMap((row) => row.map((number) => number.slice(-2))),
  KENO: (draw) => [...draw[0]!],
  'D5-1': (draw, key) => (key === 'any' ? [...draw[0]!] : [draw[0]![Number(key) - 1]!]),
}

describe.each(['MB-HN', 'KENO', 'D5-1'])('the counts of %s', (gameCode) => {
  const series = countedSeries(lotteryNamed(gameCode))
  const draws = drawsOf(gameCode, 137)

  it('are what a plain second count finds', () => {
    const total = countAll(gameCode, draws)
    series.forEach(({ key, values, first, digits }, index) => {
      for (let value = 0; value < values; value += 1) {
        const text = String(value + first).padStart(digits, '0')
        const found = draws.map((draw) => textsOf[gameCode]!(draw, key).filter((one) => one === text).length)
        const marks = found.map((count) => (count > 0 ? 'x' : '.')).join('')
        const tally = total.series[index]!
        expect([tally.hits[value], tally.drawsWith[value]]).toEqual([
          found.reduce((sum, count) => sum + count, 0),
          marks.replaceAll('.', '').length,
        ])
        expect([tally.first[value], tally.last[value]]).toEqual([marks.indexOf('x'), marks.lastIndexOf('x')])
        expect(tally.longest[value]).toBe(Math.max(...marks.split('x').map((gap) => gap.length)))
        expect(currentGap(total, index, value)).toBe(marks.length - 1 - marks.lastIndexOf('x'))
        const lastAt = marks.lastIndexOf('x')
        expect(total.lastDays[index]![value]).toBe(lastAt < 0 ? undefined : Math.floor(lastAt / 10))
      }
    })
  })

  it('are the same when days were counted before, stored as bytes and put together', () => {
    const counter = createDrawCounter(series)
    for (let from = 0; from < draws.length; from += 10) {
      const day = createDrawCounter(series)
      for (const draw of draws.slice(from, from + 10)) day.addDraw(from / 10, draw)
      const { draws: count } = day.total()
      const stored = runFromBytes(series, count, tallyToBytes(day.total()))
      counter.addRun(from / 10, stored!)
    }
    expect(counter.total()).toEqual(countAll(gameCode, draws))
  })
})

it('a number that never appeared is absent for the whole span', () => {
  const total = countAll('D5-1', [[['1', '1', '1', '1', '1']], [['2', '2', '2', '2', '2']]])
  expect(total.series[0]).toMatchObject({ hits: [0, 5, 5, 0, 0, 0, 0, 0, 0, 0] })
  expect(total.series[0]?.longest.slice(0, 3)).toEqual([2, 1, 1])
  expect(currentGap(total, 0, 0)).toBe(2)
})

it('bytes of another length are not read as counts', () => {
  const series = countedSeries(lotteryNamed('KENO'))
  expect(runFromBytes(series, 1, new Uint8Array(799))).toBeUndefined()
  const tally = countAll('KENO', drawsOf('KENO', 1))
  tally.series[0]!.hits[0] = 70_000
  expect(() => tallyToBytes(tally)).toThrow(RangeError)
})
