// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { checkInvariants } from '@tessera/server/src/modules/ledger/index.ts'
import pg from 'pg'
import { openBenchPool } from '../shared/bench-database.ts'
import type { Log } from './writer.ts'

export interface Judgement {
  /** Acknowledged transactions that are missing, or lack transaction, posting or fact. */
  lost: number
  /** Transactions, postings or facts that exist more than once. */
  duplicates: number
  /** Violated invariants of the ledger, its sum included. */
  differences: number
  /** Sum over all accounts, in millionths. */
  sum: bigint
  /** Players whose cash differs from the sum of their transactions. */
  wrongBalances: number
}

export const paidIn = units(100_000)

/** Looks up every acknowledged transaction and recomputes all sums. The database is idle meanwhile. */
export async function judge(url: string, log: Log): Promise<Judgement> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    const ask = async (statement: string, values: unknown[] = []): Promise<number> =>
      Number((await owner.query<{ found: string | bigint }>(statement, values)).rows[0]?.found ?? 0)
    const lost = await ask(
      `with said as (select * from unnest($1::text[], $2::bigint[]) as s (tx, moved))
      select count(*) as found from said s where not exists (select from play_transaction t where t.vendor_account_id = 'kill' and t.scope = 0 and t.tx_id = s.tx and t.amount = abs(s.moved))
        or not exists (select from ledger_posting p where p.cause = 'play.kill' and p.external_id = s.tx and p.leg = 0 and p.amount = s.moved)
        or s.tx not in (select substr(f.reference, 6) from bet_fact f)`,
      [[...log.acknowledged.keys()], [...log.acknowledged.values()]],
    )
    const duplicates = await ask(`select coalesce(sum(copies - 1), 0) as found from (
      select count(*) as copies from play_transaction group by vendor_account_id, scope, tx_id union all select count(*) from ledger_posting group by cause, external_id, leg
      union all select count(*) from bet_fact group by reference) counted where copies > 1`)
    const wrongBalances =
      await ask(`select count(*) as found from ledger_account a where a.owner like 'member:%' and a.purpose = 'cash' and a.balance <> ${paidIn} + coalesce((
      select sum(case t.kind when 'bet' then -t.amount else t.amount end) from (select distinct on (tx_id) * from play_transaction) t where 'member:' || t.member_id = a.owner), 0)`)
    return { lost, duplicates, wrongBalances, ...(await addUp(url)) }
  } finally {
    await owner.end()
  }
}

async function addUp(url: string): Promise<{ differences: number; sum: bigint }> {
  const app = openBenchPool(url, 1)
  try {
    const report = await checkInvariants(app, Date.now())
    return {
      differences: report.differences.length,
      sum: report.sums.reduce((sum, { total }) => sum + total, 0n),
    }
  } finally {
    await app.close()
  }
}
