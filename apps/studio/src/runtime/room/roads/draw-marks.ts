// SPDX-License-Identifier: Apache-2.0
import { svgPart } from '../../page/svg-part.ts'
import type { Bead } from './bead-plate.ts'
import type { Stone } from './big-road.ts'
import type { DerivedRoad, Mark } from './derived-roads.ts'
import { ROAD_ROWS, type RoadCell, type RoadColour, type RoadOutcome } from './outcome.ts'

/** A drawing in units of a cell. */
export function drawCells(columns: number, rows: number, parts: readonly SVGElement[]): SVGSVGElement {
  const svg = svgPart('svg', { viewBox: `0 0 ${columns} ${rows}`, 'aria-hidden': 'true' }, ...parts)
  svg.style.setProperty('--columns', String(columns))
  svg.style.setProperty('--rows', String(rows))
  return svg
}

/** A road of these cells; the last one is marked as the newest. */
export function drawRoad<Cell extends RoadCell>(
  cells: readonly Cell[],
  draw: (cell: Cell) => SVGElement[],
): SVGSVGElement {
  const columns = Math.max(0, ...cells.map(({ column }) => column)) + 1
  const groups = cells.map((cell, index) => {
    const isNewest = index === cells.length - 1
    return svgPart(
      'g',
      { transform: `translate(${cell.column} ${cell.row})` },
      svgPart('g', isNewest ? { class: 'road-newest' } : {}, ...draw(cell)),
    )
  })
  return drawCells(columns, ROAD_ROWS, groups)
}

const dot = (x: number, y: number, colour: string) =>
  svgPart('circle', { cx: x, cy: y, r: 0.15, class: `road-dot road-fill-${colour}` })

/** Pairs and naturals, at the corners of a cell. */
function cornersOf({ redPair, bluePair, natural }: RoadOutcome): SVGElement[] {
  return [
    ...(redPair === true ? [dot(0.19, 0.19, 'red')] : []),
    ...(bluePair === true ? [dot(0.81, 0.81, 'blue')] : []),
    ...(natural === true ? [dot(0.81, 0.19, 'gold')] : []),
  ]
}

/** A bead with what it says. */
export function drawBead({ outcome }: Pick<Bead, 'outcome'>): SVGElement[] {
  return [
    svgPart('circle', { cx: 0.5, cy: 0.5, r: 0.43, class: `road-fill-${outcome.winner}` }),
    svgPart('text', { x: 0.5, y: 0.5, class: 'road-label' }, outcome.label ?? ''),
    ...cornersOf(outcome),
  ]
}

/** A ring; ties cross it, and from the second on they are counted. */
export function drawStone({ colour, ties, outcome }: Stone): SVGElement[] {
  return [
    svgPart('circle', { cx: 0.5, cy: 0.5, r: 0.35, class: `road-ring road-line-${colour}` }),
    ...(ties > 0 ? [svgPart('path', { d: 'M.2 .8L.8 .2', class: 'road-slash road-line-tie' })] : []),
    ...(ties > 1 ? [svgPart('text', { x: 0.5, y: 0.5, class: 'road-ties' }, String(ties))] : []),
    ...cornersOf(outcome),
  ]
}

const derived: Readonly<Record<DerivedRoad, (colour: RoadColour) => SVGElement>> = {
  bigEye: (colour) =>
    svgPart('circle', { cx: 0.5, cy: 0.5, r: 0.33, class: `road-ring road-line-${colour}` }),
  small: (colour) => svgPart('circle', { cx: 0.5, cy: 0.5, r: 0.39, class: `road-fill-${colour}` }),
  cockroach: (colour) => svgPart('path', { d: 'M.18 .82L.82 .18', class: `road-slash road-line-${colour}` }),
}

/** A mark of a derived road: a ring, a disc or a stroke. */
export const drawMark =
  (road: DerivedRoad) =>
  ({ colour }: Pick<Mark, 'colour'>): SVGElement[] => [derived[road](colour)]

/** What stands before a count: a bead of the colour, or the dot of a pair. */
export const drawKey = (colour: string): SVGSVGElement =>
  drawCells(1, 1, [svgPart('circle', { cx: 0.5, cy: 0.5, r: 0.4, class: `road-fill-${colour}` })])
