// SPDX-License-Identifier: Apache-2.0
import { topics, type LivePayload, type TopicName } from '@tessera/contract'
import { hasPermission, type Permission } from '@tessera/rules/operators/permissions'
import { z } from 'zod'
import type { Actor } from '../http/index.ts'
import { createConnections } from './connections.ts'
import { createWatchers } from './watchers.ts'

/** One open page. `send` never throws; a page that is gone simply receives nothing. */
export interface LiveConnection {
  actor: Actor | undefined
  send(frame: string): void
  close(reason: string): void
}

/** An event on its way to another process; its payload is already prepared for JSON. */
export interface DeliveredMessage {
  topic: TopicName
  payload: unknown
  memberId?: number | undefined
  /** For pages that watch something: its id. */
  watched?: string | undefined
}

/** Carries events to other processes of the platform. */
export interface LiveCarrier {
  /** Whether there are other processes, whose open pages are not known here. */
  hasOthers(): boolean
  deliver(message: DeliveredMessage): void
}

/**
 * Delivers events to open pages. The topic decides who receives one: everyone, one member's pages, the pages
 * that watch something, or the consoles whose operators may read it.
 */
export interface Live {
  publish<Name extends TopicName>(topic: Name, payload: LivePayload<Name>, memberId?: bigint): void
  /** Publishes to the pages that watch the thing with this id. */
  publishToWatchers<Name extends TopicName>(topic: Name, watched: string, payload: LivePayload<Name>): void
  /** From now on the page watches these things, and no others. */
  watch(connection: LiveConnection, watched: readonly string[]): void
  /** Closes the live connections of a session that is over. */
  endSession(sessionKey: string): void
  add(connection: LiveConnection): () => void
  /** Records whose connection it is. */
  identify(connection: LiveConnection, actor: Actor): void
  count(): number
  /** From now on events also go to other processes; undefined ends that. */
  useCarrier(carrier: LiveCarrier | undefined): void
  /** Delivers an event from another process to the open pages of this one. */
  deliver(message: DeliveredMessage): void
  /**
   * Makes the open pages of this process reload what they show, because something may not have reached them.
   */
  askAgain(): void
  /** How many pages a member has open here. */
  countOf(memberId: bigint): number
  /** Whether a member may have a page open; otherwise nothing needs to be prepared for that member alone. */
  isOpen(memberId: bigint): boolean
}

interface Addressed extends Pick<DeliveredMessage, 'topic' | 'watched'> {
  memberId?: bigint | undefined
}

const isPermitted = (actor: Actor | undefined, may: Permission | undefined): boolean =>
  actor?.kind === 'operator' && may !== undefined && hasPermission(actor.role, may)

const askAgainFrame = JSON.stringify({ topic: 'missed', payload: {} })

/**
 * Keeps track of the open pages of this process and delivers events to them. The frame of a broadcast is
 * built once.
 */
export function createLive(): Live {
  const connections = createConnections()
  const watchers = createWatchers()
  let carrier: LiveCarrier | undefined

  function audience({ topic, memberId, watched }: Addressed): Iterable<LiveConnection> {
    const { to, may } = topics[topic]
    if (to === 'everyone') return connections.all()
    if (to === 'watchers') return watchers.of(watched)
    if (to === 'operator') return [...connections.all()].filter(({ actor }) => isPermitted(actor, may))
    return (memberId !== undefined && connections.of(memberId)) || []
  }

  function notify(pages: readonly LiveConnection[], { topic, payload }: DeliveredMessage): void {
    if (pages.length === 0) return
    const frame = JSON.stringify({ topic, payload })
    for (const page of pages) page.send(frame)
  }

  function publishTo(addressed: Addressed, payload: unknown): void {
    // Most events have no audience here, so there is nothing to serialise.
    const here = [...audience(addressed)]
    if (here.length === 0 && !carrier?.hasOthers()) return
    const { memberId, ...to } = addressed
    const message: DeliveredMessage = {
      ...to,
      ...(memberId !== undefined && { memberId: Number(memberId) }),
      payload: z.encode(topics[addressed.topic].payload as z.ZodType, payload),
    }
    notify(here, message)
    carrier?.deliver(message)
  }

  return {
    publish: (topic, payload, memberId) => publishTo({ topic, memberId }, payload),
    publishToWatchers: (topic, watched, payload) => publishTo({ topic, watched }, payload),
    watch: watchers.watch,
    useCarrier: (next) => {
      carrier = next
    },
    deliver({ memberId, ...message }) {
      const to = memberId === undefined ? message : { ...message, memberId: BigInt(memberId) }
      notify([...audience(to)], message)
    },
    askAgain() {
      for (const connection of connections.all()) connection.send(askAgainFrame)
    },
    endSession(sessionKey) {
      for (const connection of [...connections.all()])
        if (connection.actor?.sessionKey === sessionKey) connection.close('session ended')
    },
    add(connection) {
      connections.add(connection)
      return () => {
        connections.remove(connection)
        watchers.watch(connection, [])
      }
    },
    identify: connections.identify,
    count: () => connections.all().size,
    countOf: (memberId) => connections.of(memberId)?.size ?? 0,
    isOpen: (memberId) => connections.of(memberId) !== undefined || carrier?.hasOthers() === true,
  }
}
