// SPDX-License-Identifier: Apache-2.0
import { symbolAt, type SlotRules } from '../slot-rules.ts'
import type { SlotEvent } from '../story.ts'
import { heldAfter, wildReelsOf } from '../wild-reels.ts'
import type { BurstAt } from './show-wins.ts'
import type { Pace } from './spin-reels.ts'
import type { WildCurtains } from './wild-curtains.ts'

export interface WildReelShow {
  /** Displays these reels as wild, without movement. */
  readonly rest: (wildReels: readonly number[]) => void
  /** Brings the reels that are still wild to where they are in this spin; these are returned. */
  readonly hold: (event: SlotEvent, pace: Pace) => Promise<readonly number[]>
  /** Fills the reels on which a wild has landed, apart from those that were held. */
  readonly open: (event: SlotEvent, held: readonly number[], pace: Pace) => Promise<void>
}

/** Shows which reels are wild from spin to spin; without curtains there are none to show. */
export function createWildReelShow(
  rules: SlotRules,
  curtains: WildCurtains | undefined,
  burstAt: BurstAt,
): WildReelShow {
  let wildBefore: readonly number[] = []
  return {
    rest(wildReels) {
      wildBefore = wildReels
      curtains?.show(wildReels)
    },
    async hold(event, { quick }) {
      const held = event.spin === 0 ? [] : heldAfter(rules, { ...event, wildReels: wildBefore })
      wildBefore = event.wildReels ?? []
      if (curtains && event.spin > 0 && wildReelsOf(rules) === 'walking') await curtains.walk(quick)
      curtains?.show(held)
      return held
    },
    async open(event, held, { quick, onWild }) {
      const landed = (event.wildReels ?? []).filter((reel) => !held.includes(reel))
      if (!curtains || landed.length === 0) return
      onWild()
      await Promise.all(
        landed.map((reel) => {
          const rows = event.heights[reel]!
          const drawn = Array.from({ length: rows }, (_, row) =>
            symbolAt(rules, { ...event, wildReels: [] }, reel, row),
          )
          const row = Math.max(0, drawn.indexOf(rules.wild!))
          burstAt(reel, row, 10)
          return curtains.open(reel, row, rows, quick)
        }),
      )
    },
  }
}
