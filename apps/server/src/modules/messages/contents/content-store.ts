// SPDX-License-Identifier: Apache-2.0
import type { ContentBody, ContentKind, ContentState } from '@tessera/contract/messages/content'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { Content, EditFacts, PublishedContent } from './content.ts'

export interface NewContent {
  brandCode: string
  draft: ContentBody
  sort: number
}

export async function insertContent(
  tx: Tx,
  { nowMs, by }: EditFacts,
  { brandCode, draft, sort }: NewContent,
): Promise<Content> {
  const inserted = await tx.one<Content>(sql`
    insert into content (brand_code, kind, sort, draft, changed_at, changed_by)
    values (${brandCode}, ${draft.kind}, ${sort}, ${JSON.stringify(draft)}, ${new Date(nowMs)}, ${by})
    returning id, brand_code as "brandCode", kind, state, sort, draft, version, revision, page, changed_at as "changedAtMs", changed_by as "changedBy"`)
  if (!inserted) throw new Error('a content was not stored')
  return inserted
}

export const contentById = (db: Queries, id: number): Promise<Content | undefined> =>
  db.one<Content>(sql`
  select id, brand_code as "brandCode", kind, state, sort, draft, version, revision, page, changed_at as "changedAtMs", changed_by as "changedBy" from content where id = ${id}`)

/** The item, locked until the transaction ends. */
export const lockContent = (tx: Tx, id: number): Promise<Content | undefined> =>
  tx.one<Content>(sql`
  select id, brand_code as "brandCode", kind, state, sort, draft, version, revision, page, changed_at as "changedAtMs", changed_by as "changedBy" from content where id = ${id} for no key update`)

export interface ContentChange {
  draft: ContentBody
  state: ContentState
  revision: number | null
  page: string | null
}

/** Stores the next version of a locked item. */
export async function updateContent(
  tx: Tx,
  { nowMs, by }: EditFacts,
  id: number,
  { draft, state, revision, page }: ContentChange,
): Promise<Content> {
  const updated = await tx.one<Content>(sql`
    update content set draft = ${JSON.stringify(draft)}, state = ${state}, revision = ${revision}, page = ${page}, version = version + 1,
      changed_at = ${new Date(nowMs)}, changed_by = ${by}
    where id = ${id}
    returning id, brand_code as "brandCode", kind, state, sort, draft, version, revision, page, changed_at as "changedAtMs", changed_by as "changedBy"`)
  if (!updated) throw new Error(`content ${id} is gone`)
  return updated
}

/** Whether another published item of the brand has the page. */
export const isPageTaken = async (tx: Tx, { id, brandCode }: Content, page: string): Promise<boolean> =>
  (await tx.one(
    sql`select id from content where brand_code = ${brandCode} and page = ${page} and state = 'published' and id <> ${id}`,
  )) !== undefined

/** Makes operators wait for each other who publish for one page or arrange one list. */
export async function lockBrandContents(tx: Tx, brandCode: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`messages.contents ${brandCode}`}, 0))`)
}

/** The position after the last one of a brand's kind. */
export async function nextSort(tx: Tx, brandCode: string, kind: ContentKind): Promise<number> {
  const row = await tx.one<{ next: number }>(
    sql`select coalesce(max(sort), -1) + 1 as next from content where brand_code = ${brandCode} and kind = ${kind}`,
  )
  return row?.next ?? 0
}

export async function updateSort(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.query(sql`
    update content set sort = sorted.sort from (select id, ordinality::integer as sort from unnest(${ids}::integer[]) with ordinality as arranged (id, ordinality)) as sorted
    where content.id = sorted.id`)
}

/** Ids of the items of a kind (for banners, of a group) that are not archived. */
export const arrangedIds = async (
  tx: Tx,
  brandCode: string,
  kind: ContentKind,
  groupName: string | undefined,
): Promise<number[]> =>
  (
    await tx.query<{ id: number }>(sql`
    select id from content where brand_code = ${brandCode} and kind = ${kind} and state <> 'archived' and (${groupName ?? null}::text is null or draft ->> 'groupName' = ${groupName ?? null})
    order by sort, id for no key update`)
  ).map(({ id }) => id)

/**
 * Everything published of these kinds, in order, with its texts in these languages only; the caller checks
 * the schedule.
 */
export const publishedContents = (
  db: Queries,
  brandCode: string,
  kinds: readonly ContentKind[],
  languages: readonly string[],
): Promise<PublishedContent[]> =>
  db.query<PublishedContent>(sql`
  select content.id, content.sort, first.at as "firstAtMs", shown.body || jsonb_build_object('texts', (
    select coalesce(jsonb_object_agg(language, words), '{}') from jsonb_each(shown.body -> 'texts') as said (language, words) where language = any(${languages}::text[]))) as body
  from content
  join content_revision shown on shown.content_id = content.id and shown.number = content.revision
  join content_revision first on first.content_id = content.id and first.number = 1
  where content.brand_code = ${brandCode} and content.state = 'published' and content.kind = any(${kinds}::text[])
  order by content.kind, content.sort, content.id`)

export interface ContentQuery {
  brandCode: string
  kind?: ContentKind | undefined
  state?: ContentState | undefined
  groupName?: string | undefined
  /** Part of a title in any language; empty for all. */
  search: string
  pageNo: number
  pageSize: number
}
export interface ListedContent extends Content {
  published: ContentBody | null
}

/** A page of items with what is published of each, and the number of all items. */
export async function listContents(
  db: Queries,
  { brandCode, kind, state, groupName, search, pageNo, pageSize }: ContentQuery,
): Promise<{ contents: ListedContent[]; totalCount: number }> {
  const contains = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db.query<ListedContent & { total: bigint }>(sql`
    select content.id, brand_code as "brandCode", kind, state, sort, draft, version, revision, page, changed_at as "changedAtMs", changed_by as "changedBy", shown.body as published, count(*) over () as total
    from content left join content_revision shown on shown.content_id = content.id and shown.number = content.revision
    where brand_code = ${brandCode} and (${kind ?? null}::text is null or kind = ${kind ?? null}) and (${state ?? null}::text is null or state = ${state ?? null})
      and (${groupName ?? null}::text is null or draft ->> 'groupName' = ${groupName ?? null})
      and (${search} = '' or exists (select from jsonb_each(draft -> 'texts') as words (language, said) where lower(said ->> 'title') like ${contains}))
    order by state = 'archived', kind, draft ->> 'groupName' nulls first, sort, content.id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted =
    rows[0]?.total ??
    (pageNo === 1
      ? 0n
      : (await listContents(db, { brandCode, kind, state, groupName, search, pageNo: 1, pageSize: 1 }))
          .totalCount)
  return { contents: rows.map(({ total: _, ...content }) => content), totalCount: Number(counted) }
}
