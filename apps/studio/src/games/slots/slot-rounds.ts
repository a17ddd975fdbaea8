// SPDX-License-Identifier: Apache-2.0
import type { Multiplier } from '../../fair/multiplier.ts'
import type { SlotBet } from '../../protocol.ts'
import type { Draw } from '../../runtime/simulator/way-of-play.ts'
import { buildCascadeEvents } from './cascades/cascade-story.ts'
import { floatsOfSpin } from './draw-window.ts'
import { bringsFreeSpins, buildEvents, floatsOfRound, type SlotEvent } from './story.ts'
import { hasCascades, playedSlotOf } from './titles/every-slot.ts'

const paysOf = (events: readonly SlotEvent[]): Multiplier =>
  events.reduce((sum, { multiplier }) => sum + multiplier, 0)

/** Plays rounds of a title one after the other; each returns what it pays. */
export function slotRounds({ title }: SlotBet, draw: Draw): () => Multiplier {
  const slot = playedSlotOf(title)
  if (!slot) throw new RangeError(`no slot has the code ${title}`)
  if (hasCascades(slot)) {
    const one = [0]
    const next = () => {
      draw(one)
      return one[0]!
    }
    return () => paysOf(buildCascadeEvents(slot.rules, false, next))
  }
  const { rules } = slot
  const spin = Array.from({ length: floatsOfSpin(rules) }, () => 0)
  const round = Array.from({ length: floatsOfRound(rules) }, () => 0)
  return () => {
    draw(spin)
    if (!bringsFreeSpins(rules, spin)) return paysOf(buildEvents(rules, spin))
    draw(round)
    for (const [index, float] of spin.entries()) round[index] = float
    return paysOf(buildEvents(rules, round))
  }
}
