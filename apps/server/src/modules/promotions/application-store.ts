// SPDX-License-Identifier: Apache-2.0
import type { PromotionOffer } from '@tessera/contract/messages/content'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

export type ApplicationStatus = 'Applying' | 'Issued' | 'Rejected'

export interface NewApplication {
  brandCode: string
  promotionId: number
  memberId: bigint
  comment: string
  /** Names of files in the private store. */
  pictures: readonly string[]
  /** What an approval credits, as promised when it was sent. */
  reward: Amount
  /** The terms of then; null for applications that are older than this. */
  offer: PromotionOffer | null
  currency: string
  appliedAtMs: number
}
export interface Application extends NewApplication {
  id: number
  status: ApplicationStatus
  remark: string
  judgedAtMs: number | null
  judgedBy: string
}

interface ApplicationRow {
  id: number
  brandCode: string
  promotion_id: number
  member_id: bigint
  comment: string
  pictures: string[]
  reward: bigint
  offer: PromotionOffer | null
  currency: string
  status: ApplicationStatus
  remark: string
  applied_at: number
  judged_at: number | null
  judged_by: string | null
}

const applicationOf = (row: ApplicationRow): Application => ({
  id: row.id,
  brandCode: row.brandCode,
  promotionId: row.promotion_id,
  memberId: row.member_id,
  comment: row.comment,
  pictures: row.pictures,
  reward: amountOfMillionths(row.reward),
  offer: row.offer,
  currency: row.currency,
  status: row.status,
  remark: row.remark,
  appliedAtMs: row.applied_at,
  judgedAtMs: row.judged_at,
  judgedBy: row.judged_by ?? '',
})

/** Stores an application; false when one is already waiting, or was paid. */
export async function insertApplication(
  tx: Tx,
  {
    brandCode,
    promotionId,
    memberId,
    comment,
    pictures,
    reward,
    offer,
    currency,
    appliedAtMs,
  }: NewApplication,
): Promise<boolean> {
  return (
    (await tx.one(sql`
    insert into promotion_application (brand_code, promotion_id, member_id, comment, pictures, reward, offer, currency, applied_at)
    values (${brandCode}, ${promotionId}, ${memberId}, ${comment}, ${[...pictures]}, ${reward}, ${JSON.stringify(offer)}, ${currency}, ${new Date(appliedAtMs)})
    on conflict do nothing returning id`)) !== undefined
  )
}

/** The last application of a member for each promotion. */
export const lastApplicationsOf = async (db: Queries, memberId: bigint): Promise<Application[]> =>
  (
    await db.query<ApplicationRow>(
      sql`select distinct on (promotion_id) * from promotion_application where member_id = ${memberId} order by promotion_id, id desc`,
    )
  ).map(applicationOf)

export async function applicationById(db: Queries, id: number): Promise<Application | undefined> {
  const row = await db.one<ApplicationRow>(
    sql`select *, brand_code as "brandCode" from promotion_application where id = ${id}`,
  )
  return row && applicationOf(row)
}

/** The application, locked until the transaction ends. */
export async function lockApplication(tx: Tx, id: number): Promise<Application | undefined> {
  const row = await tx.one<ApplicationRow>(
    sql`select *, brand_code as "brandCode" from promotion_application where id = ${id} for update`,
  )
  return row && applicationOf(row)
}

export interface Judgement {
  status: 'Issued' | 'Rejected'
  remark: string
  by: string
  nowMs: number
}

/** Stores what an operator decided about a locked application. */
export async function updateJudged(
  tx: Tx,
  id: number,
  { status, remark, by, nowMs }: Judgement,
): Promise<Application> {
  const row = await tx.one<ApplicationRow>(sql`
    update promotion_application set status = ${status}, remark = ${remark}, judged_by = ${by}, judged_at = ${new Date(nowMs)} where id = ${id} returning *, brand_code as "brandCode"`)
  if (!row) throw new Error(`application ${id} is gone`)
  return applicationOf(row)
}

export interface ApplicationQuery {
  brandCode?: string | undefined
  status: ApplicationStatus | undefined
  pageNo: number
  pageSize: number
}

/**
 * A page of applications: those of one status oldest first, as a queue is worked off; without a status newest
 * first.
 */
export async function listApplications(
  db: Queries,
  { brandCode, status, pageNo, pageSize }: ApplicationQuery,
): Promise<{ applications: Application[]; totalCount: number }> {
  const brand = brandCode ?? null
  const offset = (pageNo - 1) * pageSize
  const rows = await db.query<ApplicationRow>(
    status === undefined
      ? sql`select *, brand_code as "brandCode" from promotion_application where (${brand}::text is null or brand_code = ${brand}) order by id desc limit ${pageSize} offset ${offset}`
      : sql`select *, brand_code as "brandCode" from promotion_application where (${brand}::text is null or brand_code = ${brand}) and status = ${status} order by id limit ${pageSize} offset ${offset}`,
  )
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from promotion_application where (${brand}::text is null or brand_code = ${brand}) and (${status ?? null}::text is null or status = ${status ?? null})`)
  return { applications: rows.map(applicationOf), totalCount: Number(counted?.total ?? 0n) }
}
