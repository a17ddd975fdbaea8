// SPDX-License-Identifier: Apache-2.0
import { afterEach, expect, it } from 'vitest'
import type { Wanted } from '../wanted.ts'
import { addSideTable, closeSideTable, closeSideTables, mostSideTables, sideTables } from './side-tables.ts'

const table = (gameId: string): Wanted => ({ gameId, vendorCode: 'BGS', room: false, trial: false })
const names = () => sideTables().map(({ gameId }) => gameId)
afterEach(closeSideTables)

it('opens tables beside that of the page, each once and no more than fit', () => {
  for (const name of ['a', 'b', 'a', 'c', 'd']) addSideTable(table(name))
  expect(names()).toEqual(['a', 'b', 'c'])
  expect(mostSideTables).toBe(3)
})

it('closes one of them, or all when the page is left', () => {
  for (const name of ['a', 'b']) addSideTable(table(name))
  closeSideTable(table('a'))
  expect(names()).toEqual(['b'])
  closeSideTables()
  expect(names()).toEqual([])
})
