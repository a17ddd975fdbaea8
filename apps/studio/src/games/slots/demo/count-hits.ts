// SPDX-License-Identifier: Apache-2.0
import { total } from '../par/polynomial.ts'
import { countWays } from '../par/count-ways.ts'
import type { LineRules, SlotRules } from '../slot-rules.ts'

/**
 * How many windows pay anything. On lines every symbol pays from the same number on, so the reels up to it decide:
 * they are visited one by one, and the others only for their scatters.
 */
export function countHits(rules: SlotRules): bigint {
  return rules.engine === 'ways' ? countWays(rules).winning : countLineHits(rules)
}

function countLineHits(rules: LineRules): bigint {
  const firsts = Object.values(rules.pays).map((pays) => pays.findIndex((pay) => pay > 0) + 1)
  const needed = firsts[0]!
  if (firsts.some((first) => first !== needed))
    throw new RangeError('every symbol must pay from the same number on')
  const reels = rules.strips.map((strip) =>
    [...strip].map((_symbol, stop) =>
      Array.from({ length: rules.rows }, (_, row) => strip[(stop + row) % strip.length]!),
    ),
  )
  const scattersOf = (rows: readonly string[]) => rows.filter((row) => row === rules.scatter?.symbol).length
  const rest = reels.slice(needed).reduce<bigint[]>(
    (sums, windows) => {
      const next: bigint[] = []
      for (const [before, count] of sums.entries())
        for (const rows of windows)
          next[before + scattersOf(rows)] = (next[before + scattersOf(rows)] ?? 0n) + count
      return Array.from(next, (count) => count ?? 0n)
    },
    [1n],
  )
  const all = total(rest)
  const paysFrom = (scatters: number): bigint =>
    rest.reduce(
      (sum, count, more) => ((rules.scatter?.pays[scatters + more - 1] ?? 0) > 0 ? sum + count : sum),
      0n,
    )
  let hits = 0n
  const visit = (reel: number, seen: readonly (readonly string[])[], scatters: number): void => {
    if (reel === needed) {
      hits += rules.lines.some((rows) => runs(rules, seen, rows)) ? all : paysFrom(scatters)
      return
    }
    for (const window of reels[reel]!) visit(reel + 1, [...seen, window], scatters + scattersOf(window))
  }
  visit(0, [], 0)
  return hits
}

/** Whether a line shows one symbol, or the wild for it, on all reels that were seen. */
function runs(rules: LineRules, seen: readonly (readonly string[])[], rows: readonly number[]): boolean {
  const symbol = seen[0]![rows[0]!]!
  if (!rules.pays[symbol]) return false
  return seen.every((window, reel) => {
    const here = window[rows[reel]!]!
    return here === symbol || (reel > 0 && here === rules.wild)
  })
}
