// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** What the rank of a member depends on, besides the rank itself. */
export interface StoredStanding {
  memberId: bigint
  validBets: Amount
  peak: number
  changedAtMs: number | undefined
  /** The month in which an operator last took a rank. */
  loweredIn: string | undefined
}

interface StandingRow {
  member_id: bigint
  valid_bets: bigint
  peak: number
  changed_at: number | null
  lowered_in: string | null
}
const standingOf = (row: StandingRow): StoredStanding => ({
  memberId: row.member_id,
  validBets: amountOfMillionths(row.valid_bets),
  peak: row.peak,
  changedAtMs: row.changed_at ?? undefined,
  loweredIn: row.lowered_in ?? undefined,
})

export interface MemberBets {
  memberId: bigint
  validBets: Amount
}

/** Adds valid bets to each member's sum and locks it; returns the new sums. */
export async function addBets(tx: Tx, bets: readonly MemberBets[]): Promise<StoredStanding[]> {
  const rows = await tx.query<StandingRow>(sql`
    insert into rank_standing (member_id, valid_bets)
    select b.member_id, b.amount from unnest(${bets.map(({ memberId }) => memberId)}::bigint[], ${bets.map(({ validBets }) => String(validBets))}::bigint[]) as b (member_id, amount)
    order by b.member_id
    on conflict (member_id) do update set valid_bets = rank_standing.valid_bets + excluded.valid_bets
    returning member_id, valid_bets, peak, changed_at, lowered_in::text as lowered_in`)
  return rows.map(standingOf)
}

export interface MonthBets extends MemberBets {
  /** The first day of the month. */
  month: string
}

/** Adds valid bets to the sums of months; returns the new sums. */
export async function addMonthBets(tx: Tx, bets: readonly MonthBets[]): Promise<MonthBets[]> {
  const rows = await tx.query<{ member_id: bigint; month: string; valid_bets: bigint }>(sql`
    insert into rank_month (member_id, month, valid_bets)
    select * from unnest(${bets.map(({ memberId }) => memberId)}::bigint[], ${bets.map(({ month }) => month)}::date[], ${bets.map(({ validBets }) => String(validBets))}::bigint[]) as b (member_id, month, amount)
    order by b.member_id, b.month
    on conflict (member_id, month) do update set valid_bets = rank_month.valid_bets + excluded.valid_bets
    returning member_id, month::text as month, valid_bets`)
  return rows.map((row) => ({
    memberId: row.member_id,
    month: row.month,
    validBets: amountOfMillionths(row.valid_bets),
  }))
}

/** The standings of members, locked in the order of their ids until the transaction ends. */
export async function lockStandings(tx: Tx, memberIds: readonly bigint[]): Promise<StoredStanding[]> {
  await tx.query(
    sql`insert into rank_standing (member_id) select id from unnest(${[...memberIds]}::bigint[]) as id order by id on conflict do nothing`,
  )
  const rows = await tx.query<StandingRow>(sql`
    select member_id, valid_bets, peak, changed_at, lowered_in::text as lowered_in from rank_standing where member_id = any (${[...memberIds]}::bigint[]) order by member_id for no key update`)
  return rows.map(standingOf)
}

/** What a member's rank depends on; all zero before their first bet. */
export async function readStanding(db: Queries, memberId: bigint): Promise<StoredStanding> {
  const row = await db.one<StandingRow>(
    sql`select member_id, valid_bets, peak, changed_at, lowered_in::text as lowered_in from rank_standing where member_id = ${memberId}`,
  )
  return row
    ? standingOf(row)
    : { memberId, validBets: zero, peak: 0, changedAtMs: undefined, loweredIn: undefined }
}

/** Valid bets of members in a month; those without any are left out. */
export async function monthBetsOf(
  db: Queries,
  memberIds: readonly bigint[],
  month: string,
): Promise<Map<bigint, Amount>> {
  const rows = await db.query<{ member_id: bigint; valid_bets: bigint }>(sql`
    select member_id, valid_bets from rank_month where member_id = any (${[...memberIds]}::bigint[]) and month = ${month}`)
  return new Map(rows.map((row) => [row.member_id, amountOfMillionths(row.valid_bets)]))
}

/** Stores that ranks have changed, and raises the highest rank ever. */
export async function saveChanged(
  tx: Tx,
  changes: readonly { memberId: bigint; to: number; atMs: number; loweredIn?: string }[],
): Promise<void> {
  await tx.query(sql`
    update rank_standing s set peak = greatest(s.peak, c.to_rank), changed_at = c.at, lowered_in = coalesce(c.lowered_in, s.lowered_in)
    from unnest(${changes.map(({ memberId }) => memberId)}::bigint[], ${changes.map(({ to }) => to)}::smallint[], ${changes.map(({ atMs }) => new Date(atMs))}::timestamptz[],
      ${changes.map(({ loweredIn }) => loweredIn ?? null)}::date[]) as c (member_id, to_rank, at, lowered_in)
    where s.member_id = c.member_id`)
}
