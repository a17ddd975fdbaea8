// SPDX-License-Identifier: Apache-2.0
import { isChipRoom } from '@tessera/rules/games/rooms/room'
import type { VerifyRoomView } from '../../room-protocol.ts'
import type { Queries } from '../database.ts'
import { findEndedRound, findRoomOfRound } from '../rooms/store/room-round-store.ts'
import { boxRoundOf } from '../boxes/box-page.ts'
import type { BoxResult } from '../boxes/box-state.ts'
import { roomNamed, type NamedRoom } from './room-of-session.ts'
import { eventsOf } from './room-page.ts'
import type { TableOutcome } from './shared-table.ts'

/** How a round at a table with others was decided; undefined while it is played, and for every other round. */
export async function verifyRoomRound(db: Queries, id: string): Promise<VerifyRoomView | undefined> {
  const code = await findRoomOfRound(db, id)
  const room = code === undefined ? undefined : roomNamed(code)
  if (!room) return undefined
  if (!isChipRoom(room)) return verifyBoxRound(db, room, id)
  const round = await findEndedRound<TableOutcome>(db, room.code, id)
  if (!round) return undefined
  const { position, hash, chain, result } = round
  const { game, pace, limits } = room
  return { round: { id, position, hash, chain, room: { game, pace, limits }, events: eventsOf(result) } }
}

/** A blackjack table's round; one that was void has no hands to check. */
async function verifyBoxRound(
  db: Queries,
  { code, pace, limits }: NamedRoom,
  id: string,
): Promise<VerifyRoomView | undefined> {
  const round = await findEndedRound<BoxResult>(db, code, id)
  if (!round || round.result.events.length === 0) return undefined
  const { hash, chain } = round
  return { round: { ...boxRoundOf(round), hash, chain, room: { game: 'blackjack', pace, limits } } }
}
