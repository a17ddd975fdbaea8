// SPDX-License-Identifier: Apache-2.0
import type { PayoutMethods } from '@tessera/rules/wallet/payout-kinds'
import type { WalletDeps } from '../wallet-deps.ts'

/** What a brand pays to beside banks. */
export async function payoutMethods({ settings }: Pick<WalletDeps, 'settings'>): Promise<PayoutMethods> {
  const [eWallets, crypto] = await Promise.all([
    settings.read('wallet.eWallets'),
    settings.read('wallet.cryptoPayouts'),
  ])
  return { eWallets, crypto }
}
