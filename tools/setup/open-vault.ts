// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '@tessera/server/src/platform/chance/chance.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import {
  createVault,
  createVaultKeys,
  type KeySource,
  type Vault,
} from '@tessera/server/src/platform/keys/index.ts'
import { silentLog } from '@tessera/server/src/platform/log/log.ts'

export interface VaultDeps {
  database: Database
  clock: Clock
  chance: Chance
  keys: { vault: KeySource }
}

/** Seals with the vault key of the installation. Never call it while holding a connection. */
export async function withVault<Result>(
  { keys: { vault: source }, ...deps }: VaultDeps,
  work: (vault: Vault) => Result,
): Promise<Result> {
  const log = silentLog()
  const keys = createVaultKeys({ ...deps, log, source })
  await keys.open([])
  try {
    return work(createVault({ keys, chance: deps.chance, log }))
  } finally {
    await keys.close()
  }
}
