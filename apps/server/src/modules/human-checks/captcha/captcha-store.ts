// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Stores the picture with this id and the answer to it. */
export async function insertCaptcha(
  db: Queries,
  { idHash, answerHash, expiresAtMs }: { idHash: Buffer; answerHash: Buffer; expiresAtMs: number },
): Promise<void> {
  await db.query(sql`
    insert into identity_captcha (id_hash, answer_hash, expires_at) values (${idHash}, ${answerHash}, ${new Date(expiresAtMs)})`)
}

/** Deletes a picture that has not ended, and returns the answer to it; undefined when there is none. */
export async function takeAnswerHash(
  db: Queries,
  idHash: Buffer,
  nowMs: number,
): Promise<Buffer | undefined> {
  const row = await db.one<{ answer_hash: Buffer }>(sql`
    delete from identity_captcha where id_hash = ${idHash} and expires_at > ${new Date(nowMs)} returning answer_hash`)
  return row?.answer_hash
}
