// SPDX-License-Identifier: Apache-2.0
import { storyOfBeats } from '../../games/slots/story.ts'
import type { RoundAnswer } from '../../protocol.ts'
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { decideRound } from '../rounds/decide-round.ts'
import { moveInRound } from '../rounds/move-in-round.ts'
import { updateStory, type Round } from '../rounds/round-store.ts'
import { readBeats, stakeOf } from './slot-beats.ts'

/** Above every slot's number of free spins: asking for it means all that are left. */
const ALL_SPINS = 1_000

/**
 * Spins free spins up to number `spin`, as far as there are any; the last one ends the round and pays
 * everything. A spin that was already made returns the current round.
 */
export function spinSlot(
  deps: StudioDeps,
  playerId: bigint,
  roundId: string,
  spin: number,
): Promise<RoundAnswer> {
  return moveInRound(deps, { game: 'slot', playerId, roundId }, async (tx, round) => {
    if (!Number.isInteger(spin) || spin < 1 || spin > ALL_SPINS)
      throw new StudioRefusal('studio.badRequest', { field: 'spin' })
    // The request of the last spins may be repeated after they ended the round.
    if (spin <= round.moves.length || (round.state !== 'open' && round.moves.length > 0)) return undefined
    if (round.state !== 'open') throw new StudioRefusal('studio.roundEnded')
    return spinTo(tx, deps, round, spin)
  })
}

/** Spins the remaining spins of an abandoned round. */
export function finishSlot(deps: StudioDeps, playerId: bigint, roundId: string): Promise<RoundAnswer> {
  return moveInRound(deps, { game: 'slot', playerId, roundId }, async (tx, round) =>
    round.state === 'open' ? spinTo(tx, deps, round, ALL_SPINS) : undefined,
  )
}

async function spinTo(
  tx: Queries,
  deps: StudioDeps,
  round: Round,
  spin: number,
): Promise<bigint | undefined> {
  const beats = await readBeats(tx, round)
  const played = storyOfBeats(beats, spin, stakeOf(round))
  const story = { ...played, moves: played.beats.slice(1).map((beat) => beat.spin) }
  if (played.beats.length === beats.length) return decideRound(tx, deps, round, 'open', story)
  await updateStory(tx, round, story)
  return undefined
}
