// SPDX-License-Identifier: Apache-2.0
import type { ContractKind } from '@tessera/rules/contracts/contract'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** The uplines of pay that is held back, who owe less by now. */
export const owingUplines = (db: Queries): Promise<{ id: bigint; brandCode: string }[]> =>
  db.query(sql`
    select distinct p.upline_id as id, l.brand_code as "brandCode" from contract_payment p join member_line l on l.id = p.upline_id
    where p.held_back > p.handed_on order by 1`)

/** What of the pay of an agent is held back. */
export interface Owed {
  id: string
  agentId: bigint
  kind: ContractKind
  handedOn: Amount
  rest: Amount
  /** It was paid, as far as it came, and its agent stands in no blocked line. */
  isDue: boolean
}

/** What is held back because of an upline, the oldest first, locked until the transaction ends. */
export async function lockOwed(tx: Tx, uplineId: bigint): Promise<Owed[]> {
  const rows = await tx.query<Omit<Owed, 'handedOn' | 'rest'> & Record<'handedOn' | 'rest', bigint>>(sql`
    select p.id, p.agent_id as "agentId", r.kind, p.handed_on as "handedOn", p.held_back - p.handed_on as rest,
      p.status = 'Paid' and not member_line_is_blocked(l.line) as "isDue"
    from contract_payment p join contract_run r on r.id = p.run_id join member_line l on l.id = p.agent_id
    where p.upline_id = ${uplineId} and p.held_back > p.handed_on order by p.created_at, p.id for update of p`)
  return rows.map((row) => ({
    ...row,
    handedOn: amountOfMillionths(row.handedOn),
    rest: amountOfMillionths(row.rest),
  }))
}

/** Notes what was handed on of a payment. */
export async function noteHandedOn(tx: Tx, id: string, amount: Amount): Promise<void> {
  await tx.query(sql`update contract_payment set handed_on = handed_on + ${amount} where id = ${id}`)
}
