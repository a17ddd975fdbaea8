import { usernameKey } from '@tessera/rules/identity/usernames'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'
import type { MemberType } from './member-type.ts'

export interface Member {
  id: number
  /** The brand that he belongs to. */
  merchant: string
  username: string
  nickname: string
  type: MemberType
  enabled: boolean
  rankLevel: number
  uplineId: number | null
  currency: string
  registeredAtMs: number
  lastLoginAtMs: number | null
}

interface MemberRow {
  id: number; merchant: string; username: string; nickname: string; type: MemberType; enabled: boolean; rank_level: number; upline: number | null
  currency: string; registered_at: number; last_login_at: number | null
}

const memberOf = (row: MemberRow): Member => ({
  id: row.id, merchant: row.merchant, username: row.username, nickname: row.nickname, type: row.type, enabled: row.enabled, rankLevel: row.rank_level,
  uplineId: row.upline, currency: row.currency, registeredAtMs: row.registered_at, lastLoginAtMs: row.last_login_at,
})
const maybeMember = (row: MemberRow | undefined): Member | undefined => row && memberOf(row)

export interface NewMember {
  merchant: string; username: string; nickname: string; type: MemberType; uplineId: number | null; currency: string; registeredAtMs: number
}

/** Undefined when the name is taken at his brand. */
export async function insertMember(tx: Tx, member: NewMember): Promise<Member | undefined> {
  return maybeMember(await tx.one<MemberRow>(sql`
    insert into member (merchant, username, username_key, nickname, type, upline, currency, registered_at)
    values (${member.merchant}, ${member.username}, ${usernameKey(member.username)}, ${member.nickname}, ${member.type}, ${member.uplineId},
      ${member.currency}, ${new Date(member.registeredAtMs)})
    on conflict (merchant, username_key) do nothing
    returning id, merchant, username, nickname, type, enabled, rank_level, upline, currency, registered_at, last_login_at`))
}

export async function memberById(db: Queries, id: number): Promise<Member | undefined> {
  return maybeMember(await db.one<MemberRow>(sql`
    select id, merchant, username, nickname, type, enabled, rank_level, upline, currency, registered_at, last_login_at from member where id = ${id}`))
}

/** By name at a brand, whatever its case. */
export async function memberByUsername(db: Queries, merchant: string, username: string): Promise<Member | undefined> {
  return maybeMember(await db.one<MemberRow>(sql`
    select id, merchant, username, nickname, type, enabled, rank_level, upline, currency, registered_at, last_login_at from member
    where merchant = ${merchant} and username_key = ${usernameKey(username)}`))
}

/** The member as he is, and as he stays until the transaction ends. */
export async function lockMember(tx: Tx, id: number): Promise<Member | undefined> {
  return maybeMember(await tx.one<MemberRow>(sql`
    select id, merchant, username, nickname, type, enabled, rank_level, upline, currency, registered_at, last_login_at from member where id = ${id}
    for no key update`))
}

export async function recordLogin(tx: Tx, id: number, nowMs: number): Promise<void> {
  await tx.query(sql`update member set last_login_at = ${new Date(nowMs)} where id = ${id}`)
}

/** False when there is no such member. */
export async function updateEnabled(tx: Tx, id: number, enabled: boolean): Promise<boolean> {
  return (await tx.one(sql`update member set enabled = ${enabled} where id = ${id} returning id`)) !== undefined
}

export interface MemberQuery {
  /** Part of a name, any case; empty for all. */
  search: string
  pageNo: number
  pageSize: number
}

/** Members by part of their name, newest first, with the number in all pages. */
export async function listMembers(db: Queries, { search, pageNo, pageSize }: MemberQuery): Promise<{ members: Member[]; totalCount: number }> {
  const contains = `%${usernameKey(search).replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db.query<MemberRow>(sql`
    select id, merchant, username, nickname, type, enabled, rank_level, upline, currency, registered_at, last_login_at from member
    where username_key like ${contains} order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`select count(*) as total from member where username_key like ${contains}`)
  return { members: rows.map(memberOf), totalCount: Number(counted?.total ?? 0n) }
}

/** How many members a brand has. */
export async function countMembersOf(db: Queries, merchant: string): Promise<number> {
  return Number((await db.one<{ total: bigint }>(sql`select count(*) as total from member where merchant = ${merchant}`))?.total ?? 0n)
}

/** How many members there are, and how many registered since a moment. */
export async function countMembers(db: Queries, sinceMs: number): Promise<{ all: number; since: number }> {
  const row = await db.one<{ total: bigint; since: bigint }>(sql`
    select count(*) as total, count(*) filter (where registered_at >= ${new Date(sinceMs)}) as since from member`)
  return { all: Number(row?.total ?? 0n), since: Number(row?.since ?? 0n) }
}

/** Ids of the members of a brand who have a rank. */
export const memberIdsOfRank = async (db: Queries, merchant: string, rankLevel: number): Promise<number[]> =>
  (await db.query<{ id: number }>(sql`select id from member where merchant = ${merchant} and rank_level = ${rankLevel} and enabled order by id`)).map(({ id }) => id)

/** The picture that a member has chosen, and his rank; null for the one that his number gives him. */
export const picturesOf = (db: Queries, id: number): Promise<{ avatarId: string | null; rankLevel: number } | undefined> =>
  db.one<{ avatarId: string | null; rankLevel: number }>(sql`select avatar_id as "avatarId", rank_level as "rankLevel" from member where id = ${id}`)

export async function updateAvatar(db: Queries, id: number, avatarId: string): Promise<void> {
  await db.query(sql`update member set avatar_id = ${avatarId} where id = ${id}`)
}
