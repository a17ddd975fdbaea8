// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createOperatorKey,
  type OperatorKeySettings,
} from '@tessera/server/src/adapters/vendors/operator-key.ts'
import {
  KeyRefused,
  readVaultKeys,
  vaultKeySource,
  type VaultKeySettings,
} from '@tessera/server/src/platform/keys/index.ts'
import { readSeedKey } from '@tessera/studio/src/server/keys.ts'
import { seedKeyName } from '@tessera/studio/src/server/seeds/seed-seal.ts'
import { keyDigestsFile, keyFilesIn } from './back-up-keys.ts'
import { CannotDo } from './cannot-do.ts'
import { digestOf, type Manifest } from './manifest.ts'

/** Where the keys of an installation come from. */
export type KeyLocation = VaultKeySettings & OperatorKeySettings

/** Compares a folder of keys with its own list. Throws CannotDo for a missing or altered one. */
export async function checkKeyFiles(folder: string): Promise<string[]> {
  const list = await readFile(join(folder, keyDigestsFile), 'utf8').catch(() => undefined)
  if (list === undefined)
    throw new CannotDo(`${folder} holds no backup of keys: it has no ${keyDigestsFile}.`)
  const lines = list
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('  '))
  for (const [digest, name = ''] of lines) {
    const bytes = await readFile(join(folder, name)).catch(() => undefined)
    if (!bytes) throw new CannotDo(`The backup of the keys in ${folder} is not whole: ${name} is missing.`)
    if (digestOf(bytes) !== digest)
      throw new CannotDo(
        `The backup of the keys in ${folder} was altered: ${name} has another digest than ${keyDigestsFile} says.`,
      )
  }
  return keyFilesIn(folder)
}

/**
 * Throws CannotDo when a key that the data needs is missing: the keys are those of the environment and, for
 * any that it does not name, the files in `folder`. Answers what to print. The key of the seeds is the studio's, which may
 * run in a place of its own: where `seedKey` says so, another one is refused and a missing one only mentioned.
 */
export async function requireKeys(
  needed: Manifest['keys'],
  location: KeyLocation,
  folder: string,
  seedKey: 'here' | 'maybeElsewhere' = 'here',
): Promise<string[]> {
  const settings = { ...location, dataDir: folder }
  const elsewhere: string[] = []
  for (const purpose of ['vault', 'operator', 'seed'] as const) {
    const ids = needed.filter((key) => key.purpose === purpose).map(({ keyId }) => keyId)
    if (ids.length === 0) continue
    const found = await foundKeys(purpose, settings)
    if (purpose === 'seed' && seedKey === 'maybeElsewhere' && found.ids.length === 0) {
      elsewhere.push(...ids)
      continue
    }
    const missing = ids.find((id) => !found.ids.includes(id))
    if (missing !== undefined)
      throw new CannotDo(
        `${found.location} holds ${found.ids.length === 0 ? 'no key' : 'another key'}; this data needs the ${purpose} key ${missing}.`,
      )
  }
  const fitting = needed.filter(({ keyId }) => !elsewhere.includes(keyId))
  return [
    `The keys fit: ${fitting.map(({ purpose, keyId }) => `${keyId} (${purpose})`).join(', ') || 'the data needs none'}.`,
    ...elsewhere.map(
      (id) => `The studio needs the seed key ${id}, which is not in ${folder}: it must have it itself.`,
    ),
  ]
}

async function foundKeys(
  purpose: 'vault' | 'operator' | 'seed',
  settings: KeyLocation,
): Promise<{ location: string; ids: string[] }> {
  if (purpose === 'seed') return foundSeedKey(settings.dataDir)
  try {
    if (purpose === 'operator') {
      const named = settings.operatorPrivateKey !== undefined || settings.operatorPrivateKeyFile !== undefined
      const location = named ? 'The environment' : settings.dataDir
      if (!named && !existsSync(join(settings.dataDir, 'operator-key.pem'))) return { location, ids: [] }
      return { location, ids: [createOperatorKey(settings).fingerprint()] }
    }
    const source = vaultKeySource(settings)
    const text = await source.read()
    return {
      location: source.location,
      ids: text === undefined ? [] : readVaultKeys(text, source.location).map(({ id }) => id),
    }
  } catch (error) {
    if (error instanceof KeyRefused) throw new CannotDo(error.message)
    throw error
  }
}

/** The studio reads its key from a file only. */
async function foundSeedKey(folder: string): Promise<{ location: string; ids: string[] }> {
  const file = join(folder, 'seed.key')
  if (!existsSync(file)) return { location: folder, ids: [] }
  try {
    const key = readSeedKey(await readFile(file, 'utf8'), file)
    return { location: file, ids: [seedKeyName(key).toString('hex')] }
  } catch (error) {
    throw new CannotDo((error as Error).message, { cause: error })
  }
}
