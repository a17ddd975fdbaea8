// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { commandSource } from './command-source.ts'
import { environmentSource } from './environment-source.ts'
import { fileSource, ownFileSource } from './file-source.ts'
import type { KeySource, NearKeySource } from './key-source.ts'

/** What the environment says of the vault key; at most one of the three is given. */
export interface VaultKeySettings {
  dataDir: string
  vaultKey?: string | undefined
  vaultKeyFile?: string | undefined
  vaultKeyCommand?: string | undefined
}

/** Where the vault key comes from; `vault.key` of the data folder unless told. */
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

/** Where the platform keeps its vault key itself. */
export const ownVaultKeySource = (dataDir: string): NearKeySource => ownFileSource(join(dataDir, 'vault.key'))
