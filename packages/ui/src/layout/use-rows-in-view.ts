// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState, type RefObject } from 'react'

/** Which things of a grid are drawn, and the room that the others take above and below, in pixels. */
export interface RowsInView {
  from: number
  to: number
  abovePx: number
  belowPx: number
}

/**
 * Columns, the distance from the top of one row to that of the next, and the rows that are near the window,
 * as if there were no end of them.
 */
interface Measured {
  columns: number
  stridePx: number
  firstRow: number
  lastRow: number
}

/** So many screens above and below the one that is seen are drawn as well. */
const screensAround = 0.75
/** Before the grid is measured: about what a first screen holds. */
const firstCount = 42

/**
 * The rows of a long grid of equal things that are near the window, by the measured size of the first of
 * them. The page keeps its whole length, and only what is near is in it. Short grids are drawn whole.
 */
export function useRowsInView(grid: RefObject<HTMLElement | null>, count: number): RowsInView {
  const [measured, setMeasured] = useState<Measured>()
  const long = count > firstCount
  useEffect(() => {
    const element = grid.current
    if (!element || !long) return undefined
    const measure = (): void => {
      const next = measureGrid(element)
      if (next) setMeasured((before) => (before && isSame(before, next) ? before : next))
    }
    // The observer reports once by itself, after the first layout.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Whatever the grid lies in may be what scrolls.
    addEventListener('scroll', measure, { passive: true, capture: true })
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', measure, { capture: true })
      removeEventListener('resize', measure)
    }
  }, [grid, long])
  if (!long) return { from: 0, to: count, abovePx: 0, belowPx: 0 }
  return measured ? inView(measured, count) : { from: 0, to: firstCount, abovePx: 0, belowPx: 0 }
}

/** What of `count` things is drawn: always at least one row, by which the others are measured. */
export function inView({ columns, stridePx, firstRow, lastRow }: Measured, count: number): RowsInView {
  const rows = Math.ceil(count / columns)
  const first = clamp(firstRow, 0, rows - 1)
  const last = clamp(lastRow, first + 1, rows)
  return {
    from: first * columns,
    to: Math.min(last * columns, count),
    abovePx: first * stridePx,
    belowPx: (rows - last) * stridePx,
  }
}

function measureGrid(element: HTMLElement): Measured | undefined {
  const first = element.firstElementChild
  if (!first) return undefined
  const style = getComputedStyle(element)
  const columns = style.gridTemplateColumns.split(' ').length
  const stridePx = first.getBoundingClientRect().height + (Number.parseFloat(style.rowGap) || 0)
  if (stridePx <= 0) return undefined
  const gone = -element.getBoundingClientRect().top
  const around = innerHeight * screensAround
  // Whole pairs of rows: not every step of a scroll draws anew.
  return {
    columns,
    stridePx,
    firstRow: even(Math.floor((gone - around) / stridePx)),
    lastRow: even(Math.ceil((gone + innerHeight + around) / stridePx)) + 2,
  }
}

const even = (row: number): number => row - (row % 2)
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
const isSame = (one: Measured, other: Measured): boolean =>
  one.columns === other.columns &&
  one.stridePx === other.stridePx &&
  one.firstRow === other.firstRow &&
  one.lastRow === other.lastRow
