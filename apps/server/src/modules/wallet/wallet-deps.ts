// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Vault } from '../../platform/keys/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClueOf, LabelGames } from '../bets/index.ts'
import type { PaymentProvider, PayoutProvider, Wagering } from './ports.ts'

export interface WalletDeps extends Platform {
  /** Address of the site at the host of a request, without a slash at the end; the platform's own for a host that is not ours. */
  siteUrl(host: string): Promise<string>
  providers: readonly PaymentProvider[]
  /** Who pays withdrawals beside the operators themselves. */
  payoutProviders: readonly PayoutProvider[]
  vault: Vault
  hasPaymentPassword(memberId: bigint): Promise<boolean>
  /** The owner is told that a bank account was added, in the same transaction. */
  bankAccountAdded(tx: Tx, added: { memberId: bigint; accountNumber: string; nowMs: number }): Promise<void>
  /**
   * Stores pictures that members send as proof where no address leads to them, and serves them to people with
   * permission.
   */
  proofPictures: {
    keep(sent: readonly Buffer[]): Promise<string[]>
    show(names: readonly string[]): Promise<string[]>
  }
  /** What a member has in wallets at vendors, as far as known; absent where there are none. */
  moneyAtVendors?(db: Queries, memberId: bigint): Promise<Amount>
  /** Throws when this withdrawal needs a document of its member first; absent in tests of the wallet alone. */
  requireDocument?(tx: Tx, asked: { memberId: bigint; amount: Amount; nowMs: number }): Promise<void>
  /** The play behind the movements of a record, and the names of its games; absent in tests of the wallet alone. */
  play?: { clueOf: ClueOf; labelGames: LabelGames }
  /** Turnover that bonuses and deposits require; absent in tests of the wallet alone. */
  wagering?: Wagering
}
