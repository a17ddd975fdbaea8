// SPDX-License-Identifier: Apache-2.0
import type { ContentBody } from '@tessera/contract/messages/content'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { EditFacts } from './content.ts'

export interface Revision {
  number: number
  atMs: number
  by: string
  restoredFrom: number | null
}

/** Stores the next revision of a locked item; returns its number. */
export async function insertRevision(
  tx: Tx,
  { nowMs, by }: EditFacts,
  contentId: number,
  body: ContentBody,
  restoredFrom: number | null,
): Promise<number> {
  const inserted = await tx.one<{ number: number }>(sql`
    insert into content_revision (content_id, number, body, at, by, restored_from)
    select ${contentId}, coalesce(max(number), 0) + 1, ${JSON.stringify(body)}, ${new Date(nowMs)}, ${by}, ${restoredFrom} from content_revision where content_id = ${contentId}
    returning number`)
  if (!inserted) throw new Error(`a revision of content ${contentId} was not stored`)
  return inserted.number
}

export const revisionsOf = (db: Queries, contentId: number): Promise<Revision[]> =>
  db.query<Revision>(sql`
  select number, at as "atMs", by, restored_from as "restoredFrom" from content_revision where content_id = ${contentId} order by number desc limit 200`)

export const revisionBody = (
  db: Queries,
  contentId: number,
  number: number,
): Promise<(Revision & { body: ContentBody }) | undefined> =>
  db.one<Revision & { body: ContentBody }>(sql`
    select number, at as "atMs", by, restored_from as "restoredFrom", body from content_revision where content_id = ${contentId} and number = ${number}`)
