import { topics, type TopicName } from '@tessera/contract'
import { z } from 'zod'
import { inBackground } from '../background/in-background.ts'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import { hearChannel, sql, type Database } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import type { CarriedMessage, Live } from './live-hub.ts'

const channel = 'live'
/** PostgreSQL takes 8,000 bytes at once. */
const mostBytes = 7_500
/** Of messages that wait to be sent; whoever looks asks again when he comes back. */
const mostWaiting = 5_000
const gatherMs = 15
const presentEveryMs = 10_000
const goneAfterMs = 3 * presentEveryMs

/** What processes say to each other: who speaks, and what happened; nothing happened where one only says that it is there. */
const parcelForm = z.object({
  from: z.string(), leaves: z.literal(true).optional(),
  messages: z.array(z.object({ topic: z.string(), payload: z.unknown(), memberId: z.number().optional() })),
})
type Parcel = z.output<typeof parcelForm>

const isTopic = (name: string): name is TopicName => Object.hasOwn(topics, name)

export interface CarryDeps { live: Live; database: Database; clock: Clock; chance: Chance; log: Log }

/**
 * Tells the open pages of every process what happens on one, by NOTIFY. While a process is alone nothing is sent but a sign
 * of life. Messages are gathered for a moment and sent together, outside of everybody's transactions. Returns a function that stops it.
 */
export function carryLive({ live, database, clock, chance, log }: CarryDeps): () => Promise<void> {
  const self = chance.bytes(9).toString('base64url')
  const others = new Map<string, number>()
  let waiting: CarriedMessage[] = []
  let timer: NodeJS.Timeout | undefined

  const hasOthers = (): boolean => {
    for (const [id, heardAtMs] of others) if (clock.now() - heardAtMs > goneAfterMs) others.delete(id)
    return others.size > 0
  }

  const say = (parcel: Omit<Parcel, 'from'>): Promise<unknown> =>
    database.query(sql`select pg_notify(${channel}, ${JSON.stringify({ from: self, ...parcel })}) from set_config('synchronous_commit', 'off', true)`).catch((error: unknown) => {
      log.debug({ error: error instanceof Error ? error.message : 'unknown' }, 'other processes could not be told')
    })

  const sayPresent = (): void => inBackground(say({ messages: [] }), log, 'other processes were not told that this one is there')

  async function flush(): Promise<void> {
    timer = undefined
    const messages = waiting
    waiting = []
    for (const parcel of parcelsOf(messages)) await say({ messages: parcel })
  }

  function heard(text: string): void {
    const parcel = readParcel(text)
    if (!parcel) return log.warn({ bytes: text.length }, 'another process said what cannot be read')
    const { from, messages, leaves } = parcel
    if (from === self) return
    const isNew = !others.has(from)
    if (leaves) others.delete(from)
    else others.set(from, clock.now())
    // Whoever has just come must not wait for the next sign of life.
    if (isNew && !leaves) sayPresent()
    // A newer release may know topics that this one does not.
    for (const { topic, ...message } of messages) if (isTopic(topic)) live.deliver({ topic, ...message })
  }

  const stopHearing = hearChannel({ database, log }, { name: channel, heard, opened: sayPresent })
  const presence = setInterval(sayPresent, presentEveryMs).unref()
  live.useCarrier({
    hasOthers,
    carry(message) {
      if (!hasOthers() || waiting.length >= mostWaiting) return
      waiting.push(message)
      timer ??= setTimeout(() => inBackground(flush(), log, 'other processes were not told'), gatherMs).unref()
    },
  })
  return async () => {
    live.useCarrier(undefined)
    clearInterval(presence)
    clearTimeout(timer)
    await flush()
    await say({ messages: [], leaves: true })
    await stopHearing()
  }
}

/** What another process said; undefined for anything that does not have the form of a parcel. */
function readParcel(text: string): Parcel | undefined {
  try {
    return parcelForm.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** As few parcels as hold them all, in their order; one that is too large by itself stays behind. */
export function parcelsOf(messages: readonly CarriedMessage[]): CarriedMessage[][] {
  const parcels: CarriedMessage[][] = []
  let room = 0
  for (const message of messages) {
    const bytes = Buffer.byteLength(JSON.stringify(message)) + 1
    if (bytes > mostBytes) continue
    if (bytes > room) {
      parcels.push([])
      room = mostBytes
    }
    parcels.at(-1)?.push(message)
    room -= bytes
  }
  return parcels
}

