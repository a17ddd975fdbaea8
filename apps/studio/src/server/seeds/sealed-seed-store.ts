// SPDX-License-Identifier: Apache-2.0
import { sql, type Database, type Queries } from '../database.ts'
import type { SeedSeal } from './seed-seal.ts'

const atOnce = 1_000

/** One sealed seed that is still secret, with what it was sealed for; undefined if there is none. */
export async function someSealedSeed(db: Queries): Promise<{ sealed: Buffer; about: string } | undefined> {
  const [row] = await db.rows<{ sealed: Buffer; about: string }>(sql`
    (select sealed_seed as sealed, server_seed_hash as about from studio.seed_pair
      where sealed_seed is not null and state = 'active' limit 1)
    union all (select sealed_seed, terminal_hash from studio.crash_chain where sealed_seed is not null order by id desc limit 1)
    union all (select sealed_seed, terminal_hash from studio.room_chain order by id desc limit 1)
    limit 1`)
  return row
}

/** Seals the secret seeds that an earlier release stored in the clear, pair by pair; the last links of chains too. */
export async function sealClearSeeds(database: Database, seal: SeedSeal): Promise<void> {
  for (let last: bigint | undefined = 0n; last !== undefined;) last = await sealPairs(database, seal, last)
  await database.transaction(async (tx) => {
    const chains = await tx.rows<{ id: bigint; seed: string; about: string }>(sql`
      select id, seed, terminal_hash as about from studio.crash_chain where seed is not null for update`)
    for (const { id, seed, about } of chains)
      await tx.rows(
        sql`update studio.crash_chain set seed = null, sealed_seed = ${seal.seal(seed, about)} where id = ${id}`,
      )
  })
}

/** Seals the next pairs after this one; answers the last of them, undefined at the end. */
async function sealPairs(database: Database, seal: SeedSeal, after: bigint): Promise<bigint | undefined> {
  return database.transaction(async (tx) => {
    const pairs = await tx.rows<{ id: bigint; seed: string; about: string }>(sql`
      select id, server_seed as seed, server_seed_hash as about from studio.seed_pair
      where id > ${after} and state <> 'revealed' and server_seed is not null order by id limit ${atOnce} for update`)
    for (const { id, seed, about } of pairs)
      await tx.rows(
        sql`update studio.seed_pair set server_seed = null, sealed_seed = ${seal.seal(seed, about)} where id = ${id}`,
      )
    return pairs.at(-1)?.id
  })
}
