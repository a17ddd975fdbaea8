// SPDX-License-Identifier: Apache-2.0
import type { SlotSymbol } from '../../slot-rules.ts'
import {
  casesOfWeights,
  payOfCount,
  cellsOfBoard,
  type CascadeRules,
  type Weights,
} from '../cascade-rules.ts'
import { STREAM_VALUES } from './random-stream.ts'

/** Rules as typed arrays. Symbols are numbers: first those that pay, then the scatter, then multipliers. */
export interface FastTables {
  readonly symbols: readonly SlotSymbol[]
  readonly paying: number
  /** The number of the scatter. */
  readonly scatter: number
  /** The symbol of each case in the paid spin and in free games, and by how many bits a value is shifted for it. */
  readonly cases: readonly [Uint8Array, Uint8Array]
  readonly shifts: readonly [number, number]
  /** What a number of a symbol pays, at `symbol * (cells + 1) + count`. */
  readonly pays: Int32Array
  /** What each symbol adds to the sum of multipliers: 0 for most. */
  readonly multipliers: Int32Array
}

/** Prepares rules for the fast simulation. */
export function fastTables(rules: CascadeRules): FastTables {
  const multipliers = rules.engine === 'scatterPays' ? rules.multipliers : {}
  const paying = Object.keys(rules.pays)
  const symbols = [...paying, rules.scatter.symbol, ...Object.keys(multipliers)]
  const wide = cellsOfBoard(rules) + 1
  const pays = new Int32Array(paying.length * wide)
  for (const [index, symbol] of paying.entries())
    for (let count = 0; count < wide; count += 1)
      pays[index * wide + count] = payOfCount(rules.pays[symbol]!, count)
  const free = rules.freeGames.weights ?? rules.weights
  return {
    symbols,
    paying: paying.length,
    scatter: paying.length,
    cases: [casesOf(symbols, rules.weights), casesOf(symbols, free)],
    shifts: [shiftOf(rules.weights), shiftOf(free)],
    pays,
    multipliers: Int32Array.from(symbols, (symbol) => multipliers[symbol] ?? 0),
  }
}

const casesOf = (symbols: readonly SlotSymbol[], weights: Weights): Uint8Array =>
  Uint8Array.from(
    Object.entries(weights).flatMap(([symbol, cases]) =>
      Array.from({ length: cases }, () => symbols.indexOf(symbol)),
    ),
  )

const shiftOf = (weights: Weights): number => Math.log2(STREAM_VALUES / casesOfWeights(weights))
