// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** Free rounds that a promotion has given to a member. */
export interface FreeRounds {
  id: bigint
  promotionId: number
  memberId: bigint
  turn: string
  game: string
  rounds: number
  played: number
  stake: Amount
  currency: string
  startsAtMs: number
  endsAtMs: number
  /** Where they are known, and under which name; undefined: nowhere yet. */
  vendorAccountId: string | undefined
  rewardId: string | undefined
  canceledAtMs: number | undefined
  attempts: number
}

interface FreeRoundsRow {
  id: bigint
  promotion_id: number
  member_id: bigint
  turn: string
  game: string
  rounds: number
  played: number
  stake: bigint
  currency: string
  starts_at: number
  ends_at: number
  vendor_account_id: string | null
  reward_id: string | null
  canceled_at: number | null
  attempts: number
}

const freeRoundsOf = (row: FreeRoundsRow): FreeRounds => ({
  id: row.id,
  promotionId: row.promotion_id,
  memberId: row.member_id,
  turn: row.turn,
  game: row.game,
  rounds: row.rounds,
  played: row.played,
  stake: amountOfMillionths(row.stake),
  currency: row.currency,
  startsAtMs: row.starts_at,
  endsAtMs: row.ends_at,
  vendorAccountId: row.vendor_account_id ?? undefined,
  rewardId: row.reward_id ?? undefined,
  canceledAtMs: row.canceled_at ?? undefined,
  attempts: row.attempts,
})

export interface NewFreeRounds {
  promotionId: number
  memberId: bigint
  turn: string
  game: string
  rounds: number
  stake: Amount
  currency: string
  nowMs: number
  endsAtMs: number
}

/**
 * Gives rounds to a member; the vendor of the game learns of them next. No two of one game begin in the same
 * millisecond, so that the vendor can distinguish them.
 */
export async function insertFreeRounds(tx: Tx, given: NewFreeRounds): Promise<void> {
  const { memberId, game, nowMs } = given
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`promotions.freeRounds ${memberId} ${game}`}, 0))`,
  )
  await tx.query(sql`
    insert into promotion_free_rounds (promotion_id, member_id, turn, game, rounds, stake, currency, starts_at, ends_at, due_at)
    select ${given.promotionId}, ${memberId}, ${given.turn}, ${game}, ${given.rounds}, ${given.stake}, ${given.currency},
      greatest(${new Date(nowMs)}, (select max(starts_at) + interval '1 millisecond' from promotion_free_rounds where member_id = ${memberId} and game = ${game})),
      ${new Date(given.endsAtMs)}, ${new Date(nowMs)}`)
}

/** What a member has in one promotion each, by promotion. */
export async function freeRoundsOfMember(
  db: Queries,
  memberId: bigint,
): Promise<ReadonlyMap<number, readonly FreeRounds[]>> {
  const rows = await db.query<FreeRoundsRow>(
    sql`select * from promotion_free_rounds where member_id = ${memberId} order by id desc limit 500`,
  )
  return Map.groupBy(rows.map(freeRoundsOf), ({ promotionId }) => promotionId)
}

/** The rounds that a vendor names, locked until the transaction ends. */
export async function lockFreeRounds(
  tx: Tx,
  { vendorAccountId, rewardId }: { vendorAccountId: string; rewardId: string },
): Promise<FreeRounds | undefined> {
  const row = await tx.one<FreeRoundsRow>(sql`
    select * from promotion_free_rounds where vendor_account_id = ${vendorAccountId} and reward_id = ${rewardId} for update`)
  return row && freeRoundsOf(row)
}

/** The rounds that a bet was one of, locked; undefined: none of ours, or taken back. */
export async function lockFreeRoundsOfBet(
  tx: Tx,
  bet: string,
): Promise<{ freeRounds: FreeRounds; expected: Amount } | undefined> {
  const row = await tx.one<FreeRoundsRow & { expected: bigint }>(sql`
    select f.*, r.expected from promotion_free_round r join promotion_free_rounds f on f.id = r.free_rounds_id
    where r.bet = ${bet} and r.rolled_back_at is null for update of f`)
  return row && { freeRounds: freeRoundsOf(row), expected: amountOfMillionths(row.expected) }
}

/** Counts one round as played by a bet. */
export async function insertPlayed(
  tx: Tx,
  { id, bet, expected, nowMs }: { id: bigint; bet: string; expected: Amount; nowMs: number },
): Promise<void> {
  await tx.query(
    sql`insert into promotion_free_round (bet, free_rounds_id, expected, played_at) values (${bet}, ${id}, ${expected}, ${new Date(nowMs)})`,
  )
  await tx.query(sql`update promotion_free_rounds set played = played + 1 where id = ${id}`)
}

/** A bet was taken back: its round was not played. */
export async function markRolledBack(
  tx: Tx,
  { id, bet, nowMs }: { id: bigint; bet: string; nowMs: number },
): Promise<void> {
  await tx.query(sql`update promotion_free_round set rolled_back_at = ${new Date(nowMs)} where bet = ${bet}`)
  await tx.query(sql`update promotion_free_rounds set played = played - 1 where id = ${id}`)
}

/** Adds to what the rounds have won; a negative amount was taken back. */
export async function addWon(tx: Tx, id: bigint, amount: bigint): Promise<void> {
  await tx.query(sql`update promotion_free_rounds set won = won + ${amount} where id = ${id}`)
}

/** Takes what a vendor has to learn for one attempt: nobody else tries it before `againAtMs`. */
export async function claimDue(
  db: Queries,
  { nowMs, againAtMs, memberId }: { nowMs: number; againAtMs: number; memberId?: bigint | undefined },
): Promise<FreeRounds[]> {
  const rows = await db.query<FreeRoundsRow>(sql`
    update promotion_free_rounds set due_at = ${new Date(againAtMs)}, attempts = attempts + 1
    where id in (
      select id from promotion_free_rounds where due_at <= ${new Date(nowMs)} and (${memberId ?? null}::bigint is null or member_id = ${memberId ?? null})
      order by due_at limit 20 for update skip locked)
    returning *`)
  return rows.map(freeRoundsOf)
}

/** The vendor has given the rounds. If they were withdrawn meanwhile, it learns that next. */
export async function saveIssued(
  db: Queries,
  id: bigint,
  { vendorAccountId, rewardId, nowMs }: { vendorAccountId: string; rewardId: string; nowMs: number },
): Promise<void> {
  await db.query(sql`
    update promotion_free_rounds set vendor_account_id = ${vendorAccountId}, reward_id = ${rewardId}, attempts = 0,
      due_at = case when canceled_at is null then null else ${new Date(nowMs)}::timestamptz end
    where id = ${id} and reward_id is null`)
}

/** The vendor has nothing more to learn. */
export async function saveDone(db: Queries, id: bigint): Promise<void> {
  await db.query(sql`update promotion_free_rounds set due_at = null where id = ${id}`)
}

/** When the vendor is asked again. */
export async function postpone(db: Queries, id: bigint, dueAtMs: number): Promise<void> {
  await db.query(
    sql`update promotion_free_rounds set due_at = ${new Date(dueAtMs)} where id = ${id} and due_at is not null`,
  )
}
