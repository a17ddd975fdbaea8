// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { cascadeTitles } from '../titles/index.ts'
import { slowColumns } from './slow-columns.ts'

const { rules } = cascadeTitles.find(({ code }) => code === 'tidepool_choir')!
const board = (...columns: readonly number[]) =>
  columns.map((scatters) => 'S'.repeat(scatters) + '1'.repeat(rules.rows - scatters)).join('')

it('lets the columns after two scatters come slowly, because a third one brings free spins', () => {
  expect(slowColumns(rules, board(0, 1, 0, 1, 0, 0, 0), false)).toEqual([4, 5, 6])
  expect(slowColumns(rules, board(2, 0, 0, 0, 0, 0, 0), false)).toEqual([1, 2, 3, 4, 5, 6])
  expect(slowColumns(rules, board(0, 0, 0, 0, 0, 0, 2), false)).toEqual([])
  expect(slowColumns(rules, board(1, 0, 0, 0, 0, 0, 0), true)).toEqual([])
})
