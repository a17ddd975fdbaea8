// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { sectorsOf, turnTo } from './sectors.ts'

it('the parts of a wheel are as large as their chances', () => {
  const sectors = sectorsOf([50, 48, 2])
  expect(sectors.map(({ middle, isRoomy }) => [Math.round(middle * 10) / 10, isRoomy])).toEqual([
    [90, true],
    [266.4, true],
    [356.4, false],
  ])
  expect(sectors[0]!.path).toBe(
    'M 100 100 L 100.000 4.000 A 96 96 0 0 1 196.000 100.000 A 96 96 0 0 1 100.000 196.000 Z',
  )
})

it('the wheel stops with the prize at the top', () => {
  const [first, second] = sectorsOf([25, 75])
  expect([turnTo(first!, 0), turnTo(second!, 5)]).toEqual([-45, 5 * 360 - 225])
})
