// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { DocumentsDeps } from './documents-deps.ts'

const atOnce = 100

/**
 * Deletes the pictures of documents whose time is over. First their keys go, so that nobody can open them any
 * more, then the files. What the store does not remove now stays for the next run.
 */
export async function deleteDuePictures(
  { database, documentFiles }: Pick<DocumentsDeps, 'database' | 'documentFiles'>,
  nowMs: number,
): Promise<void> {
  const due = await forgetKeys(database, nowMs)
  for (const { id, pictures } of due) {
    for (const name of pictures) {
      const isRemoved = await documentFiles.remove(name).then(
        () => true,
        () => false,
      )
      if (!isRemoved) return
    }
    await database.query(
      sql`update identity_document set pictures = '{}', pictures_until = null where id = ${id}`,
    )
  }
}

const forgetKeys = (db: Queries, nowMs: number): Promise<{ id: number; pictures: string[] }[]> =>
  db.query(sql`
    update identity_document set sealed_key = null where id in (
      select id from identity_document where pictures_until <= ${new Date(nowMs)} order by pictures_until limit ${atOnce} for update skip locked)
    returning id, pictures`)
