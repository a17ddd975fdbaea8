import { sql } from '../../../platform/db/index.ts'
import { sealedRows } from '../../../platform/keys/index.ts'

export const sealedAppSecrets = sealedRows({
  name: 'secrets of authenticator apps',
  ownerOf: owner => owner,
  page: (db, after, limit) => db.query(sql`select owner as id, secret as sealed from identity_totp where owner > ${after} order by owner limit ${limit}`),
})
