// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { createPlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { changeEvent } from '@tessera/server/src/modules/sportsbook/events/change-event.ts'
import { lockEvent } from '@tessera/server/src/modules/sportsbook/events/event-store.ts'
import { marketsOf, type BookMarket } from '@tessera/server/src/modules/sportsbook/markets/market-store.ts'
import { importRecorded } from '@tessera/server/src/modules/sportsbook/replay/import-recorded.ts'
import { createFairQueue } from '@tessera/server/src/platform/queue/fair-queue.ts'
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

/** Each change gives every market of an event another price; it says when it began in the field of the event's own clock. */
async function changePrices({ eventIds, perSecond, seconds }: PriceFeed): Promise<BookReport> {
  const markets = new Map<bigint, BookMarket[]>()
  for (const id of eventIds) markets.set(id, await marketsOf(database, id))
  const beganMs = performance.now()
  const endsMs = beganMs + seconds * 1_000
  let changes = 0
  const followOne = async (id: bigint, place: number): Promise<void> => {
    // Spread over the time between two changes. A change that comes late is the next one, as of a feed that merges.
    let dueMs = beganMs + (place * 1_000) / perSecond / eventIds.length
    for (let round = 0; dueMs < endsMs; round += 1) {
      await pause(Math.max(0, dueMs - performance.now()))
      await turns.run(String(id), () => changeOne(id, markets.get(id)!, round))
      changes += 1
      dueMs = Math.max(dueMs + 1_000 / perSecond, performance.now())
    }
  }
  await Promise.all(eventIds.map(followOne))
  return { changes, lateMs: performance.now() - endsMs }
}

/** As many transactions as leave people some connections. */
const turns = createFairQueue({ atOnce: 5, atOncePerKey: 1, waitingPerKey: 1, waitingInAll: 10_000 })

async function changeOne(id: bigint, markets: readonly BookMarket[], round: number): Promise<void> {
  const playedAtMs = Date.now()
  await database.transaction(async (tx) => {
    const event = await lockEvent(tx, id)
    if (!event) throw new Error('an event of the bench is gone')
    await changeEvent(tx, modules.sportsbookDeps, event, {
      playedAtMs,
      markets: markets.map(({ type, period, line, outcomes, prices }) => ({
        terms: { type, period, ...(line !== undefined && { line }) },
        status: 'open',
        outcomes: outcomes.map((outcome, place) => ({
          outcome,
          price: prices[place]! + 10 + (round % 20) * 10,
        })),
      })),
    })
  })
}
