// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { createPlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { changeEvents } from '@tessera/server/src/modules/sportsbook/events/change-event.ts'
import { lockFreeEvents } from '@tessera/server/src/modules/sportsbook/events/event-store.ts'
import {
  marketsOf,
  type BookMarket,
  type MarketOffer,
} from '@tessera/server/src/modules/sportsbook/markets/market-store.ts'
import { importRecorded } from '@tessera/server/src/modules/sportsbook/replay/import-recorded.ts'
import { createLog } from '@tessera/server/src/platform/log/log.ts'
import { pause } from '../shared/report.ts'

// A whole platform process with its followers, which also plays a feed that changes prices.

export interface PriceFeed {
  eventIds: readonly bigint[]
  /** How often each of them changes in a second. */
  perSecond: number
  seconds: number
}
export type BookOrder = { change: PriceFeed } | { replay: number } | 'cpu'
export type BookReport =
  | { listening: number }
  | { changes: number; lateMs: number }
  | { replays: number }
  | { cpuMs: number }

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2)
const server = await createPlatformServer({
  databaseUrl,
  dataDir,
  log: createLog('error'),
  publicUrl: 'http://localhost:3000',
  studioUrl: 'http://localhost:3001',
  trustedProxies: ['127.0.0.1'],
})
const { platform, modules } = server
const { database, settings } = platform
// Nothing else is played while prices are measured.
await settings.write('sportsbook.simulated', [], 'bench')
await server.app.listen({ port: 0, host: '127.0.0.1' })
server.start()
const say = (report: BookReport): void => void process.send?.(report)
say({ listening: (server.app.server.address() as AddressInfo).port })

process.on('message', (order: BookOrder) => {
  carryOut(order).then(say, (error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})

async function carryOut(order: BookOrder): Promise<BookReport> {
  if (order === 'cpu') {
    const { user, system } = process.cpuUsage()
    return { cpuMs: (user + system) / 1_000 }
  }
  if ('change' in order) return changePrices(order.change)
  await settings.write('sportsbook.simulated', ['tennis', 'esports', 'cockfight'], 'bench')
  await settings.write('sportsbook.hoursAhead', 3, 'bench')
  await settings.write('sportsbook.replaySpeed', order.replay, 'bench')
  return { replays: await importRecorded(platform) }
}

/**
 * Each change gives every market of an event another price; it says when it was due in the field of the event's own clock.
 * A look takes all events that are due by then in one transaction, as feeds do that look or merge.
 */
async function changePrices({ eventIds, perSecond, seconds }: PriceFeed): Promise<BookReport> {
  const markets = new Map<bigint, BookMarket[]>()
  for (const id of eventIds) markets.set(id, await marketsOf(database, id))
  const [beganMs, everyMs] = [Date.now(), 1_000 / perSecond]
  const endsMs = beganMs + seconds * 1_000
  // Spread over the time between two changes. A change that comes late is the next one, as of a feed that merges.
  const due = eventIds.map((id, place) => ({ id, atMs: beganMs + (place * everyMs) / eventIds.length }))
  let changes = 0
  for (let look = 0; Date.now() < endsMs; look += 1) {
    const nowMs = Date.now()
    const taken = due.filter(({ atMs }) => atMs <= nowMs)
    const changed = new Set<bigint>()
    for (let first = 0; first < taken.length; first += mostTogether)
      for (const id of await changeTogether(taken.slice(first, first + mostTogether), markets, look))
        changed.add(id)
    changes += changed.size
    for (const event of taken)
      if (changed.has(event.id)) event.atMs = Math.max(event.atMs + everyMs, Date.now() - everyMs)
    await pause(Math.max(1, nowMs + lookEveryMs - Date.now()))
  }
  return { changes, lateMs: Date.now() - endsMs }
}

const [lookEveryMs, mostTogether] = [20, 25]

/** An event on which a bet is being placed is left to the next look; answers which were not. */
async function changeTogether(
  due: readonly { id: bigint; atMs: number }[],
  markets: ReadonlyMap<bigint, readonly BookMarket[]>,
  round: number,
): Promise<bigint[]> {
  const dueMs = new Map(due.map(({ id, atMs }) => [id, atMs]))
  return database.transaction(async (tx) => {
    const events = await lockFreeEvents(tx, [...dueMs.keys()])
    await changeEvents(
      tx,
      modules.sportsbookDeps,
      events.map((event) => ({
        event,
        change: {
          playedAtMs: Math.floor(dueMs.get(event.id)!),
          markets: (markets.get(event.id) ?? []).map((market) => offerOf(market, round)),
        },
      })),
    )
    return events.map(({ id }) => id)
  })
}

const offerOf = ({ type, period, line, outcomes, prices }: BookMarket, round: number): MarketOffer => ({
  terms: { type, period, ...(line !== undefined && { line }) },
  status: 'open',
  outcomes: outcomes.map((outcome, place) => ({
    outcome,
    price: prices[place]! + 10 + (round % 20) * 10,
  })),
})
