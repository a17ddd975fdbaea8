// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawAtOfNumber, drawNumber } from './draw-number.ts'
import { closesAt, drawsBetween, isOpen, nextDrawAt, previousDrawAt } from './draw-times.ts'
import { lotteries, lotteryOf } from './lotteries.ts'

/** A moment in Vietnam time. */
const vietnam = (text: string): number => Date.parse(`${text}+07:00`)
const lottery = (gameCode: string) => lotteryOf(gameCode)!

describe('the draws of a province', () => {
  it('are at 18:15 in the North, 17:15 in the centre and 16:15 in the South, Vietnam time', () => {
    const monday = vietnam('2026-11-23T00:00:00')
    expect(nextDrawAt(lottery('MB-HN'), monday)).toBe(vietnam('2026-11-23T18:15:00'))
    expect(nextDrawAt(lottery('MT-HUE'), monday)).toBe(vietnam('2026-11-23T17:15:00'))
    expect(nextDrawAt(lottery('MN-HCM'), monday)).toBe(vietnam('2026-11-23T16:15:00'))
  })

  it('go from one draw day to the next: a draw at this moment is the last one, not the next', () => {
    const hanoi = lottery('MB-HN')
    const [monday, thursday, nextMonday] = [
      vietnam('2026-11-23T18:15:00'),
      vietnam('2026-11-26T18:15:00'),
      vietnam('2026-11-30T18:15:00'),
    ]
    expect(nextDrawAt(hanoi, monday - 1)).toBe(monday)
    expect(nextDrawAt(hanoi, monday)).toBe(thursday)
    expect(nextDrawAt(hanoi, thursday)).toBe(nextMonday)
    expect(previousDrawAt(hanoi, monday)).toBe(monday)
    expect(previousDrawAt(hanoi, thursday - 1)).toBe(monday)
  })

  it('take the day from Vietnam, not from UTC: late on Sunday in UTC it is Monday in Vietnam', () => {
    expect(nextDrawAt(lottery('MN-HCM'), Date.parse('2026-11-22T17:00:00Z'))).toBe(
      vietnam('2026-11-23T16:15:00'),
    )
    expect(drawNumber(lottery('MN-HCM'), vietnam('2026-11-23T16:15:00'))).toBe('20261123')
  })

  it('leave out the four days of Tết in the North only', () => {
    const beforeTet = vietnam('2026-02-15T20:00:00')
    expect(nextDrawAt(lottery('MB-HN'), beforeTet)).toBe(vietnam('2026-02-23T18:15:00'))
    expect(nextDrawAt(lottery('MB-HP'), beforeTet)).toBe(vietnam('2026-02-20T18:15:00'))
    expect(nextDrawAt(lottery('MB-QN'), beforeTet)).toBe(vietnam('2026-02-24T18:15:00'))
    expect(previousDrawAt(lottery('MB-QN'), vietnam('2026-02-18T00:00:00'))).toBe(
      vietnam('2026-02-10T18:15:00'),
    )
    expect(nextDrawAt(lottery('MT-HUE'), beforeTet)).toBe(vietnam('2026-02-16T17:15:00'))
    expect(nextDrawAt(lottery('MN-HCM'), beforeTet)).toBe(vietnam('2026-02-16T16:15:00'))
    expect(drawAtOfNumber(lottery('MB-HN'), '20260216')).toBeUndefined()
    expect(drawAtOfNumber(lottery('MN-HCM'), '20260216')).toBe(vietnam('2026-02-16T16:15:00'))
  })

  it('close ten minutes before in the North, fifteen elsewhere; a bet at that very moment is late', () => {
    const drawAt = vietnam('2026-11-23T18:15:00')
    expect(closesAt(lottery('MB-HN'), drawAt)).toBe(vietnam('2026-11-23T18:05:00'))
    expect(closesAt(lottery('MT-HUE'), vietnam('2026-11-23T17:15:00'))).toBe(vietnam('2026-11-23T17:00:00'))
    expect(closesAt(lottery('MN-HCM'), vietnam('2026-11-23T16:15:00'))).toBe(vietnam('2026-11-23T16:00:00'))
    expect(isOpen(lottery('MB-HN'), drawAt, vietnam('2026-11-23T18:04:59.999'))).toBe(true)
    expect(isOpen(lottery('MB-HN'), drawAt, vietnam('2026-11-23T18:05:00'))).toBe(false)
  })
})

