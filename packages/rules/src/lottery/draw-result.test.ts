// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawResult } from './draw-result.ts'
import { lotteries, lotteryOf } from './lotteries.ts'
import type { DrawResult } from './lottery.ts'
import { resultShape } from './result-shape.ts'
import { formatResult, labelledRows, parseResult, splitRows } from './winning-number.ts'

const lottery = (gameCode: string) => lotteryOf(gameCode)!
const total = (gameCode: string) => resultShape(lottery(gameCode)).reduce((sum, { count }) => sum + count, 0)

describe('a draw', () => {
  it('has 27 numbers in eight rows in the North, 18 in nine rows elsewhere, DB first', () => {
    expect(total('MB-HN')).toBe(27)
    expect(total('MT-HUE')).toBe(18)
    expect(
      resultShape(lottery('MB-HN')).map(({ label, count, digits }) => `${label} ${count}x${digits}`),
    ).toEqual(['DB 1x5', 'G1 1x5', 'G2 2x5', 'G3 6x5', 'G4 4x4', 'G5 6x4', 'G6 3x3', 'G7 4x2'])
    expect(
      resultShape(lottery('MN-AG')).map(({ label, count, digits }) => `${label} ${count}x${digits}`),
    ).toEqual(['DB 1x6', 'G1 1x5', 'G2 1x5', 'G3 2x5', 'G4 7x5', 'G5 1x4', 'G6 3x4', 'G7 1x3', 'G8 1x2'])
  })

  it('asks chance once for each number, over all numbers of its digits', () => {
    const bounds: number[] = []
    const result = drawResult(lottery('MN-AG'), (bound) => {
      bounds.push(bound)
      return 7
    })
    expect(bounds).toEqual([1e6, 1e5, 1e5, 1e5, 1e5, ...Array(7).fill(1e5), 1e4, 1e4, 1e4, 1e4, 1e3, 1e2])
    expect(result[0]).toEqual(['000007'])
    expect(result.at(-1)).toEqual(['07'])
  })

  it('of Keno takes 20 of the balls that are left, each as likely as any other', () => {
    const bounds: number[] = []
    drawResult(lottery('KENO'), (bound) => {
      bounds.push(bound)
      return 0
    })
    expect(bounds).toEqual(Array.from({ length: 20 }, (_, taken) => 80 - taken))
    expect(drawResult(lottery('KENO'), () => 0)[0]).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0')),
    )
    const last = drawResult(lottery('KENO'), (bound) => bound - 1)[0]!
    expect(new Set(last).size).toBe(20)
    expect(last).toContain('80')
  })

  it('of any lottery is the same after the wire', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lotteries), fc.infiniteStream(fc.nat()), (drawn, stream) => {
        const result = drawResult(drawn, (bound) => stream.next().value % bound)
        expect(parseResult(drawn, formatResult(result))).toEqual(result)
      }),
      { numRuns: 200 },
    )
  })

  it('refuses a number that chance cannot return', () => {
    for (const picked of [-1, 10, 0.5, Number.NaN])
      expect(() => drawResult(lottery('D5-1'), () => picked)).toThrow(RangeError)
  })
})

describe('winning numbers on the wire', () => {
  it('are split by commas [LOTTERY-006]', () => {
    expect(splitRows('1,2,3')).toEqual([['1', '2', '3']])
  })

  it('are split into rows by tildes [LOTTERY-007]', () => {
    expect(splitRows('12345~67,89')).toEqual([['12345'], ['67', '89']])
    expect(splitRows('')).toEqual([])
  })

  it('are read only when they are a whole draw of that lottery', () => {
    expect(parseResult(lottery('D5-1'), '0,1,2,3,4')).toEqual([['0', '1', '2', '3', '4']])
    for (const wrong of [
      '',
      '0,1,2,3',
      '0,1,2,3,4,5',
      '0,1,2,3,x',
      '0,1,2,3,44',
      '0,1,2,3,4~5',
      '0,1,2,3,-',
      '0,1,2,3, 4',
    ])
      expect(parseResult(lottery('D5-1'), wrong)).toBeUndefined()
  })

  it('of Keno are 20 different balls of 80 in ascending order', () => {
    const balls = Array.from({ length: 20 }, (_, index) => String(index + 10))
    const read = (changed: readonly string[]) => parseResult(lottery('KENO'), formatResult([changed]))
    expect(read(balls)).toEqual([balls])
    expect(read([...balls].reverse())).toBeUndefined()
    expect(read(['10', ...balls.slice(0, -1)])).toBeUndefined()
    expect(read(['00', ...balls.slice(1)])).toBeUndefined()
    expect(read([...balls.slice(0, -1), '81'])).toBeUndefined()
  })

  it('carry the labels DB, G1 to G8 in that order; the North has no G8', () => {
    const labels = (gameCode: string) => {
      const drawn: DrawResult = drawResult(lottery(gameCode), () => 0)
      return labelledRows(lottery(gameCode), formatResult(drawn))?.map(({ label }) => label)
    }
    expect(labels('MN-AG')).toEqual(['DB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8'])
    expect(labels('MB-HN')).toEqual(['DB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7'])
    expect(labelledRows(lottery('MB-HN'), '12345')).toBeUndefined()
  })
})
