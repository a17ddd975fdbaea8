// SPDX-License-Identifier: Apache-2.0
import { KeyRefused } from './key-refused.ts'
import type { KeySource } from './key-source.ts'
import { currentOf, type KnownKey } from './known-keys.ts'
import { readVaultKeys, type VaultKey } from './vault-key.ts'

/** What an operator can do about a key that is not the right one. */
export const putBack =
  'Put the right one there, from the backup of the keys or from another process (docs/runbook/keys.md); nothing was changed.'
export const isAnother = ({ location }: KeySource, keyId: string): string =>
  `${location} holds another vault key than this database knows (${keyId}). ${putBack}`

/** The keys at the source, which must include every key that something may be sealed with. */
export async function requireKnown(vaultKeys: readonly KnownKey[], source: KeySource): Promise<VaultKey[]> {
  const needed = vaultKeys.filter(({ state }) => state === 'current' || state === 'older')
  const text = await source.read()
  if (text === undefined)
    throw new KeyRefused(
      `${source.location} holds no vault key, and this database knows one (${currentOf(vaultKeys)?.keyId}). ${putBack}`,
    )
  const keys = readVaultKeys(text, source.location)
  const missing = needed.find(({ keyId }) => !keys.some(({ id }) => id === keyId))
  if (missing) throw new KeyRefused(isAnother(source, missing.keyId))
  return keys
}
