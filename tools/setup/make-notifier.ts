// SPDX-License-Identifier: Apache-2.0
import { notifierOwner, type NotifyProtocol } from '@tessera/server/src/modules/wallet/index.ts'
import type { Chance } from '@tessera/server/src/platform/chance/chance.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import { createVault, createVaultKeys, type KeySource } from '@tessera/server/src/platform/keys/index.ts'
import { silentLog } from '@tessera/server/src/platform/log/log.ts'

export interface NotifierDeps {
  database: Database
  clock: Clock
  chance: Chance
  keys: { vault: KeySource }
}

export interface NewNotifier {
  protocol: NotifyProtocol
  /** As the database stores it. */
  sealedKey: Buffer
  /** As it is shown, once. */
  key: string
}

/** Draws the key that a notification service of a payment account will share with the installation. */
export async function makeNotifier(
  { keys: { vault: source }, ...deps }: NotifierDeps,
  accountId: string,
  protocol: NotifyProtocol,
): Promise<NewNotifier> {
  const log = silentLog()
  const keys = createVaultKeys({ ...deps, log, source })
  await keys.open([])
  try {
    const key = deps.chance.token()
    const vault = createVault({ keys, chance: deps.chance, log })
    return { protocol, key, sealedKey: vault.seal(key, notifierOwner(accountId)) }
  } finally {
    await keys.close()
  }
}
