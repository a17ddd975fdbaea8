// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../../platform/platform.ts'
import { studioAccountId } from '../launch/launch-game.ts'
import type { GameVendorAdapter, VendorAccount } from '../ports.ts'
import type { CardOperation } from './card-operation.ts'

export interface CardRoomDeps extends Pick<
  Platform,
  'database' | 'clock' | 'log' | 'settings' | 'alerts' | 'live'
> {
  accounts: { find(id: string): Promise<VendorAccount | undefined> }
  adapters: ReadonlyMap<string, GameVendorAdapter>
  /** Pushes the balance of the main wallet to a member's pages. Must not throw. */
  pushBalance(changed: { memberId: bigint; currency: string }): void
}

/** Asks the studio about its card rooms; undefined without an answer. */
export async function askStudio<Answer>(
  { accounts, adapters, log }: Pick<CardRoomDeps, 'accounts' | 'adapters' | 'log'>,
  work: (operation: CardOperation, account: VendorAccount) => Promise<Answer>,
): Promise<Answer | undefined> {
  const account = await accounts.find(studioAccountId)
  const operation =
    account && account.baseUrl !== '' ? adapters.get(account.protocol)?.cardOperation : undefined
  if (!account || !operation) return undefined
  return work(operation, account).catch((error: unknown) => {
    log.warn({ error: String(error) }, 'the studio did not answer about its card rooms')
    return undefined
  })
}
