// SPDX-License-Identifier: Apache-2.0
import { usernameKey } from '@tessera/rules/identity/usernames'
import { sql, type Queries } from '../../platform/db/index.ts'

/** The accounts of this name, whatever its case: of one brand, or one at each; none for an unknown name. */
export async function idsByName(
  db: Queries,
  brandCode: string | undefined,
  username: string,
): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    select id from member where username_key = ${usernameKey(username)} and (${brandCode ?? null}::text is null or brand_code = ${brandCode ?? null})`)
  return rows.map(({ id }) => id)
}
