// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { LimitKey } from './limit-store.ts'

/** What is used of a limit in the period that began at `startMs`. */
export interface LimitUse {
  startMs: number
  used: Amount
  lastBetMs: number | undefined
}

interface UseRow {
  starts_at: number
  used: bigint
  last_bet_at: number | null
}

const useOfRow = (row: UseRow): LimitUse => ({
  startMs: row.starts_at,
  used: amountOfMillionths(row.used),
  lastBetMs: row.last_bet_at ?? undefined,
})

export async function findUse(
  db: Queries,
  { memberId, kind, period }: LimitKey,
): Promise<LimitUse | undefined> {
  const row = await db.one<UseRow>(sql`
    select starts_at, used, last_bet_at from player_limit_use
    where member_id = ${memberId} and kind = ${kind} and period = ${period}`)
  return row && useOfRow(row)
}

/** The same, locked until the transaction ends. */
export async function lockUse(tx: Tx, { memberId, kind, period }: LimitKey): Promise<LimitUse | undefined> {
  const row = await tx.one<UseRow>(sql`
    select starts_at, used, last_bet_at from player_limit_use
    where member_id = ${memberId} and kind = ${kind} and period = ${period} for update`)
  return row && useOfRow(row)
}

export async function saveUse(
  tx: Tx,
  { memberId, kind, period }: LimitKey,
  { startMs, used, lastBetMs }: LimitUse,
): Promise<void> {
  const lastBet = lastBetMs === undefined ? null : new Date(lastBetMs)
  await tx.query(sql`
    insert into player_limit_use (member_id, kind, period, starts_at, used, last_bet_at)
    values (${memberId}, ${kind}, ${period}, ${new Date(startMs)}, ${used}, ${lastBet})
    on conflict (member_id, kind, period)
      do update set starts_at = excluded.starts_at, used = excluded.used, last_bet_at = excluded.last_bet_at`)
}
