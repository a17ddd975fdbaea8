// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { commitmentOf } from '@tessera/rules/lottery/fair/result-seed'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedBehind } from '../../modules/lottery/draws/draw-seed.ts'
import { unmadeDraws } from '../../modules/lottery/draws/draw-store.ts'
import { runDraws } from '../../modules/lottery/draws/run-draws.ts'
import {
  openPromotionTestServer,
  type PromotionTestServer,
} from '../../modules/promotions/promotions-for-tests.ts'
import { importRecorded } from '../../modules/sportsbook/book/replay/import-recorded.ts'
import type { Strength } from '../../modules/sportsbook/book/replay/played-sport.ts'
import { playedSportOf } from '../../modules/sportsbook/book/replay/played-sports.ts'
import { runReplay } from '../../modules/sportsbook/book/replay/run-replay.ts'
import { seededNumbers } from '../../modules/sportsbook/book/replay/seeded-numbers.ts'
import { seedOfEvent } from '../../modules/sportsbook/sportsbook-for-tests.ts'
import { sql } from '../../platform/db/index.ts'

const [minuteMs, dayMs] = [60_000, 86_400_000]
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

let fixture: PromotionTestServer
beforeAll(async () => {
  fixture = await openPromotionTestServer()
  const { platform, modules, clock } = fixture.server
  await platform.settings.write('site.timeZone', 'UTC', 'test')
  const id = await fixture.offer({
    kind: 'RED_ENVELOPE',
    pot: 50,
    envelopes: 10,
    smallest: 1,
    largest: 20,
    opensAtMinute: Math.floor((clock.now() % dayMs) / minuteMs),
    minutes: 10,
  })
  expect(
    (await (await fixture.player()).client.call('promotions.claim', { promotionId: Number(id) })).envelope
      .code,
  ).toBe('OK')
  await importRecorded(platform, ['en-1', 'es-1'])
  await runReplay(modules.sportsbookDeps)
  clock.advance(10 * minuteMs)
  await runReplay(modules.sportsbookDeps)
  // Fights are over within minutes.
  for (let steps = 0; steps < 200 && !(await isFightOn()); steps += 1) {
    clock.advance(minuteMs / 10)
    await runReplay(modules.sportsbookDeps)
  }
  await runDraws(modules.lotteryDeps, Math.floor(clock.now() / minuteMs) * minuteMs)
})
afterAll(() => fixture.close())

/** All rows of all tables, as a thief reads them: bytes in hex. */
async function copyOfDatabase(): Promise<string[]> {
  const owner = new pg.Client({ connectionString: fixture.server.ownerUrl })
  await owner.connect()
  try {
    const { rows: tables } = await owner.query<{ name: string }>(`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`)
    const copy: string[] = []
    for (const { name } of tables) {
      const { rows } = await owner.query<{ text: string }>(`select t::text as text from ${name} t`)
      copy.push(...rows.map(({ text }) => text))
    }
    return copy
  } finally {
    await owner.end()
  }
}

/** Every text that may be a seed: 64 hex characters anywhere, also across longer values, and 32 bytes in base64. */
function candidatesIn(copy: readonly string[]): string[] {
  const found = new Set<string>()
  for (const value of copy) {
    for (const run of value.toLowerCase().match(/[0-9a-f]{64,}/g) ?? [])
      for (let at = 0; at + 64 <= run.length; at += 1) found.add(run.slice(at, at + 64))
    for (const [, run] of value.matchAll(/(?<![\w+/-])([\w+/-]{43})=?(?![\w+/-])/g))
      found.add(Buffer.from(run!, 'base64').toString('hex'))
  }
  return [...found]
}

interface Running {
  id: string
  sport: 'football' | 'tennis' | 'esports' | 'cockfight'
  strength: Strength
  seed: string
}
async function runningMatches(): Promise<Running[]> {
  const rows = await fixture.server.platform.database.query<Omit<Running, 'seed'>>(sql`
    select event.id::text as id, event.sport, replay.strength from sportsbook_event event
    join sportsbook_replay_event replay on replay.event_id = event.id where event.status = 'live'`)
  return Promise.all(rows.map(async (row) => ({ ...row, seed: await seedOfEvent(fixture.server, row.id) })))
}
const isFightOn = async (): Promise<boolean> =>
  (await runningMatches()).some(({ sport }) => sport === 'cockfight')
const announced = () =>
  unmadeDraws(fixture.server.platform.database, { after: '', limit: 1_000, exceptKeyId: '' })

/** What a thief knows of matches and draws from a copy. */
function foretoldBy(
  copy: readonly string[],
  matches: readonly Running[],
  commitments: ReadonlySet<string>,
): string[] {
  const candidates = candidatesIn(copy)
  // All that happens in a match follows from its numbers.
  const beginningOf = (seed: string): string => {
    const next = seededNumbers(seed)
    return [next(), next(), next(), next()].join()
  }
  const beginnings = new Map(matches.map(({ id, seed }) => [beginningOf(seed), `match ${id}`]))
  return candidates.flatMap((candidate) => {
    const match = beginnings.get(beginningOf(candidate))
    const isDraw = commitments.has(commitmentOf(candidate)) || commitments.has(sha256(candidate))
    return [...(match ? [match] : []), ...(isDraw ? [`draw ${candidate}`] : [])]
  })
}

it('says of a running house nothing from which a result follows that is to come', async () => {
  const [copy, matches, draws] = [await copyOfDatabase(), await runningMatches(), await announced()]
  expect(new Set(matches.map(({ sport }) => sport))).toEqual(
    new Set(['football', 'tennis', 'esports', 'cockfight']),
  )
  expect(draws.length).toBeGreaterThan(5)
  const { vaultKeys } = fixture.server.modules.sportsbookDeps
  const drawSeeds = draws.map((draw) => seedBehind(vaultKeys, draw)!)
  const text = copy.join('\n')
  expect(text).toContain(draws[0]!.commitment)
  for (const seed of [...matches.map((match) => match.seed), ...drawSeeds])
    for (const written of [
      seed,
      Buffer.from(seed).toString('hex'),
      Buffer.from(seed, 'hex').toString('base64').replace(/=+$/, ''),
      Buffer.from(seed, 'hex').toString('base64url'),
    ])
      expect(text).not.toContain(written)
  const commitments = new Set(draws.map(({ commitment }) => commitment))
  expect(candidatesIn(copy).length).toBeGreaterThan(1_000)
  expect(foretoldBy(copy, matches, commitments)).toEqual([])
  // The thief finds what is there: a seed as an earlier release stored it, and one of a draw in base64.
  const [first] = matches
  const base64 = Buffer.from(drawSeeds[0]!, 'hex').toString('base64')
  expect(foretoldBy([`(${first!.id},,1,${first!.seed},0)`, `(1,${base64})`], matches, commitments)).toEqual([
    `match ${first!.id}`,
    `draw ${drawSeeds[0]}`,
  ])
})

it('plays no running match by any of its values as the house does', async () => {
  const [candidates, matches] = [candidatesIn(await copyOfDatabase()), await runningMatches()]
  const match = matches.find(({ sport }) => sport === 'esports')
  const courseBy = (seed: string): string =>
    JSON.stringify(
      playedSportOf(match!.sport)
        .steps(seed, match!.strength)
        .map(({ atSeconds, kind, side }) => [atSeconds, kind, side]),
    )
  const course = courseBy(match!.seed)
  expect([...candidates, match!.seed].filter((candidate) => courseBy(candidate) === course)).toEqual([
    match!.seed,
  ])
})
