// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState, type RefObject } from 'react'

/** Which items of a grid are rendered, and the space of the others above and below, in pixels. */
export interface RowsInView {
  from: number
  to: number
  abovePx: number
  belowPx: number
}

/**
 * Columns, the distance from the top of one row to that of the next, and the rows near the window, as if the
 * grid were endless.
 */
interface Measured {
  columns: number
  stridePx: number
  firstRow: number
  lastRow: number
}

/** How many screens above and below the visible one are also rendered. */
const screensAround = 0.75
/** Before the grid is measured: about one screen. */
const firstCount = 42

/**
 * The rows of a long grid of equal items that are near the window, by the measured size of the first item.
 * The page has its full length, but only the near rows are in it. Short grids are rendered whole.
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
    // Any ancestor of the grid can be what scrolls.
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

/** Which of `count` items are rendered: always at least one row, by which the others are measured. */
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
  // In pairs of rows, so that not every scroll step renders again.
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
