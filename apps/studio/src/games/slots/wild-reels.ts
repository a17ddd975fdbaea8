// SPDX-License-Identifier: Apache-2.0
import { symbolAt, type SlotRules, type SlotWindow } from './slot-rules.ts'

/**
 * A wild fills its whole reel. Expanding: in every spin, for that spin. Sticky: in free games, to their end. Walking:
 * in every spin, and then the wild reel moves one to the left with a respin, until it would reach the first reel.
 */
export type WildReels = 'expanding' | 'sticky' | 'walking'

/** How wilds fill reels in a slot; undefined if they do not. */
export const wildReelsOf = (rules: SlotRules): WildReels | undefined =>
  rules.engine === 'lines' ? rules.wildReels : undefined

/** Whether a wild fills its reel in the paid spin, or in a free one. */
export function fillsReels(rules: SlotRules, isPaid: boolean): boolean {
  const kind = wildReelsOf(rules)
  return kind !== undefined && !(kind === 'sticky' && isPaid)
}

/** Fills the reels that show a wild, and those that are still wild from the spin before. */
export function fillWildReels(
  rules: SlotRules,
  window: SlotWindow,
  held: readonly number[],
  isPaid: boolean,
): SlotWindow {
  if (!fillsReels(rules, isPaid)) return window
  const wildReels = rules.strips.flatMap((_strip, reel) =>
    held.includes(reel) || showsWild(rules, window, reel) ? [reel] : [],
  )
  return { ...window, wildReels }
}

function showsWild(rules: SlotRules, window: SlotWindow, reel: number): boolean {
  for (let row = 0; row < window.heights[reel]!; row += 1)
    if (symbolAt(rules, window, reel, row) === rules.wild) return true
  return false
}

/** The reels that are wild in the next spin before it shows anything. */
export function heldAfter(rules: SlotRules, { wildReels = [] }: SlotWindow): readonly number[] {
  switch (wildReelsOf(rules)) {
    case 'sticky':
      return wildReels
    case 'walking':
      return wildReels.map((reel) => reel - 1).filter((reel) => reel > 0)
    default:
      return []
  }
}
