// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { checkPlacings, topOf } from './placings.ts'

const competitors = ['1', '2', '3', '4', '5']
const check = (
  positions: Readonly<Record<string, number>>,
  { withdrawn = [], top = 1 }: { withdrawn?: readonly string[]; top?: number } = {},
) => checkPlacings({ sport: 'outright', positions, withdrawn, over: true }, { competitors, top })

describe('placings of an outright', () => {
  it('name as many of the first as its markets pay', () => {
    expect(topOf([{ period: 'top_1' }, { period: 'top_4' }])).toBe(4)
    expect(topOf([])).toBe(1)
  })

  it.each([
    ['a winner', { 1: 1 }, {}],
    ['three who share the first rank', { 1: 1, 2: 1, 3: 1 }, { top: 3 }],
    ['equals, and the next one after all of them', { 1: 1, 2: 2, 3: 2, 4: 4 }, { top: 4 }],
    ['everybody who is left', { 1: 1, 2: 2 }, { top: 4, withdrawn: ['3', '4', '5'] }],
  ])('can be %s', (_, positions, more) => {
    expect(() => check(positions, more)).not.toThrow()
  })

  it.each([
    ['nobody', {}, {}, 'the first 1'],
    ['fewer than are paid', { 1: 1, 2: 2 }, { top: 3 }, 'the first 3'],
    ['no winner', { 1: 2 }, {}, 'rank 2'],
    ['a gap', { 1: 1, 2: 3 }, {}, 'rank 3'],
    ['a second beside two winners', { 1: 1, 2: 1, 3: 2 }, {}, 'rank 2'],
    ['a stranger', { 9: 1 }, {}, 'not a competitor'],
    ['a stranger who withdrew', { 1: 1 }, { withdrawn: ['9'] }, 'not a competitor'],
    ['a winner who withdrew', { 1: 1 }, { withdrawn: ['1'] }, 'twice'],
    ['somebody who withdrew twice', { 1: 1 }, { withdrawn: ['2', '2'] }, 'twice'],
    ['only those who withdrew', {}, { withdrawn: competitors }, 'void'],
  ])('cannot be %s', (_, positions, more, problem) => {
    expect(() => check(positions, more)).toThrow(problem)
  })
})
