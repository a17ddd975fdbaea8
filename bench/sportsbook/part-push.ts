// SPDX-License-Identifier: Apache-2.0
import { operatorAccount } from '@tessera/server/src/modules/ledger/index.ts'
import pg from 'pg'
import { limitOf } from '../figures/index.ts'
import type { Part } from '../shared/part.ts'
import { fillBuyers } from '../lottery/buyers.ts'
import { fillMembers } from '../lottery/fill-tickets.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { startChild } from '../shared/child.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { benchMarkets, fillEvents } from './fill-events.ts'
import type { PagesOrder, PagesReport } from './pages.ts'
import { placeSteadily } from './place-over-http.ts'
import type { BookOrder, BookReport } from './server.ts'
import { selectionsOf } from './slips.ts'

const members = 500

/**
 * Prices that change while pages are open on one process, each watching one event, and bets go on: ms from when a change
 * is due, before its transaction, until a page has it; and the processor time of the server and its database apart from that
 * of the bench's pages and bets. Options: --markets 1000 --pages 2000 --changes 5 (a second)
 * --bets 20 (a second) --seconds 10.
 */
const push: Part = async (options) => {
  const count = Math.max(1, Math.round(numberOption(options, 'markets', 1_000) / benchMarkets.length))
  const pages = numberOption(options, 'pages', 2_000)
  const perSecond = numberOption(options, 'changes', 5)
  const bets = numberOption(options, 'bets', 20)
  const seconds = numberOption(options, 'seconds', 10)
  const database = await startBenchDatabase({ shared_buffers: '512MB', max_wal_size: '4GB' })
  const owner = new pg.Client({ connectionString: database.url })
  const db = database.open(1)
  const server = startChild<BookReport>(new URL('./server.ts', import.meta.url), [
    database.url,
    `${database.dataDir}-server`,
  ])
  const viewers = startChild<PagesReport>(new URL('./pages.ts', import.meta.url))
  try {
    await owner.connect()
    const started = await server.next()
    if (!('listening' in started)) throw new Error('the server did not start')
    await fillMembers(owner, members)
    await fillBuyers(owner, (await operatorAccount(db, 'deposits:bench', 'USD')).id)
    const eventIds = await fillEvents(owner, { name: 'push', count, startsInHours: 5 })
    const selections = await selectionsOf(owner, eventIds)
    const change = (forSeconds: number) =>
      server.ask({ change: { eventIds, perSecond, seconds: forSeconds } } satisfies BookOrder)
    const opened = await viewers.ask({
      open: { port: started.listening, count: pages, firstAddress: 0, eventIds: eventIds.map(String) },
    } satisfies PagesOrder)
    if (!('opened' in opened) || opened.opened !== pages) throw new Error('not every page was let in')
    await change(2)
    await pause(500)
    await viewers.ask('collect' satisfies PagesOrder)
    const cpuUs = () => {
      const { user, system } = process.cpuUsage()
      return [...[server.pid, database.postgres.pid, viewers.pid].map(cpuUsOf), user + system]
    }
    const [cpuBefore, beganMs] = [cpuUs(), performance.now()]
    const [fed, placed] = await Promise.all([
      change(seconds),
      placeSteadily(started.listening, selections, { rate: bets, seconds, members }),
    ])
    const [cpuAfter, tookSeconds] = [cpuUs(), (performance.now() - beganMs) / 1_000]
    await pause(1_000)
    const seen = await viewers.ask('collect' satisfies PagesOrder)
    if (!('changes' in fed) || !('tookMs' in seen)) throw new Error('nothing was measured')
    const took = seen.tookMs.toSorted()
    const expected = (fed.changes / eventIds.length) * pages
    if (took.length < expected * 0.99 || seen.closed > 0)
      throw new Error(`${took.length} of ${expected} changes arrived; ${seen.closed} pages were closed`)
    const at = (share: number): number => took[Math.floor(took.length * share)] ?? Number.NaN
    const changed = fed.changes / (seconds + Math.max(0, fed.lateMs) / 1_000)
    printTable(
      [
        'prices in open pages',
        'changes/s',
        'messages/s',
        'p50 ms',
        'p99 ms',
        'wanted',
        'bets placed',
        'bets p99 ms',
      ],
      [
        [
          `${count * benchMarkets.length} markets of ${count} events, ${pages} pages`,
          changed,
          took.length / seconds,
          at(0.5),
          at(0.99),
          limitOf('sportsbook.push.p99Ms'),
          `${placed.placed} of ${placed.asked}`,
          placed.p99Ms.toFixed(1),
        ],
      ],
    )
    const busy = cpuAfter.map((us, index) => (us - cpuBefore[index]!) / 1_000_000 / tookSeconds)
    printTable(
      ['cores in use by', 'server', 'database', 'open pages', 'who bets'],
      [['', ...busy.map((cores) => cores.toFixed(2))]],
    )
    return [
      {
        name: 'sportsbook.push.changesPerSecond',
        value: changed,
      },
      { name: 'sportsbook.push.p50Ms', value: at(0.5) },
      { name: 'sportsbook.push.p99Ms', value: at(0.99) },
      { name: 'sportsbook.push.bets', value: placed.placed },
    ]
  } finally {
    await Promise.all([server.stop(), viewers.stop()])
    await owner.end()
    await db.close()
    await database.close()
  }
}
export default push
