// SPDX-License-Identifier: Apache-2.0
import { atNumber, cellsOfBoard, type ScatterPaysRules } from '../cascade-rules.ts'
import type { FastSpin } from './fast-spin.ts'
import { fastTables } from './fast-tables.ts'
import type { RandomStream } from './random-stream.ts'

/** Spins of scatter pays without objects: symbols are counted while they come. */
export function fastScatterPays(rules: ScatterPaysRules, stream: RandomStream): FastSpin {
  const { rows, mostWins } = rules
  const { symbols, paying, scatter, cases, shifts, pays, multipliers } = fastTables(rules)
  const least = Math.min(...Object.values(rules.pays).map((steps) => steps[0]!.from))
  const cells = cellsOfBoard(rules)
  const wide = cells + 1
  const board = new Uint8Array(cells)
  const counts = new Int32Array(symbols.length)
  const scatterPays = Int32Array.from(
    { length: wide },
    (_, count) => atNumber(rules.scatter.pays, count) * rules.parts,
  )
  const { values } = stream
  const most = cells * mostWins
  const spin: FastSpin = {
    scatters: 0,
    wins: 0,
    collected: 0,
    stopped: false,
    cascades: 0,
    play(free, _wins, collected) {
      const table = free ? cases[1] : cases[0]
      const shift = free ? shifts[1] : shifts[0]
      stream.supply(most)
      let { at } = stream
      let [sum, paid, tumbles] = [0, 0, 0]
      counts.fill(0)
      for (let cell = 0; cell < cells; cell += 1) {
        const symbol = table[values[at]! >>> shift]!
        at += 1
        board[cell] = symbol
        counts[symbol] = counts[symbol]! + 1
        sum += multipliers[symbol]!
      }
      spin.stopped = false
      for (;;) {
        let won = 0
        for (let symbol = 0; symbol < paying; symbol += 1) {
          const count = counts[symbol]!
          if (count < least) continue
          paid += pays[symbol * wide + count]!
          won |= 1 << symbol
        }
        if (won === 0) break
        tumbles += 1
        if (tumbles === mostWins) {
          spin.stopped = true
          break
        }
        for (let symbol = 0; symbol < paying; symbol += 1) if (won & (1 << symbol)) counts[symbol] = 0
        for (let first = 0; first < cells; first += rows) {
          let to = first + rows - 1
          for (let cell = to; cell >= first; cell -= 1) {
            const symbol = board[cell]!
            if (won & (1 << symbol)) continue
            board[to] = symbol
            to -= 1
          }
          for (let cell = first; cell <= to; cell += 1) {
            const symbol = table[values[at]! >>> shift]!
            at += 1
            board[cell] = symbol
            counts[symbol] = counts[symbol]! + 1
            sum += multipliers[symbol]!
          }
        }
      }
      stream.at = at
      spin.scatters = counts[scatter]!
      spin.cascades = tumbles
      spin.collected = collected + sum
      return paid * Math.max(1, spin.collected) + scatterPays[spin.scatters]!
    },
  }
  return spin
}
