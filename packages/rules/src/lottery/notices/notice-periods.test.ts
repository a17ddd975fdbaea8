// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { lotteryOf } from '../lotteries.ts'
import { noticeChoicesOf, noticePeriods } from './notice-periods.ts'

const at = (time: string): number => Date.parse(`${time}+07:00`)
const lottery = (gameCode: string) => lotteryOf(gameCode)!

it('offers every result only of a lottery with one draw a day', () => {
  expect(noticeChoicesOf(lottery('MB-HN'))).toEqual(['each', 'won'])
  expect(noticeChoicesOf(lottery('D5-1'))).toEqual(['won', 'daily'])
})

it('makes each draw of a province a period of its own, for two days', () => {
  expect(noticePeriods(lottery('MB-HN'), 'each', at('2026-11-24T09:00')).map(({ key }) => key)).toEqual([
    '20261123',
  ])
  expect(noticePeriods(lottery('MB-HN'), 'each', at('2026-11-25T18:15'))).toEqual([])
})

it('gathers the draws of a fast lottery by the hour, and only hours that are over', () => {
  const periods = noticePeriods(lottery('D5-1'), 'won', at('2026-11-24T10:59'))
  expect(periods).toHaveLength(47)
  expect(periods.at(-1)).toMatchObject({ key: '20261124-09', lastAtMs: at('2026-11-24T10:00') })
  expect(periods.every(({ numeros }) => numeros.length === 60)).toBe(true)
  expect(noticePeriods(lottery('D5-1'), 'won', at('2026-11-24T11:00')).at(-1)?.key).toBe('20261124-10')
})

it('gathers them by the day for a digest, the draw at midnight with the day that ends', () => {
  const [first, second] = noticePeriods(lottery('D5-5'), 'daily', at('2026-11-25T00:00'))
  expect([first?.key, first?.numeros.length, first?.numeros.at(-1)]).toEqual([
    '20261123',
    288,
    '202611230288',
  ])
  expect(second?.key).toBe('20261124')
})
