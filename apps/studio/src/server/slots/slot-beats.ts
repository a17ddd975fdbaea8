// SPDX-License-Identifier: Apache-2.0
import type { Stake } from '../../fair/story.ts'
import { drawFloats } from '../../fair/seeds.ts'
import { bringsFreeSpins, buildBeats, floatsOfRound, type SlotBeat } from '../../games/slots/story.ts'
import { floatsOfSpin } from '../../games/slots/draw-window.ts'
import { playedSlotOf } from '../../games/slots/titles/index.ts'
import type { SlotBet } from '../../protocol.ts'
import { currencyNamed } from '../currencies.ts'
import type { Queries } from '../database.ts'
import type { Round } from '../rounds/round-store.ts'
import { readSecretSeeds } from '../seeds/seed-store.ts'

/** All spins of a round, also those that its player has not seen, from its seeds alone. */
export async function readBeats(db: Queries, round: Round): Promise<SlotBeat[]> {
  const { title } = round.parameters as SlotBet
  const slot = playedSlotOf(title)
  if (!slot) throw new Error(`the slot ${title} was taken out while rounds of it exist`)
  const seeds = await readSecretSeeds(db, round.seeds!)
  const first = await drawFloats(seeds, floatsOfSpin(slot.rules))
  if (!bringsFreeSpins(slot.rules, first)) return buildBeats(slot.rules, first)
  return buildBeats(slot.rules, await drawFloats(seeds, floatsOfRound(slot.rules)))
}

/** The stake of a round and the smallest coin of its currency. */
export const stakeOf = (round: Round): Stake => ({
  amount: round.stake,
  unit: currencyNamed(round.currency).unit,
})
