// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { createPlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import { silentLog } from '@tessera/server/src/platform/log/log.ts'
import { createCallClient } from '@tessera/server/src/testing/call-client.ts'
import { type BenchDatabase, startBenchDatabase } from '../shared/bench-database.ts'
import { type Child, startChild } from '../shared/child.ts'
import { limitOf } from '../figures/index.ts'
import { type Figure, overRounds, type Part } from '../shared/part.ts'
import { median, numberOption, pause, printTable } from '../shared/report.ts'
import type { LiveLoadOrder, LiveLoadReport } from './live-load.ts'
import type { ServerOrder, ServerReport } from './server.ts'

const loads = 2
/** The product's limits: 250 of one address, 30 of one member. */
const socketsPerAddress = 200
const socketsPerMember = 25
/** Open files of a process other than the pages' connections. */
const otherFiles = 150
const patienceMs = 10_000
const password = 'Correct-horse-9'

/**
 * Open pages on one live process, and how long it takes until all of them have what another process
 * publishes: one event, delivered between the processes and written to every page. Options: --sockets 20000
 * --events 7.
 */
const run: Part = async (options) => {
  const database = await startBenchDatabase()
  try {
    return await measure(database, options)
  } finally {
    await database.close()
  }
}
export default run

async function measure(database: BenchDatabase, options: readonly string[]): Promise<Figure[]> {
  const asked = numberOption(options, 'sockets', 20_000)
  const events = numberOption(options, 'events', 7)
  const allowed = openFilesAllowed() - otherFiles
  const count = Math.min(asked, allowed)
  if (count < asked)
    console.log(
      `This machine lets a process open ${(allowed + otherFiles).toLocaleString('en')} files, so that ${count.toLocaleString('en')} sockets are tried instead of ${asked.toLocaleString('en')}.`,
    )
  const tokens = await openSessions(database, Math.ceil(count / socketsPerMember))
  const live = await startServer(database, 'live')
  const publisher = await startServer(database, 'api')
  const children: Child<LiveLoadReport>[] = []
  try {
    const before = await look(live.child)
    for (let n = 0; n < loads; n += 1) {
      const child = startChild<LiveLoadReport>(new URL('./live-load.ts', import.meta.url))
      children.push(child)
      const share = Math.floor((count * (n + 1)) / loads) - Math.floor((count * n) / loads)
      const opened = await child.ask({
        open: {
          port: live.port,
          count: share,
          firstAddress: n * Math.ceil(count / loads / socketsPerAddress),
          socketsPerAddress,
          tokens,
        },
      } satisfies LiveLoadOrder)
      if (!('greeted' in opened) || opened.greeted !== share)
        throw new Error(`not every page was let in: ${JSON.stringify(opened)}`)
    }
    const after = await look(live.child)
    if (after.open !== count) throw new Error(`the process has ${after.open} connections, not ${count}`)
    while (!(await look(publisher.child)).hasOthers) await pause(200)
    const runs: number[][] = []
    // The first one warms up.
    for (let event = 0; event <= events; event += 1)
      runs.push(await sendOne(publisher.child, children, event, count))
    runs.shift()
    return report(runs, {
      count,
      residentBefore: before.residentMegabytes,
      residentAfter: after.residentMegabytes,
    })
  } finally {
    for (const child of [live.child, publisher.child, ...children]) await child.stop()
  }
}

type Server = Child<ServerReport>
async function startServer(database: BenchDatabase, roles: string): Promise<{ child: Server; port: number }> {
  const child = startChild<ServerReport>(new URL('./server.ts', import.meta.url), [
    database.url,
    `${database.dataDir}-keys`,
    roles,
  ])
  const started = await child.next()
  if (!('listening' in started)) throw new Error('the server did not start')
  return { child, port: started.listening }
}

async function look(server: Server): Promise<Extract<ServerReport, { open: number }>> {
  const seen = await server.ask('look' satisfies ServerOrder)
  if (!('open' in seen)) throw new Error('the server did not say how it is')
  return seen
}

/** Publishes one event and returns after how many ms each page had it, shortest first. */
async function sendOne(
  publisher: Server,
  children: readonly Child<LiveLoadReport>[],
  event: number,
  count: number,
): Promise<number[]> {
  const published = await publisher.ask({ publish: event } satisfies ServerOrder)
  if (!('publishedAtMs' in published)) throw new Error('nothing was published')
  const took: number[] = []
  // Collected afterwards, so that collecting does not slow down the measured ones.
  for (let waitedMs = 0; took.length < count && waitedMs < patienceMs; waitedMs += 2_000) {
    await pause(2_000)
    for (const child of children) {
      const collected = await child.ask('collect' satisfies LiveLoadOrder)
      if ('arrivals' in collected)
        took.push(...Array.from(collected.arrivals, (atMs) => atMs - published.publishedAtMs))
    }
  }
  if (took.length !== count) throw new Error(`${took.length} of ${count} pages had the event`)
  return took.sort((a, b) => a - b)
}

/** Sessions of members, as a login creates them. */
async function openSessions(database: BenchDatabase, count: number): Promise<string[]> {
  const testServer = await createPlatformServer({
    databaseUrl: database.url,
    dataDir: `${database.dataDir}-keys`,
    log: silentLog(),
    publicUrl: 'http://localhost:3000',
    studioUrl: 'http://localhost:3001',
    trustedProxies: [],
  })
  await testServer.openKeys()
  await testServer.platform.settings.write('identity.botCheck', false, 'bench')
  const tokens: string[] = []
  for (let n = 0; n < count; n += 1) {
    const username = `page${n}x`
    await testServer.modules.identity.openAccount({ username, password, currency: 'USD', ofAge: 18 })
    const { status, envelope } = await createCallClient(testServer.app, systemClock).call(
      'identity.login',
      { username, password },
      { ip: `198.18.${Math.floor(n / 250)}.${1 + (n % 250)}` },
    )
    if (!envelope.success) throw new Error(`nobody was let in: ${status} ${envelope.code}`)
    tokens.push(envelope.value.token)
  }
  await testServer.close()
  return tokens
}

function openFilesAllowed(): number {
  try {
    return Number(
      /Max open files\s+\d+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity,
    )
  } catch {
    return Infinity
  }
}

function report(
  runs: readonly number[][],
  { count, residentBefore, residentAfter }: { count: number; residentBefore: number; residentAfter: number },
): Figure[] {
  const at = (share: number): number =>
    median(runs.map((took) => took[Math.min(took.length - 1, Math.floor(took.length * share))]!))
  const lasts = runs.map((took) => took.at(-1)!)
  const kilobytes = ((residentAfter - residentBefore) * 1_024) / count
  console.log(
    `\n${count.toLocaleString('en')} open pages on one live process; ${runs.length} events of another process, carried by the database; ms until so many pages had it, medians of the events`,
  )
  printTable(
    ['first', 'half', '90 %', '99 %', 'all', 'all, worst event', 'target for all', 'memory of one page'],
    [
      [
        at(0),
        at(0.5),
        at(0.9),
        at(0.99),
        at(1),
        Math.max(...lasts),
        limitOf('scale.sockets.allMs'),
        `${kilobytes.toFixed(1)} KiB`,
      ],
    ],
  )
  return [
    { name: 'scale.sockets', value: count },
    overRounds('scale.sockets.allMs', lasts),
    { name: 'scale.sockets.worstMs', value: Math.max(...lasts) },
    { name: 'scale.sockets.kibEach', value: kilobytes },
  ]
}
