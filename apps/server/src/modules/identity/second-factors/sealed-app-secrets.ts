// SPDX-License-Identifier: Apache-2.0
import { sql } from '../../../platform/db/index.ts'
import { sealedRows } from '../../../platform/keys/index.ts'

export const sealedAppSecrets = sealedRows({
  name: 'secrets of authenticator apps',
  ownerOf: (owner) => owner,
  page: (db, { after, limit, exceptKeyId }) =>
    db.query(sql`
    select owner as id, secret as sealed from identity_totp
    where owner > ${after} and vault_key_of(secret) is distinct from ${exceptKeyId} order by owner limit ${limit} for update`),
  async write(tx, rows) {
    await tx.query(sql`
      update identity_totp set secret = anew.sealed from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ sealed }) => sealed)}::bytea[]) as anew (id, sealed)
      where owner = anew.id`)
  },
})
