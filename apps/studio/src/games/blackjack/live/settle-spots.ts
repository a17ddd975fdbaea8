// SPDX-License-Identifier: Apache-2.0
import type { Felt, SpotResult } from '../../../runtime/table/felt.ts'
import type { Placed } from '../../../runtime/table/placed-chips.ts'
import type { SeenBox, SeenTable } from './seen-table.ts'
import { readSpotId, type SpotKind } from './spots.ts'

/** How the bet on a spot ended; undefined while that is not known. */
export function toneOfSpot({ hands, pairs, three }: SeenBox, kind: SpotKind): SpotResult['tone'] | undefined {
  if (kind === 'pairs' || kind === 'three') {
    const result = kind === 'pairs' ? pairs : three
    return result === undefined ? undefined : result === 'none' ? 'lost' : 'won'
  }
  const ended = hands.flatMap(({ result }) => result ?? [])
  if (ended.length === 0) return undefined
  if (ended.some((result) => result === 'won' || result === 'blackjack')) return 'won'
  return ended.includes('push') ? 'back' : 'lost'
}

/** Lights up the spots on which this player had chips. */
export function settleSpots(felt: Felt, { boxes }: SeenTable, bet: Placed): void {
  felt.settle((id) => {
    const read = bet.has(id) ? readSpotId(id) : undefined
    return { tone: (read && toneOfSpot(boxes[read.box]!, read.kind)) ?? 'back' }
  }, bet)
}
