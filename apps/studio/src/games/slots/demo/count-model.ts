// SPDX-License-Identifier: Apache-2.0
import type { LineRules, SlotRules, WayRules } from '../slot-rules.ts'
import { one, times, type Polynomial } from '../par/polynomial.ts'

/** A symbol and how many of it, from the left. */
export type PayEvent = readonly [symbol: string, count: number]

/**
 * What the windows of some strips hold, whatever the symbols pay: with these counts the return and the deviation of any
 * pays are sums of products.
 */
export interface ModelCounts {
  /** The windows by their number of scatters. */
  readonly windows: readonly bigint[]
  /** How often each event happens, by the number of scatters: `events[scatters][event]`. */
  readonly events: readonly (readonly bigint[])[]
  /** How often two events happen together, by the number of scatters, at the index that `pairIndex` names. */
  readonly pairs: readonly (readonly bigint[])[]
}

/** Where the pair of two events is counted: the upper half of their table, row by row. */
export function pairIndex(one: number, other: number, events: number): number {
  const [low, high] = one <= other ? [one, other] : [other, one]
  return low * events - (low * (low - 1)) / 2 + (high - low)
}

/** What one stop of a reel, with one height, shows. */
interface ReelState {
  readonly rows: readonly string[]
  readonly scatters: number
}

/** Counts events and their pairs over all windows from the reels, which do not depend on each other. */
export function countModel(rules: SlotRules, events: readonly PayEvent[]): ModelCounts {
  const reels = rules.strips.map((strip) => statesOf(rules, strip))
  const windows = reels.map((states) => sumOf(states, () => 1n)).reduce(times, one)
  const counted = rules.engine === 'ways' ? countWays(rules, reels, events) : countLines(rules, reels, events)
  const byScatters = (sums: readonly Polynomial[]): bigint[][] =>
    windows.map((_count, scatters) => sums.map((sum) => sum[scatters] ?? 0n))
  return { windows, events: byScatters(counted.events), pairs: byScatters(counted.pairs) }
}

function statesOf(rules: SlotRules, strip: string): ReelState[] {
  const heights = rules.engine === 'lines' ? [rules.rows] : rules.heights
  return [...strip].flatMap((_symbol, stop) =>
    heights.map((height): ReelState => {
      const rows = Array.from({ length: height }, (_, row) => strip[(stop + row) % strip.length]!)
      return { rows, scatters: rows.filter((symbol) => symbol === rules.scatter?.symbol).length }
    }),
  )
}

function sumOf(states: readonly ReelState[], of: (state: ReelState) => bigint): Polynomial {
  const sums: bigint[] = []
  for (const state of states) {
    while (sums.length <= state.scatters) sums.push(0n)
    sums[state.scatters]! += of(state)
  }
  return sums
}

interface Counted {
  readonly events: readonly Polynomial[]
  readonly pairs: readonly Polynomial[]
}

/** Everything happens in ways: an event counts once for each of them. */
function countWays(
  rules: WayRules,
  reels: readonly (readonly ReelState[])[],
  events: readonly PayEvent[],
): Counted {
  const found = reels.map((states) =>
    states.map(
      ({ rows }) =>
        new Map(
          Object.keys(rules.pays).map(
            (symbol) => [symbol, rows.filter((row) => row === symbol || row === rules.wild).length] as const,
          ),
        ),
    ),
  )
  const share = ([symbol, count]: PayEvent, reel: number, state: number): bigint => {
    const ways = found[reel]![state]!.get(symbol)!
    return reel < count ? BigInt(ways) : reel > count || ways === 0 ? 1n : 0n
  }
  const together = (all: readonly PayEvent[]): Polynomial =>
    reels
      .map((states, reel) =>
        states.reduce<bigint[]>((sums, { scatters }, state) => {
          while (sums.length <= scatters) sums.push(0n)
          sums[scatters]! += all.reduce((product, event) => product * share(event, reel, state), 1n)
          return sums
        }, []),
      )
      .reduce(times, one)
  return {
    events: events.map((event) => together([event])),
    pairs: events.flatMap((event, index) => events.slice(index).map((other) => together([event, other]))),
  }
}

/**
 * Every pair of lines, by the rows that they have on each reel. Counts stay below 2^53 here: a game of lines has at most
 * some thousand million pairs of a window and two lines.
 */
function countLines(
  rules: LineRules,
  reels: readonly (readonly ReelState[])[],
  events: readonly PayEvent[],
): Counted {
  const most = reels.map((states) => Math.max(...states.map(({ scatters }) => scatters)))
  const size = most.reduce((sum, scatters) => sum + scatters, 1)
  const fits = ([symbol, count]: PayEvent, reel: number, seen: string): boolean => {
    if (reel > count) return true
    const same = seen === symbol || (reel > 0 && seen === rules.wild)
    return reel < count ? same : !same
  }
  /** On one reel, by the rows of both lines: how many stops fit both events, by the scatters. */
  const tableOf = (reel: number, one: PayEvent, other: PayEvent): number[][] =>
    Array.from({ length: rules.rows ** 2 }, (_, at) => {
      const [row, second] = [Math.floor(at / rules.rows), at % rules.rows]
      const sums = Array.from({ length: most[reel]! + 1 }, () => 0)
      for (const { rows, scatters } of reels[reel]!)
        if (fits(one, reel, rows[row]!) && fits(other, reel, rows[second]!)) sums[scatters]! += 1
      return sums.every((sum) => sum === 0) ? [] : sums
    })
  const over = (one: PayEvent, other: PayEvent, pairs: Iterable<readonly [number[], number[]]>) => {
    const tables = reels.map((_states, reel) => tableOf(reel, one, other))
    const sum = Array.from({ length: size }, () => 0)
    for (const [rows, others] of pairs) {
      let product = [1]
      for (let reel = 0; reel < reels.length && product.length > 0; reel += 1)
        product = multiply(product, tables[reel]![rows[reel]! * rules.rows + others[reel]!]!)
      for (let scatters = 0; scatters < product.length; scatters += 1) sum[scatters]! += product[scatters]!
    }
    return sum.map(BigInt)
  }
  const lines = rules.lines.map((line) => [...line])
  const both = lines.flatMap((line) => lines.map((other) => [line, other] as const))
  const same = lines.map((line) => [line, line] as const)
  return {
    events: events.map((event) => over(event, event, same)),
    pairs: events.flatMap((event, index) => events.slice(index).map((other) => over(event, other, both))),
  }
}

function multiply(left: readonly number[], right: readonly number[]): number[] {
  if (right.length === 0) return []
  const product = Array.from({ length: left.length + right.length - 1 }, () => 0)
  for (let first = 0; first < left.length; first += 1)
    for (let second = 0; second < right.length; second += 1)
      product[first + second]! += left[first]! * right[second]!
  return product
}
