// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { fraction } from '../../fair/fraction.ts'
import { describe, expect, it } from 'vitest'
import { chipColour, chipValues, shortAmount } from './chip-values.ts'
import { nearestBox, type Box } from './move-in-plane.ts'
import { createPlacedChips } from './placed-chips.ts'
import { meanReturn } from './table-rules.ts'

const units = (value: number) => amountOfMillionths(BigInt(Math.round(value * 1_000_000)))

describe('chips', () => {
  it('have the values of the own quick stakes, or usual ones from the smallest stake', () => {
    expect(chipValues([], units(0.1), units(1000)).map(shortAmount)).toEqual([
      '0.1',
      '0.5',
      '1',
      '5',
      '25',
      '100',
    ])
    expect(chipValues([units(2), units(50)], units(0.1), units(1000)).map(shortAmount)).toEqual([
      '0.1',
      '2',
      '50',
    ])
    expect(chipValues([units(0.1), units(2000)], units(0.1), units(1000)).map(shortAmount)).toEqual(['0.1'])
  })

  it('are written in few signs', () => {
    const written = [0.05, 1.25, 12.5, 999, 1000, 1500, 25_000, 1_250_000, 2_500_000_000]
    expect(written.map((value) => shortAmount(units(value)))).toEqual([
      '0.05',
      '1.25',
      '12.5',
      '999',
      '1K',
      '1.5K',
      '25K',
      '1.2M',
      '2.5B',
    ])
  })

  it('have the colour of the largest value below', () => {
    const values = [units(0.1), units(1), units(25)]
    expect([0.05, 0.1, 0.9, 1, 24, 1000].map((value) => chipColour(units(value), values))).toEqual([
      0, 0, 0, 1, 1, 2,
    ])
  })
})

describe('the chips on a table', () => {
  it('are laid on several spots as one step', () => {
    const chips = createPlacedChips(new Map([['split-12-15', units(1)]]), () => undefined)
    chips.spots(
      new Map([
        ['split-12-15', units(2)],
        ['straight-26', units(2)],
      ]),
    )
    expect([...chips.current()]).toEqual([
      ['split-12-15', units(3)],
      ['straight-26', units(2)],
    ])
    expect(chips.total()).toBe(units(5))
    chips.undo()
    expect([...chips.current()]).toEqual([['split-12-15', units(1)]])
  })

  it('are placed, doubled, undone, cleared and repeated exactly', () => {
    let changes = 0
    const chips = createPlacedChips(new Map(), () => {
      changes += 1
    })
    chips.spots(new Map([['red', units(0.1)]]))
    chips.spots(new Map([['red', units(0.2)]]))
    chips.spots(new Map([['straight-7', units(1)]]))
    expect([...chips.current()]).toEqual([
      ['red', units(0.3)],
      ['straight-7', units(1)],
    ])
    chips.double()
    expect(chips.total()).toBe(units(2.6))
    chips.undo()
    chips.undo()
    expect([...chips.current()]).toEqual([['red', units(0.3)]])
    expect(chips.can()).toEqual({ undo: true, clear: true, repeat: false })
    chips.bet()
    chips.clear()
    expect(chips.total()).toBe(0n)
    expect(chips.can()).toEqual({ undo: true, clear: false, repeat: true })
    chips.repeat()
    expect([...chips.current()]).toEqual([['red', units(0.3)]])
    expect(changes).toBe(8)
  })

  it('are other ones where the table says so, which cannot be undone', () => {
    let changes = 0
    const chips = createPlacedChips(new Map(), () => {
      changes += 1
    })
    chips.spots(new Map([['red', units(1)]]))
    expect(chips.replace(new Map([['red', units(1)]]))).toBe(false)
    expect(chips.can().undo).toBe(true)
    expect(chips.replace(new Map([['odd', units(2)]]))).toBe(true)
    expect([[...chips.current()], chips.can().undo, changes]).toEqual([[['odd', units(2)]], false, 1])
  })

  it('of an earlier visit are repeated until others are bet', () => {
    const chips = createPlacedChips(new Map(), () => {})
    chips.remember(new Map([['red', units(1)]]))
    expect([...chips.last()]).toEqual([['red', units(1)]])
    chips.spots(new Map([['odd', units(2)]]))
    chips.bet()
    chips.remember(new Map([['red', units(1)]]))
    expect([...chips.last()]).toEqual([['odd', units(2)]])
  })

  it('have nothing to undo, clear or repeat at first', () => {
    const chips = createPlacedChips(new Map(), () => {
      throw new Error('nothing changed')
    })
    chips.undo()
    chips.clear()
    chips.repeat()
    expect(chips.can()).toEqual({ undo: false, clear: false, repeat: false })
  })
})

describe('the return of placed chips', () => {
  it('is the exact mean of their returns, by their amounts', () => {
    const returnOf = (spot: string) => (spot === 'first' ? fraction(36n, 37n) : fraction(1n, 2n))
    const placed = new Map([
      ['first', units(1)],
      ['second', units(3)],
    ])
    expect(meanReturn(placed, returnOf)).toEqual(fraction(36n * 2n + 3n * 37n, 37n * 8n))
  })
})

describe('the arrow keys on a table', () => {
  const box = (left: number, top: number, width = 10, height = 10): Box => ({ left, top, width, height })
  // Three columns of numbers with a narrow line between the first two, and a wide spot below.
  const boxes = [box(0, 0), box(8, 3, 4, 4), box(10, 0), box(20, 0), box(0, 12, 30, 10)]

  it('go to the next spot as it looks, over lines too', () => {
    expect(nearestBox(boxes, 0, 'right')).toBe(1)
    expect(nearestBox(boxes, 1, 'right')).toBe(2)
    expect(nearestBox(boxes, 3, 'left')).toBe(2)
    expect(nearestBox(boxes, 2, 'down')).toBe(4)
    expect(nearestBox(boxes, 4, 'up')).toBe(2)
  })

  it('stay where nothing lies ahead', () => {
    expect(nearestBox(boxes, 0, 'left')).toBeUndefined()
    expect(nearestBox(boxes, 0, 'up')).toBeUndefined()
  })
})
