// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { WithdrawalStage } from '@tessera/rules/wallet/withdrawal-stages'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** Something that happened to a withdrawal. */
export interface StageOfWithdrawal {
  stage: WithdrawalStage
  /** The part that it is about. */
  amount: Amount | undefined
  /** Who did it; empty for the platform itself. */
  by: string
  atMs: number
}

/** Notes what happened to a withdrawal that the caller has locked or just inserted. */
export async function noteStage(
  tx: Tx,
  withdrawalId: string,
  { stage, amount, by, atMs }: { stage: WithdrawalStage; amount?: Amount; by: string; atMs: number },
): Promise<void> {
  await tx.query(sql`
    insert into withdrawal_stage (withdrawal_id, number, stage, amount, by, at)
    select ${withdrawalId}, coalesce(max(number), 0) + 1, ${stage}, ${amount ?? null}, ${by}, ${new Date(atMs)} from withdrawal_stage where withdrawal_id = ${withdrawalId}`)
}

/** What happened to each of these withdrawals, oldest first. */
export async function stagesOf(
  db: Queries,
  withdrawalIds: readonly string[],
): Promise<Map<string, StageOfWithdrawal[]>> {
  const rows = await db.query<{
    withdrawal_id: string
    stage: WithdrawalStage
    amount: bigint | null
    by: string
    at: number
  }>(sql`
    select withdrawal_id, stage, amount, by, at from withdrawal_stage where withdrawal_id = any (${[...withdrawalIds]}::uuid[]) order by withdrawal_id, number`)
  const stages = new Map<string, StageOfWithdrawal[]>(withdrawalIds.map((id) => [id, []]))
  for (const { withdrawal_id, stage, amount, by, at } of rows)
    stages
      .get(withdrawal_id)
      ?.push({ stage, amount: amount === null ? undefined : amountOfMillionths(amount), by, atMs: at })
  return stages
}
