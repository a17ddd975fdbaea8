// SPDX-License-Identifier: Apache-2.0
import { paying, type TableGame } from '../../fair/table/table-game.ts'

export const ROULETTE_POCKETS = 37
/** The pockets clockwise, as on every wheel with one zero. */
export const ROULETTE_WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]
const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export type RouletteKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'line'
  | 'dozen'
  | 'column'
  | 'red'
  | 'black'
  | 'even'
  | 'odd'
  | 'low'
  | 'high'

/** A spot on the cloth: the numbers that win it. */
export interface RouletteSpot {
  readonly id: string
  readonly kind: RouletteKind
  readonly numbers: readonly number[]
}

/** What each kind of spot pays to one. */
export const ROULETTE_ODDS: Readonly<Record<RouletteKind, number>> = {
  straight: 35,
  split: 17,
  street: 11,
  corner: 8,
  line: 5,
  dozen: 2,
  column: 2,
  red: 1,
  black: 1,
  even: 1,
  odd: 1,
  low: 1,
  high: 1,
}

export interface RouletteEvent {
  readonly type: 'stop'
  readonly pocket: number
}

/** The colour of a pocket. */
export function pocketColour(pocket: number): 'green' | 'red' | 'black' {
  return pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black'
}

/** The pocket of the ball: floor(float x 37), the number itself. */
export function roulettePocket(float: number): number {
  return Math.floor(float * ROULETTE_POCKETS)
}

const all = Array.from({ length: ROULETTE_POCKETS - 1 }, (_, index) => index + 1)
const inside = (kind: RouletteKind, numbers: readonly number[]): RouletteSpot => ({
  id: `${kind}-${numbers.join('-')}`,
  kind,
  numbers,
})
const outside = (kind: RouletteKind, wins: (number: number) => boolean, id: string = kind): RouletteSpot => ({
  id,
  kind,
  numbers: all.filter(wins),
})
const rows = Array.from({ length: 12 }, (_, row) => row * 3 + 1)

/** Every spot of the cloth. */
export const ROULETTE_SPOTS: readonly RouletteSpot[] = [
  inside('straight', [0]),
  ...all.map((number) => inside('straight', [number])),
  ...[1, 2, 3].map((number) => inside('split', [0, number])),
  ...all.filter((number) => number % 3 !== 0).map((number) => inside('split', [number, number + 1])),
  ...all.filter((number) => number <= 33).map((number) => inside('split', [number, number + 3])),
  inside('street', [0, 1, 2]),
  inside('street', [0, 2, 3]),
  ...rows.map((first) => inside('street', [first, first + 1, first + 2])),
  inside('corner', [0, 1, 2, 3]),
  ...all
    .filter((number) => number <= 32 && number % 3 !== 0)
    .map((number) => inside('corner', [number, number + 1, number + 3, number + 4])),
  ...rows
    .slice(0, -1)
    .map((first) => inside('line', [first, first + 1, first + 2, first + 3, first + 4, first + 5])),
  ...[0, 1, 2].map((dozen) =>
    outside('dozen', (number) => Math.ceil(number / 12) === dozen + 1, `dozen-${dozen + 1}`),
  ),
  ...[0, 1, 2].map((column) =>
    outside('column', (number) => (number - 1) % 3 === column, `column-${column + 1}`),
  ),
  outside('red', (number) => RED.has(number)),
  outside('black', (number) => !RED.has(number)),
  outside('even', (number) => number % 2 === 0),
  outside('odd', (number) => number % 2 === 1),
  outside('low', (number) => number <= 18),
  outside('high', (number) => number > 18),
]

const byId = new Map(ROULETTE_SPOTS.map((spot) => [spot.id, spot]))

/** The spot with this id; throws for one that the cloth does not have. */
export function rouletteSpot(id: string): RouletteSpot {
  const spot = byId.get(id)
  if (!spot) throw new RangeError(`no spot ${id}`)
  return spot
}

/** European roulette: one ball, 37 pockets. */
export const rouletteGame: TableGame<RouletteEvent, number> = {
  spots: ROULETTE_SPOTS.map(({ id }) => id),
  floats: 1,
  deal: (floats) => [{ type: 'stop', pocket: roulettePocket(floats[0]!) }],
  judge: (events) => events[0]!.pocket,
  returns(id, pocket) {
    const { kind, numbers } = rouletteSpot(id)
    return numbers.includes(pocket) ? paying(ROULETTE_ODDS[kind]) : 0
  },
  best: [0, ...all],
}
