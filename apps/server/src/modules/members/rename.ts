// SPDX-License-Identifier: Apache-2.0
import { usernameKey } from '@tessera/rules/identity/usernames'
import { sql, type Tx } from '../../platform/db/index.ts'

/**
 * Replaces a generated name with a chosen one. `taken`: another member has it, or one that it can be taken for. `fixed`: the
 * name was already chosen.
 */
export async function rename(tx: Tx, id: bigint, username: string): Promise<'renamed' | 'taken' | 'fixed'> {
  const key = usernameKey(username)
  // Whoever may not choose a name claims none.
  const own = await tx.one<{ brandCode: string; isAlike: boolean }>(sql`
    select brand_code as "brandCode", member_name_skeleton(username_key) = member_name_skeleton(${key}) as "isAlike"
    from member where id = ${id} and username_made for no key update`)
  if (!own) return 'fixed'
  if (!(own.isAlike ? await isFree(tx, own.brandCode, key, id) : await claimName(tx, own.brandCode, key)))
    return 'taken'
  await tx.query(
    sql`update member set username = ${username}, username_key = ${key}, username_made = false where id = ${id}`,
  )
  return 'renamed'
}

const isFree = async (tx: Tx, brandCode: string, key: string, forId: bigint): Promise<boolean> =>
  (await tx.one(
    sql`select id from member where brand_code = ${brandCode} and username_key = ${key} and id <> ${forId}`,
  )) === undefined

/** False when the name, or one that it can be taken for, is claimed. */
const claimName = async (tx: Tx, brandCode: string, key: string): Promise<boolean> =>
  (await tx.one(sql`
    insert into member_name_claim (brand_code, skeleton) values (${brandCode}, member_name_skeleton(${key}))
    on conflict do nothing returning skeleton`)) !== undefined
