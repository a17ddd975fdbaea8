// SPDX-License-Identifier: Apache-2.0
import { usernameKey } from '@tessera/rules/identity/usernames'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'
import type { MemberType } from './member-type.ts'

export interface Member {
  id: bigint
  /** The member's brand. */
  brandCode: string
  username: string
  nickname: string
  type: MemberType
  /** The account is open, and its line is not blocked: its owner may log in, play and move money. */
  enabled: boolean
  /** An operator has closed the account itself. */
  closed: boolean
  /** An operator has blocked the line of this account or of one above it. */
  blocked: boolean
  rankLevel: number
  uplineId: bigint | null
  currency: string
  registeredAtMs: number
  lastLoginAtMs: number | null
  /** The platform generated the name; its owner may choose another, once. */
  usernameMade: boolean
  /** When the first login was acknowledged; null before. */
  firstLoginAtMs: number | null
  /** The agent who opened the account and so knows its first password. */
  madeBy: bigint | null
  /** The number of their prize group: a higher one is better, and never above their upline's. */
  prizeGroup: number
}

interface MemberRow {
  id: bigint
  brandCode: string
  username: string
  nickname: string
  type: MemberType
  enabled: boolean
  blocked: boolean
  rank_level: number
  upline: bigint | null
  currency: string
  registered_at: number
  last_login_at: number | null
  username_made: boolean
  first_login_at: number | null
  made_by: bigint | null
  prize_group: number
}

const memberOf = (row: MemberRow): Member => ({
  id: row.id,
  brandCode: row.brandCode,
  username: row.username,
  nickname: row.nickname,
  type: row.type,
  enabled: row.enabled && !row.blocked,
  closed: !row.enabled,
  blocked: row.blocked,
  rankLevel: row.rank_level,
  uplineId: row.upline,
  currency: row.currency,
  registeredAtMs: row.registered_at,
  lastLoginAtMs: row.last_login_at,
  usernameMade: row.username_made,
  firstLoginAtMs: row.first_login_at,
  madeBy: row.made_by,
  prizeGroup: row.prize_group,
})
const maybeMember = (row: MemberRow | undefined): Member | undefined => row && memberOf(row)

export interface NewMember {
  brandCode: string
  username: string
  nickname: string
  type: MemberType
  uplineId: bigint | null
  currency: string
  registeredAtMs: number
  usernameMade: boolean
  madeBy: bigint | null
  prizeGroup: number
}

/**
 * Undefined when the name is taken at the brand, or can be taken for one that is. A prize group above the upline's becomes
 * the upline's.
 */
export async function insertMember(tx: Tx, member: NewMember): Promise<Member | undefined> {
  return maybeMember(
    await tx.one<MemberRow>(sql`
    with claimed as (
      insert into member_name_claim (brand_code, skeleton) values (${member.brandCode}, member_name_skeleton(${usernameKey(member.username)}))
      on conflict do nothing returning brand_code)
    insert into member (brand_code, username, username_key, nickname, type, upline, currency, registered_at, username_made, made_by, prize_group)
    select brand_code, ${member.username}, ${usernameKey(member.username)}, ${member.nickname}, ${member.type}::smallint, ${member.uplineId}::bigint,
      ${member.currency}, ${new Date(member.registeredAtMs)}::timestamptz, ${member.usernameMade}::boolean, ${member.madeBy}::bigint, ${member.prizeGroup}::smallint
    from claimed
    on conflict (brand_code, username_key) do nothing
    returning id, brand_code as "brandCode", username, nickname, type, enabled, member_line_is_blocked(line) as blocked, rank_level, upline, currency, registered_at, last_login_at, username_made, first_login_at, made_by, prize_group`),
  )
}

export async function memberById(db: Queries, id: bigint): Promise<Member | undefined> {
  return maybeMember(
    await db.one<MemberRow>(sql`
    select id, brand_code as "brandCode", username, nickname, type, enabled, member_line_is_blocked(line) as blocked, rank_level, upline, currency, registered_at, last_login_at, username_made, first_login_at, made_by, prize_group from member where id = ${id}`),
  )
}

/** The members with these ids, by id. */
export async function membersById(db: Queries, ids: readonly bigint[]): Promise<Map<bigint, Member>> {
  const rows = await db.query<MemberRow>(sql`
    select id, brand_code as "brandCode", username, nickname, type, enabled, member_line_is_blocked(line) as blocked, rank_level, upline, currency, registered_at, last_login_at, username_made, first_login_at, made_by, prize_group
    from member where id = any (${ids}::bigint[])`)
  return new Map(rows.map((row) => [row.id, memberOf(row)]))
}

/** Finds a member by name at a brand, in any letter case. */
export async function memberByUsername(
  db: Queries,
  brandCode: string,
  username: string,
): Promise<Member | undefined> {
  return maybeMember(
    await db.one<MemberRow>(sql`
    select id, brand_code as "brandCode", username, nickname, type, enabled, member_line_is_blocked(line) as blocked, rank_level, upline, currency, registered_at, last_login_at, username_made, first_login_at, made_by, prize_group from member
    where brand_code = ${brandCode} and username_key = ${usernameKey(username)}`),
  )
}

/** The member, locked until the transaction ends. */
export async function lockMember(tx: Tx, id: bigint): Promise<Member | undefined> {
  return maybeMember(
    await tx.one<MemberRow>(sql`
    select id, brand_code as "brandCode", username, nickname, type, enabled, member_line_is_blocked(line) as blocked, rank_level, upline, currency, registered_at, last_login_at, username_made, first_login_at, made_by, prize_group from member where id = ${id}
    for no key update`),
  )
}

/** Records when a member last logged in. */
export const recordLogin = (db: Queries, id: bigint, nowMs: number): Promise<unknown[]> =>
  db.query(sql`update member set last_login_at = ${new Date(nowMs)} where id = ${id}`)

