// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../../platform/db/index.ts'
import {
  knownKeys,
  openSealed,
  sealedRows,
  type KeyRing,
  type Vault,
} from '../../../../platform/keys/index.ts'

/** The seed of an event that has begun, as the database holds it. Whoever opens it knows what is to come. */
export interface SealedSeed {
  eventId: bigint
  sealedSeed: Buffer
}

/** What opens seeds. */
export interface SeedKeys {
  vault: Pick<Vault, 'seal'>
  vaultKeys: KeyRing
}

const ownerOf = (eventId: bigint | string): string => `replayEvent:${eventId}`

/** Seals the seed of an event, so that it is of use for this event only. */
export const sealSeed = ({ vault }: SeedKeys, eventId: bigint, seed: string): Buffer =>
  vault.seal(seed, ownerOf(eventId))

/** The seed; undefined when no key of this process opens it. */
export const openSeed = (
  { vaultKeys }: Pick<SeedKeys, 'vaultKeys'>,
  { eventId, sealedSeed }: SealedSeed,
): string | undefined => openSealed(vaultKeys, sealedSeed, ownerOf(eventId))

/** The name under which what follows from a seed is remembered. */
export const seedName = ({ eventId, sealedSeed }: SealedSeed): string =>
  `${eventId} ${sealedSeed.toString('base64')}`

/**
 * Whether a seed that this process cannot open is sealed with a good key that other processes have, because the key is
 * being changed.
 */
export async function isKeyElsewhere(
  tx: Tx,
  { vaultKeys }: Pick<SeedKeys, 'vaultKeys'>,
  { sealedSeed }: SealedSeed,
): Promise<boolean> {
  const row = await tx.one<{ id: string | null }>(sql`select vault_key_of(${sealedSeed}::bytea) as id`)
  const id = row?.id ?? undefined
  if (id === undefined || vaultKeys.all().some((key) => key.id === id)) return false
  return (await knownKeys(tx, 'vault')).some(
    ({ keyId, state }) => keyId === id && state !== 'lost' && state !== 'dropped',
  )
}

export const sealedReplaySeeds = sealedRows({
  name: 'seeds of matches of the built-in feed',
  ownerOf,
  page: (db, { after, limit, exceptKeyId }) =>
    db.query(sql`
    select event_id::text as id, sealed_seed as sealed from sportsbook_replay_event
    where event_id > ${after === '' ? -1n : BigInt(after)} and sealed_seed is not null
      and vault_key_of(sealed_seed) is distinct from ${exceptKeyId}
    order by event_id limit ${limit} for update`),
  async write(tx, rows) {
    await tx.query(sql`
      update sportsbook_replay_event set sealed_seed = anew.sealed
      from unnest(${rows.map(({ id }) => BigInt(id))}::bigint[], ${rows.map(({ sealed }) => sealed)}::bytea[]) as anew (id, sealed)
      where event_id = anew.id`)
  },
})
