// SPDX-License-Identifier: Apache-2.0
import type { StakePart } from '@tessera/rules/bonuses/split-stake'
import { amountOfMillionths } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { RequirementState } from '../grants/requirement-store.ts'

/** The bonus money in a stake, and what became of the bonus. */
export interface StoredPart extends StakePart {
  accountId: bigint
  state: RequirementState
}

export async function insertParts(tx: Tx, reference: string, parts: readonly StakePart[]): Promise<void> {
  if (parts.length === 0) return
  await tx.query(sql`
    insert into bonus_stake (reference, requirement_id, amount)
    select ${reference}, p.id, p.amount from unnest(${parts.map(({ grantId }) => grantId)}::integer[], ${parts.map(({ amount }) => String(amount))}::bigint[]) as p (id, amount)`)
}

/** The bonus money in a stake, in the order in which it was taken. */
export async function partsOf(db: Queries, reference: string): Promise<StoredPart[]> {
  const rows = await db.query<{
    requirement_id: number
    amount: bigint
    account_id: bigint
    state: RequirementState
  }>(sql`
    select s.requirement_id, s.amount, r.account_id, r.state from bonus_stake s join turnover_requirement r on r.id = s.requirement_id
    where s.reference = ${reference} order by r.opened_at, r.id`)
  return rows.map((row) => ({
    grantId: row.requirement_id,
    amount: amountOfMillionths(row.amount),
    accountId: row.account_id,
    state: row.state,
  }))
}

/** These bets are settled: their bonus money is not in play any more. */
export async function settleParts(tx: Tx, references: readonly string[]): Promise<void> {
  if (references.length === 0) return
  await tx.query(
    sql`update bonus_stake set settled = true where reference = any (${references}::text[]) and not settled`,
  )
}

export async function hasStakesInPlay(db: Queries, requirementId: number): Promise<boolean> {
  const row = await db.one<{ found: boolean }>(
    sql`select exists (select from bonus_stake where requirement_id = ${requirementId} and not settled) as found`,
  )
  return row?.found ?? false
}
