// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { createPlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { changeEvents } from '@tessera/server/src/modules/sportsbook/book/events/change-event.ts'
import { lockFreeEvents } from '@tessera/server/src/modules/sportsbook/book/events/event-store.ts'
import {
  marketsOf,
  type BookMarket,
  type MarketOffer,
} from '@tessera/server/src/modules/sportsbook/book/markets/market-store.ts'
import { importRecorded } from '@tessera/server/src/modules/sportsbook/book/replay/import-recorded.ts'
import { createLog } from '@tessera/server-kit/log/create-log'
import { isPrice } from '@tessera/rules/sportsbook/prices/price'
import { pause } from '../shared/report.ts'

// A whole platform process with its followers, which also plays a feed that changes prices.

export interface PriceFeed {
  eventIds: readonly bigint[]
  /** How often each of them changes in a second. */
  perSecond: number
  seconds: number
  /** How many of the markets of each change; left out: all. */
  changing?: number
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
// The seeds of the built-in feed are sealed.
await server.openKeys()
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

const [lookEveryMs, mostTogether] = [20, 25]

/** An event whose prices change, and when they do next. */
interface DueEvent {
  id: bigint
  atMs: number
  /** Those that were open when the feed began. */
  markets: readonly BookMarket[]
  changes: number
}

/**
 * Each change gives markets of an event other prices; it says when it was due in the field of the event's own clock.
 * A look takes all events that are due by then in one transaction, as feeds do that look or merge.
 */
async function changePrices({ eventIds, perSecond, seconds, changing }: PriceFeed): Promise<BookReport> {
  const known: BookMarket[][] = []
  for (const id of eventIds) known.push(await marketsOf(database, id))
  const [beganMs, everyMs] = [Date.now(), 1_000 / perSecond]
  const endsMs = beganMs + seconds * 1_000
  // Spread over the time between two changes. A change that comes late is the next one, as of a feed that merges.
  const events = eventIds.map((id, index): DueEvent => ({
    id,
    atMs: beganMs + (index * everyMs) / eventIds.length,
    markets: known[index]!.filter(({ status }) => status === 'open'),
    changes: 0,
  }))
  for (let nowMs = beganMs; nowMs < endsMs; nowMs = Date.now()) {
    const due = events.filter(({ atMs }) => atMs <= nowMs)
    for (let first = 0; first < due.length; first += mostTogether)
      for (const event of await changeTogether(due.slice(first, first + mostTogether), changing)) {
        event.changes += 1
        event.atMs = Math.max(event.atMs + everyMs, Date.now() - everyMs)
      }
    await pause(Math.max(1, nowMs + lookEveryMs - Date.now()))
  }
  return {
    changes: events.reduce((sum, { changes }) => sum + changes, 0),
    lateMs: Date.now() - endsMs,
  }
}

/** An event on which a bet is being placed is left to the next look; answers which were not. */
async function changeTogether(due: readonly DueEvent[], changing = Infinity): Promise<DueEvent[]> {
  const byId = new Map(due.map((event) => [event.id, event]))
  return database.transaction(async (tx) => {
    const locked = await lockFreeEvents(tx, [...byId.keys()])
    const changes = locked.map((event) => ({ event, due: byId.get(event.id)! }))
    await changeEvents(
      tx,
      modules.sportsbookDeps,
      changes.map(({ event, due: { atMs, markets, changes: round } }) => ({
        event,
        change: {
          playedAtMs: Math.floor(atMs),
          markets: markets.map((market, index) => offerOf(market, index < changing ? round + 1 : 0)),
        },
      })),
    )
    return changes.map((change) => change.due)
  })
}

/** A market with its prices of another round; in round 0 they are what they were. */
const offerOf = ({ type, period, line, outcomes, prices }: BookMarket, round: number): MarketOffer => ({
  terms: { type, period, ...(line !== undefined && { line }) },
  status: 'open',
  outcomes: outcomes.map((outcome, index) => ({
    outcome,
    price: movedPrice(prices[index]!, (round % 20) * 10),
  })),
})

const movedPrice = (price: number, by: number): number =>
  price === 0 ? 0 : isPrice(price + by) ? price + by : price - by
