// SPDX-License-Identifier: Apache-2.0
import type { PrizeCap } from '@tessera/rules/lottery/prize-caps'

/** Settled lines of a draw that were sold alike, with their sums in millionths. */
export interface LinesOfDraw {
  draw_id: bigint
  game_code: string
  currency: string
  play_type: string
  numbers: string[]
  dao: boolean
  odds: Record<string, string>
  prize_caps: PrizeCap[]
  lines: bigint
  per_lot: bigint
  cost: bigint
  paid: bigint
}
