// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import {
  symbolAt,
  type LineRules,
  type SlotRules,
  type SlotSymbol,
  type SlotWindow,
  type WayRules,
} from './slot-rules.ts'

/** One win: its symbol, how many reels it fills from the left, and what it pays of the whole stake. */
export interface SlotWin {
  readonly symbol: SlotSymbol
  readonly count: number
  /** The number of its line from 0; null in a game of ways. */
  readonly line: number | null
  /** In how many ways it pays; 1 on a line. */
  readonly ways: number
  readonly multiplier: Multiplier
}

export interface SlotResult {
  readonly wins: readonly SlotWin[]
  readonly scatters: number
  /** Wins and scatters together. */
  readonly multiplier: Multiplier
}

/** Evaluates what a spin shows; in free games everything counts `factor` times. */
export function judgeWindow(rules: SlotRules, window: SlotWindow, factor = 1): SlotResult {
  const each =
    (MULTIPLIER_ONE / rules.parts) * factor * (rules.engine === 'lines' ? fullWindowFactor(rules, window) : 1)
  const wins = rules.engine === 'lines' ? judgeLines(rules, window, each) : judgeWays(rules, window, each)
  const scatters = countScatters(rules, window)
  let multiplier = (rules.scatter?.pays[scatters - 1] ?? 0) * MULTIPLIER_ONE * factor
  for (const win of wins) multiplier += win.multiplier
  return { wins, scatters, multiplier }
}

function judgeLines(rules: LineRules, window: SlotWindow, each: number): SlotWin[] {
  const wins: SlotWin[] = []
  const reels = rules.strips.length
  for (let line = 0; line < rules.lines.length; line += 1) {
    const rows = rules.lines[line]!
    const symbol = symbolAt(rules, window, 0, rows[0]!)
    const pays = rules.pays[symbol]
    if (!pays) continue
    let count = 1
    while (count < reels) {
      const next = symbolAt(rules, window, count, rows[count]!)
      if (next !== symbol && next !== rules.wild) break
      count += 1
    }
    const pay = pays[count - 1]!
    if (pay > 0) wins.push({ symbol, count, line, ways: 1, multiplier: pay * each })
  }
  return wins
}

function judgeWays(rules: WayRules, window: SlotWindow, each: number): SlotWin[] {
  const wins: SlotWin[] = []
  const reels = rules.strips.length
  let seen = ''
  for (let row = 0; row < window.heights[0]!; row += 1) {
    const symbol = symbolAt(rules, window, 0, row)
    const pays = rules.pays[symbol]
    if (!pays || seen.includes(symbol)) continue
    seen += symbol
    let ways = 1
    let count = 0
    for (; count < reels; count += 1) {
      const found = countOn(rules, window, count, symbol)
      if (found === 0) break
      ways *= found
    }
    const pay = pays[count - 1]!
    if (pay > 0) wins.push({ symbol, count, line: null, ways, multiplier: pay * ways * each })
  }
  return wins
}

/** How many rows of a reel show a symbol or the wild. */
function countOn(rules: WayRules, window: SlotWindow, reel: number, symbol: SlotSymbol): number {
  let found = 0
  for (let row = 0; row < window.heights[reel]!; row += 1) {
    const visible = symbolAt(rules, window, reel, row)
    if (visible === symbol || visible === rules.wild) found += 1
  }
  return found
}

function countScatters(rules: SlotRules, window: SlotWindow): number {
  if (!rules.scatter) return 0
  let scatters = 0
  for (let reel = 0; reel < rules.strips.length; reel += 1)
    for (let row = 0; row < window.heights[reel]!; row += 1)
      if (symbolAt(rules, window, reel, row) === rules.scatter.symbol) scatters += 1
  return scatters
}

function fullWindowFactor(rules: LineRules, window: SlotWindow): number {
  if (!rules.fullWindow) return 1
  const first = symbolAt(rules, window, 0, 0)
  if (!rules.fullWindow.symbols.includes(first)) return 1
  for (let reel = 0; reel < rules.strips.length; reel += 1)
    for (let row = 0; row < rules.rows; row += 1) if (symbolAt(rules, window, reel, row) !== first) return 1
  return rules.fullWindow.factor
}
