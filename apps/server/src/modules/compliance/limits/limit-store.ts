// SPDX-License-Identifier: Apache-2.0
import type { LimitKind, LimitPeriod } from '@tessera/rules/compliance/limits'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** Which of a member's limits. */
export interface LimitKey {
  memberId: bigint
  kind: LimitKind
  period: LimitPeriod
}

/** Amounts are currency units, or minutes of play. */
export interface Limit extends LimitKey {
  most: Amount
  /** A looser limit that waits for a second yes; without an amount there would be none. */
  looser: { askedAtMs: number; most: Amount | undefined } | undefined
}

interface LimitRow {
  member_id: bigint
  kind: LimitKind
  period: LimitPeriod
  most: bigint
  looser_asked_at: number | null
  looser_most: bigint | null
}

const limitOf = (row: LimitRow): Limit => ({
  memberId: row.member_id,
  kind: row.kind,
  period: row.period,
  most: amountOfMillionths(row.most),
  looser:
    row.looser_asked_at === null
      ? undefined
      : {
          askedAtMs: row.looser_asked_at,
          most: row.looser_most === null ? undefined : amountOfMillionths(row.looser_most),
        },
})

/** The limits of a member, always in the same order. */
export async function limitsOf(db: Queries, memberId: bigint, kinds: readonly LimitKind[]): Promise<Limit[]> {
  const rows = await db.query<LimitRow>(sql`
    select member_id, kind, period, most, looser_asked_at, looser_most from player_limit
    where member_id = ${memberId} and kind = any(${[...kinds]}::text[])
    order by kind, array_position(array['day', 'week', 'month'], period)`)
  return rows.map(limitOf)
}

export async function findLimit(
  db: Queries,
  { memberId, kind, period }: LimitKey,
): Promise<Limit | undefined> {
  const row = await db.one<LimitRow>(sql`
    select member_id, kind, period, most, looser_asked_at, looser_most from player_limit
    where member_id = ${memberId} and kind = ${kind} and period = ${period}`)
  return row && limitOf(row)
}

/** Sets what applies, and forgets a request for something looser. */
export async function saveLimit(
  tx: Tx,
  { memberId, kind, period }: LimitKey,
  most: Amount,
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    insert into player_limit (member_id, kind, period, most, set_at)
    values (${memberId}, ${kind}, ${period}, ${most}, ${new Date(nowMs)})
    on conflict (member_id, kind, period)
      do update set most = excluded.most, set_at = excluded.set_at, looser_asked_at = null, looser_most = null`)
}

/** Remembers a request for a looser limit, or for none; undefined forgets it. */
export async function saveLooser(
  tx: Tx,
  { memberId, kind, period }: LimitKey,
  looser: Limit['looser'],
): Promise<void> {
  await tx.query(sql`
    update player_limit set looser_asked_at = ${looser ? new Date(looser.askedAtMs) : null}, looser_most = ${looser?.most ?? null}
    where member_id = ${memberId} and kind = ${kind} and period = ${period}`)
}

export async function deleteLimit(tx: Tx, { memberId, kind, period }: LimitKey): Promise<void> {
  await tx.query(
    sql`delete from player_limit where member_id = ${memberId} and kind = ${kind} and period = ${period}`,
  )
}
