// SPDX-License-Identifier: Apache-2.0
import pg, { type QueryConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, sql, type Database, type Queries } from '../../platform/db/index.ts'
import { silentLog } from '../../platform/log/log.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import {
  createMember,
  findBelow,
  isBelow,
  levelsOf,
  lineOf,
  listDownlines,
  lockBranch,
  lockLines,
  memberByUsername,
  moveBranch,
  teamOf,
  type MemberType,
} from './index.ts'

let store: TestDatabase
let db: Database
beforeAll(async () => {
  store = await testDatabase()
  db = openDatabase({ url: store.url, role: 'tessera_app', connections: 4, log: silentLog() })
})
afterAll(async () => {
  await db.close()
  await store.close()
})

async function open(username: string, type: MemberType, uplineId?: bigint): Promise<bigint> {
  const member = await db.transaction((tx) =>
    createMember(
      tx,
      { nowMs: 1_000 },
      { username, type, currency: 'USD', ...(uplineId === undefined ? {} : { uplineId }) },
    ),
  )
  return member?.id ?? 0n
}
const move = (id: bigint, uplineId?: bigint) =>
  db.transaction(async (tx) => {
    await lockLines(tx, 'brand1')
    await lockBranch(tx, id)
    await moveBranch(tx, id, uplineId === undefined ? undefined : { id: uplineId })
  })
const positionOf = (id: bigint) =>
  db.one(sql`select upline, line, counts_from, in_test_line from member where id = ${id}`)
const named = async (agentId: bigint, search = '') =>
  (await listDownlines(db, agentId, { search, pageNo: 1, pageSize: 20 })).downlines.map(
    ({ username }) => username,
  )

describe('a line', () => {
  it('is the path from its head, and everybody whose path starts with it is the team', async () => {
    const head = await open('head1', 2)
    const agent = await open('agent1', 1, head)
    const player = await open('player1', 0, agent)
    const other = await open('other1', 2)
    expect(await lineOf(db, player)).toEqual([head, agent, player])
    expect([await isBelow(db, player, head), await isBelow(db, head, player)]).toEqual([true, false])
    expect([await isBelow(db, head, head), await isBelow(db, player, other)]).toEqual([false, false])
    expect([await findBelow(db, head, 'PLAYER1'), await findBelow(db, other, 'player1')]).toEqual([
      player,
      undefined,
    ])
    expect(await findBelow(db, head, 'head1')).toBeUndefined()
    expect((await teamOf(db, head)).toSorted()).toEqual([head, agent, player].toSorted())
    expect(await named(head)).toEqual(['player1', 'agent1'])
    expect([await levelsOf(db, head), await levelsOf(db, agent), await levelsOf(db, player)]).toEqual([
      3, 2, 1,
    ])
    expect([await lineOf(db, 2_000_000_000n), await teamOf(db, 2_000_000_000n)]).toEqual([undefined, []])
  })

  it('moves with everybody below it, and a test line in it stays one', async () => {
    const [first, second] = [await open('first2', 2), await open('second2', 2)]
    const agent = await open('agent2', 1, first)
    const tester = await open('tester2', 41, agent)
    const player = await open('player2', 0, tester)
    await move(agent, second)
    expect(await positionOf(player)).toEqual({
      upline: tester,
      line: [second, agent, tester, player],
      counts_from: 3,
      in_test_line: true,
    })
    expect([await named(first), await named(second)]).toEqual([[], ['player2', 'tester2', 'agent2']])
    await move(tester)
    expect(await positionOf(player)).toEqual({
      upline: tester,
      line: [tester, player],
      counts_from: 1,
      in_test_line: true,
    })
    expect(await positionOf(tester)).toMatchObject({ upline: null, line: [tester] })
    // Below a test account everybody counts, starting there.
    await move(agent, tester)
    const below = await open('below2', 0, agent)
    expect(await positionOf(below)).toMatchObject({ counts_from: 1, in_test_line: true })
    await move(agent, second)
    expect(await positionOf(below)).toEqual({
      upline: agent,
      line: [second, agent, below],
      counts_from: 1,
      in_test_line: false,
    })
  })

  it('includes every account that was opened while it moved, whichever came first', async () => {
    const heads = [await open('first3', 2), await open('second3', 2)]
    const agent = await open('agent3', 1, heads[0])
    let opened = 0
    const openSome = async (): Promise<void> => {
      for (let round = 0; round < 10; round += 1) {
        const below = await open(`below3at${++opened}`, 1, agent)
        await open(`deeper3at${++opened}`, 0, below)
      }
    }
    const moveSome = async (): Promise<void> => {
      for (let round = 1; round <= 10; round += 1) await move(agent, heads[round % 2])
    }
    await Promise.all([openSome(), openSome(), moveSome()])
    const line = await lineOf(db, agent)
    const team = await db.query<{ line: bigint[] }>(
      sql`select line from member where username_key like 'below3at%' or username_key like 'deeper3at%'`,
    )
    expect(team.length).toBe(40)
    for (const member of team) expect(member.line.slice(0, 2)).toEqual(line)
    expect((await teamOf(db, agent)).length).toBe(41)
  })
})

