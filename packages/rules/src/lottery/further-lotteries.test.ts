// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { units } from '../money.ts'
import { drawResult } from './draw-result.ts'
import { drawAtOfNumber, drawNumber } from './draw-number.ts'
import { nextDrawAt, previousDrawAt } from './draw-times.ts'
import { drawDayOfWeek, lotteryOf } from './lotteries.ts'
import { weighExposure } from './net-exposure.ts'
import { playTypeOf } from './play-types.ts'
import { ratioOf } from './ratio.ts'
import { parseResult } from './winning-number.ts'

const vietnam = (text: string): number => Date.parse(`${text}+07:00`)
const lottery = (gameCode: string) => lotteryOf(gameCode)!
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

it('draws Thailand on the 1st and the 16th, on whatever day of the week', () => {
  const thai = lottery('TH-GOV')
  const [first, second, third] = ['2026-11-16T14:30', '2026-12-01T14:30', '2026-12-16T14:30'].map(vietnam)
  expect(nextDrawAt(thai, first! - 1)).toBe(first)
  expect(nextDrawAt(thai, first!)).toBe(second)
  expect(nextDrawAt(thai, second!)).toBe(third)
  expect(previousDrawAt(thai, third! - 1)).toBe(second)
  expect(drawNumber(thai, second!)).toBe('20261201')
  // 1 December 2026 is a Tuesday.
  expect(drawDayOfWeek(thai, second)).toBe('3')
})

it('draws Lotto 5/35 twice a day, and each draw has its own number', () => {
  const lotto = lottery('LOTTO-535')
  const [noon, evening] = [vietnam('2026-11-26T13:00'), vietnam('2026-11-26T21:00')]
  expect(nextDrawAt(lotto, vietnam('2026-11-26T00:00'))).toBe(noon)
  expect(nextDrawAt(lotto, noon)).toBe(evening)
  expect([drawNumber(lotto, noon), drawNumber(lotto, evening)]).toEqual(['202611260001', '202611260002'])
  expect(drawAtOfNumber(lotto, '202611260002')).toBe(evening)
  expect(drawAtOfNumber(lotto, '202611260003')).toBeUndefined()
})

it('draws the bonus ball from the balls that are left, and a special ball from its own', () => {
  const bounds = (gameCode: string): number[] => {
    const asked: number[] = []
    drawResult(lottery(gameCode), (bound) => {
      asked.push(bound)
      return 0
    })
    return asked
  }
  expect(bounds('POWER-655')).toEqual([55, 54, 53, 52, 51, 50, 49])
  expect(bounds('LOTTO-535')).toEqual([35, 34, 33, 32, 31, 12])
  expect(bounds('MEGA-645')).toEqual([45, 44, 43, 42, 41, 40])
})

it.each([
  ['MEGA-645', '01,02,03,04,05,45', ['01,02,03,04,05,46', '01,02,03,05,04,06', '01,02,03,04,05']],
  [
    'POWER-655',
    '01,02,03,04,05,06~07',
    ['01,02,03,04,05,06~06', '01,02,03,04,05,06~56', '01,02,03,04,05,06'],
  ],
  ['LOTTO-535', '01,02,03,04,35~01', ['01,02,03,04,36~01', '01,02,03,04,05~13', '01,02,03,04,05~00']],
  ['LA-DEV', '0071', ['071', '00710', '00x1']],
  ['HAN-VIP', '00071~12345', ['00071', '00071~1234']],
])('reads a result of %s only if it is possible', (gameCode, good, wrong) => {
  expect(parseResult(lottery(gameCode), good)).toBeDefined()
  for (const text of wrong) expect(parseResult(lottery(gameCode), text)).toBeUndefined()
})

it('counts nothing of bets on nearly every outcome, and all of a bet that mostly loses', () => {
  const share = (gameCode: string, playType: string, pick: readonly string[]) => {
    const { odds } = playTypeOf(lottery(gameCode), playType)!
    const weighing = weighExposure(lottery(gameCode), [{ playType, pick, odds, stakePerLot: units(1) }])
    for (;;) {
      const step = weighing.next()
      if (step.done) return step.value(playType)
    }
  }
  const endings = range(100).map((ending) => String(ending).padStart(2, '0'))
  for (const gameCode of ['TH-GOV', 'LA-DEV', 'HAN-STD']) {
    expect(share(gameCode, 'top2', endings)).toEqual(ratioOf(0, 1))
    expect(share(gameCode, 'top2', endings.slice(0, 60))).toEqual(ratioOf(1, 1))
  }
  expect(share('MEGA-645', 'mega6', ['01', '02', '03', '04', '05', '06'])).toEqual(ratioOf(1, 1))
})