/** The open trial account with which a member tries games for play money. */
export const openTrialOf = async (db: Queries, memberId: bigint): Promise<bigint | undefined> =>
  (await db.one<{ id: bigint }>(sql`select id from member where trial_of = ${memberId} and enabled`))?.id

/** Links a trial account to a member. */
export const setTrialOf = (tx: Tx, trialId: bigint, memberId: bigint): Promise<unknown[]> =>
  tx.query(sql`update member set trial_of = ${memberId} where id = ${trialId}`)

/** Records that the first login was acknowledged. */
export const recordFirstLogin = (db: Queries, id: bigint, nowMs: number): Promise<unknown[]> =>
  db.query(
    sql`update member set first_login_at = ${new Date(nowMs)} where id = ${id} and first_login_at is null`,
  )

/** False when there is no such member. */
export async function updateEnabled(tx: Tx, id: bigint, enabled: boolean): Promise<boolean> {
  return (
    (await tx.one(sql`update member set enabled = ${enabled} where id = ${id} returning id`)) !== undefined
  )
}

export interface MemberQuery {
  /** Part of a name, in any letter case; empty for all. */
  search: string
  /** Undefined for all brands. */
  brand?: string | undefined
  pageNo: number
  pageSize: number
}

/** Members by part of their name, newest first, with the number on all pages. */
export async function listMembers(
  db: Queries,
  { search, brand: only, pageNo, pageSize }: MemberQuery,
): Promise<{ members: Member[]; totalCount: number }> {
  const contains = `%${usernameKey(search).replace(/[\\%_]/g, '\\$&')}%`
  const brand = only ?? null
  // What is passed over is only counted: a late page computes no more columns than the first.
  const rows = await db.query<MemberRow>(sql`
    select id, brand_code as "brandCode", username, nickname, type, enabled, member_line_is_blocked(line) as blocked, rank_level, upline, currency, registered_at, last_login_at, username_made, first_login_at, made_by, prize_group
    from (select id from member
      where username_key like ${contains} and (${brand}::text is null or brand_code = ${brand}) order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}) p
    join member using (id) order by id desc`)
  const counted = await db.one<{ total: bigint }>(
    sql`select count(*) as total from member where username_key like ${contains} and (${brand}::text is null or brand_code = ${brand})`,
  )
  return { members: rows.map(memberOf), totalCount: Number(counted?.total ?? 0n) }
}

/**
 * Names of those among these members who belong to a brand and may be shown to strangers: neither trial nor
 * test accounts.
 */
export async function namesAtBrand(
  db: Queries,
  brandCode: string,
  ids: readonly bigint[],
): Promise<Map<bigint, string>> {
  const rows = await db.query<{ id: bigint; username: string }>(sql`
    select id, username from member where id = any(${[...ids]}::bigint[]) and brand_code = ${brandCode} and type not in (4, 41, 42)`)
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** The code of the brand of each of these members. */
export async function brandsOf(db: Queries, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const rows = await db.query<{ id: bigint; brandCode: string }>(
    sql`select id, brand_code as "brandCode" from member where id = any (${[...ids]}::bigint[])`,
  )
  return new Map(rows.map(({ id, brandCode }) => [id, brandCode]))
}

/** The currency of a member's wallet. */
export async function currencyOfMember(db: Queries, id: bigint): Promise<string> {
  const row = await db.one<{ currency: string }>(sql`select currency from member where id = ${id}`)
  if (!row) throw new Error(`there is no member ${id}`)
  return row.currency
}

/** In which of these currencies a brand has members. */
export async function currenciesWithMembers(
  db: Queries,
  brandCode: string,
  codes: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ code: string }>(sql`
    select code from unnest(${[...codes]}::text[]) as code
    where exists (select from member m where m.brand_code = ${brandCode} and m.currency = code) order by code`)
  return rows.map(({ code }) => code)
}

/** How many members a brand has. */
export async function countMembersOf(db: Queries, brandCode: string): Promise<number> {
  return Number(
    (
      await db.one<{ total: bigint }>(
        sql`select count(*) as total from member where brand_code = ${brandCode}`,
      )
    )?.total ?? 0n,
  )
}

/** How many members a brand, or all brands, have, and how many of them registered since a moment. */
export async function countMembers(
  db: Queries,
  sinceMs: number,
  brand: string | null = null,
): Promise<{ all: number; since: number }> {
  const row = await db.one<{ total: bigint; since: bigint }>(sql`
    select count(*) as total, count(*) filter (where registered_at >= ${new Date(sinceMs)}) as since from member
    where type <> 4 and (${brand}::text is null or brand_code = ${brand})`)
  return { all: Number(row?.total ?? 0n), since: Number(row?.since ?? 0n) }
}

/** Ids of the members of a brand who have a rank. */
export const memberIdsOfRank = async (db: Queries, brandCode: string, rankLevel: number): Promise<bigint[]> =>
  (
    await db.query<{ id: bigint }>(
      sql`select id from member where brand_code = ${brandCode} and rank_level = ${rankLevel} and enabled order by id`,
    )
  ).map(({ id }) => id)

/** The picture that a member has chosen (null for the default from their id), and their rank. */
export const picturesOf = (
  db: Queries,
  id: bigint,
): Promise<{ avatarId: string | null; rankLevel: number } | undefined> =>
  db.one<{ avatarId: string | null; rankLevel: number }>(
    sql`select avatar_id as "avatarId", rank_level as "rankLevel" from member where id = ${id}`,
  )

export async function updateAvatar(db: Queries, id: bigint, avatarId: string): Promise<void> {
  await db.query(sql`update member set avatar_id = ${avatarId} where id = ${id}`)
}
