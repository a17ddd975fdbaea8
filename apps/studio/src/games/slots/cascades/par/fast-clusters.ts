// SPDX-License-Identifier: Apache-2.0
import { atNumber, cellsOfBoard, type ClusterRules } from '../cascade-rules.ts'
import type { FastSpin } from './fast-spin.ts'
import { fastTables } from './fast-tables.ts'
import type { RandomStream } from './random-stream.ts'

const NOTHING = 255

/**
 * Spins of clusters without objects: the board has a border, so that every cell has a neighbour above and to the
 * left, and cells that touch are joined to trees (union-find) in one pass.
 */
export function fastClusters(rules: ClusterRules, stream: RandomStream): FastSpin {
  const { columns, rows, mostWins, keepsFactor } = rules
  const { paying, scatter, cases, shifts, pays } = fastTables(rules)
  const least = Math.min(...Object.values(rules.pays).map((steps) => steps[0]!.from))
  const stride = rows + 1
  const wide = cellsOfBoard(rules) + 1
  const board = new Uint8Array((columns + 1) * stride + 1).fill(NOTHING)
  const parent = new Uint8Array(board.length)
  const size = new Uint8Array(board.length)
  const gone = new Uint8Array(board.length)
  const factors = Int32Array.from({ length: 1_024 }, (_, index) => atNumber(rules.factors, index + 1))
  const scatterPays = Int32Array.from(
    { length: wide },
    (_, count) => atNumber(rules.scatter.pays, count) * rules.parts,
  )
  const { values } = stream
  const most = cellsOfBoard(rules) * mostWins

  /** Joins cells that touch. True if any tree is large enough to pay. */
  const join = (): boolean => {
    let found = false
    for (let column = 1; column <= columns; column += 1) {
      const end = column * stride + rows
      for (let cell = column * stride; cell < end; cell += 1) {
        const symbol = board[cell]!
        if (symbol >= paying) continue
        if (board[cell - stride] === symbol) {
          let root = cell - stride
          while (parent[root] !== root) root = parent[root]!
          parent[cell] = root
          let count = size[root]! + 1
          if (board[cell - 1] === symbol) {
            let other = cell - 1
            while (parent[other] !== other) other = parent[other]!
            if (other !== root) {
              parent[other] = root
              count += size[other]!
            }
          }
          size[root] = count
          if (count >= least) found = true
        } else if (board[cell - 1] === symbol) {
          let root = cell - 1
          while (parent[root] !== root) root = parent[root]!
          parent[cell] = root
          const count = size[root]! + 1
          size[root] = count
          if (count >= least) found = true
        } else {
          parent[cell] = cell
          size[cell] = 1
        }
      }
    }
    return found
  }
  /** Adds up what the trees pay and marks their cells. */
  const vanish = (): number => {
    let paid = 0
    for (let column = 1; column <= columns; column += 1) {
      const end = column * stride + rows
      for (let cell = column * stride; cell < end; cell += 1) {
        gone[cell] = 0
        const symbol = board[cell]!
        if (symbol >= paying) continue
        let root = cell
        while (parent[root] !== root) root = parent[root]!
        const count = size[root]!
        if (count < least) continue
        gone[cell] = 1
        if (root === cell) paid += pays[symbol * wide + count]!
      }
    }
    return paid
  }
  const spin: FastSpin = {
    scatters: 0,
    wins: 0,
    collected: 0,
    stopped: false,
    cascades: 0,
    play(free, winsBefore) {
      const table = free ? cases[1] : cases[0]
      const shift = free ? shifts[1] : shifts[0]
      stream.supply(most)
      let { at } = stream
      let scatters = 0
      for (let column = 1; column <= columns; column += 1) {
        const end = column * stride + rows
        for (let cell = column * stride; cell < end; cell += 1) {
          const symbol = table[values[at]! >>> shift]!
          at += 1
          board[cell] = symbol
          if (symbol === scatter) scatters += 1
        }
      }
      let wins = keepsFactor && free ? winsBefore : 0
      let [paid, tumbles] = [0, 0]
      spin.stopped = false
      while (join()) {
        paid += vanish() * factors[wins]!
        wins += 1
        tumbles += 1
        if (tumbles === mostWins) {
          spin.stopped = true
          break
        }
        for (let column = 1; column <= columns; column += 1) {
          const first = column * stride
          let to = first + rows - 1
          for (let cell = to; cell >= first; cell -= 1) {
            if (gone[cell] === 1) continue
            board[to] = board[cell]!
            to -= 1
          }
          for (let cell = first; cell <= to; cell += 1) {
            const symbol = table[values[at]! >>> shift]!
            at += 1
            board[cell] = symbol
            if (symbol === scatter) scatters += 1
          }
        }
      }
      stream.at = at
      spin.scatters = scatters
      spin.wins = wins
      spin.cascades = tumbles
      return paid + scatterPays[scatters]!
    },
  }
  return spin
}
