// SPDX-License-Identifier: Apache-2.0
import type { TextSet } from '@tessera/texts/languages'
import { sql, type Queries, type Tx } from '../db/index.ts'

/** One set of sentences of one brand. */
export interface TextsOf {
  brandCode: string
  language: TextSet
}

/** A sentence that operators have changed. */
export interface BrandText {
  key: string
  /** Null: the sentence of the release is in force again. */
  sentence: string | null
  version: number
  changedAtMs: number
  changedBy: string
}
interface TextRow {
  key: string
  sentence: string | null
  version: number
  changed_at: number
  changed_by: string
}

const textOf = ({ key, sentence, version, changed_at, changed_by }: TextRow): BrandText => ({
  key,
  sentence,
  version,
  changedAtMs: changed_at,
  changedBy: changed_by,
})

/** How often each set of sentences has been changed, of all brands. */
export const findTextVersions = (
  db: Queries,
): Promise<{ brandCode: string; language: string; version: number }[]> =>
  db.query(sql`select brand_code as "brandCode", language, version from brand_text_version`)

/** All sentences of a set that have ever been changed. */
export const findTexts = async (db: Queries, { brandCode, language }: TextsOf): Promise<BrandText[]> =>
  (
    await db.query<TextRow>(sql`
      select key, sentence, version, changed_at, changed_by from brand_text where brand_code = ${brandCode} and language = ${language}`)
  ).map(textOf)

/** A single one of them. */
export async function findText(
  db: Queries,
  { brandCode, language }: TextsOf,
  key: string,
): Promise<BrandText | undefined> {
  const row = await db.one<TextRow>(sql`
    select key, sentence, version, changed_at, changed_by from brand_text
    where brand_code = ${brandCode} and language = ${language} and key = ${key}`)
  return row && textOf(row)
}

/** Counts a change of a set. Until the transaction ends, nobody else changes a sentence of it. */
export async function countTextChange(tx: Tx, { brandCode, language }: TextsOf): Promise<void> {
  await tx.query(sql`
    insert into brand_text_version (brand_code, language, version) values (${brandCode}, ${language}, 1)
    on conflict (brand_code, language) do update set version = brand_text_version.version + 1`)
}

/** How many sentences of a set are in the words of operators. */
export async function countTexts(db: Queries, { brandCode, language }: TextsOf): Promise<number> {
  const row = await db.one<{ texts: bigint }>(sql`
    select count(*) as texts from brand_text where brand_code = ${brandCode} and language = ${language} and sentence is not null`)
  return Number(row?.texts ?? 0n)
}

/** Stores a sentence and its line in the history. */
export async function storeText(
  tx: Tx,
  { brandCode, language }: TextsOf,
  { key, sentence, version, changedAtMs, changedBy, before }: BrandText & { before: string | null },
): Promise<void> {
  const at = new Date(changedAtMs)
  await tx.query(sql`
    insert into brand_text (brand_code, language, key, sentence, version, changed_at, changed_by)
    values (${brandCode}, ${language}, ${key}, ${sentence}, ${version}, ${at}, ${changedBy})
    on conflict (brand_code, language, key) do update
      set sentence = excluded.sentence, version = excluded.version, changed_at = excluded.changed_at, changed_by = excluded.changed_by`)
  await tx.query(sql`
    insert into brand_text_change (brand_code, language, key, version, before, after, changed_at, changed_by)
    values (${brandCode}, ${language}, ${key}, ${version}, ${before}, ${sentence}, ${at}, ${changedBy})`)
}

export interface TextChange {
  id: string
  key: string
  version: number
  before: string | null
  after: string | null
  changedAtMs: number
  changedBy: string
}

/** The history of a set, or of one of its sentences: newest first, with the number of all changes. */
export async function findTextChanges(
  db: Queries,
  { brandCode, language }: TextsOf,
  { key, pageNo, pageSize }: { key: string | undefined; pageNo: number; pageSize: number },
): Promise<{ changes: TextChange[]; totalCount: number }> {
  const wanted = key ?? null
  const rows = await db.query<
    Omit<TextRow, 'sentence'> & { id: bigint; before: string | null; after: string | null }
  >(sql`
    select id, key, version, before, after, changed_at, changed_by from brand_text_change
    where brand_code = ${brandCode} and language = ${language} and (${wanted}::text is null or key = ${wanted})
    order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from brand_text_change
    where brand_code = ${brandCode} and language = ${language} and (${wanted}::text is null or key = ${wanted})`)
  return {
    changes: rows.map(({ id, key: of, version, before, after, changed_at, changed_by }) => ({
      ...{ id: String(id), key: of, version, before, after },
      changedAtMs: changed_at,
      changedBy: changed_by,
    })),
    totalCount: Number(counted?.total ?? 0n),
  }
}
