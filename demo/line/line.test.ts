// SPDX-License-Identifier: Apache-2.0
import { checkInvariants } from '@tessera/server/src/modules/ledger/index.ts'
import { sql } from '@tessera/server/src/platform/db/index.ts'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { expect, it } from 'vitest'
import { fillCatalogue } from '../catalogue/fill-catalogue.ts'
import { inOwnTime } from './ledger-time.ts'
import { beginningOfPlay, liveThrough } from './live-through.ts'
import { openHeads } from './open-accounts.ts'
import { demoHead, memberCount } from './plan.ts'

/** What the agent reads as their income by day, and whether its days are those of the play. */
async function expectIncomeOverWeeks(server: TestServer): Promise<void> {
  const agent = server.program()
  const login = { username: 'agent', password: 'Correct-horse-9', area: 'agent' as const }
  const { envelope } = await agent.call('identity.login', { ...login, ...(await agent.botCheck()) })
  expect(envelope).toMatchObject({ success: true })
  agent.token = envelope.value.token
  const tenWeeks = { startTime: await beginningOfPlay(server), endTime: server.clock.now() }
  const income = await agent.call('agents.myIncome', { ...tenWeeks, pageNo: 1, pageSize: 100 })
  const days = income.envelope.value.list
  expect(days.filter(({ total }) => total > 0).length).toBeGreaterThan(10)
  // The oldest of them is weeks before the newest.
  expect(Date.parse(days[0]!.day) - Date.parse(days.at(-1)!.day)).toBeGreaterThan(28 * 86_400_000)
}

it('has lived ten weeks: contracts of each kind run and have ended, and their pay can be followed [AGENT-026]', async () => {
  const server = await openTestServer()
  try {
    // What is posted after the line has lived is stamped with the time of the database.
    server.clock.advance(Date.now() - server.clock.now())
    // Contracts pay a share of what bets are worth by the edges of their games.
    await fillCatalogue(server, 1)
    const heads = await openHeads(server, await beginningOfPlay(server))
    await server.modules.identity.openAccount({
      username: 'agent',
      password: 'Correct-horse-9',
      type: 1,
      currency: 'USD',
      uplineId: heads.get(demoHead)!,
    })
    await inOwnTime(server.ownerUrl, (ledger) => liveThrough(server, heads, ledger))
    const { database } = server.platform
    const types = await database.query<{ type: number; n: bigint }>(
      sql`select type, count(*) as n from member group by type order by type`,
    )
    expect(types.map(({ type }) => type)).toEqual([0, 1, 2, 4, 41, 42])
    expect(types[0]?.n).toBe(BigInt(memberCount))
    const contracts = await database.query<{ kind: string; status: string }>(
      sql`select distinct kind, status from contract order by kind, status`,
    )
    expect(contracts.map(({ kind, status }) => `${kind} ${status}`)).toEqual(
      ['DAILY', 'DIVIDEND', 'HOURLY', 'REALTIME'].flatMap((kind) => [`${kind} Active`, `${kind} Terminated`]),
    )
    const own = await database.query<{ kind: string; runs: number; paid: bigint }>(sql`
      select r.kind, count(*)::int as runs, coalesce(sum(p.amount) filter (where p.status = 'Paid'), 0)::bigint as paid
      from contract_payment p join contract_run r on r.id = p.run_id join member m on m.id = p.agent_id
      where m.username = 'agent' group by 1`)
    const ofKind = new Map(own.map((row) => [row.kind, row]))
    for (const kind of ['DAILY', 'HOURLY', 'REALTIME'])
      expect(ofKind.get(kind)?.paid, kind).toBeGreaterThan(0n)
    // A dividend is a share of what the line lost. In ten weeks it may also have won: then each week's record says so.
    expect(ofKind.get('DIVIDEND')?.runs).toBeGreaterThanOrEqual(9)
    await expectIncomeOverWeeks(server)
    const [stamp] = await database.query<{ stamp: string }>(sql`
      select column_default as stamp from information_schema.columns
      where table_name = 'ledger_posting' and column_name = 'created_at'`)
    expect(stamp?.stamp).toBe('now()')
    expect((await checkInvariants(database, 0)).differences).toEqual([])
  } finally {
    await server.close()
  }
})
