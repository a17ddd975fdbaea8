// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { followPlay } from '@tessera/server/src/modules/bets/index.ts'
import { judgeRanks, rankFollower, rebateFollower } from '@tessera/server/src/modules/rewards/index.ts'
import { showRank } from '@tessera/server/src/modules/rewards/ranks/show-rank.ts'
import { claimRebate } from '@tessera/server/src/modules/rewards/rebates/claim-rebate.ts'
import { showRebate } from '@tessera/server/src/modules/rewards/rebates/show-rebate.ts'
import { type Database, sql } from '@tessera/server/src/platform/db/index.ts'
import { createLive } from '@tessera/server/src/platform/live/index.ts'
import { createSettings } from '@tessera/server/src/platform/settings/settings.ts'
import { pino } from 'pino'
import { limitOf } from '../figures/index.ts'
import type { Figure, Part } from '../shared/part.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { factsOf, fillGames, fillMembers } from './fill-ranks.ts'

const month = '2026-01-01'
const factsASecond = 5_000

/**
 * VIP ranks and rebates with a million members: how far the followers of play are behind while facts arrive,
 * how long the end of a month takes, and the pages. Options: --members 1000000 --seconds 20 --asks 300.
 */
const run: Part = async (options) => {
  const members = numberOption(options, 'members', 1_000_000)
  const database = await startBenchDatabase({ shared_buffers: '2GB', max_wal_size: '4GB' })
  const owner = new pg.Client({ connectionString: database.url })
  try {
    await owner.connect()
    await fillGames(owner)
    await fillMembers(owner, members, month)
    await owner.query('vacuum analyze')
    const db = database.open(8)
    try {
      return await measure(db, owner, members, options)
    } finally {
      await db.close()
    }
  } finally {
    await owner.end()
    await database.close()
  }
}
export default run

async function measure(
  db: Database,
  owner: pg.Client,
  members: number,
  options: readonly string[],
): Promise<Figure[]> {
  const settings = createSettings(db, { now: () => Date.now() })
  await settings.write('site.timeZone', 'UTC', 'bench')
  const deps = {
    database: db,
    settings,
    live: createLive(),
    log: pino({ level: 'silent' }),
    clock: { now: () => Date.now() },
    gameEdges: { refresh: () => Promise.resolve(), of: () => 200 },
  }
  const seconds = numberOption(options, 'seconds', 20)
  const { worstMs, busyShare } = await follow(deps, owner, members, seconds)
  const monthSeconds = await endOfMonth(deps, owner, members)
  const asks = numberOption(options, 'asks', 300)
  const pages = await askPages(deps, members, asks)
  printTable(
    ['what', 'measured', 'wanted'],
    [
      [
        `behind at ${factsASecond} facts a second, worst of ${seconds} s`,
        `${worstMs.toFixed(0)} ms`,
        `${limitOf('ranks.behindMs').toLocaleString('en')} ms`,
      ],
      ['share of the time that the followers work', `${(busyShare * 100).toFixed(0)} %`, ''],
      [
        `end of a month, ${members.toLocaleString('en')} members`,
        `${monthSeconds.toFixed(1)} s`,
        `${limitOf('ranks.monthSeconds')} s`,
      ],
      ...pages.map(({ name, p99Ms }) => [
        `${name}, p99`,
        `${p99Ms.toFixed(1)} ms`,
        `${limitOf(`ranks.${name}P99Ms`)} ms`,
      ]),
    ],
  )
  return [
    { name: 'ranks.behindMs', value: worstMs },
    { name: 'ranks.monthSeconds', value: monthSeconds },
    ...pages.map(({ name, p99Ms }) => ({ name: `ranks.${name}P99Ms`, value: p99Ms })),
  ]
}

type Deps = Parameters<typeof judgeRanks>[0] & { database: Database }

