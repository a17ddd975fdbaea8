// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { MissionCounts, MissionKind } from '@tessera/rules/missions/missions'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** What a mission asks and gives, as of one revision. */
export interface Terms {
  revision: number
  counts: MissionCounts
  gameType: string | null
  vendor: string | null
  /** Millionths where an amount is counted. */
  target: bigint
  reward: Amount
  /** How often the reward has to be staked; 0: it is cash. */
  wagerTimes: number
}

/** A mission as operators defined it, with the terms of members who begin now. */
export interface Mission {
  id: number
  brandCode: string
  kind: MissionKind
  /** By language code. */
  titles: Readonly<Record<string, string>>
  currency: string
  startsAtMs: number
  endsAtMs: number | null
  budget: Amount
  spent: Amount
  enabled: boolean
  position: number
  terms: Terms
}

export interface MissionRow {
  id: number
  brand_code: string
  kind: MissionKind
  titles: Record<string, string>
  currency: string
  starts_at: number
  ends_at: number | null
  budget: bigint
  spent: bigint
  enabled: boolean
  position: number
}
export interface TermsRow {
  revision: number
  counts: MissionCounts
  game_type: string | null
  vendor: string | null
  target: bigint
  reward: bigint
  wager_times: number
}

export const termsOf = (row: TermsRow): Terms => ({
  revision: row.revision,
  counts: row.counts,
  gameType: row.game_type,
  vendor: row.vendor,
  target: row.target,
  reward: amountOfMillionths(row.reward),
  wagerTimes: row.wager_times,
})
export const missionOf = (row: MissionRow & TermsRow): Mission => ({
  id: row.id,
  brandCode: row.brand_code,
  kind: row.kind,
  titles: row.titles,
  currency: row.currency,
  startsAtMs: row.starts_at,
  endsAtMs: row.ends_at,
  budget: amountOfMillionths(row.budget),
  spent: amountOfMillionths(row.spent),
  enabled: row.enabled,
  position: row.position,
  terms: termsOf(row),
})

export type MissionToAdd = Omit<Mission, 'id' | 'spent' | 'terms'> & { terms: Omit<Terms, 'revision'> }

/** Stores a mission with its first terms; returns its id. */
export async function insertMission(tx: Tx, mission: MissionToAdd, nowMs: number): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`
    insert into mission (brand_code, kind, titles, currency, starts_at, ends_at, budget, enabled, position, revision, created_at)
    values (${mission.brandCode}, ${mission.kind}, ${JSON.stringify(mission.titles)}, ${mission.currency}, ${new Date(mission.startsAtMs)},
      ${mission.endsAtMs === null ? null : new Date(mission.endsAtMs)}, ${mission.budget}, ${mission.enabled}, ${mission.position}, 1, ${new Date(nowMs)}) returning id`)
  if (!row) throw new Error('a mission gave no row')
  await insertTerms(tx, row.id, { ...mission.terms, revision: 1 })
  return row.id
}

/** Stores another revision of a mission's terms. */
export async function insertTerms(tx: Tx, missionId: number, terms: Terms): Promise<void> {
  await tx.query(sql`
    insert into mission_terms (mission_id, revision, counts, game_type, vendor, target, reward, wager_times)
    values (${missionId}, ${terms.revision}, ${terms.counts}, ${terms.gameType}, ${terms.vendor}, ${terms.target}, ${terms.reward}, ${terms.wagerTimes})`)
}

export async function supersedeTerms(
  tx: Tx,
  missionId: number,
  revision: number,
  nowMs: number,
): Promise<void> {
  await tx.query(
    sql`update mission_terms set superseded_at = ${new Date(nowMs)} where mission_id = ${missionId} and revision = ${revision}`,
  )
}

/** The mission with its current terms, locked until the transaction ends. */
export async function lockMission(tx: Tx, id: number): Promise<Mission | undefined> {
  const row = await tx.one<MissionRow & TermsRow>(sql`
    select * from mission m join mission_terms t on t.mission_id = m.id and t.revision = m.revision where m.id = ${id} for no key update of m`)
  return row && missionOf(row)
}

/** The mission with its current terms. */
export async function missionById(db: Queries, id: number): Promise<Mission | undefined> {
  const row = await db.one<MissionRow & TermsRow>(sql`
    select * from mission m join mission_terms t on t.mission_id = m.id and t.revision = m.revision where m.id = ${id}`)
  return row && missionOf(row)
}

/** Stores all changeable fields of a locked mission. */
export async function saveMission(tx: Tx, mission: Mission): Promise<void> {
  await tx.query(sql`
    update mission set titles = ${JSON.stringify(mission.titles)}, starts_at = ${new Date(mission.startsAtMs)}, ends_at = ${mission.endsAtMs === null ? null : new Date(mission.endsAtMs)},
      budget = ${mission.budget}, enabled = ${mission.enabled}, position = ${mission.position}, revision = ${mission.terms.revision} where id = ${mission.id}`)
}

/** The missions of a brand in their order, for operators. */
export async function listMissions(
  db: Queries,
  { brandCode, pageNo, pageSize }: { brandCode: string; pageNo: number; pageSize: number },
): Promise<{ missions: Mission[]; total: number }> {
  const rows = await db.query<MissionRow & TermsRow>(sql`
    select * from mission m join mission_terms t on t.mission_id = m.id and t.revision = m.revision
    where m.brand_code = ${brandCode} order by m.position, m.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(
    sql`select count(*) as total from mission where brand_code = ${brandCode}`,
  )
  return { missions: rows.map(missionOf), total: Number(counted?.total ?? 0n) }
}

/** At most this many missions of a brand are open to members at once. */
export const mostMissions = 50

/** The missions of a brand that are open now, with their current terms, in their order. */
export async function openMissions(db: Queries, brandCode: string, nowMs: number): Promise<Mission[]> {
  const rows = await db.query<MissionRow & TermsRow>(sql`
    select * from mission m join mission_terms t on t.mission_id = m.id and t.revision = m.revision
    where m.brand_code = ${brandCode} and m.enabled and m.starts_at <= ${new Date(nowMs)} and (m.ends_at is null or m.ends_at > ${new Date(nowMs)})
    order by m.position, m.id limit ${mostMissions}`)
  return rows.map(missionOf)
}

/** A revision of the terms of a mission, with what of the mission counting needs. */
export interface TermsThatCount
  extends TermsRow, Pick<MissionRow, 'id' | 'brand_code' | 'kind' | 'currency' | 'starts_at' | 'ends_at'> {
  /** The revision of members who begin now. */
  current: number
}

/** The revisions of all missions that count these happenings now, without missions and terms that ended before. */
export const termsThatCount = (
  db: Queries,
  counts: readonly MissionCounts[],
  {
    nowMs,
    endedAfterMs,
    supersededAfterMs,
  }: { nowMs: number; endedAfterMs: number; supersededAfterMs: number },
): Promise<TermsThatCount[]> =>
  db.query<TermsThatCount>(sql`
    select m.id, m.brand_code, m.kind, m.currency, m.starts_at, m.ends_at, m.revision as current, t.revision, t.counts, t.game_type, t.vendor, t.target, t.reward, t.wager_times
    from mission m join mission_terms t on t.mission_id = m.id
    where m.enabled and m.starts_at <= ${new Date(nowMs)} and (m.ends_at is null or m.ends_at > ${new Date(endedAfterMs)})
      and t.counts = any (${[...counts]}::text[])
      and (t.superseded_at is null or m.kind = 'ONCE' or t.superseded_at > ${new Date(supersededAfterMs)})
    order by m.id, t.revision`)
