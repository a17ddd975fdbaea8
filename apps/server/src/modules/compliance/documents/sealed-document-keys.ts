// SPDX-License-Identifier: Apache-2.0
import { sql } from '../../../platform/db/index.ts'
import { sealedRows } from '../../../platform/keys/index.ts'

/** The owner under which the key of a document's pictures is sealed. */
export const documentKeyOwner = (id: number): string => `identityDocument:${id}`

/** The pictures themselves stay as they are when the vault key changes; only their keys are sealed with it. */
export const sealedDocumentKeys = sealedRows({
  name: 'keys of pictures of documents',
  ownerOf: (id) => documentKeyOwner(Number(id)),
  page: (db, { after, limit, exceptKeyId }) =>
    db.query(sql`
    select id::text as id, sealed_key as sealed from identity_document
    where sealed_key is not null and id > ${Number(after)} and vault_key_of(sealed_key) is distinct from ${exceptKeyId}
    order by identity_document.id limit ${limit} for update`),
  async write(tx, rows) {
    await tx.query(sql`
      update identity_document set sealed_key = anew.sealed from unnest(${rows.map(({ id }) => Number(id))}::integer[], ${rows.map(({ sealed }) => sealed)}::bytea[]) as anew (id, sealed)
      where identity_document.id = anew.id`)
  },
})
