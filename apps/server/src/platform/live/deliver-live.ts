// SPDX-License-Identifier: Apache-2.0
import { topics, type TopicName } from '@tessera/contract'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import type { Live } from './live-hub.ts'
import type { LiveTransport, TransportSubscriber } from './live-transport.ts'
import { createMessageGatherer } from './message-gatherer.ts'
import { createOtherProcesses, type OtherProcesses } from './other-processes.ts'
import { createParcelPublisher, type ParcelPublisher } from './parcel-publisher.ts'
import { readParcel } from './read-parcel.ts'
import { createTransportStates, type TransportStates } from './transport-states.ts'

const presentEveryMs = 10_000

const isTopic = (name: string): name is TopicName => Object.hasOwn(topics, name)

export interface DeliveryDeps {
  live: Live
  /** Best first. The last one, the database, is there as long as anything works. */
  transports: readonly LiveTransport[]
  clock: Clock
  chance: Chance
  log: Log
  /** Called when a better transport than the last one is gone. */
  onLost(transport: string, reason: string): void
}

/** What this process knows of the others, and how it reaches them. */
interface Delivery {
  self: string
  others: OtherProcesses
  states: TransportStates
  publisher: ParcelPublisher
}

/**
 * Delivers the events of one process to the open pages of all, by the best transport to which all processes
 * listen. A process that is alone publishes only a heartbeat. Messages are collected for a moment and
 * published together, outside of all transactions. When something may have been lost, open pages reload.
 * Returns a function that stops it.
 */
export function deliverLive(deps: DeliveryDeps): () => Promise<void> {
  const { live, transports, clock, chance, log } = deps
  const self = chance.bytes(9).toString('base64url')
  const others = createOtherProcesses(clock)
  const states = createTransportStates()
  const publisher = createParcelPublisher({ self, others, states, log })
  const gatherer = createMessageGatherer(log, publisher.publishMessages)
  for (const { name, mostBytes, open } of transports)
    publisher.add({
      name,
      mostBytes,
      ...open(subscriberFor(deps, { self, others, states, publisher }, name)),
    })
  const presence = setInterval(publisher.sayPresent, presentEveryMs).unref()
  live.useCarrier({
    hasOthers: others.some,
    deliver(message) {
      if (others.some()) gatherer.add(message)
    },
  })
  return async () => {
    live.useCarrier(undefined)
    clearInterval(presence)
    await gatherer.flush()
    await publisher.leave()
  }
}

/** Receives what others publish by a transport, and notices when it opens and when it is lost. */
function subscriberFor(deps: DeliveryDeps, delivery: Delivery, name: string): TransportSubscriber {
  const { live, transports, log, onLost } = deps
  const { others, states, publisher } = delivery
  const isLast = name === transports.at(-1)?.name
  function stateChanged(): void {
    publisher.sayPresent()
    if (states.takeMissed()) live.askAgain()
  }
  return {
    received: (text) => receive(deps, delivery, { transport: name, text }),
    opened() {
      if (states.noteOpened(name)) log.info({ transport: name }, `${name} is back`)
      stateChanged()
    },
    lost(reason) {
      // Another process may have noticed first and moved everybody to the last transport already.
      const wasUsed = states.isWorking(name) && (!isLast || publisher.bestName() === name)
      if (!states.noteLost(name, wasUsed && others.some())) return
      log.warn(
        { transport: name, reason },
        isLast
          ? `${name} is gone: open pages see only what happens in this process`
          : `${name} is gone: ${transports.at(-1)?.name} carries to other processes what open pages see`,
      )
      if (!isLast) onLost(name, reason)
      stateChanged()
    },
  }
}

/** Delivers the events of a parcel to the open pages of this process, and notes who sent it. */
function receive(
  { live, log }: DeliveryDeps,
  { self, others, publisher }: Delivery,
  { transport, text }: { transport: string; text: string },
): void {
  const parcel = readParcel(text)
  if (!parcel) return log.warn({ bytes: text.length }, 'another process said what cannot be read')
  const { from, messages, leaves, ways } = parcel
  if (from === self) return
  // A process of an earlier release does not say to which transports it listens; it has only this one.
  if (leaves) others.leave(from)
  // A new process must not wait for the next heartbeat.
  else if (others.note(from, transport, ways ?? [transport])) publisher.sayPresent()
  // A newer release may know topics that this one does not.
  for (const { topic, ...message } of messages) if (isTopic(topic)) live.deliver({ topic, ...message })
}
