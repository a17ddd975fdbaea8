// SPDX-License-Identifier: Apache-2.0
import { notifierOwner, type NotifyProtocol } from '@tessera/server/src/modules/wallet/index.ts'
import { withVault, type VaultDeps } from './open-vault.ts'

export interface NewNotifier {
  protocol: NotifyProtocol
  /** As the database stores it. */
  sealedKey: Buffer
  /** As it is shown, once. */
  key: string
}

/** Draws the key that a notification service of a payment account will share with the installation. */
export function makeNotifier(
  deps: VaultDeps,
  accountId: string,
  protocol: NotifyProtocol,
): Promise<NewNotifier> {
  const key = deps.chance.token()
  return withVault(deps, (vault) => ({
    protocol,
    key,
    sealedKey: vault.seal(key, notifierOwner(accountId)),
  }))
}
