// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../db/index.ts'

/** A stored value of one leaf of one brand. */
export interface StoredSetting {
  brandCode: string
  name: string
  value: unknown
  version: number
  changedAtMs: number
  changedBy: string
}
interface SettingRow {
  brandCode: string
  name: string
  value: unknown
  version: number
  changed_at: number
  changed_by: string
}

const settingOf = (row: SettingRow): StoredSetting => ({
  brandCode: row.brandCode,
  name: row.name,
  value: row.value,
  version: row.version,
  changedAtMs: row.changed_at,
  changedBy: row.changed_by,
})

/** Everything that differs from the defaults, of all brands. */
export const findSettings = async (db: Queries): Promise<StoredSetting[]> =>
  (
    await db.query<SettingRow>(
      sql`select brand_code as "brandCode", name, value, version, changed_at, changed_by from setting_value`,
    )
  ).map(settingOf)

/** The stored value, locked until the transaction ends. */
export async function lockSetting(
  tx: Tx,
  brandCode: string,
  name: string,
): Promise<StoredSetting | undefined> {
  const row = await tx.one<SettingRow>(sql`
    select brand_code as "brandCode", name, value, version, changed_at, changed_by from setting_value where brand_code = ${brandCode} and name = ${name} for update`)
  return row && settingOf(row)
}

/** A change of one leaf: its line in the history, and the new value. */
export interface SettingChange {
  brandCode: string
  name: string
  version: number
  before: unknown
  after: unknown
  changedAtMs: number
  changedBy: string
}

/** Stores a value and its history line; false when somebody else stored that version first. */
export async function storeChange(
  tx: Tx,
  { brandCode, name, version, before, after, changedAtMs, changedBy }: SettingChange,
): Promise<boolean> {
  const at = new Date(changedAtMs)
  const stored = await tx.one(sql`
    insert into setting_value (brand_code, name, value, version, changed_at, changed_by)
    values (${brandCode}, ${name}, ${JSON.stringify(after)}, ${version}, ${at}, ${changedBy})
    on conflict (brand_code, name) do update
      set value = excluded.value, version = excluded.version, changed_at = excluded.changed_at, changed_by = excluded.changed_by
      where setting_value.version = excluded.version - 1
    returning version`)
  if (!stored) return false
  await tx.query(sql`
    insert into setting_change (brand_code, name, version, before, after, changed_at, changed_by)
    values (${brandCode}, ${name}, ${version}, ${JSON.stringify(before)}, ${JSON.stringify(after)}, ${at}, ${changedBy})`)
  return true
}

export interface NotedChange extends SettingChange {
  id: string
}
interface ChangeRow {
  id: bigint
  brandCode: string
  name: string
  version: number
  before: unknown
  after: unknown
  changed_at: number
  changed_by: string
}

const changeOf = (row: ChangeRow): NotedChange => ({
  id: String(row.id),
  brandCode: row.brandCode,
  name: row.name,
  version: row.version,
  before: row.before,
  after: row.after,
  changedAtMs: row.changed_at,
  changedBy: row.changed_by,
})

/** The history of a brand or of one of its leaves, newest first, with the total number of lines. */
export async function findChanges(
  db: Queries,
  {
    brandCode,
    name,
    pageNo,
    pageSize,
  }: { brandCode: string; name: string | undefined; pageNo: number; pageSize: number },
): Promise<{ changes: NotedChange[]; totalCount: number }> {
  const wanted = name ?? null
  const rows = await db.query<ChangeRow>(sql`
    select id, brand_code as "brandCode", name, version, before, after, changed_at, changed_by from setting_change
    where brand_code = ${brandCode} and (${wanted}::text is null or name = ${wanted}) order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from setting_change where brand_code = ${brandCode} and (${wanted}::text is null or name = ${wanted})`)
  return { changes: rows.map(changeOf), totalCount: Number(counted?.total ?? 0n) }
}

export async function changeById(db: Queries, id: string): Promise<NotedChange | undefined> {
  const row = await db.one<ChangeRow>(sql`
    select id, brand_code as "brandCode", name, version, before, after, changed_at, changed_by from setting_change where id = ${id}`)
  return row && changeOf(row)
}
