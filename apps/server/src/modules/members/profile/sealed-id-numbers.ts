import { sql } from '../../../platform/db/index.ts'
import { sealedRows } from '../../../platform/keys/index.ts'

/** For whom the number of a member's document is sealed. */
export const idNumberOwner = (memberId: number): string => `idNumber:${memberId}`

export const sealedIdNumbers = sealedRows({
  name: 'numbers of documents',
  ownerOf: id => idNumberOwner(Number(id)),
  page: (db, after, limit) => db.query(sql`
    select member_id::text as id, id_number as sealed from member_profile where id_number is not null and member_id > ${Number(after)} order by member_id limit ${limit}`),
})
