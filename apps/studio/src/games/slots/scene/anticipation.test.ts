// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { slotTitleOf } from '../titles/index.ts'
import { slowReels } from './anticipation.ts'

const { rules } = slotTitleOf('lantern_tide')!
const heights = [3, 3, 3, 3, 3]

it('slows the last reel when two of three scatters are there already', () => {
  expect(slowReels(rules, { spin: 0, stops: [0, 0, 0, 0, 0], heights })).toEqual([4])
  expect(slowReels(rules, { spin: 0, stops: [0, 0, 5, 0, 0], heights })).toEqual([])
  expect(slowReels(rules, { spin: 0, stops: [5, 0, 0, 0, 6], heights })).toEqual([])
})

it('slows nothing in a slot without free spins', () => {
  expect(slowReels(slotTitleOf('copper_orchard')!.rules, { spin: 0, stops: [0, 0, 0], heights })).toEqual([])
})
