// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { exclusionEndMs, isExcluded, mayAskToReturn, type Exclusion } from './exclusions.ts'
import { playedOn, stretchAt } from './reality-checks.ts'

const dayMs = 86_400_000
const minuteMs = 60_000
const at = (text: string): number => Date.parse(text)
const exclusion = (change: Partial<Exclusion>): Exclusion => ({
  kind: 'exclusion',
  fromMs: 0,
  untilMs: 100 * dayMs,
  returnAskedAtMs: undefined,
  ...change,
})

describe('a break', () => {
  it('ends by itself, and nobody has to ask', () => {
    const taken = exclusion({ kind: 'break', untilMs: dayMs })
    expect([isExcluded(taken, dayMs - 1), isExcluded(taken, dayMs)]).toEqual([true, false])
    expect(mayAskToReturn(taken, dayMs)).toBe(false)
  })
})

describe('an exclusion', () => {
  it('lasts beyond its term, until a day after the member has asked to return', () => {
    expect(isExcluded(exclusion({}), 500 * dayMs)).toBe(true)
    const asked = exclusion({ returnAskedAtMs: 100 * dayMs })
    expect([isExcluded(asked, 101 * dayMs - 1), isExcluded(asked, 101 * dayMs)]).toEqual([true, false])
  })

  it('can be asked to end only once its term is over, and never when it has none', () => {
    expect(mayAskToReturn(exclusion({}), 100 * dayMs - 1)).toBe(false)
    expect(mayAskToReturn(exclusion({}), 100 * dayMs)).toBe(true)
    expect(mayAskToReturn(exclusion({ untilMs: undefined }), 10_000 * dayMs)).toBe(false)
    expect(mayAskToReturn(exclusion({ returnAskedAtMs: 100 * dayMs }), 100 * dayMs)).toBe(false)
  })

  it('ends on the same day of a later month, or on its last day where it has none such', () => {
    expect(exclusionEndMs({ months: 6 }, at('2026-08-31T10:20:30Z'))).toBe(at('2027-02-28T10:20:30Z'))
    expect(exclusionEndMs({ months: 12 }, at('2026-11-25T00:00:00Z'))).toBe(at('2027-11-25T00:00:00Z'))
    expect(exclusionEndMs({ months: null }, 0)).toBeUndefined()
    expect(exclusionEndMs({ days: 3 }, 5)).toBe(3 * dayMs + 5)
  })
})

describe('a reality check', () => {
  it('is due so many minutes after play began, in whichever game', () => {
    const first = stretchAt(undefined, 60, 0)
    expect(first).toEqual({ beganAtMs: 0, checkAtMs: 60 * minuteMs })
    expect(stretchAt(first, 60, 59 * minuteMs)).toBe(first)
    expect(stretchAt(first, 60, 70 * minuteMs)).toBe(first)
  })

  it('begins anew after a break in play', () => {
    const first = stretchAt(undefined, 60, 0)
    expect(stretchAt(first, 30, 75 * minuteMs)).toEqual({
      beganAtMs: 75 * minuteMs,
      checkAtMs: 105 * minuteMs,
    })
  })

  it('comes again after playing on, with time and result counted from the beginning', () => {
    expect(playedOn(stretchAt(undefined, 60, 0), 60, 61 * minuteMs)).toEqual({
      beganAtMs: 0,
      checkAtMs: 121 * minuteMs,
    })
  })
})
