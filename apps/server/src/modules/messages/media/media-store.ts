// SPDX-License-Identifier: Apache-2.0
import type { MediaKind } from '@tessera/contract/messages/content'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { DrawnFile } from './draw-sizes.ts'

export type MediaSize = Omit<DrawnFile, 'content'>
export interface NewMedia {
  brandCode: string
  kind: MediaKind
  name: string
  file: string
  width: number
  height: number
  sizes: readonly MediaSize[]
  uploadedAtMs: number
  uploadedBy: string
}
export interface Media extends Omit<NewMedia, 'sizes'> {
  id: number
  sizes: MediaSize[]
}

/** Keeps a file from being removed while another upload of the same picture stores it. */
export async function lockFiles(tx: Tx): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('messages.files', 0))`)
}

/** Stores a picture, or finds the identical one. */
export async function insertMedia(
  tx: Tx,
  { brandCode, kind, name, file, width, height, sizes, uploadedAtMs, uploadedBy }: NewMedia,
): Promise<Media> {
  const inserted = await tx.one<Media>(sql`
    insert into media (brand_code, kind, name, file, width, height, sizes, uploaded_at, uploaded_by)
    values (${brandCode}, ${kind}, ${name}, ${file}, ${width}, ${height}, ${JSON.stringify(sizes)}, ${new Date(uploadedAtMs)}, ${uploadedBy})
    on conflict (brand_code, kind, file) do nothing
    returning id, brand_code as "brandCode", kind, name, file, width, height, sizes, uploaded_at as "uploadedAtMs", uploaded_by as "uploadedBy"`)
  const media =
    inserted ??
    (await tx.one<Media>(sql`
    select id, brand_code as "brandCode", kind, name, file, width, height, sizes, uploaded_at as "uploadedAtMs", uploaded_by as "uploadedBy" from media
    where brand_code = ${brandCode} and kind = ${kind} and file = ${file}`))
  if (!media) throw new Error('a picture was not stored')
  return media
}

export const mediaById = (db: Queries, id: number): Promise<Media | undefined> =>
  db.one<Media>(sql`
  select id, brand_code as "brandCode", kind, name, file, width, height, sizes, uploaded_at as "uploadedAtMs", uploaded_by as "uploadedBy" from media where id = ${id}`)

export const mediaByIds = (db: Queries, ids: readonly number[]): Promise<Media[]> =>
  db.query<Media>(sql`
  select id, brand_code as "brandCode", kind, name, file, width, height, sizes, uploaded_at as "uploadedAtMs", uploaded_by as "uploadedBy" from media where id = any(${ids}::integer[])`)

export async function listMedia(
  db: Queries,
  {
    brandCode,
    kind,
    pageNo,
    pageSize,
  }: { brandCode: string; kind?: MediaKind | undefined; pageNo: number; pageSize: number },
): Promise<{ media: Media[]; totalCount: number }> {
  const media = await db.query<Media>(sql`
    select id, brand_code as "brandCode", kind, name, file, width, height, sizes, uploaded_at as "uploadedAtMs", uploaded_by as "uploadedBy" from media
    where brand_code = ${brandCode} and (${kind ?? null}::text is null or kind = ${kind ?? null}) order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from media where brand_code = ${brandCode} and (${kind ?? null}::text is null or kind = ${kind ?? null})`)
  return { media, totalCount: Number(counted?.total ?? 0n) }
}

export async function removeMedia(tx: Tx, id: number): Promise<void> {
  await tx.query(sql`delete from media where id = ${id}`)
}

/** Those of these files that no picture of any brand uses any more. */
export async function orphans(tx: Tx, files: readonly string[]): Promise<string[]> {
  const stored = await tx.query<{ file: string }>(sql`
    select distinct size ->> 'file' as file from media, jsonb_array_elements(sizes) as size where size ->> 'file' = any(${files}::text[])`)
  return files.filter((file) => !stored.some((other) => other.file === file))
}

/**
 * The contents that show a picture, by its id or inside a text: in their draft or in their last published
 * revision.
 */
export async function usersOf(db: Queries, pictures: readonly Media[]): Promise<Map<number, number[]>> {
  const picturesJson = JSON.stringify(
    pictures.map(({ id, brandCode, sizes }) => ({
      id,
      brand_code: brandCode,
      files: sizes.map(({ file }) => file),
    })),
  )
  const rows = await db.query<{ mediaId: number; contentId: number }>(sql`
    select picture.id as "mediaId", content.id as "contentId"
    from jsonb_to_recordset(${picturesJson}::jsonb) as picture (id integer, brand_code text, files jsonb)
    join content on content.brand_code = picture.brand_code
    left join content_revision shown on shown.content_id = content.id and shown.number = content.revision
    where picture.id::text in (content.draft -> 'picture' ->> 'wide', content.draft -> 'picture' ->> 'phone', shown.body -> 'picture' ->> 'wide', shown.body -> 'picture' ->> 'phone')
      or exists (select from jsonb_array_elements_text(picture.files) as file where position(file in content.draft::text) > 0 or position(file in shown.body::text) > 0)
    order by content.id`)
  const users = new Map<number, number[]>()
  for (const { mediaId, contentId } of rows) users.set(mediaId, [...(users.get(mediaId) ?? []), contentId])
  return users
}
