// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { spanStart } from './spans.ts'

describe('a time span of a list', () => {
  const now = Date.UTC(2026, 10, 20, 20, 30)

  it('starts at midnight of the site, not of the reader', () => {
    expect(new Date(spanStart('today', now, 'Asia/Ho_Chi_Minh')).toISOString()).toBe(
      '2026-11-20T17:00:00.000Z',
    )
    expect(new Date(spanStart('today', now, 'UTC')).toISOString()).toBe('2026-11-20T00:00:00.000Z')
    expect(new Date(spanStart('today', now, 'America/Lima')).toISOString()).toBe('2026-11-20T05:00:00.000Z')
  })

  it('includes today as its last day', () => {
    expect(new Date(spanStart('week', now, 'UTC')).toISOString()).toBe('2026-11-14T00:00:00.000Z')
    expect(new Date(spanStart('month', now, 'UTC')).toISOString()).toBe('2026-10-22T00:00:00.000Z')
  })
})
