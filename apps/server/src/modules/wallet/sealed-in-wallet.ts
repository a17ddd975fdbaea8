// SPDX-License-Identifier: Apache-2.0
import { sealedNotifierKeys } from './deposits/payment-notifier.ts'
import { sealedConnections } from './deposits/payment-connection.ts'
import { sealedPayoutSecrets } from './payouts/payout-accounts.ts'

/** What the wallet seals with the vault key. */
export const sealedInWallet = [sealedNotifierKeys, sealedConnections, sealedPayoutSecrets]
