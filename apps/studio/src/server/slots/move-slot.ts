// SPDX-License-Identifier: Apache-2.0
import { storyOfBeats } from '../../games/slots/story.ts'
import type { RoundAnswer } from '../../protocol.ts'
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { answerRound } from '../rounds/answer-round.ts'
import { decideRound } from '../rounds/decide-round.ts'
import { lockRound, updateStory, type Round } from '../rounds/round-store.ts'
import { deliverCall } from '../wallet/deliver-call.ts'
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
  return move(deps, playerId, roundId, async (tx, round) => {
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
  return move(deps, playerId, roundId, async (tx, round) =>
    round.state === 'open' ? spinTo(tx, deps, round, ALL_SPINS) : undefined,
  )
}

async function move(
  deps: StudioDeps,
  playerId: bigint,
  roundId: string,
  play: (tx: Queries, round: Round) => Promise<bigint | undefined>,
): Promise<RoundAnswer> {
  const call = await deps.database.transaction(async (tx) => {
    const round = await lockRound(tx, roundId, playerId)
    if (!round || round.game !== 'slot') throw new StudioRefusal('studio.notFound')
    return play(tx, round)
  })
  return answerRound(deps, roundId, call === undefined ? null : await deliverCall(deps, call))
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
