// SPDX-License-Identifier: Apache-2.0
import type { Seeds } from '../../fair/seeds.ts'
import { sql, type Queries } from '../database.ts'
import type { NewServerSeed } from './new-server-seed.ts'
import type { SeedSeal } from './seed-seal.ts'

/** Gives a player an active pair and a committed next one, if there are none yet. */
export async function ensureSeeds(
  tx: Queries,
  playerId: bigint,
  seeds: readonly [NewServerSeed, NewServerSeed],
  clientSeed: string,
  nowMs: number,
): Promise<void> {
  const [active, next] = seeds
  await tx.rows(sql`
    insert into studio.seed_pair (player_id, state, sealed_seed, server_seed_hash, client_seed, created_at)
    values (${playerId}, 'active', ${active.sealedSeed}, ${active.serverSeedHash}, ${clientSeed}, ${new Date(nowMs)})
    on conflict (player_id) where state = 'active' do nothing`)
  await insertNextPair(tx, playerId, next, nowMs)
}

/** Commits to the pair after the active one. Its client seed is set when it becomes active. */
export async function insertNextPair(
  tx: Queries,
  playerId: bigint,
  next: NewServerSeed,
  nowMs: number,
): Promise<void> {
  await tx.rows(sql`
    insert into studio.seed_pair (player_id, state, sealed_seed, server_seed_hash, client_seed, created_at)
    values (${playerId}, 'next', ${next.sealedSeed}, ${next.serverSeedHash}, '', ${new Date(nowMs)})
    on conflict (player_id) where state = 'next' do nothing`)
}

export interface PresentedSeeds {
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: number
  readonly nextServerSeedHash: string
}

/** What a player may know of the current pair; the server seed is not read. */
export async function readPresentedSeeds(db: Queries, playerId: bigint): Promise<PresentedSeeds> {
  const [row] = await db.rows<{
    server_seed_hash: string
    client_seed: string
    next_nonce: number
    next_hash: string
  }>(sql`
    select active.server_seed_hash, active.client_seed, active.next_nonce, upcoming.server_seed_hash as next_hash
    from studio.seed_pair active join studio.seed_pair upcoming on upcoming.player_id = active.player_id and upcoming.state = 'next'
    where active.player_id = ${playerId} and active.state = 'active'`)
  if (!row) throw new Error('a player without seeds')
  return {
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.next_nonce,
    nextServerSeedHash: row.next_hash,
  }
}

export interface ReservedNonce {
  readonly seedPairId: bigint
  readonly nonce: number
  readonly clientSeed: string
}

/**
 * From here on, bets, rotations and changes of the client seed of one player run one after the other. No row
 * is locked for this: a transaction that waited for a pair could find it retired, again and again.
 */
async function lockSeeds(tx: Queries, playerId: bigint): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('studio.seeds', ${playerId}))`)
}

/** The seeds of a reserved bet, including the server seed. Only for drawing: never answer or log them. */
export async function readSecretSeeds(
  db: Queries,
  seal: SeedSeal,
  { seedPairId, clientSeed, nonce }: ReservedNonce,
): Promise<Seeds> {
  const [row] = await db.rows<SecretSeedRow>(
    sql`select server_seed, sealed_seed, server_seed_hash from studio.seed_pair where id = ${seedPairId}`,
  )
  return { serverSeed: serverSeedOf(row!, seal), clientSeed, nonce }
}

interface SecretSeedRow {
  server_seed: string | null
  sealed_seed: Buffer | null
  server_seed_hash: string
}

/** The seed of a pair, revealed or sealed. */
const serverSeedOf = (row: SecretSeedRow, seal: SeedSeal): string =>
  row.server_seed ?? seal.open(row.sealed_seed!, row.server_seed_hash)

/** Locks the active pair and returns it; bets of the player wait until the transaction ends. */
export async function lockActivePair(
  tx: Queries,
  playerId: bigint,
): Promise<{ id: bigint; serverSeedHash: string; clientSeed: string; bets: number }> {
  await lockSeeds(tx, playerId)
  const [row] = await tx.rows<{
    id: bigint
    server_seed_hash: string
    client_seed: string
    next_nonce: number
  }>(sql`
    select id, server_seed_hash, client_seed, next_nonce from studio.seed_pair where player_id = ${playerId} and state = 'active' for update`)
  if (!row) throw new Error('a player without an active seed pair')
  return {
    id: row.id,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    bets: row.next_nonce,
  }
}

/** Retires a locked pair for ever and only then returns its server seed. */
export async function revealPair(
  tx: Queries,
  seal: SeedSeal,
  pairId: bigint,
  nowMs: number,
): Promise<string> {
  const [row] = await tx.rows<SecretSeedRow>(
    sql`select server_seed, sealed_seed, server_seed_hash from studio.seed_pair where id = ${pairId} and state = 'active'`,
  )
  const serverSeed = serverSeedOf(row!, seal)
  await tx.rows(sql`
    update studio.seed_pair set state = 'revealed', server_seed = ${serverSeed}, revealed_at = ${new Date(nowMs)} where id = ${pairId}`)
  return serverSeed
}

export async function activateNextPair(tx: Queries, playerId: bigint, clientSeed: string): Promise<void> {
  await tx.rows(
    sql`update studio.seed_pair set state = 'active', client_seed = ${clientSeed} where player_id = ${playerId} and state = 'next'`,
  )
}

export async function updateClientSeed(tx: Queries, playerId: bigint, clientSeed: string): Promise<void> {
  await lockSeeds(tx, playerId)
  await tx.rows(
    sql`update studio.seed_pair set client_seed = ${clientSeed} where player_id = ${playerId} and state = 'active'`,
  )
}
