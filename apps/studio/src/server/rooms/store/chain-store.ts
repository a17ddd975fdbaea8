// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'

export interface StoredChain {
  readonly id: bigint
  readonly sealedSeed: Buffer
  readonly length: number
  readonly terminalHash: string
  readonly salt: string | null
}

interface ChainRow {
  id: bigint
  sealed_seed: Buffer
  length: number
  terminal_hash: string
  salt: string | null
}
const chainOf = (row: ChainRow): StoredChain => ({
  id: row.id,
  sealedSeed: row.sealed_seed,
  length: row.length,
  terminalHash: row.terminal_hash,
  salt: row.salt,
})

/** The chain of a room that has links left. */
export async function findUnfinishedChain(db: Queries, room: string): Promise<StoredChain | undefined> {
  const [row] = await db.rows<ChainRow>(sql`
    select id, sealed_seed, length, terminal_hash, salt from studio.room_chain
    where room = ${room} and last_position < length order by id limit 1`)
  return row && chainOf(row)
}

export async function findChain(db: Queries, id: bigint): Promise<StoredChain> {
  const [row] = await db.rows<ChainRow>(
    sql`select id, sealed_seed, length, terminal_hash, salt from studio.room_chain where id = ${id}`,
  )
  return chainOf(row!)
}

export async function insertChain(
  db: Queries,
  chain: Omit<StoredChain, 'id' | 'salt'> & { readonly room: string; readonly createdAtMs: number },
): Promise<bigint> {
  const [row] = await db.rows<{ id: bigint }>(sql`
    insert into studio.room_chain (room, sealed_seed, length, terminal_hash, created_at)
    values (${chain.room}, ${chain.sealedSeed}, ${chain.length}, ${chain.terminalHash}, ${new Date(chain.createdAtMs)}) returning id`)
  return row!.id
}

/** Gives a committed chain its salt, once; returns the stored one. */
export async function setSalt(db: Queries, chainId: bigint, salt: string): Promise<string> {
  const [row] = await db.rows<{ salt: string }>(
    sql`update studio.room_chain set salt = coalesce(salt, ${salt}) where id = ${chainId} returning salt`,
  )
  return row!.salt
}

/** Takes the next link of a chain for a new round; undefined when the chain is used up. */
export async function takeLink(tx: Queries, chainId: bigint): Promise<number | undefined> {
  const [taken] = await tx.rows<{ position: number }>(sql`
    update studio.room_chain set last_position = last_position + 1
    where id = ${chainId} and last_position < length returning last_position as position`)
  return taken?.position
}
