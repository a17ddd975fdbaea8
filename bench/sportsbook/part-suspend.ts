// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { WebSocket } from 'ws'
import { limitOf } from '../figures/index.ts'
import type { Part } from '../shared/part.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { startChild } from '../shared/child.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { waitUntilLive } from './live-matches.ts'
import type { BookOrder, BookReport } from './server.ts'

/** A page may send 30 messages a minute. */
const lookEveryMs = 2_500
const enoughLive = 5
/** The most that a page watches. */
const mostWatched = 40

/** A message that stopped betting: which incident it names, and when it came. */
interface Stopped {
  eventId: string
  number: number
  atMs: number
}

/**
 * From the moment at which an incident of the built-in feed is due until a watching page has the markets suspended. The
 * feed runs faster than time, so that enough happens; all of its competitions are played. Options: --speed 60
 * --seconds 60.
 */
const suspend: Part = async (options) => {
  const speed = numberOption(options, 'speed', 60)
  const seconds = numberOption(options, 'seconds', 60)
  const database = await startBenchDatabase()
  const owner = new pg.Client({ connectionString: database.url })
  const server = startChild<BookReport>(new URL('./server.ts', import.meta.url), [
    database.url,
    `${database.dataDir}-server`,
  ])
  try {
    await owner.connect()
    const started = await server.next()
    if (!('listening' in started)) throw new Error('the server did not start')
    await server.ask({ replay: speed } satisfies BookOrder)
    await waitUntilLive(owner, enoughLive)
    const stopped = await watchLive(owner, started.listening, seconds)
    const dueMs = await duesOf(owner, stopped)
    const took = stopped
      .flatMap((one) => {
        const due = dueMs.get(`${one.eventId} ${one.number}`)
        return due === undefined ? [] : [one.atMs - due]
      })
      .toSorted((one, other) => one - other)
    if (took.length < 5) throw new Error(`only ${took.length} incidents stopped betting`)
    const at = (share: number): number => took[Math.floor(took.length * share)] ?? Number.NaN
    printTable(
      [
        'from an incident to suspended markets in a page',
        'incidents',
        'p50 ms',
        '90 % ms',
        'longest ms',
        'wanted',
      ],
      [
        [
          `feed ${speed} times as fast as time`,
          took.length,
          at(0.5),
          at(0.9),
          took.at(-1)!,
          limitOf('sportsbook.suspend.p90Ms'),
        ],
      ],
    )
    return [
      { name: 'sportsbook.suspend.p50Ms', value: at(0.5) },
      { name: 'sportsbook.suspend.p90Ms', value: at(0.9) },
      { name: 'sportsbook.suspend.longestMs', value: took.at(-1)! },
    ]
  } finally {
    await server.stop()
    await owner.end()
    await database.close()
  }
}
export default suspend

/** Watches whatever is live, for so long. */
async function watchLive(owner: pg.Client, port: number, seconds: number): Promise<Stopped[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`)
  const stopped: Stopped[] = []
  socket.on('message', (data) => {
    const { topic, payload } = JSON.parse(String(data)) as {
      topic: string
      payload: { eventId: string; stopped: string | null; incidents: { number: number; kind: string }[] }
    }
    if (topic !== 'sportsbook.event' || payload.stopped === null) return
    for (const { number, kind } of payload.incidents)
      if (stopping.has(kind)) stopped.push({ eventId: payload.eventId, number, atMs: Date.now() })
  })
  await new Promise((open) => socket.on('open', open))
  const endsMs = performance.now() + seconds * 1_000
  while (performance.now() < endsMs) {
    const { rows } = await owner.query<{ id: string }>(
      `select id::text from sportsbook_event where status = 'live' and sport = 'football' order by id desc limit ${mostWatched}`,
    )
    socket.send(JSON.stringify({ watch: rows.map(({ id }) => id) }))
    await pause(lookEveryMs)
  }
  socket.terminate()
  return stopped
}

/** Kinds of incidents that stop betting in football. */
const stopping = new Set(['goal', 'redCard', 'penalty', 'varCheck'])

/** When incidents were due, by their event and number. */
async function duesOf(owner: pg.Client, stopped: readonly Stopped[]): Promise<Map<string, number>> {
  const { rows } = await owner.query<{ key: string; ms: number }>(
    `select event_id || ' ' || number as key, (extract(epoch from at) * 1000)::float as ms from sportsbook_incident where event_id = any($1::bigint[])`,
    [stopped.map(({ eventId }) => eventId)],
  )
  return new Map(rows.map(({ key, ms }) => [key, Number(ms)]))
}
