// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { commandSource } from './command-source.ts'
import { environmentSource } from './environment-source.ts'
import { fileSource, ownFileSource } from './file-source.ts'
import type { KeySource, NearKeySource } from './key-source.ts'

/** The environment's settings for the vault key; at most one of the three is set. */
export interface VaultKeySettings {
  dataDir: string
  vaultKey?: string | undefined
  vaultKeyFile?: string | undefined
  vaultKeyCommand?: string | undefined
}

/** The source of the vault key; `vault.key` in the data folder by default. */
export function vaultKeySource({
  dataDir,
  vaultKey,
  vaultKeyFile,
  vaultKeyCommand,
}: VaultKeySettings): KeySource {
  if (vaultKey !== undefined) return environmentSource('VAULT_KEY', vaultKey)
  if (vaultKeyFile !== undefined) return fileSource(vaultKeyFile, 'VAULT_KEY_FILE')
  if (vaultKeyCommand !== undefined) return commandSource('VAULT_KEY_COMMAND', vaultKeyCommand)
  return ownVaultKeySource(dataDir)
}

/** Where the platform itself keeps its vault key. */
export const ownVaultKeySource = (dataDir: string): NearKeySource => ownFileSource(join(dataDir, 'vault.key'))
