// SPDX-License-Identifier: Apache-2.0
import { sql } from '../../../platform/db/index.ts'
import { sealedRows } from '../../../platform/keys/index.ts'

/** The owner under which the number of a member's document is sealed. */
export const idNumberOwner = (memberId: bigint): string => `idNumber:${memberId}`

export const sealedIdNumbers = sealedRows({
  name: 'numbers of documents',
  ownerOf: (id) => idNumberOwner(BigInt(id)),
  page: (db, { after, limit, exceptKeyId }) =>
    db.query(sql`
    select member_id::text as id, id_number as sealed from member_profile
    where id_number is not null and member_id > ${BigInt(after)} and vault_key_of(id_number) is distinct from ${exceptKeyId}
    order by member_id limit ${limit} for update`),
  async write(tx, rows) {
    await tx.query(sql`
      update member_profile set id_number = anew.sealed from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ sealed }) => sealed)}::bytea[]) as anew (id, sealed)
      where member_id = anew.id`)
  },
})
