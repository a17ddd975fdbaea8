// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { SharedThing } from '@tessera/rules/referrals/referrals'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/** A friend who registered with a code, on the terms of that time. */
export interface Referral {
  friendId: bigint
  inviterId: bigint
  brandCode: string
  ip: string
  currency: string
  registeredAtMs: number
  untilMs: number
  neededDeposits: Amount
  neededBets: Amount
  reward: Amount
  wagerTimes: number
  deposits: Amount
  validBets: Amount
  status: 'Open' | 'Qualified' | 'Blocked'
  blockedBy: SharedThing | null
  blockedWith: bigint | null
  endedAtMs: number | null
}

export interface ReferralRow {
  friend_id: bigint
  inviter_id: bigint
  brand_code: string
  ip: string
  currency: string
  registered_at: number
  until: number
  needed_deposits: bigint
  needed_bets: bigint
  reward: bigint
  wager_times: number
  deposits: bigint
  valid_bets: bigint
  status: Referral['status']
  blocked_by: SharedThing | null
  blocked_with: bigint | null
  ended_at: number | null
}

export const referralOf = (row: ReferralRow): Referral => ({
  friendId: row.friend_id,
  inviterId: row.inviter_id,
  brandCode: row.brand_code,
  ip: row.ip,
  currency: row.currency,
  registeredAtMs: row.registered_at,
  untilMs: row.until,
  neededDeposits: amountOfMillionths(row.needed_deposits),
  neededBets: amountOfMillionths(row.needed_bets),
  reward: amountOfMillionths(row.reward),
  wagerTimes: row.wager_times,
  deposits: amountOfMillionths(row.deposits),
  validBets: amountOfMillionths(row.valid_bets),
  status: row.status,
  blockedBy: row.blocked_by,
  blockedWith: row.blocked_with,
  endedAtMs: row.ended_at,
})

/** Adds a friend, and counts them for the inviter. */
export async function insertReferral(
  tx: Tx,
  referral: Pick<
    Referral,
    | 'friendId'
    | 'inviterId'
    | 'brandCode'
    | 'ip'
    | 'currency'
    | 'registeredAtMs'
    | 'untilMs'
    | 'neededDeposits'
    | 'neededBets'
    | 'reward'
    | 'wagerTimes'
  >,
): Promise<void> {
  await tx.query(sql`
    insert into referral (friend_id, inviter_id, brand_code, ip, currency, registered_at, until, needed_deposits, needed_bets, reward, wager_times)
    values (${referral.friendId}, ${referral.inviterId}, ${referral.brandCode}, ${referral.ip}, ${referral.currency}, ${new Date(referral.registeredAtMs)},
      ${new Date(referral.untilMs)}, ${referral.neededDeposits}, ${referral.neededBets}, ${referral.reward}, ${referral.wagerTimes})`)
  await tx.query(
    sql`update referral_inviter set invited = invited + 1 where member_id = ${referral.inviterId}`,
  )
}

/** An open referral, locked until the transaction ends. */
export async function lockOpenReferral(tx: Tx, friendId: bigint): Promise<Referral | undefined> {
  const row = await tx.one<ReferralRow>(
    sql`select * from referral where friend_id = ${friendId} and status = 'Open' for no key update`,
  )
  return row && referralOf(row)
}

/** Marks an open referral as one that does not count. */
export async function blockReferral(
  tx: Tx,
  friendId: bigint,
  { by, withId, nowMs }: { by: SharedThing; withId: bigint; nowMs: number },
): Promise<void> {
  await tx.query(sql`
    update referral set status = 'Blocked', blocked_by = ${by}, blocked_with = ${withId}, ended_at = ${new Date(nowMs)}
    where friend_id = ${friendId} and status = 'Open'`)
}

/** Marks an open referral as qualified, and counts it for the inviter, with what they earned by it. */
export async function saveQualified(
  tx: Tx,
  referral: Referral,
  { earned, nowMs }: { earned: Amount; nowMs: number },
): Promise<void> {
  await tx.query(sql`
    update referral set status = 'Qualified', ended_at = ${new Date(nowMs)} where friend_id = ${referral.friendId}`)
  await tx.query(sql`
    update referral_inviter set qualified = qualified + 1, earned = earned + ${earned} where member_id = ${referral.inviterId}`)
}

/** The friends of an inviter, newest first, with their names. */
export async function listFriends(
  db: Queries,
  inviterId: bigint,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<(Referral & { username: string })[]> {
  const rows = await db.query<ReferralRow & { username: string }>(sql`
    select r.*, m.username from referral r join member_name m on m.id = r.friend_id
    where r.inviter_id = ${inviterId} order by r.friend_id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return rows.map((row) => ({ ...referralOf(row), username: row.username }))
}

/** A friend whose figures were counted, and whether they reach what was asked now. */
export interface Counted {
  friend_id: bigint
  brand_code: string
  status: Referral['status']
  enough: boolean
}

/** Adds what members have bet to the open referrals of those who are friends. */
export const addValidBets = (
  tx: Tx,
  members: readonly bigint[],
  amounts: readonly string[],
  nowMs: number,
): Promise<Omit<Counted, 'status'>[]> =>
  tx.query<Omit<Counted, 'status'>>(sql`
        update referral r set valid_bets = r.valid_bets + b.amount
        from unnest(${[...members]}::bigint[], ${[...amounts]}::bigint[]) as b (member_id, amount)
        where r.friend_id = b.member_id and r.status = 'Open' and r.until > ${new Date(nowMs)}
        returning r.friend_id, r.brand_code, r.valid_bets >= r.needed_bets and r.deposits >= r.needed_deposits as enough`)

/** Adds what members have deposited to the open and the qualified referrals of those who are friends. */
export const addDeposits = (tx: Tx, paid: ReadonlyMap<bigint, bigint>, nowMs: number): Promise<Counted[]> =>
  tx.query<Counted>(sql`
        update referral r set deposits = r.deposits + b.amount
        from unnest(${[...paid.keys()]}::bigint[], ${[...paid.values()].map(String)}::bigint[]) as b (member_id, amount)
        where r.friend_id = b.member_id and (r.status = 'Qualified' or r.status = 'Open' and r.until > ${new Date(nowMs)})
        returning r.friend_id, r.brand_code, r.status, r.valid_bets >= r.needed_bets and r.deposits >= r.needed_deposits as enough`)

/** A qualified friend can qualify anew. */
export async function reopenReferral(tx: Tx, friendId: bigint): Promise<void> {
  await tx.query(sql`update referral set status = 'Open', ended_at = null where friend_id = ${friendId}`)
}