/** Writes facts at the rate, four times a second, while the followers run as their job does. */
async function follow(
  deps: Deps,
  owner: pg.Client,
  members: number,
  seconds: number,
): Promise<{ worstMs: number; busyShare: number }> {
  const followers = [
    rankFollower(deps),
    rebateFollower({ settings: deps.settings, gameEdges: deps.gameEdges, underBonus: async () => new Set() }),
  ]
  const runOnce = async (): Promise<void> => {
    for (const follower of followers) await followPlay(deps.database, follower)
  }
  await runOnce()
  let isWriting = true
  const writing = (async () => {
    const beganMs = performance.now()
    for (let slice = 0; slice < seconds * 4; slice += 1) {
      await owner.query(factsOf(factsASecond / 4, members, slice))
      await pause(Math.max(0, beganMs + (slice + 1) * 250 - performance.now()))
    }
    isWriting = false
  })()
  const beganMs = performance.now()
  let [worstMs, busyMs] = [0, 0]
  while (isWriting) {
    const startMs = performance.now()
    await runOnce()
    const endMs = performance.now()
    busyMs += endMs - startMs
    // A fact that came just after the run before began is counted at the end of this one.
    worstMs = Math.max(worstMs, await oldestUncountedMs(deps.database), endMs - startMs + 1_000)
    await pause(Math.max(0, startMs + 1_000 - performance.now()))
  }
  await writing
  await runOnce()
  await checkSums(owner)
  return { worstMs, busyShare: busyMs / (performance.now() - beganMs) }
}

/** The age of the oldest fact that a follower has not counted. */
async function oldestUncountedMs(db: Database): Promise<number> {
  const { rows } = await db.pool.query<{ ms: number | null }>(`
    select extract(epoch from clock_timestamp() - min(at))::float8 * 1000 as ms from bet_fact where id > (select min(fact_id) from bet_follower)`)
  return rows[0]?.ms ?? 0
}

/** Everything was counted, and once. */
async function checkSums(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ facts: string; counted: string; rebates: string }>(`
    select (select sum(valid_bet) from bet_fact) as facts, (select sum(valid_bets) from rank_month where month = date_trunc('month', now())) as counted,
      (select sum(valid_bets) from rebate_open where day = current_date) as rebates`)
  const sums = rows[0]
  if (!sums || sums.facts !== sums.counted || sums.facts !== sums.rebates)
    throw new Error(
      `counted wrongly: ${sums?.facts} in facts, ${sums?.counted} for ranks, ${sums?.rebates} for rebates`,
    )
}

/** Judges a month in which one of ten did not bet enough. */
async function endOfMonth(deps: Deps, owner: pg.Client, members: number): Promise<number> {
  await owner.query(
    `insert into rank_run (brand_code, month, status, started_at, finished_at) values ('brand1', '2025-12-01', 'done', now(), now())`,
  )
  const beganMs = performance.now()
  const now = Date.UTC(2026, 1, 1, 1)
  await judgeRanks({ ...deps, clock: { now: () => now } })
  const took = (performance.now() - beganMs) / 1_000
  const run = await deps.database.one<{ judged: number; fallen: number; status: string }>(
    sql`select judged, fallen, status from rank_run where brand_code = 'brand1' and month = ${month}`,
  )
  if (run?.judged !== members || run.fallen !== Math.floor(members / 10) || run.status !== 'done')
    throw new Error(`judged wrongly: ${JSON.stringify(run)}`)
  return took
}

/** The two pages and a claim, of members at random, four at a time. */
async function askPages(
  { database, settings, clock }: Deps,
  members: number,
  asks: number,
): Promise<{ name: string; p99Ms: number }[]> {
  const own = settings.of('brand1')
  const any = (): bigint => BigInt(1 + Math.floor(Math.random() * members))
  const rankDeps = { settings: own, rankPicture: () => '', isOperatorOpen: async () => true }
  const tests = [
    { name: 'playerRank', ask: () => showRank(database, rankDeps, any(), clock.now()) },
    { name: 'manualRebate', ask: () => showRebate(database, own, any()) },
    {
      name: 'claimRebate',
      ask: () =>
        database
          .transaction((tx) =>
            claimRebate(tx, own, {
              memberId: any(),
              brandCode: 'brand1',
              nowMs: clock.now(),
              requestId: undefined,
            }),
          )
          .catch(() => undefined),
    },
  ]
  const pages: { name: string; p99Ms: number }[] = []
  for (const { name, ask } of tests) {
    const taken: number[] = []
    const worker = async (): Promise<void> => {
      for (let asked = 0; asked < asks / 2; asked += 1) {
        const beganMs = performance.now()
        await ask()
        taken.push(performance.now() - beganMs)
      }
    }
    await ask()
    await Promise.all([worker(), worker()])
    const sorted = taken.toSorted((one, other) => one - other)
    pages.push({ name, p99Ms: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0 })
  }
  return pages
}
