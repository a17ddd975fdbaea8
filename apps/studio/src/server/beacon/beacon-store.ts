// SPDX-License-Identifier: Apache-2.0
import type { BeaconRound } from '@tessera/rules/lottery/fair/beacon'
import { sql, type Queries } from '../database.ts'

/** Waits until no other process of this studio makes rounds; held until the transaction ends. */
export async function lockBeacon(tx: Queries): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('studio.beacon'))`)
}

export async function lastRound(db: Queries, publicKey: string): Promise<BeaconRound | undefined> {
  const [last] = await db.rows<BeaconRound>(sql`
    select round, previous, randomness, signature from studio.beacon_round
    where public_key = ${publicKey} order by round desc limit 1`)
  return last
}

/** Rounds in their order, from one on. */
export function roundsFrom(
  db: Queries,
  { publicKey, from, limit }: { publicKey: string; from: number; limit: number },
): Promise<BeaconRound[]> {
  return db.rows<BeaconRound>(sql`
    select round, previous, randomness, signature from studio.beacon_round
    where public_key = ${publicKey} and round >= ${from} order by round limit ${limit}`)
}

export async function insertRounds(
  tx: Queries,
  { publicKey, rounds, nowMs }: { publicKey: string; rounds: readonly BeaconRound[]; nowMs: number },
): Promise<void> {
  await tx.rows(sql`
    insert into studio.beacon_round (public_key, round, previous, randomness, signature, made_at)
    select ${publicKey}, made.*, ${new Date(nowMs)}::timestamptz
    from unnest(${rounds.map(({ round }) => round)}::integer[], ${rounds.map(({ previous }) => previous)}::text[],
      ${rounds.map(({ randomness }) => randomness)}::text[], ${rounds.map(({ signature }) => signature)}::text[]) as made`)
}
