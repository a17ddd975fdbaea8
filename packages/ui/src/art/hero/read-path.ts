// SPDX-License-Identifier: Apache-2.0
/** One closed outline of an icon: its path data, in absolute commands, and what is known about its extent. */
export interface Outline {
  data: string
  left: number
  top: number
  right: number
  bottom: number
  /** Signed area of the polygon through its points; the sign tells the direction of travel. */
  area: number
}

const parameterCounts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/**
 * Splits SVG path data into its outlines. Every outline starts with an absolute move, so that it can be
 * drawn alone; that is what lets the recipes colour parts of a one-colour icon differently.
 */
export function readPath(data: string): Outline[] {
  const outlines: Outline[] = []
  let points: Point[] = []
  let written = ''
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  const finish = (): void => {
    if (points.length > 2) outlines.push(measured(`${written}Z`, points))
    points = []
    written = ''
  }
  for (const { letter, values } of readCommands(data)) {
    const kind = letter.toLowerCase()
    if (kind === 'z') {
      finish()
      x = startX
      y = startY
      continue
    }
    const from: Point = [x, y]
    const absolute = toAbsolute(kind, values, letter === kind ? [x, y] : [0, 0])
    if (kind === 'm') {
      finish()
      startX = absolute[0] ?? 0
      startY = absolute[1] ?? 0
    }
    if (written === '' && kind !== 'm') {
      written = `M${short(x)} ${short(y)}`
      points.push([x, y])
    }
    written += kind.toUpperCase() + absolute.map(short).join(' ')
    if (kind === 'h') x = absolute[0] ?? x
    else if (kind === 'v') y = absolute[0] ?? y
    else {
      x = absolute.at(-2) ?? x
      y = absolute.at(-1) ?? y
    }
    points.push(...pointsOn(kind, from, absolute), [x, y])
  }
  finish()
  return outlines
}

type Point = [number, number]

/** The highest point of a circular arc over its chord; elliptical ones are near enough. */
function arcPeak(
  from: Point,
  [radius = 0, , , large = 0, sweep = 0, x = 0, y = 0]: readonly number[],
): Point {
  const [dx, dy] = [x - from[0], y - from[1]]
  const chord = Math.hypot(dx, dy)
  const depth = Math.sqrt(Math.max(0, radius * radius - (chord / 2) ** 2))
  const rise = ((large === 1 ? radius + depth : radius - depth) * (sweep === 1 ? 1 : -1)) / (chord || 1)
  return [(from[0] + x) / 2 + dy * rise, (from[1] + y) / 2 - dx * rise]
}

/** A few points along a curve: control points themselves may lie far outside of it. */
function pointsOn(kind: string, from: Point, values: readonly number[]): Point[] {
  if (kind === 'a') return [arcPeak(from, values)]
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
  const controls: [Point, Point, Point] | undefined =
    kind === 'c'
      ? [
          [a, b],
          [c, d],
          [e, f],
        ]
      : kind === 's'
        ? [from, [a, b], [c, d]]
        : undefined
  if (controls === undefined) return []
  return [0.25, 0.5, 0.75].map((share): Point => {
    const rest = 1 - share
    const along = (axis: 0 | 1): number =>
      rest ** 3 * from[axis] +
      3 * rest * rest * share * controls[0][axis] +
      3 * rest * share * share * controls[1][axis] +
      share ** 3 * controls[2][axis]
    return [along(0), along(1)]
  })
}

interface Command {
  letter: string
  values: number[]
}

function* readCommands(data: string): Generator<Command> {
  for (const [, letter = '', rest = ''] of data.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const count = parameterCounts[letter.toLowerCase()] ?? 0
    const values = letter.toLowerCase() === 'a' ? arcNumbers(rest) : plainNumbers(rest)
    if (count === 0) yield { letter, values: [] }
    for (let index = 0; count > 0 && index + count <= values.length; index += count) {
      yield { letter: index === 0 ? letter : followUp(letter), values: values.slice(index, index + count) }
    }
  }
}

/** Pairs that follow a move without a letter are lines. */
function followUp(letter: string): string {
  if (letter === 'm') return 'l'
  return letter === 'M' ? 'L' : letter
}

function plainNumbers(text: string): number[] {
  return (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number)
}

/** The two flags of an arc are single digits and may be glued to what follows. */
function arcNumbers(text: string): number[] {
  const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)'
  const arc = new RegExp(
    `(${number})[\\s,]*(${number})[\\s,]*(${number})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number})[\\s,]*(${number})`,
    'g',
  )
  return [...text.matchAll(arc)].flatMap((match) => match.slice(1).map(Number))
}

function toAbsolute(kind: string, values: number[], [fromX, fromY]: readonly [number, number]): number[] {
  if (kind === 'h') return values.map((value) => value + fromX)
  if (kind === 'v') return values.map((value) => value + fromY)
  if (kind === 'a')
    return values.map((value, index) => (index === 5 ? value + fromX : index === 6 ? value + fromY : value))
  return values.map((value, index) => value + (index % 2 === 0 ? fromX : fromY))
}

function measured(data: string, points: readonly Point[]): Outline {
  const horizontal = points.map(([x]) => x)
  const vertical = points.map(([, y]) => y)
  let doubled = 0
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    doubled += x * nextY - nextX * y
  })
  return {
    data,
    left: Math.min(...horizontal),
    right: Math.max(...horizontal),
    top: Math.min(...vertical),
    bottom: Math.max(...vertical),
    area: doubled / 2,
  }
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}
