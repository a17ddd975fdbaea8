// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'
import { spanOf, type BetKey } from '../../bets/bet-keys.ts'
import type { StoredBet } from '../../bets/stored-bet.ts'

/** over: it was refused, declined or not decided in time. */
export type ReviewState = 'waiting' | 'offered' | 'approved' | 'over'

/** What an operator offers instead of the bet that was asked for. */
export interface Offered {
  stakePerLine: Amount
  /** Of each leg, in thousandths; undefined: those that were asked for. */
  prices: readonly number[] | undefined
  /** The prices of the legs when it was offered. */
  pricesThen: readonly number[]
}

/** A large bet that an operator decides about. */
export interface Review {
  betId: string
  state: ReviewState
  askedAtMs: number
  offered: Offered | undefined
  decidedByName: string | undefined
  decidedAtMs: number | undefined
  reason: string
}

interface ReviewRow {
  bet_id: string
  state: ReviewState
  asked_at: number
  decided_by_name: string | null
  decided_at: number | null
  reason: string | null
  offered_stake_per_line: bigint | null
  offered_prices: number[] | null
  prices_then: number[] | null
}

const reviewOf = (row: ReviewRow): Review => ({
  betId: row.bet_id,
  state: row.state,
  askedAtMs: row.asked_at,
  offered:
    row.offered_stake_per_line === null
      ? undefined
      : {
          stakePerLine: amountOfMillionths(row.offered_stake_per_line),
          prices: row.offered_prices ?? undefined,
          pricesThen: row.prices_then ?? [],
        },
  decidedByName: row.decided_by_name ?? undefined,
  decidedAtMs: row.decided_at ?? undefined,
  reason: row.reason ?? '',
})

/** The review of a bet that was just placed. */
export const newReview = ({ id, placedAtMs }: Pick<StoredBet, 'id' | 'placedAtMs'>): Review => ({
  betId: id,
  state: 'waiting',
  askedAtMs: placedAtMs,
  offered: undefined,
  decidedByName: undefined,
  decidedAtMs: undefined,
  reason: '',
})

/** Stores new reviews, which are asked for as their bets are placed. */
export async function insertReviews(tx: Tx, reviews: readonly Review[]): Promise<void> {
  if (reviews.length === 0) return
  await tx.query(sql`
    insert into sportsbook_review (bet_id, asked_at, placed_at)
    select id, at, at from unnest(${reviews.map(({ betId }) => betId)}::uuid[], ${reviews.map(({ askedAtMs }) => new Date(askedAtMs))}::timestamptz[]) as asked (id, at)`)
}

/** The reviews among these bets, by bet. */
export async function reviewsOf(db: Queries, bets: readonly BetKey[]): Promise<Map<string, Review>> {
  if (bets.length === 0) return new Map()
  const { from, to } = spanOf(bets)
  const rows = await db.query<ReviewRow>(sql`
    select bet_id, state, asked_at, decided_by_name, decided_at, reason, offered_stake_per_line, offered_prices, prices_then
    from sportsbook_review where bet_id = any(${bets.map(({ id }) => id)}::uuid[]) and placed_at between ${from} and ${to}`)
  return new Map(rows.map((row) => [row.bet_id, reviewOf(row)]))
}

/** Who decided, and why. */
export interface Decider {
  operatorId: number
  operatorName: string
  reason: string
  nowMs: number
}

/** Stores what an operator decided about a bet that is locked. */
export const saveDecision = async (
  tx: Tx,
  { id, placedAtMs }: BetKey,
  state: ReviewState,
  { operatorId, operatorName, reason, nowMs }: Decider,
  offered?: Offered,
): Promise<void> => {
  await tx.query(sql`
    update sportsbook_review set state = ${state}, decided_by = ${operatorId}, decided_by_name = ${operatorName}, decided_at = ${new Date(nowMs)},
      reason = ${reason}, offered_stake_per_line = ${offered?.stakePerLine ?? null}, offered_prices = ${offered?.prices ? [...offered.prices] : null},
      prices_then = ${offered ? [...offered.pricesThen] : null}
    where bet_id = ${id} and placed_at = ${new Date(placedAtMs)}`)
}

/** Asks the owner of a bet for other prices than those that an operator offered. */
export const saveOffered = async (
  tx: Tx,
  { id, placedAtMs }: BetKey,
  { stakePerLine, prices, pricesThen }: Offered,
): Promise<void> => {
  await tx.query(sql`
    update sportsbook_review set offered_stake_per_line = ${stakePerLine}, offered_prices = ${prices ? [...prices] : null},
      prices_then = ${[...pricesThen]}
    where bet_id = ${id} and placed_at = ${new Date(placedAtMs)} and state = 'offered'`)
}

/** Moves reviews on without an operator. */
export const moveReviews = async (tx: Tx, bets: readonly BetKey[], state: ReviewState): Promise<void> => {
  const { from, to } = spanOf(bets)
  await tx.query(sql`
    update sportsbook_review set state = ${state}
    where bet_id = any(${bets.map(({ id }) => id)}::uuid[]) and placed_at between ${from} and ${to}`)
}

/** When a pending bet is to be decided next. */
export const saveDeadline = async (tx: Tx, { id, placedAtMs }: BetKey, atMs: number): Promise<void> => {
  await tx.query(sql`
    update sportsbook_bet set decides_at = ${new Date(atMs)}
    where id = ${id} and placed_at = ${new Date(placedAtMs)} and status = 'pending'`)
}

/** A page of reviews: those that wait, the nearest deadline first, or those that are over, newest first; and their number. */
export async function listReviews(
  db: Queries,
  { waiting, pageNo, pageSize }: { waiting: boolean; pageNo: number; pageSize: number },
): Promise<{ bets: BetKey[]; total: number }> {
  const states = waiting ? ['waiting', 'offered'] : ['approved', 'over']
  const bets = await db.query<BetKey>(sql`
    select review.bet_id as id, review.placed_at as "placedAtMs" from sportsbook_review review
    join sportsbook_bet bet on bet.id = review.bet_id and bet.placed_at = review.placed_at
    where review.state = any(${states}::text[])
    order by case when ${waiting} then bet.decides_at end, case when not ${waiting} then review.asked_at end desc, review.bet_id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from (
      select from sportsbook_review where state = any(${states}::text[]) limit 10000) found`)
  return { bets, total: Number(counted?.total ?? 0n) }
}
