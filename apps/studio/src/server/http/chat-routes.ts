// SPDX-License-Identifier: Apache-2.0
import type { FastifyRequest } from 'fastify'
import type { RoomChat } from '../chat/room-chat.ts'
import { StudioRefusal } from '../refusal.ts'
import type { Session } from '../sessions/session-store.ts'
import { roomOfSession } from '../tables/room-of-session.ts'
import { chatInput, nothing } from './inputs.ts'
import { readInput } from './read-input.ts'
import { pathPart } from './routes.ts'

/** Registers a call of the game's client, as `playerRoutes` does. */
type Play = (
  method: 'GET' | 'POST',
  url: string,
  handler: (request: FastifyRequest, session: Session) => Promise<unknown>,
) => void

/** The calls of the chat of a table; `chat-protocol.ts` defines their inputs and answers. */
export function chatRoutes(play: Play, chat: RoomChat): void {
  play('GET', '/api/room/chat/messages', async (_request, session) => chat.view(roomOf(session), session))
  play('POST', '/api/room/chat', async (request, session) =>
    chat.say(roomOf(session), session, readInput(chatInput, request).text),
  )
  play('POST', '/api/room/chat/:id/report', async (request, session) => {
    readInput(nothing, request)
    await chat.report(roomOf(session), session, messageId(request))
    return {}
  })
}

function roomOf(session: Session): string {
  const room = roomOfSession(session)
  if (!room) throw new StudioRefusal('studio.otherGame')
  return room.code
}

/** Throws `studio.notFound` for anything that is not an id. */
function messageId(request: FastifyRequest): bigint {
  const id = pathPart(request, 'id')
  if (!/^[1-9][0-9]{0,17}$/.test(id)) throw new StudioRefusal('studio.notFound')
  return BigInt(id)
}
