// SPDX-License-Identifier: Apache-2.0
import { STAKE_LEVELS } from '@tessera/rules/games/card-rooms/card-games'
import { addressKey } from '@tessera/rules/site/address-key'
import { createSlots } from '@tessera/server-kit/live/slots'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CardNote } from '../../card-protocol/card-history-protocol.ts'
import type { CardMoveInput, QuickChairInput } from '../../card-protocol/card-table-protocol.ts'
import { cardLobby, findQuickTable } from '../cards/card-lobby.ts'
import { moveAtTable } from '../cards/move-at-table.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { ADDRESS_HEADER, askOwner, PEER_HEADER } from '../rooms/owner/ask-owner.ts'
import type { Session } from '../sessions/session-store.ts'
import type { StudioRooms } from '../tables/open-rooms.ts'
import {
  listHands,
  proveHand,
  readHand,
  readStatistics,
  writeHand,
} from '../cards/history/read-card-history.ts'
import { listNotes, storeNote } from '../cards/store/note-store.ts'
import { history } from './inputs.ts'
import { roundId } from './round-id.ts'
import { readInput, readQuery } from './read-input.ts'

const quick = z.strictObject({
  level: z.literal([...STAKE_LEVELS]),
}) satisfies z.ZodType<QuickChairInput>
const move = z.strictObject({
  table: z.string().max(60),
  version: z.number().int().min(0),
  requestId: z.uuid().optional(),
  input: z.record(z.string().max(20), z.unknown()),
}) satisfies z.ZodType<CardMoveInput>

const note = z.strictObject({
  tag: z.string().regex(/^[\w-]{1,20}$/),
  text: z.string().trim().max(200),
}) satisfies z.ZodType<CardNote>

/** So many moves of one player wait at a table: whoever sends more does not keep the others from theirs. */
const MOST_MOVES_OF_ONE = 4

export type Play = (
  method: 'GET' | 'POST',
  url: string,
  handler: (request: FastifyRequest, session: Session, reply: FastifyReply) => Promise<unknown>,
) => void

/** The calls of card rooms; the process that runs a table answers moves at it. */
export function cardRoutes(deps: StudioDeps, play: Play, rooms: StudioRooms): void {
  /** Where the player is: a call that another process forwards says where it came from. */
  const addressOf = ({ headers, ip }: FastifyRequest): string => {
    const [secret, forwarded] = [PEER_HEADER, ADDRESS_HEADER].map((name) => [headers[name]].flat()[0])
    return addressKey(forwarded !== undefined && rooms.isPeer(secret) ? forwarded : ip)
  }
  const moving = createSlots<string>(MOST_MOVES_OF_ONE)
  play('GET', '/api/cards/lobby', async (_request, session) => cardLobby(deps, session))
  play('POST', '/api/cards/quick', async (request, session) =>
    findQuickTable(deps, session, readInput(quick, request).level),
  )
  play('POST', '/api/cards/move', async (request, session, reply) => {
    const input = readInput(move, request)
    const actor = rooms.cards.of(session, input.table)
    const owner = await actor.ownership.elsewhere()
    if (owner) return askOwner(owner, request, reply, actor.ownership.forget)
    const done = moving.enter(`${input.table} ${session.playerId}`)
    if (!done) throw new StudioRefusal('studio.tooManyRequests')
    await moveAtTable(deps, actor, session, { ...input, address: addressOf(request) }).finally(done)
    return {}
  })
  play('GET', '/api/cards/hands', async (request, session) =>
    listHands(deps, session, readQuery(history, request).before),
  )
  play('GET', '/api/cards/hands/:id', async (request, session) => readHand(deps, session, roundId(request)))
  play('GET', '/api/cards/hands/:id/text', async (request, session) =>
    writeHand(deps, session, roundId(request)),
  )
  play('GET', '/api/cards/hands/:id/deal', async (request, session) =>
    proveHand(deps, session, roundId(request)),
  )
  play('GET', '/api/cards/statistics', async (_request, session) => readStatistics(deps, session))
  play('GET', '/api/cards/notes', async (_request, session) => ({
    notes: await listNotes(deps.database, session.playerId),
  }))
  play('POST', '/api/cards/note', async (request, session) => {
    await storeNote(deps.database, session.playerId, readInput(note, request), deps.clock.now())
    return { notes: await listNotes(deps.database, session.playerId) }
  })
}
