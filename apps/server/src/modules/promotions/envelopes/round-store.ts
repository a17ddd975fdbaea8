// SPDX-License-Identifier: Apache-2.0
import type { PromotionOffer } from '@tessera/contract/messages/content'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { EnvelopeRound } from '@tessera/rules/promotions/red-envelope'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export type EnvelopeOffer = Extract<PromotionOffer, { kind: 'RED_ENVELOPE' }>

/** A round of a red envelope whose shares are drawn. */
export interface Round extends EnvelopeRound {
  promotionId: number
  /** The day of the site, as YYYY-MM-DD. */
  day: string
  /** As it was when the round was drawn. */
  offer: EnvelopeOffer
  envelopes: number
  /** How many of them nobody has claimed. */
  left: number
  /** What these contain. */
  rest: Amount
  isClosed: boolean
}

interface RoundRow {
  promotion_id: number
  day: string
  offer: EnvelopeOffer
  envelopes: number
  taken: number
  rest: bigint
  opens_at: number
  closes_at: number
  is_closed: boolean
}

const roundOf = (row: RoundRow): Round => ({
  promotionId: row.promotion_id,
  day: row.day,
  offer: row.offer,
  envelopes: row.envelopes,
  left: row.envelopes - row.taken,
  rest: amountOfMillionths(row.rest),
  opensAtMs: row.opens_at,
  closesAtMs: row.closes_at,
  isClosed: row.is_closed,
})

/** The last round that was drawn on a day or before it. */
export async function lastRound(db: Queries, promotionId: number, day: string): Promise<Round | undefined> {
  const row = await db.one<RoundRow>(sql`
    select promotion_id, day::text as day, offer, cardinality(shares) as envelopes, taken, rest, opens_at, closes_at, closed_at is not null as is_closed
    from promotion_round where promotion_id = ${promotionId} and day <= ${day}::date order by day desc limit 1`)
  return row && roundOf(row)
}

/** Stores a round with its shares. */
export async function insertRound(
  tx: Tx,
  { promotionId, day, offer, opensAtMs, closesAtMs }: Omit<Round, 'envelopes' | 'left' | 'rest' | 'isClosed'>,
  shares: readonly Amount[],
): Promise<void> {
  const rest = amountOfMillionths(shares.reduce((sum, share) => sum + share, 0n))
  await tx.query(sql`
    insert into promotion_round (promotion_id, day, offer, shares, rest, opens_at, closes_at)
    values (${promotionId}, ${day}::date, ${JSON.stringify(offer)}, ${shares.map(String)}::bigint[], ${rest}, ${new Date(opensAtMs)}, ${new Date(closesAtMs)})`)
}

/**
 * Takes one of the envelopes that are left, drawn at this moment: no stored order says which one comes next. undefined:
 * all are taken, or the round is closed.
 */
export async function takeShare(
  tx: Tx,
  { promotionId, day }: Pick<Round, 'promotionId' | 'day'>,
  below: (limit: number) => number,
): Promise<{ number: number; amount: Amount } | undefined> {
  const round = await tx.one<{ left: number }>(sql`
    select cardinality(shares) - taken as left from promotion_round
    where promotion_id = ${promotionId} and day = ${day}::date and closed_at is null for update`)
  if (!round || round.left === 0) return undefined
  const passedOver = below(round.left)
  const row = await tx.one<{ number: number; amount: bigint }>(sql`
    update promotion_round set taken = taken + 1, rest = rest - shares[taken + 1 + ${passedOver}::integer],
      shares[taken + 1] = shares[taken + 1 + ${passedOver}::integer], shares[taken + 1 + ${passedOver}::integer] = shares[taken + 1]
    where promotion_id = ${promotionId} and day = ${day}::date
    returning taken as number, shares[taken] as amount`)
  return row && { number: row.number, amount: amountOfMillionths(row.amount) }
}

/** The rounds that are over and not closed yet, some at a time. */
export const roundsToClose = (
  db: Queries,
  nowMs: number,
  limit: number,
): Promise<{ promotionId: number; day: string }[]> =>
  db
    .query<{ promotion_id: number; day: string }>(
      sql`select promotion_id, day::text as day from promotion_round where closed_at is null and closes_at <= ${new Date(nowMs)} order by closes_at, promotion_id limit ${limit}`,
    )
    .then((rows) => rows.map((row) => ({ promotionId: row.promotion_id, day: row.day })))

/** Marks a round as closed; returns what is left of it, or undefined if it was closed before. */
export async function markClosed(
  tx: Tx,
  { promotionId, day }: Pick<Round, 'promotionId' | 'day'>,
  nowMs: number,
): Promise<Amount | undefined> {
  const row = await tx.one<{ rest: bigint }>(sql`
    update promotion_round set closed_at = ${new Date(nowMs)}
    where promotion_id = ${promotionId} and day = ${day}::date and closed_at is null returning rest`)
  return row && amountOfMillionths(row.rest)
}
