// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'

/**
 * The process that runs the live table: its address for the other processes, and the secret that identifies
 * them.
 */
export interface Owner {
  readonly address: string
  readonly secret: string
}

export async function findOwner(db: Queries): Promise<Owner | undefined> {
  const [row] = await db.rows<Owner>(sql`select address, secret from studio.table_owner`)
  return row
}

export async function saveOwner(db: Queries, { address, secret }: Owner, nowMs: number): Promise<void> {
  await db.rows(sql`
    insert into studio.table_owner (address, secret, taken_at) values (${address}, ${secret}, ${new Date(nowMs)})
    on conflict (only_one) do update set address = excluded.address, secret = excluded.secret, taken_at = excluded.taken_at`)
}

/** Removes the row of an owner that gives up the table; a later owner's stays. */
export async function removeOwner(db: Queries, secret: string): Promise<void> {
  await db.rows(sql`delete from studio.table_owner where secret = ${secret}`)
}
