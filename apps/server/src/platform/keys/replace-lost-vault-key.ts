// SPDX-License-Identifier: Apache-2.0
import { keyHolders } from './key-holders.ts'
import { KeyRefused } from './key-refused.ts'
import { changeStates, currentOf, knownKeys, lockKnownKeys, noteKey } from './known-keys.ts'
import { newVaultKey } from './make-vault-key.ts'
import type { RotationDeps } from './rotate-vault-key.ts'
import { readVaultKeys, type VaultKey } from './vault-key.ts'

/**
 * Gives an installation whose vault key is lost for good a new one. What was sealed with the lost key can
 * never be opened again. Throws KeyRefused when the key exists after all, here or in a running process,
 * because nothing may be given up then.
 */
export async function replaceLostVaultKey(deps: RotationDeps): Promise<{ keyId: string; lostIds: string[] }> {
  const { database, clock } = deps
  const vaultKeys = await knownKeys(database, 'vault')
  const used = vaultKeys
    .filter(({ state }) => state === 'current' || state === 'older')
    .map(({ keyId }) => keyId)
  if (!currentOf(vaultKeys))
    throw new KeyRefused('This database knows no vault key yet, so none can be lost: start the platform.')
  const text = await deps.source.read()
  const found = text === undefined ? [] : readVaultKeys(text, deps.source.location)
  if (found.some(({ id }) => used.includes(id)))
    throw new KeyRefused(
      `${deps.source.location} holds a vault key that this database knows: it is not lost. To change it: npm run setup -- vault-key rotate.`,
    )
  if ((await keyHolders(database, clock.now())).length > 0)
    throw new KeyRefused(
      'A platform process that runs has the vault key: it is not lost. Copy it from there, or stop every process and try again after half a minute.',
    )
  const fresh = found[0] ?? (await makeOne(deps))
  if (vaultKeys.some(({ keyId, state }) => keyId === fresh.id && state !== 'next'))
    throw new KeyRefused(
      `${deps.source.location} holds a vault key that was given up before (${fresh.id}). Put a new one there (openssl rand -base64 32), and run this again.`,
    )
  await database.transaction(async (tx) => {
    await lockKnownKeys(tx, 'vault')
    await changeStates(tx, 'vault', { from: ['current', 'older'], to: 'lost' }, clock.now())
    await noteKey(tx, 'vault', { keyId: fresh.id, state: 'next' }, clock.now())
    await changeStates(tx, 'vault', { from: ['next'], to: 'current', keyId: fresh.id }, clock.now())
  })
  return { keyId: fresh.id, lostIds: used }
}

async function makeOne({ source, chance }: RotationDeps): Promise<VaultKey> {
  if (!source.keep)
    throw new KeyRefused(
      `Put a new key (openssl rand -base64 32) into ${source.location} first, and run this again.`,
    )
  source.keep.add(newVaultKey(chance))
  return readVaultKeys((await source.read()) ?? '', source.location)[0]!
}
