// SPDX-License-Identifier: Apache-2.0
import { cleanMessage } from '@tessera/rules/games/chat/clean-message'
import { judgeMessage } from '@tessera/rules/games/chat/judge-message'
import type { ChatLiveMessage, ChatMessage, ChatOfSession, ChatView } from '../../chat-protocol.ts'
import { sql } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { createThrottle, type Pace } from '../http/throttle.ts'
import { StudioRefusal } from '../refusal.ts'
import type { Session } from '../sessions/session-store.ts'
import { findAuthor, insertMessage, insertReport, listMessages, silencedUntil } from './chat-store.ts'

const CHANNEL = 'studio_chat'
/** Whoever comes sees so many. */
const RECENT = 50
/** One player: three at once, then one every two seconds. */
const ofPlayer: Pace = { atOnce: 3, perSecond: 0.5 }
/** All of a table together: more than that nobody can read. */
const ofRoom: Pace = { atOnce: 20, perSecond: 5 }
const ofReporter: Pace = { atOnce: 5, perSecond: 1 / 30 }
/** What one has just written is not sent again within this time. */
const REPEATED_WITHIN_MS = 60_000
const MOST_REMEMBERED = 10_000

/** The chat of all tables. A message reaches the pages of every process through the database. */
export interface RoomChat {
  /** Throws a StudioRefusal. */
  say(room: string, session: Session, text: string): Promise<ChatMessage>
  view(room: string, session: Session): Promise<ChatView>
  report(room: string, session: Session, messageId: bigint): Promise<void>
  /** A moderator has removed a message. */
  removed(room: string, messageId: bigint): Promise<void>
  /** Begins to hear all processes, or begins again after the connection was lost. */
  hear(show: (room: string, message: ChatLiveMessage) => void): Promise<void>
  close(): Promise<void>
}

/** What a session may do: play money reads along, because whoever has no account cannot be silenced. */
export const chatOf = ({ chatName, playMoney }: Pick<Session, 'chatName' | 'playMoney'>): ChatOfSession =>
  chatName === null ? 'off' : chatName === '' || playMoney ? 'read' : 'write'

type ChatDeps = Pick<StudioDeps, 'database' | 'clock' | 'sharedCounts'>

export function createRoomChat({ database, clock, sharedCounts }: ChatDeps): RoomChat {
  const throttle = createThrottle(clock, {
    shared: sharedCounts && { counts: sharedCounts, name: 'studio chat' },
  })
  const latest = new Map<bigint, { readonly text: string; readonly atMs: number }>()
  let hearing: { close(): Promise<void> } | undefined
  const send = (room: string, message: ChatLiveMessage): Promise<unknown> =>
    database.rows(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ room, message })})`)

  /** What a player wrote within a minute. */
  function lastOf(playerId: bigint, nowMs: number): string[] {
    const last = latest.get(playerId)
    return last && Math.abs(nowMs - last.atMs) < REPEATED_WITHIN_MS ? [last.text] : []
  }
  function remember(playerId: bigint, text: string, atMs: number): void {
    latest.delete(playerId)
    latest.set(playerId, { text, atMs })
    if (latest.size > MOST_REMEMBERED) latest.delete(latest.keys().next().value ?? playerId)
  }

  return {
    async say(room, session, given) {
      const { playerId, chatName } = session
      if (chatOf(session) !== 'write') throw new StudioRefusal('studio.chatClosed')
      throttle(`player ${playerId}`, ofPlayer)
      const nowMs = clock.now()
      const text = cleanMessage(given)
      const problem = judgeMessage(text, lastOf(playerId, nowMs))
      if (problem) throw new StudioRefusal('studio.chatRefused', { problem })
      throttle(`room ${room}`, ofRoom)
      const message = await insertMessage(database, { room, playerId, name: chatName ?? '', text, nowMs })
      if (!message) throw new StudioRefusal('studio.chatSilenced')
      remember(playerId, text, nowMs)
      await send(room, { type: 'chat', message })
      return message
    },

    async view(room, session) {
      if (chatOf(session) === 'off') throw new StudioRefusal('studio.chatClosed')
      const { playerId } = session
      return {
        messages: await listMessages(database, room, RECENT),
        author: await findAuthor(database, room, playerId),
        silencedUntil: await silencedUntil(database, playerId, clock.now()),
      }
    },

    async report(room, session, messageId) {
      if (chatOf(session) !== 'write') throw new StudioRefusal('studio.chatClosed')
      const { playerId: reporterId } = session
      throttle(`reporter ${reporterId}`, ofReporter)
      const isReported = await database.transaction((tx) =>
        insertReport(tx, { messageId, room, reporterId, nowMs: clock.now() }),
      )
      if (!isReported) throw new StudioRefusal('studio.notFound')
    },

    removed: async (room, messageId) => {
      await send(room, { type: 'chatRemoved', id: String(messageId) })
    },

    async hear(show) {
      hearing ??= await database.listen(
        CHANNEL,
        (text) => {
          const { room, message } = JSON.parse(text) as { room: string; message: ChatLiveMessage }
          show(room, message)
        },
        () => {
          hearing = undefined
        },
      )
    },
    async close() {
      await hearing?.close()
    },
  }
}
