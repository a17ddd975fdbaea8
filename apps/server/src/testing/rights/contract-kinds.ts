// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/index.ts'
import type { RightsSetup } from './people.ts'
import type { Thing } from './thing.ts'

/** Adds a contract of the operator with a person, in a state. */
async function offerTo(
  server: RightsSetup['server'],
  id: number,
  brand: string,
  status: 'Offered' | 'Rejected',
): Promise<string> {
  const contractId = randomUUID()
  const { database } = server.platform
  await database.query(
    sql`update contract set status = 'Rejected' where downline_id = ${id} and status = 'Offered'`,
  )
  await database.query(sql`
    insert into contract (id, merchant, kind, downline_id, period_type, tiers, version, status, created_at)
    select ${contractId}, ${brand}, 'DIVIDEND', ${id}, 'Daily', '[]', count(*) + 1, ${status}, ${new Date(server.clock.now())}
    from contract where downline_id = ${id}`)
  return contractId
}

/** Adds a payment of such a contract. */
async function paymentTo(server: RightsSetup['server'], id: number, brand: string): Promise<string> {
  const contractId = await offerTo(server, id, brand, 'Rejected')
  const [runId, paymentId] = [randomUUID(), randomUUID()]
  const { database } = server.platform
  await database.query(sql`
      insert into contract_run (id, merchant, kind, period_type, began_at, ended_at, first_day, last_day, status, started_at)
      values (${runId}, ${brand}, 'DIVIDEND', 'Daily', clock_timestamp(), now(), now(), now(), 'done', now())`)
  await database.query(sql`
      insert into contract_payment (id, run_id, agent_id, contract_id, first_day, last_day, bets, profit_loss, active_members, base, carried_in, carried_out,
        rate_millionths, amount, to_downlines, net, shortfall, status, created_at)
      values (${paymentId}, ${runId}, ${id}, ${contractId}, now(), now(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'Not reached', now())`)
  return paymentId
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
    make: ({ server }, { id, brand }) => paymentTo(server, id, brand),
  },
} satisfies Record<string, Thing>
