// SPDX-License-Identifier: Apache-2.0
import type { Bead } from './bead-plate.ts'
import type { Stone } from './big-road.ts'
import type { DerivedRoad, Mark } from './derived-roads.ts'
import { ROAD_ROWS, type RoadCell, type RoadColour, type RoadOutcome } from './outcome.ts'

const SPACE = 'http://www.w3.org/2000/svg'
type Attributes = Readonly<Record<string, string | number>>

function part(tag: string, attributes: Attributes, text?: string): SVGElement {
  const element = document.createElementNS(SPACE, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  if (text !== undefined) element.textContent = text
  return element
}

/** A drawing in units of a cell. */
export function drawCells(columns: number, rows: number, parts: readonly SVGElement[]): SVGSVGElement {
  const svg = document.createElementNS(SPACE, 'svg')
  svg.setAttribute('viewBox', `0 0 ${columns} ${rows}`)
  svg.setAttribute('aria-hidden', 'true')
  svg.style.setProperty('--columns', String(columns))
  svg.style.setProperty('--rows', String(rows))
  svg.append(...parts)
  return svg
}

/** A road of these cells; the last one is marked as the newest. */
export function drawRoad<Cell extends RoadCell>(
  cells: readonly Cell[],
  draw: (cell: Cell) => SVGElement[],
): SVGSVGElement {
  const columns = Math.max(0, ...cells.map(({ column }) => column)) + 1
  const groups = cells.map((cell, index) => {
    const group = part('g', { transform: `translate(${cell.column} ${cell.row})` })
    const inner = part('g', { class: index === cells.length - 1 ? 'road-newest' : '' })
    inner.append(...draw(cell))
    group.append(inner)
    return group
  })
  return drawCells(columns, ROAD_ROWS, groups)
}

const dot = (x: number, y: number, colour: string) =>
  part('circle', { cx: x, cy: y, r: 0.15, class: `road-dot road-fill-${colour}` })

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
    part('circle', { cx: 0.5, cy: 0.5, r: 0.43, class: `road-fill-${outcome.winner}` }),
    part('text', { x: 0.5, y: 0.5, class: 'road-label' }, outcome.label ?? ''),
    ...cornersOf(outcome),
  ]
}

/** A ring; ties cross it, and from the second on they are counted. */
export function drawStone({ colour, ties, outcome }: Stone): SVGElement[] {
  return [
    part('circle', { cx: 0.5, cy: 0.5, r: 0.35, class: `road-ring road-line-${colour}` }),
    ...(ties > 0 ? [part('path', { d: 'M.2 .8L.8 .2', class: 'road-slash road-line-tie' })] : []),
    ...(ties > 1 ? [part('text', { x: 0.5, y: 0.5, class: 'road-ties' }, String(ties))] : []),
    ...cornersOf(outcome),
  ]
}

const derived: Readonly<Record<DerivedRoad, (colour: RoadColour) => SVGElement>> = {
  bigEye: (colour) => part('circle', { cx: 0.5, cy: 0.5, r: 0.33, class: `road-ring road-line-${colour}` }),
  small: (colour) => part('circle', { cx: 0.5, cy: 0.5, r: 0.39, class: `road-fill-${colour}` }),
  cockroach: (colour) => part('path', { d: 'M.18 .82L.82 .18', class: `road-slash road-line-${colour}` }),
}

/** A mark of a derived road: a ring, a disc or a stroke. */
export const drawMark =
  (road: DerivedRoad) =>
  ({ colour }: Pick<Mark, 'colour'>): SVGElement[] => [derived[road](colour)]

/** What stands before a count: a bead of the colour, or the dot of a pair. */
export const drawKey = (colour: string): SVGSVGElement =>
  drawCells(1, 1, [part('circle', { cx: 0.5, cy: 0.5, r: 0.4, class: `road-fill-${colour}` })])
