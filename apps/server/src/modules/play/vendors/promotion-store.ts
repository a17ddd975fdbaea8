// SPDX-License-Identifier: Apache-2.0
import type { PromotionalLimits } from '@tessera/rules/play/promotional-limits'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** Whose promotional wins: those of a whole vendor account (`campaign` empty), or of one of its campaigns. */
export interface PromotionKey {
  vendorAccountId: string
  campaign: string
  currency: string
}

export interface PromotionLimit extends PromotionKey, PromotionalLimits {
  /** When a campaign opens and closes; undefined when it is open at once, or has no end. */
  opensAtMs: number | undefined
  closesAtMs: number | undefined
}

interface LimitRow {
  vendor_account_id: string
  campaign: string
  currency: string
  largest_win: bigint
  per_day: bigint
  in_all: bigint | null
  opens_at: number | null
  closes_at: number | null
}

const limitOf = (row: LimitRow): PromotionLimit => ({
  vendorAccountId: row.vendor_account_id,
  campaign: row.campaign,
  currency: row.currency,
  largestWin: amountOfMillionths(row.largest_win),
  perDay: amountOfMillionths(row.per_day),
  inAll: row.in_all === null ? undefined : amountOfMillionths(row.in_all),
  opensAtMs: row.opens_at ?? undefined,
  closesAtMs: row.closes_at ?? undefined,
})

/** The limits set for it. */
export async function findPromotionLimit(
  db: Queries,
  { vendorAccountId, campaign, currency }: PromotionKey,
): Promise<PromotionLimit | undefined> {
  const row = await db.one<LimitRow>(sql`
    select * from play_promotion_limit where vendor_account_id = ${vendorAccountId} and campaign = ${campaign} and currency = ${currency}`)
  return row && limitOf(row)
}

/** The same, locked until the transaction ends. */
export async function lockPromotionLimit(
  tx: Tx,
  { vendorAccountId, campaign, currency }: PromotionKey,
): Promise<PromotionLimit | undefined> {
  const row = await tx.one<LimitRow>(sql`
    select * from play_promotion_limit where vendor_account_id = ${vendorAccountId} and campaign = ${campaign} and currency = ${currency} for update`)
  return row && limitOf(row)
}

/** All limits set for a vendor account: its own first, then those of its campaigns. */
export async function listPromotionLimits(db: Queries, vendorAccountId: string): Promise<PromotionLimit[]> {
  return (
    await db.query<LimitRow>(
      sql`select * from play_promotion_limit where vendor_account_id = ${vendorAccountId} order by campaign, currency`,
    )
  ).map(limitOf)
}

export async function upsertPromotionLimit(tx: Tx, limit: PromotionLimit, nowMs: number): Promise<void> {
  const at = (ms: number | undefined): Date | null => (ms === undefined ? null : new Date(ms))
  await tx.query(sql`
    insert into play_promotion_limit (vendor_account_id, campaign, currency, largest_win, per_day, in_all, opens_at, closes_at, changed_at)
    values (${limit.vendorAccountId}, ${limit.campaign}, ${limit.currency}, ${limit.largestWin}, ${limit.perDay}, ${limit.inAll ?? null}, ${at(limit.opensAtMs)}, ${at(limit.closesAtMs)}, ${new Date(nowMs)})
    on conflict (vendor_account_id, campaign, currency) do update set largest_win = excluded.largest_win, per_day = excluded.per_day, in_all = excluded.in_all,
      opens_at = excluded.opens_at, closes_at = excluded.closes_at, changed_at = excluded.changed_at`)
}

/**
 * Adds to the amount paid on a day and returns the amount before; the next caller waits until this
 * transaction ends.
 */
export async function addPromotionPaid(
  tx: Tx,
  { vendorAccountId, campaign, currency }: PromotionKey,
  amount: Amount,
  day: string,
): Promise<Amount> {
  const row = await tx.one<{ paid: bigint }>(sql`
    insert into play_promotion_paid (vendor_account_id, campaign, currency, day, paid) values (${vendorAccountId}, ${campaign}, ${currency}, ${day}, ${amount})
    on conflict (vendor_account_id, campaign, currency, day) do update set paid = play_promotion_paid.paid + excluded.paid returning paid`)
  return amountOfMillionths((row?.paid ?? amount) - amount)
}

/** Paid on a day, and in all. */
export async function readPromotionPaid(
  db: Queries,
  { vendorAccountId, campaign, currency }: PromotionKey,
  day: string,
): Promise<{ today: Amount; inAll: Amount }> {
  const row = await db.one<{ today: string | null; in_all: string | null }>(sql`
    select sum(paid) filter (where day = ${day})::text as today, sum(paid)::text as in_all from play_promotion_paid
    where vendor_account_id = ${vendorAccountId} and campaign = ${campaign} and currency = ${currency}`)
  return {
    today: amountOfMillionths(BigInt(row?.today ?? 0)),
    inAll: amountOfMillionths(BigInt(row?.in_all ?? 0)),
  }
}
