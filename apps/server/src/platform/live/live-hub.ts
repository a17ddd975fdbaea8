import { topics, type LivePayload, type TopicName } from '@tessera/contract'
import { z } from 'zod'
import type { Actor } from '../http/index.ts'

/** One open page. `send` never throws; a page that is gone is simply not told. */
export interface LiveConnection { actor: Actor | undefined; send(frame: string): void; close(reason: string): void }

/** Who of the connected is told: everyone, one member's pages, or the consoles, as the topic says. */
export interface Live {
  publish<Name extends TopicName>(topic: Name, payload: LivePayload<Name>, memberId?: number): void
  /** Ends the live connections of a session that is over. */
  endSession(sessionKey: string): void
  add(connection: LiveConnection): () => void
  /** A connection has said who it is. */
  identify(connection: LiveConnection, actor: Actor): void
  count(): number
  /** Whether a member has a page open, so that what is for him alone need not be asked for in vain. */
  isOpen(memberId: number): boolean
}

/** Keeps the open pages of this process and tells them what happens. The frame of a broadcast is built once. */
export function createLive(): Live {
  const all = new Set<LiveConnection>()
  const byMember = new Map<number, Set<LiveConnection>>()

  function forget(connection: LiveConnection): void {
    all.delete(connection)
    if (connection.actor?.kind !== 'member') return
    const own = byMember.get(connection.actor.memberId)
    own?.delete(connection)
    if (own?.size === 0) byMember.delete(connection.actor.memberId)
  }

  function audience(topic: TopicName, memberId: number | undefined): Iterable<LiveConnection> {
    if (topics[topic].to === 'everyone') return all
    if (topics[topic].to === 'operator') return [...all].filter(connection => connection.actor?.kind === 'operator')
    return (memberId !== undefined && byMember.get(memberId)) || []
  }

  return {
    publish(topic, payload, memberId) {
      // Most of what happens has nobody who looks: then there is nothing to write.
      let frame: string | undefined
      for (const connection of audience(topic, memberId)) {
        frame ??= JSON.stringify({ topic, payload: z.encode(topics[topic].payload as z.ZodType, payload) })
        connection.send(frame)
      }
    },
    endSession(sessionKey) {
      for (const connection of [...all]) if (connection.actor?.sessionKey === sessionKey) connection.close('session ended')
    },
    add(connection) {
      all.add(connection)
      return () => forget(connection)
    },
    identify(connection, actor) {
      forget(connection)
      connection.actor = actor
      all.add(connection)
      if (actor.kind === 'member') byMember.set(actor.memberId, (byMember.get(actor.memberId) ?? new Set()).add(connection))
    },
    count: () => all.size,
    isOpen: memberId => byMember.has(memberId),
  }
}
