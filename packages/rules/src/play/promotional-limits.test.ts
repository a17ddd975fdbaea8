// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { units, zero } from '../money.ts'
import { judgePromotionalWin, usualLimits } from './promotional-limits.ts'

const limits = { largestWin: units(50), perDay: units(100), inAll: units(300) }
const totals = (today: number, inAll = today) => ({ today: units(today), inAll: units(inAll) })

describe('a win that a promotion pays', () => {
  it.each([
    ['one above the largest win', totals(0), 51, { limit: 'win', state: 'over' }],
    ['one of the largest win', totals(0), 50, undefined],
    ['one that fills the day', totals(60), 40, { limit: 'day', state: 'near' }],
    ['one more', totals(100), 1, { limit: 'day', state: 'over' }],
    ['one that reaches four fifths of the day', totals(79), 1, { limit: 'day', state: 'near' }],
    ['the one after it', totals(80), 1, undefined],
    ['one that reaches four fifths of all', totals(0, 239), 1, { limit: 'all', state: 'near' }],
    ['one beyond all', totals(0, 290), 11, { limit: 'all', state: 'over' }],
    ['nothing at all', totals(80), 0, undefined],
  ])('%s', (_name, before, win, expected) => {
    const state = judgePromotionalWin(limits, before, units(win))
    expect(state && { limit: state.limit, state: state.state }).toEqual(expected)
  })

  it('has no allowed amount when nothing may be paid', () => {
    expect(judgePromotionalWin({ largestWin: zero, perDay: zero }, totals(0), zero)).toBeUndefined()
    expect(judgePromotionalWin({ largestWin: zero, perDay: zero }, totals(0), units(1))).toMatchObject({
      limit: 'win',
      state: 'over',
    })
  })

  it('has limits in every currency, set or not', () => {
    expect([
      usualLimits('USD'),
      usualLimits('VND').largestWin,
      usualLimits('XYZ').perDay,
      usualLimits('toString').perDay,
    ]).toEqual([
      { largestWin: units(1_000), perDay: units(10_000) },
      units(25_000_000),
      units(10_000),
      units(10_000),
    ])
  })
})
