// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/index.ts'
import type { RightsSetup } from './people.ts'
import type { Thing } from './thing.ts'

/** Adds a contract of the operator with a person, in a state. */
async function offerTo(
  server: RightsSetup['server'],
  id: bigint,
  brand: string,
  status: 'Offered' | 'Rejected',
): Promise<string> {
  const contractId = randomUUID()
  const { database } = server.platform
  await database.query(
    sql`update contract set status = 'Rejected' where downline_id = ${id} and status = 'Offered'`,
  )
  await database.query(sql`
    insert into contract (id, brand_code, kind, downline_id, period_type, tiers, version, status, created_at)
    select ${contractId}, ${brand}, 'DIVIDEND', ${id}, 'Daily', '[]', count(*) + 1, ${status}, ${new Date(server.clock.now())}
    from contract where downline_id = ${id}`)
  return contractId
}

/** Adds an active contract of the operator with an agent; one that was active before has ended. */
async function agreeWith(server: RightsSetup['server'], id: bigint, brand: string): Promise<string> {
  const contractId = randomUUID()
  const { database } = server.platform
  await database.query(
    sql`update contract set status = 'Terminated', end_day = start_day where downline_id = ${id} and status = 'Active'`,
  )
  await database.query(sql`
    insert into contract (id, brand_code, kind, downline_id, period_type, tiers, version, status, created_at, start_day)
    select ${contractId}, ${brand}, 'DIVIDEND', ${id}, 'Daily', '[]', count(*) + 1, 'Active', ${new Date(server.clock.now())}, ${new Date(server.clock.now())}
    from contract where downline_id = ${id}`)
  return contractId
}

/** Adds an offer that support requested, so that the others may decide about it. */
async function requestFor({ server }: RightsSetup, agentId: bigint): Promise<string> {
  const requestId = randomUUID()
  const { database } = server.platform
  await database.query(
    sql`update contract_request set status = 'expired' where status = 'waiting' and member_id = ${agentId}`,
  )
  const tiers = [0, 1, 2].map((minBets) => ({
    minBets: String(minBets),
    minProfitLoss: '0',
    minActiveMembers: 0,
    rateMillionths: 1_000,
  }))
  await database.query(sql`
    insert into contract_request (id, member_id, kind, period_type, tiers, reason, asked_by, asked_by_name, asked_at, expires_at)
    select ${requestId}, ${agentId}, 'DIVIDEND', 'Weekly', ${JSON.stringify(tiers)}::jsonb, 'They asked for it', id, name, ${new Date(server.clock.now())},
      ${new Date(server.clock.now() + 3_600_000)} from operator where name = 'otheradmin'`)
  return requestId
}

/** Adds a payment of such a contract; `waiting`: one that an operator has to approve. */
async function paymentTo(
  server: RightsSetup['server'],
  id: bigint,
  brand: string,
  waiting = false,
): Promise<{ runId: string; paymentId: string }> {
  const contractId = await offerTo(server, id, brand, 'Rejected')
  const [status, amount] = waiting ? (['Pending', 1_000_000] as const) : (['Not reached', 0] as const)
  const [runId, paymentId] = [randomUUID(), randomUUID()]
  const { database } = server.platform
  await database.query(sql`
      insert into contract_run (id, brand_code, kind, period_type, began_at, ended_at, first_day, last_day, status, started_at)
      values (${runId}, ${brand}, 'DIVIDEND', 'Daily', clock_timestamp(), now(), now(), now(), 'done', now())`)
  await database.query(sql`
      insert into contract_payment (id, run_id, agent_id, contract_id, first_day, last_day, bets, profit_loss, active_members, base, carried_in, carried_out,
        rate_millionths, amount, to_downlines, net, shortfall, status, created_at)
      values (${paymentId}, ${runId}, ${id}, ${contractId}, now(), now(), 0, 0, 0, 0, 0, 0, 0, ${amount}, 0, ${amount}, 0, ${status}, now())`)
  return { runId, paymentId }
}

export const contractKinds = {
  /** A dividend contract that the operator offers to the person. */
  contract: {
    owner: 'member',
    make: ({ server }, { id, brand }) => offerTo(server, id, brand, 'Offered'),
  },
  /** What a contract of the person paid. */
  contractPayment: {
    owner: 'member',
    make: async ({ server }, { id, brand }) => (await paymentTo(server, id, brand)).paymentId,
  },
  /** A settled period. */
  contractRun: {
    owner: 'platform',
    make: async ({ server }, { id, brand }) => (await paymentTo(server, id, brand)).runId,
  },
  /** A payment that waits for an operator. */
  waitingPayment: {
    owner: 'platform',
    make: async ({ server }, { id, brand }) => (await paymentTo(server, id, brand, true)).paymentId,
  },
  /** An active contract of the operator with the agent of the brand. */
  operatorContract: {
    owner: 'platform',
    make: ({ server, people }, { brand }) => agreeWith(server, people[brand].agent.id, brand),
  },
  /** An offer to the agent of the brand that waits for a second operator. */
  contractRequest: {
    owner: 'platform',
    make: (at, { brand }) => requestFor(at, at.people[brand].agent.id),
  },
} satisfies Record<string, Thing>
