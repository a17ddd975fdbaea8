// SPDX-License-Identifier: Apache-2.0
import { add, times, type Polynomial } from '../par/polynomial.ts'
import { countLosing } from '../par/count-ways.ts'
import type { LineRules, SlotRules } from '../slot-rules.ts'

/**
 * How many windows pay nothing, by the number of scatters. On lines every symbol pays from the same number on, so the
 * reels up to it decide: they are visited one by one, and the others only for their scatters.
 */
export function countMisses(rules: SlotRules): Polynomial {
  return rules.engine === 'ways' ? countLosing(rules) : countLineMisses(rules)
}

function countLineMisses(rules: LineRules): Polynomial {
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
  const rest = reels
    .slice(needed)
    .map((windows) => windows.reduce<Polynomial>((sum, rows) => add(sum, scattersOnly(scattersOf(rows))), []))
    .reduce(times, [1n])
  let misses: Polynomial = []
  const visit = (reel: number, seen: readonly (readonly string[])[], scatters: number): void => {
    if (reel < needed)
      for (const window of reels[reel]!) visit(reel + 1, [...seen, window], scatters + scattersOf(window))
    else if (!rules.lines.some((rows) => runs(rules, seen, rows)))
      misses = add(misses, times(rest, scattersOnly(scatters)))
  }
  visit(0, [], 0)
  return misses.map((count, scatters) => ((rules.scatter?.pays[scatters - 1] ?? 0) > 0 ? 0n : count))
}

/** One window with so many scatters. */
const scattersOnly = (scatters: number): Polynomial => [...Array.from({ length: scatters }, () => 0n), 1n]

/** Whether a line shows one symbol, or the wild for it, on all reels that were seen. */
function runs(rules: LineRules, seen: readonly (readonly string[])[], rows: readonly number[]): boolean {
  const symbol = seen[0]![rows[0]!]!
  if (!rules.pays[symbol]) return false
  return seen.every((window, reel) => {
    const here = window[rows[reel]!]!
    return here === symbol || (reel > 0 && here === rules.wild)
  })
}
