// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { checkPlacings, placesOf } from './placings.ts'

const competitors = ['1', '2', '3', '4', '5']
const check = (
  positions: Readonly<Record<string, number>>,
  { withdrawn = [], places = 1 }: { withdrawn?: readonly string[]; places?: number } = {},
) => checkPlacings({ sport: 'outright', positions, withdrawn, over: true }, { competitors, places })

describe('placings of an outright', () => {
  it('name as many places as its markets pay', () => {
    expect(placesOf([{ period: 'places_1' }, { period: 'places_4' }])).toBe(4)
    expect(placesOf([])).toBe(1)
  })

  it.each([
    ['a winner', { 1: 1 }, {}],
    ['three who share the first place', { 1: 1, 2: 1, 3: 1 }, { places: 3 }],
    ['equals, and the next one after all of them', { 1: 1, 2: 2, 3: 2, 4: 4 }, { places: 4 }],
    ['everybody who is left', { 1: 1, 2: 2 }, { places: 4, withdrawn: ['3', '4', '5'] }],
  ])('can be %s', (_, positions, more) => {
    expect(() => check(positions, more)).not.toThrow()
  })

  it.each([
    ['nobody', {}, {}, 'the first 1'],
    ['fewer than are paid', { 1: 1, 2: 2 }, { places: 3 }, 'the first 3'],
    ['no winner', { 1: 2 }, {}, 'place 2'],
    ['a gap', { 1: 1, 2: 3 }, {}, 'place 3'],
    ['a second beside two winners', { 1: 1, 2: 1, 3: 2 }, {}, 'place 2'],
    ['a stranger', { 9: 1 }, {}, 'not a competitor'],
    ['a stranger who withdrew', { 1: 1 }, { withdrawn: ['9'] }, 'not a competitor'],
    ['a winner who withdrew', { 1: 1 }, { withdrawn: ['1'] }, 'twice'],
    ['somebody who withdrew twice', { 1: 1 }, { withdrawn: ['2', '2'] }, 'twice'],
    ['only those who withdrew', {}, { withdrawn: competitors }, 'void'],
  ])('cannot be %s', (_, positions, more, problem) => {
    expect(() => check(positions, more)).toThrow(problem)
  })
})
