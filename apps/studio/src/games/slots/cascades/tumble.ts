// SPDX-License-Identifier: Apache-2.0
import type { Multiplier } from '../../../fair/multiplier.ts'
import type { SlotSymbol } from '../slot-rules.ts'
import {
  casesOfWeights,
  isPaying,
  payOfCount,
  cellsOfBoard,
  type CascadeRules,
  type ClusterRules,
  type ScatterPaysRules,
  type Weights,
} from './cascade-rules.ts'

/** The symbols of a board: one letter a cell, column by column from the left, each from the top. */
export type Board = string

/** Equal symbols that pay together and then vanish. */
export interface TumbleWin {
  readonly symbol: SlotSymbol
  /** Their cells on the board. */
  readonly cells: readonly number[]
  /** What it pays of what was taken, with the factor of its cascade; not with multiplier symbols, which come last. */
  readonly multiplier: Multiplier
}

/** One board of a spin, and what wins on it. The next board is what is left, fallen, with new symbols above. */
export interface Tumble {
  readonly board: Board
  readonly wins: readonly TumbleWin[]
}

/** Gives the floats of a round one after the other. */
export type NextFloat = () => number

/** The symbol that a float chooses. */
export function symbolOf(weights: Weights, float: number): SlotSymbol {
  let left = Math.floor(float * casesOfWeights(weights))
  for (const [symbol, cases] of Object.entries(weights)) {
    if (left < cases) return symbol
    left -= cases
  }
  throw new RangeError('a float must be below 1')
}

/** A whole new board. */
export const drawBoard = (rules: CascadeRules, weights: Weights, next: NextFloat): Board =>
  Array.from({ length: cellsOfBoard(rules) }, () => symbolOf(weights, next())).join('')

/** Takes the winning symbols away, lets the others fall and draws new ones, each column from its top. */
export function refill(
  { columns, rows }: CascadeRules,
  weights: Weights,
  { board, wins }: Tumble,
  next: NextFloat,
): Board {
  const gone = new Set(wins.flatMap(({ cells }) => cells))
  let filled = ''
  for (let column = 0; column < columns; column += 1) {
    const left = Array.from({ length: rows }, (_, row) => column * rows + row).filter(
      (cell) => !gone.has(cell),
    )
    for (let missing = rows - left.length; missing > 0; missing -= 1) filled += symbolOf(weights, next())
    filled += left.map((cell) => board[cell]).join('')
  }
  return filled
}

/** What wins on a board; `part` is what one part of the stake pays, with the factor of the cascade. */
export const winsOn = (rules: CascadeRules, board: Board, part: Multiplier): TumbleWin[] =>
  (rules.engine === 'clusters' ? clustersOn(rules, board) : equalsOn(rules, board)).flatMap((cells) => {
    const symbol = board[cells[0]!]!
    const pays = payOfCount(rules.pays[symbol]!, cells.length)
    return pays === 0 ? [] : [{ symbol, cells, multiplier: pays * part }]
  })

/** The cells of paying symbols that touch each other, in the order of their first cell. */
function clustersOn(rules: ClusterRules, board: Board): number[][] {
  const seen = new Set<number>()
  const clusters: number[][] = []
  for (let start = 0; start < board.length; start += 1) {
    if (seen.has(start) || !isPaying(rules, board[start]!)) continue
    const cluster = [start]
    seen.add(start)
    for (const cell of cluster)
      for (const beside of neighbours(rules, cell))
        if (!seen.has(beside) && board[beside] === board[start]) {
          seen.add(beside)
          cluster.push(beside)
        }
    clusters.push(cluster.toSorted((less, more) => less - more))
  }
  return clusters
}

function neighbours({ columns, rows }: ClusterRules, cell: number): number[] {
  const row = cell % rows
  return [
    ...(row > 0 ? [cell - 1] : []),
    ...(row < rows - 1 ? [cell + 1] : []),
    ...(cell >= rows ? [cell - rows] : []),
    ...(cell < (columns - 1) * rows ? [cell + rows] : []),
  ]
}

/** The cells of each paying symbol, in the order of the pay table. */
const equalsOn = (rules: ScatterPaysRules, board: Board): number[][] =>
  Object.keys(rules.pays)
    .map((symbol) => Array.from(board, (_, cell) => cell).filter((cell) => board[cell] === symbol))
    .filter((cells) => cells.length > 0)
