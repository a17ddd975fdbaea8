// SPDX-License-Identifier: Apache-2.0
import type { Database } from '../db/index.ts'
import { KeyRefused } from './key-refused.ts'
import { noteFirstKey } from './known-keys.ts'
import { newVaultKey } from './make-vault-key.ts'
import { isAnother, putBack } from './require-known-keys.ts'
import type { SealedTexts } from './sealed-texts.ts'
import type { VaultKeysDeps } from './vault-keys.ts'
import { readVaultKeys, type VaultKey } from './vault-key.ts'

/**
 * The first start with a database that knows no key yet: a new installation, or one from before keys were
 * recorded.
 */
export async function adoptFirstKey(
  deps: VaultKeysDeps,
  sealed: readonly SealedTexts[],
): Promise<VaultKey[]> {
  const { database, clock, source } = deps
  const text = await source.read()
  const found = text === undefined ? [] : readVaultKeys(text, source.location)
  for (const texts of sealed) await requireOpens(database, deps, texts, found)
  const first = found[0] ?? (await makeKey(deps))
  const winner = await noteFirstKey(database, 'vault', first.id, clock.now())
  if (winner === first.id) return found.length > 0 ? found : [first]
  if (found.length === 0) source.keep?.remove()
  throw new KeyRefused(isAnother(source, winner))
}

/** Refuses keys that do not open what this database holds already. */
async function requireOpens(
  database: Database,
  { source }: Pick<VaultKeysDeps, 'source'>,
  { name, openedBy }: SealedTexts,
  found: VaultKey[],
): Promise<void> {
  const opens = await openedBy(database, { current: () => found[0]!, all: () => found })
  if (opens ?? true) return
  throw new KeyRefused(
    found.length === 0
      ? `${source.location} holds no vault key, and this database holds ${name}, which were sealed with one. ${putBack}`
      : `${source.location} holds another vault key than the one that sealed ${name} in this database. ${putBack}`,
  )
}

async function makeKey({ chance, source }: Pick<VaultKeysDeps, 'chance' | 'source'>): Promise<VaultKey> {
  if (!source.keep)
    throw new KeyRefused(
      `${source.location} holds no vault key. Make one with "openssl rand -base64 32", and give every process the same.`,
    )
  source.keep.add(newVaultKey(chance))
  // Another process with the same folder may have been faster.
  return readVaultKeys((await source.read()) ?? '', source.location)[0]!
}
