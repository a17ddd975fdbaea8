// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'
import type { BetKey } from '../../bets/bet-keys.ts'
import type { StoredBet } from '../../bets/stored-bet.ts'

/** Locks a bet until the transaction ends; false if it is not open. */
export const lockOpen = async (tx: Tx, { id, placedAtMs }: BetKey): Promise<boolean> =>
  (await tx.one(sql`
    select id from sportsbook_bet where id = ${id} and placed_at = ${new Date(placedAtMs)} and status = 'open' for update`)) !==
  undefined

/** Locks a bet of a member until the transaction ends; false if it is not open, or not theirs. */
export const lockOpenOf = async (tx: Tx, { id, placedAtMs }: BetKey, memberId: bigint): Promise<boolean> =>
  (await tx.one(sql`
    select id from sportsbook_bet
    where id = ${id} and placed_at = ${new Date(placedAtMs)} and member_id = ${memberId} and status = 'open' for update`)) !==
  undefined

interface NewCashOut {
  perLine: Amount
  paid: Amount
  isWhole: boolean
  automatic: boolean
  nowMs: number
}

/** Notes what of a locked bet has ended, and takes its target away. Answers the number of this cash-out of the bet. */
export async function insertCashOut(
  tx: Tx,
  { id, placedAtMs }: StoredBet,
  { perLine, paid, isWhole, automatic, nowMs }: NewCashOut,
): Promise<number> {
  const [at, placedAt] = [new Date(nowMs), new Date(placedAtMs)]
  const saved = await tx.one<{ number: number }>(sql`
    insert into sportsbook_cash_out (bet_id, number, stake_per_line, paid, automatic, at, placed_at)
    select ${id}::uuid, coalesce(max(number), 0) + 1, ${perLine}::bigint, ${paid}::bigint, ${automatic}::boolean, ${at}::timestamptz, ${placedAt}::timestamptz
    from sportsbook_cash_out where bet_id = ${id} and placed_at = ${placedAt} returning number`)
  await tx.query(sql`
    update sportsbook_bet set cashed_per_line = cashed_per_line + ${perLine}, cashed_out = cashed_out + ${paid}
    where id = ${id} and placed_at = ${placedAt}`)
  if (isWhole)
    await tx.query(sql`
      update sportsbook_bet set status = 'settled', returned = 0, ended_at = ${at} where id = ${id} and placed_at = ${placedAt}`)
  await clearTarget(tx, id)
  return saved!.number
}

export const clearTarget = async (tx: Tx, betId: string): Promise<void> => {
  await tx.query(sql`delete from sportsbook_cash_out_target where bet_id = ${betId}`)
}

/** Has a bet cashed out once its offer reaches a target. Its events are looked at from the version that they have now. */
export async function saveTarget(tx: Tx, { id, placedAtMs, legs }: StoredBet, target: Amount): Promise<void> {
  const eventIds = [...new Set(legs.map(({ eventId }) => eventId))]
  await clearTarget(tx, id)
  await tx.query(sql`
    insert into sportsbook_cash_out_target (event_id, bet_id, target, placed_at)
    select event_id, ${id}::uuid, ${target}::bigint, ${new Date(placedAtMs)}::timestamptz from unnest(${eventIds}::bigint[]) as event_id`)
  await tx.query(sql`
    insert into sportsbook_cash_out_watch (event_id, seen_version)
    select id, version from sportsbook_event where id = any(${eventIds}::bigint[]) order by id
    on conflict (event_id) do nothing`)
}

/** Watched events that have changed since they were looked at. */
export const changedEvents = (
  db: Queries,
  limit: number,
): Promise<{ event_id: bigint; version: number; is_over: boolean }[]> =>
  db.query(sql`
    select watch.event_id, event.version, event.status in ('ended', 'cancelled') as is_over
    from sportsbook_cash_out_watch watch join sportsbook_event event on event.id = watch.event_id
    where event.version > watch.seen_version order by watch.event_id limit ${limit}`)

/** The next bets with a target on an event, in the order of their ids. */
export const targetsOn = (
  db: Queries,
  eventId: bigint,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<(BetKey & { target: bigint })[]> =>
  db.query(sql`
    select bet_id as id, placed_at as "placedAtMs", target from sportsbook_cash_out_target
    where event_id = ${eventId} and bet_id > ${after ?? firstId}::uuid order by bet_id limit ${limit}`)
const firstId = '00000000-0000-0000-0000-000000000000'

/** Notes at which version an event was looked at. */
export const saveSeen = async (db: Queries, eventId: bigint, version: number): Promise<void> => {
  await db.query(
    sql`update sportsbook_cash_out_watch set seen_version = greatest(seen_version, ${version}) where event_id = ${eventId}`,
  )
}

/** An event that is over brings no offers any more: it is not watched, and only their other events move its bets. */
export const forgetEvent = async (db: Queries, eventId: bigint): Promise<void> => {
  await db.query(sql`
    with unwatched as (delete from sportsbook_cash_out_watch where event_id = ${eventId})
    delete from sportsbook_cash_out_target where event_id = ${eventId}`)
}
