// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { inView } from './use-rows-in-view.ts'

describe('a long grid', () => {
  const measured = { columns: 3, stridePx: 200, firstRow: 10, lastRow: 24 }

  it('renders the rows near the window and reserves the space of all others', () => {
    expect(inView(measured, 10_000)).toEqual({
      from: 30,
      to: 72,
      abovePx: 2_000,
      belowPx: (3_334 - 24) * 200,
    })
  })

  it('ends with its last row, which may be a short one', () => {
    expect(inView({ ...measured, firstRow: 3_320, lastRow: 3_340 }, 10_000)).toEqual({
      from: 9_960,
      to: 10_000,
      abovePx: 664_000,
      belowPx: 0,
    })
  })

  it.each([
    [-12, -2],
    [9_000, 9_010],
  ])('renders at least one row when the window is past it (%i to %i)', (firstRow, lastRow) => {
    const { from, to } = inView({ ...measured, firstRow, lastRow }, 100)
    expect(to - from).toBeGreaterThan(0)
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeLessThanOrEqual(100)
  })
})
