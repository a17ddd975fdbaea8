// SPDX-License-Identifier: Apache-2.0
import { checkInvariants } from '@tessera/server/src/modules/ledger/index.ts'
import { sql } from '@tessera/server/src/platform/db/index.ts'
import { openTestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { expect, it } from 'vitest'
import { beginningOfPlay, liveThrough } from './live-through.ts'
import { openHeads } from './open-accounts.ts'
import { demoHead, memberCount } from './plan.ts'

it('has lived ten weeks: contracts of each kind run and have ended, and their pay can be followed [AGENT-026]', async () => {
  const server = await openTestServer()
  try {
    // The ledger stamps its postings with the time of the database.
    server.clock.advance(Date.now() - server.clock.now())
    const heads = await openHeads(server, await beginningOfPlay(server))
    await server.modules.identity.openAccount({
      username: 'agent',
      password: 'Correct-horse-9',
      type: 1,
      currency: 'USD',
      uplineId: heads.get(demoHead)!,
    })
    await liveThrough(server, heads)
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
    expect((await checkInvariants(database, 0)).differences).toEqual([])
  } finally {
    await server.close()
  }
})