describe('among twenty thousand accounts, a team', () => {
  let [head, agent, uncounted] = [0n, 0n, 0n]
  beforeAll(async () => {
    head = await open('crowdhead', 2)
    const agents = []
    for (let n = 0; n < 20; n += 1) agents.push(await open(`crowdagent${n}`, 1, head))
    agent = agents[7] ?? 0n
    uncounted = await open('crowdtest', 41, agent)
    await db.query(sql`
      insert into member (brand_code, username, username_key, nickname, type, upline, currency, registered_at)
      select 'brand1', 'crowd' || n, 'crowd' || n, repeat('n', 200), 0, (${agents}::bigint[])[n % 20 + 1], 'USD', now() from generate_series(1, 20000) n`)
    const owner = new pg.Client({ connectionString: store.url })
    await owner.connect()
    await owner.query('vacuum analyze member')
    await owner.end()
  })

  it('is read from the index of lines, even for the agent above everybody', async () => {
    expect((await plansOf((asked) => teamOf(asked, agent))).join()).toContain('member_line_team')
    const [small, large] = [
      await plansOf((asked) => listDownlines(asked, agent, { search: '', pageNo: 1, pageSize: 20 })),
      await plansOf((asked) => listDownlines(asked, head, { search: '', pageNo: 1, pageSize: 20 })),
    ]
    expect(small.join()).not.toContain('Seq Scan')
    expect(large.join()).toContain('Index Scan Backward using member_pkey')
    for (const plans of [small, large]) expect(plans.join()).toContain('member_line_team')
    expect((await plansOf((asked) => findBelow(asked, head, 'crowd77'))).join()).toMatch(
      /Index Scan using member_brand_code_username_key/,
    )
  })

  it('is listed newest first by page and by a part of the name, and counted', async () => {
    const page = await listDownlines(db, head, { search: '', pageNo: 3, pageSize: 10 })
    expect(page.downlines.map(({ username }) => username)).toEqual(
      Array.from({ length: 10 }, (_, n) => `crowd${19_980 - n}`),
    )
    expect(page.total).toBeUndefined()
    expect(await listDownlines(db, agent, { search: '', pageNo: 99, pageSize: 100 })).toEqual({
      downlines: [],
      total: 1_001,
    })
    expect(await named(head, 'CROWD777')).toEqual([
      ...Array.from({ length: 10 }, (_, n) => `crowd777${9 - n}`),
      'crowd777',
    ])
    expect(await isBelow(db, uncounted, head)).toBe(true)
    expect((await memberByUsername(db, 'brand1', 'crowd7'))?.uplineId).toBe(agent)
  })
})

/** The plan of each statement that a lookup runs. */
async function plansOf(ask: (asked: Queries) => Promise<unknown>): Promise<string[]> {
  const plans: string[] = []
  const explain = async ({ text, values }: QueryConfig): Promise<void> => {
    const { rows } = await db.pool.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values })
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  await ask({
    ...db,
    query: async (asked) => {
      await explain(asked)
      return db.query(asked)
    },
    one: async (asked) => {
      await explain(asked)
      return db.one(asked)
    },
  })
  return plans
}
