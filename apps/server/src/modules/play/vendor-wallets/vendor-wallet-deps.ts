// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../../platform/platform.ts'
import type { GameVendorAdapter, VendorAccount } from '../ports.ts'
import type { PlaySessions } from '../wallet-core/index.ts'

export interface VendorWalletDeps extends Pick<
  Platform,
  'database' | 'clock' | 'log' | 'settings' | 'alerts'
> {
  accounts: {
    all(): Promise<VendorAccount[]>
    findByVendorCode(vendorCode: string): Promise<VendorAccount | undefined>
  }
  adapters: ReadonlyMap<string, GameVendorAdapter>
  sessions: Pick<PlaySessions, 'playerRef'>
  /** A vendor's name in the catalogue, in a language. */
  vendorName(vendorCode: string, language: string): Promise<string>
  /** Pushes the balance of the main wallet to a member's pages. Must not throw. */
  pushBalance(changed: { memberId: bigint; currency: string }): void
}