describe('the draws of Keno', () => {
  const keno = lottery('KENO')

  it('are 120 a day, every eight minutes from 06:00 to 21:52, and close a minute before', () => {
    const draws = drawsBetween(keno, vietnam('2026-11-21T00:00:00'), vietnam('2026-11-22T00:00:00'))
    expect(draws).toHaveLength(120)
    expect([draws[0], draws[1], draws[119]]).toEqual([
      vietnam('2026-11-21T06:00:00'),
      vietnam('2026-11-21T06:08:00'),
      vietnam('2026-11-21T21:52:00'),
    ])
    expect(closesAt(keno, draws[0]!)).toBe(vietnam('2026-11-21T05:59:00'))
  })

  it('rest at night', () => {
    expect(nextDrawAt(keno, vietnam('2026-11-21T21:52:00'))).toBe(vietnam('2026-11-22T06:00:00'))
    expect(previousDrawAt(keno, vietnam('2026-11-22T05:59:59'))).toBe(vietnam('2026-11-21T21:52:00'))
  })

  it('are numbered by the day, from 0001 on', () => {
    expect(drawNumber(keno, vietnam('2026-11-21T06:00:00'))).toBe('202611210001')
    expect(drawNumber(keno, vietnam('2026-11-21T21:52:00'))).toBe('202611210120')
    expect(drawAtOfNumber(keno, '202611210121')).toBeUndefined()
  })
})

describe('the draws of the fast lotteries', () => {
  it('are 1440, 720, 480 and 288 a day, without a pause at midnight', () => {
    const counts = ['D5-1', 'D5-2', 'D5-3', 'D5-5'].map(
      (gameCode) =>
        drawsBetween(lottery(gameCode), vietnam('2026-11-21T00:00:00'), vietnam('2026-11-22T00:00:00'))
          .length,
    )
    expect(counts).toEqual([1440, 720, 480, 288])
  })

  it('count from 00:00: the draw at midnight is the last of the day that ends', () => {
    const everyMinute = lottery('D5-1')
    expect(drawNumber(everyMinute, vietnam('2026-11-21T23:59:00'))).toBe('202611211439')
    expect(drawNumber(everyMinute, vietnam('2026-11-22T00:00:00'))).toBe('202611211440')
    expect(drawNumber(everyMinute, vietnam('2026-11-22T00:01:00'))).toBe('202611220001')
    expect(drawNumber(lottery('D5-5'), vietnam('2027-01-01T00:00:00'))).toBe('202612310288')
    expect(previousDrawAt(everyMinute, vietnam('2026-11-22T00:00:30'))).toBe(vietnam('2026-11-22T00:00:00'))
    expect(nextDrawAt(everyMinute, vietnam('2026-11-22T00:00:00'))).toBe(vietnam('2026-11-22T00:01:00'))
  })
})

describe('the number of a draw', () => {
  it('identifies exactly one draw, between the one before and the one after it', () => {
    const anyMoment = fc.integer({ min: vietnam('2025-12-31T00:00:00'), max: vietnam('2030-12-31T00:00:00') })
    fc.assert(
      fc.property(fc.constantFrom(...lotteries), anyMoment, (drawn, nowMs) => {
        const next = nextDrawAt(drawn, nowMs)
        const previous = previousDrawAt(drawn, nowMs)
        expect(previous <= nowMs && nowMs < next).toBe(true)
        expect(drawAtOfNumber(drawn, drawNumber(drawn, next))).toBe(next)
        expect(previousDrawAt(drawn, next - 1)).toBe(previous)
        expect(nextDrawAt(drawn, previous)).toBe(next)
      }),
      { numRuns: 300 },
    )
  })

  it('is refused when nothing is drawn', () => {
    expect(() => drawNumber(lottery('MB-HN'), vietnam('2026-11-24T18:15:00'))).toThrow(RangeError)
    for (const numero of ['', '2026112', '20261124', '20261323', '20260230', '202611230001', ' 20261123'])
      expect(drawAtOfNumber(lottery('MB-HN'), numero)).toBeUndefined()
    for (const numero of ['20261123', '202611230000', '202611231441', '2026112300001', '202613010001'])
      expect(drawAtOfNumber(lottery('D5-1'), numero)).toBeUndefined()
    expect(() => nextDrawAt(lottery('KENO'), Number.NaN)).toThrow(RangeError)
  })
})
