// SPDX-License-Identifier: Apache-2.0
import type { GameCode, RoundAnswer } from '../../protocol.ts'
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { deliverCall } from '../wallet/deliver-call.ts'
import { answerRound } from './answer-round.ts'
import { lockRound, type Round } from './round-store.ts'

/** Which round of a player is meant; of another game or player there is none. */
export interface RoundToMove {
  readonly game: GameCode
  readonly playerId: bigint
  readonly roundId: string
}

/**
 * Plays a move with the round locked. `play` returns the id of the call that pays the round if the move ended it; that
 * call is delivered after the transaction. Throws studio.notFound, and what `play` throws.
 */
export async function moveInRound(
  deps: StudioDeps,
  { game, playerId, roundId }: RoundToMove,
  play: (tx: Queries, round: Round) => Promise<bigint | undefined>,
): Promise<RoundAnswer> {
  const call = await deps.database.transaction(async (tx) => {
    const round = await lockRound(tx, roundId, playerId)
    // A bet at a table with others is played there.
    if (!round || round.game !== game || round.table) throw new StudioRefusal('studio.notFound')
    return play(tx, round)
  })
  return answerRound(deps, roundId, call === undefined ? null : await deliverCall(deps, call))
}
