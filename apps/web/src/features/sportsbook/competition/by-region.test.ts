// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { byRegion } from './by-region.ts'

it('puts competitions below their regions, in the order in which both come first', () => {
  const [first, second, third, fourth] = ['England', '', 'England', 'Spain'].map((region, id) => ({
    id,
    region,
  }))
  expect(byRegion([first!, second!, third!, fourth!])).toEqual([
    { region: 'England', competitions: [first, third] },
    { region: '', competitions: [second] },
    { region: 'Spain', competitions: [fourth] },
  ])
})
