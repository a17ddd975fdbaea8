// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemChance } from '../chance/chance.ts'
import { manualClock } from '../clock/clock.ts'
import { openDatabase, sql, type Database } from '../db/index.ts'
import { silentLog } from '../log/log.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { cleanUpJobs, createJobs, type Job } from './index.ts'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase({ url: database.url, role: 'tessera_app', connections: 6, log: silentLog() })
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const minute = 60_000
const start = Date.UTC(2026, 0, 5, 3)
const server = (...timetable: Job[]) => {
  const clock = manualClock(start + 5_000)
  const process = (name = db) =>
    createJobs({ database: name, clock, chance: systemChance, log: silentLog(), jobs: timetable })
  return { clock, process }
}
const noted = (name: string, everyMinutes = 1) => {
  const slots: number[] = []
  return {
    slots,
    job: { name, everyMinutes, run: async (slotMs: number) => void slots.push(slotMs) } satisfies Job,
  }
}

describe('scheduled jobs', () => {
  it('pass a job the moment at which it was due, however late it runs, and once', async () => {
    const { slots, job } = noted('test.note')
    const { clock, process } = server(job)
    const jobs = process()
    await jobs.runDue()
    await jobs.runDue()
    clock.advance(20_000)
    await jobs.runDue()
    expect(slots).toEqual([start])
    clock.advance(minute)
    await jobs.runDue()
    expect(slots).toEqual([start, start + minute])
  })

  it('work only on the latest slot after falling behind', async () => {
    const { slots, job } = noted('test.behind', 10)
    const { clock, process } = server(job)
    const jobs = process()
    await jobs.runDue()
    clock.advance(47 * minute)
    await jobs.runDue()
    expect(slots).toEqual([start, start + 40 * minute])
  })

  it('run a few at a time however many are due, the most frequent ones first', async () => {
    const [ran, slots]: [string[], number[]] = [[], []]
    let [running, most] = [0, 0]
    const job = (name: string, everyMinutes: number): Job => ({
      name,
      everyMinutes,
      async run(slotMs) {
        most = Math.max(most, (running += 1))
        await db.query(sql`select pg_sleep(0.01)`)
        running -= 1
        ran.push(name)
        slots.push(slotMs)
      },
    })
    const hourly = Array.from({ length: 30 }, (_, index) => job(`test.hourly${index}`, 60))
    const { process } = server(...hourly, job('test.frequent', 1))
    await process().runDue()
    expect([ran.length, new Set(ran).size, slots.every((slotMs) => slotMs === start)]).toEqual([31, 31, true])
    expect(most).toBeLessThanOrEqual(6)
    expect(ran.indexOf('test.frequent')).toBeLessThan(15)
  })

  it('that are seldom due and take long leave turns for the frequent ones', async () => {
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const long = Array.from({ length: 10 }, (_, index): Job => ({
      name: `test.long${index}`,
      everyMinutes: 60,
      run: () => end,
    }))
    const { slots, job } = noted('test.meanwhile')
    const { process, clock } = server(...long, job)
    const own = process()
    const first = own.runDue()
    await expect.poll(() => slots).toHaveLength(1)
    clock.advance(10 * minute)
    // As a process does, which looks again and again: the end of the first run may not be stored yet.
    const later: Promise<void>[] = []
    await expect
      .poll(() => {
        later.push(own.runDue())
        return slots
      })
      .toHaveLength(2)
    resolve()
    await Promise.all([first, ...later])
  })

  it('let one of several processes work on a slot', async () => {
    const { slots, job } = noted('test.shared')
    const { process } = server(job)
    await Promise.all(Array.from({ length: 8 }, () => process().runDue()))
    expect(slots).toEqual([start])
  })

  it('do not repeat a slot after a restart', async () => {
    const { slots, job } = noted('test.restart')
    const { process } = server(job)
    await process().runDue()
    await process().runDue()
    expect(slots).toEqual([start])
  })

  it('take over from a process that died at work, once its lease has expired', async () => {
    const { slots, job } = noted('test.died')
    const { clock, process } = server(job)
    await db.query(
      sql`insert into job_slot (name, done_until, lease_holder, lease_until) values ('test.died', '-infinity', 'dead', ${new Date(clock.now() + 30_000)})`,
    )
    const jobs = process()
    await jobs.runDue()
    expect(slots).toEqual([])
    clock.advance(minute)
    await jobs.runDue()
    expect(slots).toEqual([start + minute])
  })

  it('retry a failed run with growing delays, while other jobs go on', async () => {
    let tries = 0
    const other = noted('test.other')
    const { clock, process } = server(
      {
        name: 'test.fail',
        everyMinutes: 60,
        run: async () => {
          if (++tries < 3) throw new Error('not yet')
        },
      },
      other.job,
    )
    const jobs = process()
    const after = async (ms: number): Promise<number> => {
      clock.advance(ms)
      await jobs.runDue()
      return tries
    }
    expect([
      await after(0),
      await after(500),
      await after(600),
      await after(1_500),
      await after(600),
      await after(minute),
    ]).toEqual([1, 1, 2, 2, 3, 3])
    expect(other.slots.length).toBeGreaterThan(0)
  })

  it('survive a database that is away, and go on when it is back', async () => {
    const { slots, job } = noted('test.away')
    let away = true
    const flaky: Database = {
      ...db,
      query: (query) => (away ? Promise.reject(new Error('Connection terminated')) : db.query(query)),
      one: (query) => db.one(query),
    }
    const { clock, process } = server(job)
    const jobs = process(flaky)
    await jobs.runDue()
    away = false
    clock.advance(2_000)
    await jobs.runDue()
    expect(slots).toEqual([start])
  })

  it('run by themselves once started, and wait for the current run when stopped', async () => {
    const events: string[] = []
    const { process } = server({
      name: 'test.slow',
      everyMinutes: 1,
      run: async () => {
        events.push('begun')
        await db.query(sql`select pg_sleep(0.3)`)
        events.push('ended')
      },
    })
    const jobs = process()
    jobs.start()
    await vi.waitFor(() => expect(events).toEqual(['begun']), 5_000)
    await jobs.stop()
    expect(events).toEqual(['begun', 'ended'])
  })
})

describe('cleaning up', () => {
  const run = async (name: string): Promise<void> =>
    cleanUpJobs(db)
      .find((job) => job.name === name)
      ?.run(start)

  it('deletes answers to requests after 30 days and keeps younger ones', async () => {
    const day = 86_400_000
    for (const age of [31 * day, 29 * day])
      await db.query(sql`
      insert into call_once (actor, request_id, call, fingerprint, created_at)
      values ('member:1', gen_random_uuid(), 'x', ${String(age)}, ${new Date(start - age)})`)
    await run('platform.cleanUpAnswers')
    expect(await db.query(sql`select fingerprint from call_once`)).toEqual([
      { fingerprint: String(29 * day) },
    ])
  })

  it('deletes nonces that could not be used any more and keeps the others', async () => {
    for (const [nonce, expires] of [
      ['old', start - 1],
      ['new', start + 1],
    ] as const)
      await db.query(sql`insert into seal_nonce (nonce, expires_at) values (${nonce}, ${new Date(expires)})`)
    await run('platform.cleanUpNonces')
    expect(await db.query(sql`select nonce from seal_nonce`)).toEqual([{ nonce: 'new' }])
  })
})
