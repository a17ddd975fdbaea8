// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { BrandRules } from './brand-rules.ts'
import type { MemberDelta } from './figures-store.ts'

/** What the play of a line was worth to the operator, since it is counted. */
export interface LineWorth {
  /** Settled valid bets of real money. */
  bets: Amount
  /** What they were worth by the edges of their games. */
  worth: Amount
  /** What the members of the line were given. */
  given: Amount
}

/**
 * Adds to the worth of lines what counts for their heads: as figures do, but by the highest agent of the line only, who
 * is paid by the operator. What counts in a test line alone is worth nothing above it.
 */
export async function addLineWorth(
  tx: Tx,
  brands: readonly BrandRules[],
  deltas: readonly MemberDelta[],
): Promise<void> {
  const counted = deltas.filter(
    ({ cashBets, worth, given }) => cashBets !== 0n || worth !== 0n || given !== 0n,
  )
  if (counted.length === 0) return
  await tx.query(sql`
    insert into line_worth as w (head_id, bets, worth, given)
    select l.line[1], sum(d.bets), sum(d.worth), sum(d.given)
    from unnest(${counted.map(({ memberId }) => memberId)}::bigint[], ${counted.map(({ currency }) => currency)}::text[],
      ${counted.map(({ cashBets }) => cashBets)}::bigint[], ${counted.map(({ worth }) => worth)}::bigint[],
      ${counted.map(({ given }) => given)}::bigint[]) as d (member_id, currency, bets, worth, given)
    cross join lateral (select * from member_line l where l.id = d.member_id offset 0) l
    join unnest(${brands.map(({ code }) => code)}::text[], ${brands.map(({ currency }) => currency)}::text[]) as b (code, currency)
      on b.code = l.brand_code and b.currency = d.currency
    where l.counts_from = 1 and (l.type in (1, 2) or l.type = 0 and l.line[1] <> l.id)
    group by l.line[1] order by l.line[1]
    on conflict (head_id) do update set bets = w.bets + excluded.bets, worth = w.worth + excluded.worth, given = w.given + excluded.given`)
}

/** What the play of lines was worth, by their heads; heads below whom nothing has counted yet are absent. */
export async function worthOfLines(db: Queries, headIds: readonly bigint[]): Promise<Map<bigint, LineWorth>> {
  const rows = await db.query<{ head_id: bigint } & Record<keyof LineWorth, bigint>>(
    sql`select head_id, bets, worth, given from line_worth where head_id = any (${headIds}::bigint[])`,
  )
  return new Map(
    rows.map(({ head_id: headId, bets, worth, given }) => [
      headId,
      {
        bets: amountOfMillionths(bets),
        worth: amountOfMillionths(worth),
        given: amountOfMillionths(given),
      },
    ]),
  )
}

/** Whether the worth of lines was counted from this moment on. */
export async function isWorthCountedSince(db: Queries, fromMs: number): Promise<boolean> {
  const row = await db.one<{ counted: boolean }>(
    sql`select worth_since is null or worth_since <= ${new Date(fromMs)} as counted from team_window_open`,
  )
  return row?.counted ?? false
}
