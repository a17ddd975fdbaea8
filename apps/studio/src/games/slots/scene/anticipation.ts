// SPDX-License-Identifier: Apache-2.0
import type { SlotEvent } from '../story.ts'
import { holdOf, symbolAt, type SlotRules } from '../slot-rules.ts'

/**
 * The reels that stop slowly because the scatters before them may yet bring free spins, and they may show
 * one. It follows from what a spin shows and tells nothing of what it will be.
 */
export function slowReels(rules: SlotRules, event: Pick<SlotEvent, 'stops' | 'heights' | 'spin'>): number[] {
  const awards = event.spin === 0 ? rules.freeGames?.spins : rules.freeGames?.again
  const needed = holdOf(rules)?.from ?? (awards?.findIndex((spins) => spins > 0) ?? -1) + 1
  if (!rules.scatter || needed < 2) return []
  const { symbol } = rules.scatter
  const slow: number[] = []
  let found = 0
  for (const [reel, strip] of rules.strips.entries()) {
    if (found >= needed - 1 && strip.includes(symbol)) slow.push(reel)
    for (let row = 0; row < event.heights[reel]!; row += 1)
      if (symbolAt(rules, event, reel, row) === symbol) found += 1
  }
  return slow
}
