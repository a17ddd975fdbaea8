// SPDX-License-Identifier: Apache-2.0
import type { SlotSymbol, WayRules } from '../slot-rules.ts'
import { bestOfWays } from './best-of-ways.ts'
import { add, one, scale, times, total, type Polynomial } from './polynomial.ts'
import type { SpinCounts } from './spin-counts.ts'

/** One state of one reel: how often each paying symbol (or the wild) shows, and how many scatters. */
interface ReelState {
  readonly found: ReadonlyMap<SlotSymbol, number>
  readonly scatters: number
}

/**
 * The counts of a game of ways without visiting its windows: reels are independent, so sums of products over
 * all windows are products of sums over each reel's own states.
 */
export function countWays(rules: WayRules): SpinCounts {
  const reels = rules.strips.map((strip) => statesOf(rules, strip))
  const symbols = Object.keys(rules.pays)
  const windows = reels.map((states) => sumOf(states, () => 1n)).reduce(times, one)
  let pays = scatterPays(rules, windows, 1n)
  let squares = scatterPays(rules, windows, 2n)
  for (const symbol of symbols) {
    const first = firstMoment(rules, reels, symbol)
    pays = add(pays, first)
    // (pays of ways + pays of scatters)²: the second is known by the number of scatters alone.
    squares = add(squares, scale(scatterPays(rules, first, 1n), 2n))
    for (const other of symbols) squares = add(squares, secondMoment(rules, reels, symbol, other))
  }
  const losing = countLosing(rules, reels)
  return {
    windows: total(windows),
    byScatters: windows.map((count, scatters) => ({
      windows: count,
      pays: pays[scatters] ?? 0n,
      squares: squares[scatters] ?? 0n,
      losing: losing[scatters] ?? 0n,
    })),
    winning: total(windows) - total(losing),
    best: { pays: bestOfWays(rules), windows: 0n, exact: false },
  }
}

function statesOf(rules: WayRules, strip: string): ReelState[] {
  return [...strip].flatMap((_symbol, stop) =>
    rules.heights.map((height): ReelState => {
      const visible = Array.from({ length: height }, (_, row) => strip[(stop + row) % strip.length]!)
      const count = (wanted: string | undefined) => visible.filter((symbol) => symbol === wanted).length
      return {
        found: new Map(
          Object.keys(rules.pays).map((symbol) => [symbol, count(symbol) + count(rules.wild)] as const),
        ),
        scatters: count(rules.scatter?.symbol),
      }
    }),
  )
}

function sumOf(states: readonly ReelState[], of: (state: ReelState) => bigint): Polynomial {
  const sums: bigint[] = [0n]
  for (const state of states) {
    while (sums.length <= state.scatters) sums.push(0n)
    sums[state.scatters]! += of(state)
  }
  return sums
}

/** Multiplies each entry by what so many scatters pay, to a power. */
const scatterPays = (rules: WayRules, sums: Polynomial, power: bigint): Polynomial =>
  sums.map(
    (sum, scatters) => sum * (BigInt(rules.scatter?.pays[scatters - 1] ?? 0) * BigInt(rules.parts)) ** power,
  )

/** What a reel contributes to a run of `count`: its ways, then that the run ends, then nothing. */
function share(state: ReelState, symbol: SlotSymbol, count: number, reel: number): bigint {
  const ways = state.found.get(symbol)!
  return reel < count ? BigInt(ways) : reel > count || ways === 0 ? 1n : 0n
}

function firstMoment(rules: WayRules, reels: readonly ReelState[][], symbol: SlotSymbol): Polynomial {
  return rules.pays[symbol]!.reduce<Polynomial>((sum, pay, index) => {
    const sums = reels.map((states, reel) => sumOf(states, (state) => share(state, symbol, index + 1, reel)))
    return add(sum, scale(sums.reduce(times, one), BigInt(pay)))
  }, [])
}

function secondMoment(
  rules: WayRules,
  reels: readonly ReelState[][],
  left: SlotSymbol,
  right: SlotSymbol,
): Polynomial {
  let sum: Polynomial = []
  for (const [first, pay] of rules.pays[left]!.entries())
    for (const [second, other] of rules.pays[right]!.entries()) {
      if (pay === 0 || other === 0) continue
      const sums = reels.map((states, reel) =>
        sumOf(states, (state) => share(state, left, first + 1, reel) * share(state, right, second + 1, reel)),
      )
      sum = add(sum, scale(sums.reduce(times, one), BigInt(pay * other)))
    }
  return sum
}

/** The windows that pay nothing: follows the reels with the symbols that still run until one of them is long enough. */
export function countLosing(
  rules: WayRules,
  reels = rules.strips.map((strip) => statesOf(rules, strip)),
): Polynomial {
  let running = new Map<string, Polynomial>([[Object.keys(rules.pays).join(''), one]])
  for (const [reel, states] of reels.entries()) {
    const next = new Map<string, Polynomial>()
    for (const [alive, count] of running)
      for (const state of states) {
        const left = [...alive].filter((symbol) => state.found.get(symbol)! > 0)
        if (left.some((symbol) => rules.pays[symbol]![reel]! > 0)) continue
        const here = times(count, [...Array.from({ length: state.scatters }, () => 0n), 1n])
        next.set(left.join(''), add(next.get(left.join('')) ?? [], here))
      }
    running = next
  }
  const byScatters = [...running.values()].reduce(add, [])
  return byScatters.map((count, scatters) => ((rules.scatter?.pays[scatters - 1] ?? 0) > 0 ? 0n : count))
}
