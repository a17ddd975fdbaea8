// SPDX-License-Identifier: Apache-2.0
import { mostFreeSpins } from '../story.ts'
import type { SlotRules } from '../slot-rules.ts'
import { spinsAfter } from './free-games-moments.ts'
import { freeCounts, outcomesOf, type SpinCounts } from './spin-counts.ts'

/** The sets of reels that may be wild before a free spin, each once. */
export function heldSets(rules: SlotRules, counts: SpinCounts): number[] {
  if (mostFreeSpins(rules) === 0) return []
  const sets = new Set<number>()
  const follow = (after: SpinCounts, isPaid: boolean): void => {
    for (const outcome of outcomesOf(after)) {
      if (outcome.windows === 0n || sets.has(outcome.held)) continue
      // Free spins end after some outcomes; a set is also reached by others that go on.
      if (isPaid && spinsAfter(rules, outcome, true) === 0) continue
      sets.add(outcome.held)
      follow(freeCounts(counts, outcome.held), false)
    }
  }
  follow(counts, true)
  return [...sets]
}

/** No free spin pays more, in parts of the stake and before its factor. */
export function bestFreeSpin(rules: SlotRules, counts: SpinCounts): bigint {
  const each = heldSets(rules, counts).map((held) => freeCounts(counts, held).best.pays)
  return each.reduce((most, pays) => (pays > most ? pays : most), 0n)
}
