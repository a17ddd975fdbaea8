// SPDX-License-Identifier: Apache-2.0
import { topics, type TopicName } from '@tessera/contract'
import { z } from 'zod'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import type { DeliveredMessage, Live } from './live-hub.ts'
import { createOtherProcesses } from './other-processes.ts'
import { parcelsOf } from './parcels.ts'
import type { LiveTransport, OpenTransport, TransportSubscriber } from './live-transport.ts'

/** How many messages may wait to be published; pages reload when they come back. */
const mostWaiting = 5_000
const gatherMs = 15
const presentEveryMs = 10_000

/**
 * What processes send each other: the sender, the transports to which it listens, and the events. A heartbeat
 * has no events.
 */
const parcelForm = z.object({
  from: z.string(),
  leaves: z.literal(true).optional(),
  ways: z.array(z.string()).max(10).optional(),
  messages: z.array(
    z.object({
      topic: z.string(),
      payload: z.unknown(),
      memberId: z.number().optional(),
      watched: z.string().optional(),
    }),
  ),
})
type Parcel = z.output<typeof parcelForm>

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

/**
 * Delivers the events of one process to the open pages of all, by the best transport to which all processes
 * listen. A process that is alone publishes only a heartbeat. Messages are collected for a moment and
 * published together, outside of all transactions. When something may have been lost, open pages reload.
 * Returns a function that stops it.
 */
export function deliverLive({
  live,
  transports,
  clock,
  chance,
  log,
  onLost,
}: DeliveryDeps): () => Promise<void> {
  const self = chance.bytes(9).toString('base64url')
  const others = createOtherProcesses(clock)
  const working = new Set<string>()
  const gone = new Set<string>()
  const openTransports: (OpenTransport & Pick<LiveTransport, 'name' | 'mostBytes'>)[] = []
  let waiting: DeliveredMessage[] = []
  let timer: NodeJS.Timeout | undefined
  let publishing: Promise<void> | undefined
  let mayHaveMissed = false

  const lastOne = (): (typeof openTransports)[number] => openTransports.at(-1)!
  const best = (): (typeof openTransports)[number] =>
    openTransports.find(({ name }) => working.has(name) && others.allListenTo(name)) ?? lastOne()
  const textOf = (parcel: Omit<Parcel, 'from'>): string => JSON.stringify({ from: self, ...parcel })

  const sayEverywhere = (parcel: Omit<Parcel, 'from'>): Promise<unknown> =>
    Promise.all(openTransports.map(({ publish }) => publish(textOf(parcel))))
  const sayPresent = (): void =>
    inBackground(
      sayEverywhere({ ways: [...working], messages: [] }),
      log,
      'other processes were not told that this one is there',
    )

  async function publishWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const messages = waiting
      waiting = []
      const transport = best()
      for (const parcel of parcelsOf(messages, transport.mostBytes)) {
        if ((await transport.publish(textOf({ messages: parcel }))) || transport === lastOne()) continue
        for (const smaller of parcelsOf(parcel, lastOne().mostBytes))
          await lastOne().publish(textOf({ messages: smaller }))
      }
    }
  }
  function publishNow(): Promise<void> {
    timer = undefined
    return (publishing ??= publishWaiting().finally(() => {
      publishing = undefined
    }))
  }

  function received(transport: string, text: string): void {
    const parcel = readParcel(text)
    if (!parcel) return log.warn({ bytes: text.length }, 'another process said what cannot be read')
    const { from, messages, leaves, ways } = parcel
    if (from === self) return
    // A process of an earlier release does not say to which transports it listens; it has only this one.
    if (leaves) others.leave(from)
    // A new process must not wait for the next heartbeat.
    else if (others.note(from, transport, ways ?? [transport])) sayPresent()
    // A newer release may know topics that this one does not.
    for (const { topic, ...message } of messages) if (isTopic(topic)) live.deliver({ topic, ...message })
  }

  function letPagesAskAgain(): void {
    if (!mayHaveMissed || working.size === 0) return
    mayHaveMissed = false
    live.askAgain()
  }

  const subscriberFor = (name: string, isLast: boolean): TransportSubscriber => ({
    received: (text) => received(name, text),
    opened() {
      working.add(name)
      if (gone.delete(name)) log.info({ transport: name }, `${name} is back`)
      sayPresent()
      letPagesAskAgain()
    },
    lost(reason) {
      // Another process may have noticed first and moved everybody to the last transport already.
      const wasUsed = working.has(name) && (!isLast || best().name === name)
      working.delete(name)
      if (gone.has(name)) return
      gone.add(name)
      mayHaveMissed ||= wasUsed && others.some()
      log.warn(
        { transport: name, reason },
        isLast
          ? `${name} is gone: open pages see only what happens in this process`
          : `${name} is gone: ${transports.at(-1)?.name} carries to other processes what open pages see`,
      )
      if (!isLast) onLost(name, reason)
      sayPresent()
      letPagesAskAgain()
    },
  })
  transports.forEach(({ name, mostBytes, open }, index) => {
    openTransports.push({ name, mostBytes, ...open(subscriberFor(name, index === transports.length - 1)) })
  })
  const presence = setInterval(sayPresent, presentEveryMs).unref()
  live.useCarrier({
    hasOthers: others.some,
    deliver(message) {
      if (!others.some() || waiting.length >= mostWaiting) return
      waiting.push(message)
      timer ??= setTimeout(
        () => inBackground(publishNow(), log, 'other processes were not told'),
        gatherMs,
      ).unref()
    },
  })
  return async () => {
    live.useCarrier(undefined)
    clearInterval(presence)
    clearTimeout(timer)
    await publishNow()
    await sayEverywhere({ messages: [], leaves: true })
    await Promise.all(openTransports.map(({ close }) => close()))
  }
}

/** A parcel from another process; undefined for anything in another form. */
function readParcel(text: string): Parcel | undefined {
  try {
    return parcelForm.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
