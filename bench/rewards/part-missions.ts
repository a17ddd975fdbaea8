// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { periodOf } from '@tessera/rules/missions/missions'
import { countBets, type MissionsDeps } from '@tessera/server/src/modules/missions/index.ts'
import { showLeaderboard } from '@tessera/server/src/modules/missions/leaderboard/show-leaderboard.ts'
import { showMissions } from '@tessera/server/src/modules/missions/show-missions.ts'
import { listRewardsOf } from '@tessera/server/src/modules/reward-centre/reward-store.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import { createLive } from '@tessera/server/src/platform/live/index.ts'
import { createSettings } from '@tessera/server/src/platform/settings/settings.ts'
import { pino } from 'pino'
import { limitOf } from '../figures/index.ts'
import type { Figure, Part } from '../shared/part.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { fillMissionMembers, fillMissions, fillStandings, missionFacts } from './fill-missions.ts'

const factsASecond = 5_000
const gameTypes = ['RNG', 'LIVE', 'SPORTS', 'FISH']

/**
 * Missions and the reward centre with a million members: how far missions are behind while bets arrive, and
 * the pages. Options: --members 1000000 --seconds 20 --asks 300.
 */
const run: Part = async (options) => {
  const members = numberOption(options, 'members', 1_000_000)
  const database = await startBenchDatabase({ shared_buffers: '2GB', max_wal_size: '4GB' })
  const owner = new pg.Client({ connectionString: database.url })
  try {
    await owner.connect()
    const weekStart = new Date(periodOf('WEEKLY', Date.now(), 'UTC').startMs)
    await fillMissionMembers(owner, members)
    await fillStandings(owner, members, weekStart)
    await fillMissions(owner, weekStart, members)
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
    gameTypes: {
      refresh: async () => {},
      of: (_vendor: string, gameCode: string) => gameTypes[gameCode.length % 4],
    },
    // Every bet is worth what its mission pays.
    gameEdges: { refresh: () => Promise.resolve(), of: () => 10_000 },
  } as unknown as MissionsDeps
  const seconds = numberOption(options, 'seconds', 20)
  const { worstMs, busyShare } = await follow(deps, owner, members, seconds)
  const pages = await askPages(deps, members, numberOption(options, 'asks', 300))
  printTable(
    ['what', 'measured', 'wanted'],
    [
      [
        `behind at ${factsASecond} facts a second, worst of ${seconds} s`,
        `${worstMs.toFixed(0)} ms`,
        `${limitOf('missions.behindMs').toLocaleString('en')} ms`,
      ],
      ['share of the time that the follower works', `${(busyShare * 100).toFixed(0)} %`, ''],
      ...pages.map(({ name, p99Ms }) => [
        `${name}, p99`,
        `${p99Ms.toFixed(1)} ms`,
        `${limitOf(`missions.${name}P99Ms`)} ms`,
      ]),
    ],
  )
  return [
    { name: 'missions.behindMs', value: worstMs },
    ...pages.map(({ name, p99Ms }) => ({ name: `missions.${name}P99Ms`, value: p99Ms })),
  ]
}

/** Writes facts at the rate, four times a second, while the follower runs as its job does. */
async function follow(
  deps: MissionsDeps,
  owner: pg.Client,
  members: number,
  seconds: number,
): Promise<{ worstMs: number; busyShare: number }> {
  await countBets(deps)
  let isWriting = true
  const writing = (async () => {
    const beganMs = performance.now()
    for (let slice = 0; slice < seconds * 4; slice += 1) {
      await owner.query(missionFacts(factsASecond / 4, members, slice))
      await pause(Math.max(0, beganMs + (slice + 1) * 250 - performance.now()))
    }
    isWriting = false
  })()
  const beganMs = performance.now()
  let [worstMs, busyMs] = [0, 0]
  while (isWriting) {
    const startMs = performance.now()
    await countBets(deps)
    const endMs = performance.now()
    busyMs += endMs - startMs
    // A fact that came just after the run before began is counted at the end of this one.
    worstMs = Math.max(worstMs, await oldestUncountedMs(deps.database), endMs - startMs + 1_000)
    await pause(Math.max(0, startMs + 1_000 - performance.now()))
  }
  await writing
  await countBets(deps)
  await checkSums(owner)
  return { worstMs, busyShare: busyMs / (performance.now() - beganMs) }
}

/** The age of the oldest fact that was not counted. */
async function oldestUncountedMs(db: Database): Promise<number> {
  const { rows } = await db.pool.query<{ ms: number | null }>(`
    select extract(epoch from clock_timestamp() - min(at))::float8 * 1000 as ms from bet_fact
    where id > (select fact_id from bet_follower where name = 'missions')`)
  return rows[0]?.ms ?? 0
}

/** Everything was counted, and once. */
async function checkSums(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ facts: string; counted: string }>(`
    select (select sum(valid_bet) from bet_fact) as facts,
      (select sum(p.progress) from mission_progress p join mission m on m.id = p.mission_id where m.kind = 'ONCE') as counted`)
  if (!rows[0] || rows[0].facts !== rows[0].counted)
    throw new Error(`counted wrongly: ${JSON.stringify(rows[0])}`)
}

/** The pages of members at random, two at a time. */
async function askPages(
  { database, settings, clock }: MissionsDeps,
  members: number,
  asks: number,
): Promise<{ name: string; p99Ms: number }[]> {
  const own = settings.of('brand1')
  const asking = () => ({
    brandCode: 'brand1',
    memberId: BigInt(1 + Math.floor(Math.random() * members)),
    language: 'EN',
    nowMs: clock.now(),
  })
  const tests = [
    { name: 'missions', ask: () => showMissions(database, own, asking()) },
    { name: 'leaderboard', ask: () => showLeaderboard(database, own, asking()) },
    {
      name: 'rewardCentre',
      ask: () => listRewardsOf(database, asking().memberId, { nowMs: clock.now(), pageNo: 1, pageSize: 50 }),
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
