// SPDX-License-Identifier: Apache-2.0
import type { SlotSymbol, WayRules } from '../slot-rules.ts'

/** How many of each symbol are visible on one reel at one of its stops, in the order of `pays`. */
type Counts = readonly number[]

/**
 * No window of a game of ways pays more than this: the best ways of all windows, plus the most that scatters
 * pay. Pays grow with the run, so only the tallest reels matter. The search leaves out every start that
 * cannot event the best so far even if each symbol had its own best continuation.
 */
export function bestOfWays(rules: WayRules): bigint {
  const symbols = Object.keys(rules.pays)
  const pays = symbols.map((symbol) => rules.pays[symbol]!)
  const reels = rules.strips.map((strip) => statesOf(rules, strip, symbols))
  const most = reels.map((states) => symbols.map((_symbol, at) => Math.max(...states.map((one) => one[at]!))))
  // What a symbol may still multiply its ways by and earn: `hopes[reel][symbol]`, from this reel on.
  const hopes = reels.map((_states, reel) =>
    symbols.map((_symbol, at) => {
      let ways = 1
      return pays[at]!.slice(reel).reduce(
        (best, pay, further) => {
          ways *= most[reel + further]![at]!
          return Math.max(best, pay * ways)
        },
        pays[at]![reel - 1] ?? 0,
      )
    }),
  )
  let best = 0
  const follow = (reel: number, running: readonly number[], won: number): void => {
    if (reel === reels.length) {
      best = Math.max(best, won)
      return
    }
    const hope = running.reduce((sum, ways, at) => sum + ways * hopes[reel]![at]!, won)
    if (hope <= best) return
    for (const state of reels[reel]!) {
      let here = won
      const next = running.map((ways, at) => {
        const grown = ways * state[at]!
        // A run that ends here pays by its length so far; one that continues is paid later.
        if (ways > 0 && (grown === 0 || reel === reels.length - 1))
          here += grown === 0 ? ways * (pays[at]![reel - 1] ?? 0) : grown * pays[at]![reel]!
        return grown
      })
      follow(reel + 1, next, here)
    }
  }
  follow(
    0,
    symbols.map(() => 1),
    0,
  )
  const scatters = Math.max(0, ...(rules.scatter?.pays ?? []))
  return BigInt(best + scatters * rules.parts)
}

/** The states of a reel at its tallest; those that another one equals or betters everywhere are left out. */
function statesOf(rules: WayRules, strip: string, symbols: readonly SlotSymbol[]): Counts[] {
  const height = Math.max(...rules.heights)
  const all = [...strip].map((_symbol, stop): Counts => {
    const visible = Array.from({ length: height }, (_, row) => strip[(stop + row) % strip.length]!)
    return symbols.map((symbol) => visible.filter((one) => one === symbol || one === rules.wild).length)
  })
  const betters = (one: Counts, other: Counts) => one.every((count, at) => count >= other[at]!)
  return all
    .filter(
      (one, index) =>
        !all.some((other, at) => at !== index && betters(other, one) && (at < index || !betters(one, other))),
    )
    .toSorted((one, other) => sum(other) - sum(one))
}

const sum = (counts: Counts): number => counts.reduce((total, count) => total + count, 0)
