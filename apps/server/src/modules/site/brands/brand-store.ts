// SPDX-License-Identifier: Apache-2.0
import { firstBrandCode } from '@tessera/rules/site/brand'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export interface BrandRecord {
  code: string
  name: string
  enabled: boolean
  createdAtMs: number
}
interface BrandRow {
  code: string
  name: string
  enabled: boolean
  created_at: number
}
const brandOfRow = (row: BrandRow): BrandRecord => ({
  code: row.code,
  name: row.name,
  enabled: row.enabled,
  createdAtMs: row.created_at,
})

export interface Host {
  host: string
  brandCode: string
  enabled: boolean
  affiliateCode: string | null
  ownerId: bigint | null
  mainUrl: string | null
  speedMs: number | null
  measuredAtMs: number | null
}
interface HostRow {
  host: string
  brandCode: string
  enabled: boolean
  affiliate_code: string | null
  owner_id: bigint | null
  main_url: string | null
  speed_ms: number | null
  measured_at: number | null
}
const hostOf = (row: HostRow): Host => ({
  host: row.host,
  brandCode: row.brandCode,
  enabled: row.enabled,
  affiliateCode: row.affiliate_code,
  ownerId: row.owner_id,
  mainUrl: row.main_url,
  speedMs: row.speed_ms,
  measuredAtMs: row.measured_at,
})

/** The first brand first, then in the order in which they were created. */
export const findBrands = async (db: Queries): Promise<BrandRecord[]> =>
  (
    await db.query<BrandRow>(
      sql`select code, name, enabled, created_at from brand order by code <> ${firstBrandCode}, created_at, code`,
    )
  ).map(brandOfRow)

export const findHosts = async (db: Queries): Promise<Host[]> =>
  (
    await db.query<HostRow>(sql`
    select host, brand_code as "brandCode", enabled, affiliate_code, owner_id, main_url, speed_ms, measured_at from brand_host order by host`)
  ).map(hostOf)

/** Undefined when the code is taken. */
export async function insertBrand(
  tx: Tx,
  { code, name, nowMs }: { code: string; name: string; nowMs: number },
): Promise<BrandRecord | undefined> {
  const row = await tx.one<BrandRow>(sql`
    insert into brand (code, name, created_at) values (${code}, ${name}, ${new Date(nowMs)}) on conflict do nothing
    returning code, name, enabled, created_at`)
  return row && brandOfRow(row)
}

/** The brand before and after; undefined when there is no such brand. */
export async function updateBrand(
  tx: Tx,
  code: string,
  change: { name?: string | undefined; enabled?: boolean | undefined },
): Promise<{ before: BrandRecord; after: BrandRecord } | undefined> {
  const before = await tx.one<BrandRow>(
    sql`select code, name, enabled, created_at from brand where code = ${code} for update`,
  )
  if (!before) return undefined
  const { name = before.name, enabled = before.enabled } = change
  await tx.query(sql`update brand set name = ${name}, enabled = ${enabled} where code = ${code}`)
  return { before: brandOfRow(before), after: brandOfRow({ ...before, name, enabled }) }
}

export type NewHost = Pick<Host, 'host' | 'brandCode' | 'affiliateCode' | 'ownerId' | 'mainUrl'>

/** False when the host is taken. */
export async function insertHost(
  tx: Queries,
  { host, brandCode, affiliateCode, ownerId, mainUrl }: NewHost,
  nowMs: number,
): Promise<boolean> {
  return (
    (await tx.one(sql`
    insert into brand_host (host, brand_code, affiliate_code, owner_id, main_url, created_at)
    values (${host}, ${brandCode}, ${affiliateCode}, ${ownerId}, ${mainUrl}, ${new Date(nowMs)}) on conflict do nothing returning host`)) !==
    undefined
  )
}

/** The brand of the host; undefined when there is no such host. */
export async function updateHostEnabled(tx: Tx, host: string, enabled: boolean): Promise<string | undefined> {
  return (
    await tx.one<{ brandCode: string }>(
      sql`update brand_host set enabled = ${enabled} where host = ${host} returning brand_code as "brandCode"`,
    )
  )?.brandCode
}

export async function updateSpeed(db: Queries, host: string, speedMs: number, nowMs: number): Promise<void> {
  await db.query(
    sql`update brand_host set speed_ms = ${speedMs}, measured_at = ${new Date(nowMs)} where host = ${host}`,
  )
}
