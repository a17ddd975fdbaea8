// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { lotteries, lotteryOf } from '../lotteries.ts'
import { historyFormOf } from './history-forms.ts'
import { HistoryLineRefused, readHistory } from './read-history.ts'

const header = 'date,DB,G1,G2,G3,G4,G5,G6,G7'
const lastOf2024 =
  '2024-12-31,35327,96315,50143-20206,07932-08988-36264-57903-44283-79535,4414-7210-7445-6147,5351-0558-3252-0730-7025-6593,993-346-071,61-98-60-15'

it('reads the draws of the North with their leading zeros', () => {
  expect(readHistory('XSMB', `${header}\n${lastOf2024}\n\n`)).toEqual([
    {
      line: 2,
      draw: {
        draw: '20241231',
        day: 20_088,
        numbers:
          '35327~96315~50143,20206~07932,08988,36264,57903,44283,79535~4414,7210,7445,6147~5351,0558,3252,0730,7025,6593~993,346,071~61,98,60,15',
      },
    },
  ])
})

it('reads the draws of Vietlott: balls in ascending order, the bonus by itself, prizes of 3D', () => {
  const read = (form: 'MEGA645' | 'POWER655' | 'LOTTO535' | 'MAX3D', result: unknown) =>
    readHistory(form, JSON.stringify({ date: '2024-01-02', id: '00007', result }))[0]?.draw.numbers
  expect(read('MEGA645', [45, 1, 17, 3, 22, 9])).toBe('01,03,09,17,22,45')
  expect(read('POWER655', [5, 10, 14, 23, 24, 38, 35])).toBe('05,10,14,23,24,38~35')
  expect(read('LOTTO535', [7, 9, 10, 16, 19, 9])).toBe('07,09,10,16,19~09')
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => `01${index}`)
  const prizes = {
    'Giải Đặc biệt': numbers(2),
    'Giải Nhất': numbers(4),
    'Giải Nhì': numbers(6),
    'Giải ba': numbers(8),
  }
  expect(
    read('MAX3D', prizes)
      ?.split('~')
      .map((row) => row.split(',').length),
  ).toEqual([2, 4, 6, 8])
})

it.each([
  ['another header', 'XSMB', 'day,DB\n', 1],
  ['a day that the calendar has not', 'XSMB', `${header}\n${lastOf2024.replace('12-31', '02-30')}`, 2],
  ['a number too many', 'XSMB', `${header}\n${lastOf2024}\n${lastOf2024}-11`, 3],
  ['a digit too few', 'XSMB', `${header}\n${lastOf2024.replace('35327', '5327')}`, 2],
  ['a ball twice', 'MEGA645', '{"date":"2024-01-02","id":"1","result":[1,1,2,3,4,5]}', 1],
  ['a ball too high', 'MEGA645', '{"date":"2024-01-02","id":"1","result":[1,2,3,4,5,46]}', 1],
  ['a broken line', 'POWER655', '\n{"date":', 2],
  ['no result', 'MAX3D', '{"date":"2024-01-02","id":"1"}', 1],
  ['a list in place of an object', 'LOTTO535', '[1]', 1],
] as const)('refuses %s and names the line', (_, form, text, line) => {
  expect(() => readHistory(form, text)).toThrow(HistoryLineRefused)
  expect(() => readHistory(form, text)).toThrow(`Line ${line}:`)
})

it('gives the draws of each form to its lotteries, and nothing to others', () => {
  const north = ['HN', 'QN', 'BN', 'HP', 'ND', 'TB'].map((code) => `MB-${code}`)
  expect(
    lotteries
      .flatMap((lottery) => {
        const form = historyFormOf(lottery)
        return form ? [`${lottery.gameCode} ${form}`] : []
      })
      .toSorted(),
  ).toEqual(
    [
      ...north.map((code) => `${code} XSMB`),
      'LOTTO-535 LOTTO535',
      'MAX-3D MAX3D',
      'MEGA-645 MEGA645',
      'POWER-655 POWER655',
    ].toSorted(),
  )
  expect(historyFormOf(lotteryOf('MN-HCM')!)).toBeUndefined()
})
