// SPDX-License-Identifier: Apache-2.0
import { pointOf } from '../../games/crash/recorded-flight.ts'
import { anySlotOf } from '../../games/slots/titles/every-slot.ts'
import type { OpenCode, RoundView } from '../../protocol.ts'

/** Every game that can be opened shows its rounds again; the sample slot cannot be drawn any more. */
export type ReplayedGame = OpenCode

/** True for a finished round that can be shown again from its record. */
export function isReplayed(round: RoundView): round is Extract<RoundView, { game: ReplayedGame }> {
  if (round.state !== 'settled' || round.game === 'sample' || round.game === 'fishing') return false
  // A sitting at a card table is many hands.
  if (round.fairness.kind === 'cards') return false
  // A bet that left the live table early is paid before the curve crashes: until then nobody may know where.
  if (round.game === 'crash') return pointOf(round) !== undefined
  // The pictures of a demonstration title are drawn for its session alone.
  return round.game !== 'slot' || anySlotOf(round.parameters.title) !== undefined
}
