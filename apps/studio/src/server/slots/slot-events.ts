// SPDX-License-Identifier: Apache-2.0
import type { Stake } from '../../fair/story.ts'
import { drawFloats, type Seeds } from '../../fair/seeds.ts'
import { bringsFreeSpins, buildEvents, floatsOfRound, type SlotEvent } from '../../games/slots/story.ts'
import { floatsOfSpin } from '../../games/slots/draw-window.ts'
import { drawCascadeEvents } from '../../games/slots/cascades/cascade-story.ts'
import { hasCascades, playedSlotOf } from '../../games/slots/titles/every-slot.ts'
import type { SlotBet } from '../../protocol.ts'
import { currencyNamed } from '../currencies.ts'
import type { Queries } from '../database.ts'
import type { Round } from '../rounds/round-store.ts'
import type { SeedSeal } from '../seeds/seed-seal.ts'
import { readSecretSeeds } from '../seeds/seed-store.ts'

/**
 * All spins of a round, also those that its player has not seen, from its seeds alone; in a pick bonus `moves` are the
 * cells that the player opens.
 */
export async function readEvents(
  db: Queries,
  seal: SeedSeal,
  round: Round,
  moves = round.moves,
): Promise<SlotEvent[]> {
  return drawEvents(round, await readSecretSeeds(db, seal, round.seeds!), moves)
}

/** The same from seeds that have been read. */
export async function drawEvents(round: Round, seeds: Seeds, moves = round.moves): Promise<SlotEvent[]> {
  const { title, buy } = round.parameters as SlotBet
  const slot = playedSlotOf(title)
  if (!slot) throw new Error(`the slot ${title} was taken out while rounds of it exist`)
  if (hasCascades(slot))
    return drawCascadeEvents(slot.rules, buy === true, (count) => drawFloats(seeds, count))
  const first = await drawFloats(seeds, floatsOfSpin(slot.rules))
  if (!bringsFreeSpins(slot.rules, first)) return buildEvents(slot.rules, first)
  return buildEvents(slot.rules, await drawFloats(seeds, floatsOfRound(slot.rules)), moves)
}

/** The stake of a round and the smallest coin of its currency. */
export const stakeOf = (round: Round): Stake => ({
  amount: round.stake,
  unit: currencyNamed(round.currency).unit,
})
