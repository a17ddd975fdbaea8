// SPDX-License-Identifier: Apache-2.0
import type { LineRules, SlotSymbol } from '../slot-rules.ts'
import { fillsReels, type WildReels } from '../wild-reels.ts'
import {
  inBest,
  sumsOf,
  type Histogram,
  type ScatterSums,
  type SpinCounts,
  type SpinOutcome,
} from './spin-counts.ts'

/** What a reel shows at some of its stops. */
interface Column {
  readonly rows: string
  readonly scatters: number
  readonly isWild: boolean
  readonly stops: number
}

/** A line that still runs, and its symbol. */
interface Running {
  readonly rows: readonly number[]
  readonly symbol: SlotSymbol
}

/**
 * The counts of a game of lines without visiting every window: reel by reel with the lines that still run; where none
 * does, the other reels only add scatters and wild reels, which are counted by themselves.
 */
export function countLines(rules: LineRules): SpinCounts {
  const paid = countSpin(rules, [], true)
  if (!rules.wildReels || rules.wildReels === 'expanding') return paid
  const known = new Map<number, SpinCounts>()
  return {
    ...paid,
    free(held) {
      const before = known.get(held)
      if (before) return before
      const counts = countSpin(rules, reelsIn(held), false)
      known.set(held, counts)
      return counts
    },
  }
}

/** The reels of a set that is written as bits. */
export const reelsIn = (set: number): number[] =>
  [1, 2, 3, 4, 5, 6].filter((reel) => ((set >> reel) & 1) === 1)

/** Scatters and wild reels of a window as one number. */
const WILDS = 16

function countSpin(rules: LineRules, held: readonly number[], isPaid: boolean): SpinCounts {
  const fills = fillsReels(rules, isPaid)
  const reels = rules.strips.map((strip, reel) => columnsOf(rules, strip, fills, held.includes(reel)))
  const rests = restsOf(reels)
  const histograms = new Map<number, Map<number, number>>()
  const note = (key: number, pays: number, windows: number) => {
    let histogram = histograms.get(key)
    if (!histogram) histograms.set(key, (histogram = new Map<number, number>()))
    histogram.set(pays, (histogram.get(pays) ?? 0) + windows)
  }
  const follow = (reel: number, running: readonly Running[], pays: number, key: number, windows: number) => {
    if (running.length === 0) {
      for (const [more, count] of rests[reel]!) note(key + more, pays, windows * count)
      return
    }
    for (const column of reels[reel]!) {
      let here = pays
      const next: Running[] = []
      for (const line of running) {
        const symbol = column.rows[line.rows[reel]!]!
        if (symbol === line.symbol || symbol === rules.wild) next.push(line)
        else here += rules.pays[line.symbol]![reel - 1]!
      }
      const now = key + keyOf(column, reel)
      if (reel < reels.length - 1) follow(reel + 1, next, here, now, windows * column.stops)
      else
        note(
          now,
          next.reduce((sum, line) => sum + rules.pays[line.symbol]![reel]!, here),
          windows * column.stops,
        )
    }
  }
  for (const column of reels[0]!) {
    const running = rules.lines.flatMap((rows): Running[] => {
      const symbol = column.rows[rows[0]!]!
      return rules.pays[symbol] ? [{ rows, symbol }] : []
    })
    follow(1, running, 0, keyOf(column, 0), column.stops)
  }
  return countsOf(rules, fills, histograms)
}

const keyOf = ({ scatters, isWild }: Column, reel: number): number =>
  scatters + (isWild ? WILDS * 2 ** reel : 0)

/** The columns of a reel, equal ones together. */
function columnsOf(rules: LineRules, strip: string, fills: boolean, isHeld: boolean): Column[] {
  const counts = new Map<string, number>()
  const wilds = (rules.wild ?? '').repeat(rules.rows)
  for (let stop = 0; stop < strip.length; stop += 1) {
    const seen = Array.from({ length: rules.rows }, (_, row) => strip[(stop + row) % strip.length]!).join('')
    const isWild = isHeld || (fills && rules.wild !== undefined && seen.includes(rules.wild))
    const rows = isWild ? wilds : seen
    counts.set(rows, (counts.get(rows) ?? 0) + 1)
  }
  return [...counts].map(([rows, stops]) => ({
    rows,
    stops,
    scatters: [...rows].filter((symbol) => symbol === rules.scatter?.symbol).length,
    isWild: (isHeld || fills) && rows === wilds && wilds !== '',
  }))
}

/** From each reel on: in how many ways the reels together have each key. */
function restsOf(reels: readonly (readonly Column[])[]): ReadonlyMap<number, number>[] {
  const rests: Map<number, number>[] = [new Map([[0, 1]])]
  for (let reel = reels.length - 1; reel >= 0; reel -= 1) {
    const sums = new Map<number, number>()
    for (const column of reels[reel]!)
      for (const [key, count] of rests[0]!) {
        const sum = key + keyOf(column, reel)
        sums.set(sum, (sums.get(sum) ?? 0) + count * column.stops)
      }
    rests.unshift(sums)
  }
  return rests
}

function countsOf(
  { strips, parts, scatter, wildReels }: LineRules,
  fills: boolean,
  histograms: ReadonlyMap<number, Histogram>,
): SpinCounts {
  const outcomes = [...histograms].map(([key, lines]): SpinOutcome & { histogram: Histogram } => {
    const scatters = key % WILDS
    const more = (scatter?.pays[scatters - 1] ?? 0) * parts
    const histogram = new Map([...lines].map(([pays, windows]) => [pays + more, windows] as const))
    const held = fills ? heldOf(wildReels, Math.floor(key / WILDS)) : 0
    return { scatters, held, histogram, ...sumsOf(histogram) }
  })
  const all = outcomes.map(({ histogram }) => histogram)
  return {
    windows: strips.reduce((product, strip) => product * BigInt(strip.length), 1n),
    byScatters: byScatters(outcomes),
    outcomes,
    winning: all.reduce(
      (sum, one) =>
        sum + [...one].reduce((part, [pays, found]) => part + (pays > 0 ? BigInt(found) : 0n), 0n),
      0n,
    ),
    best: inBest(all),
  }
}

function byScatters(outcomes: readonly SpinOutcome[]): ScatterSums[] {
  const most = Math.max(...outcomes.map(({ scatters }) => scatters))
  return Array.from({ length: most + 1 }, (_, scatters) => {
    const sums = { windows: 0n, pays: 0n, squares: 0n, losing: 0n }
    for (const outcome of outcomes) {
      if (outcome.scatters !== scatters) continue
      sums.windows += outcome.windows
      sums.pays += outcome.pays
      sums.squares += outcome.squares
      sums.losing += outcome.losing
    }
    return sums
  })
}

/** The set of reels that are wild in the next spin. */
function heldOf(kind: WildReels | undefined, wild: number): number {
  if (kind === 'sticky') return wild
  // Each one moves to the left; the one beside the first reel leaves.
  return kind === 'walking' ? (wild >> 1) & ~1 : 0
}
