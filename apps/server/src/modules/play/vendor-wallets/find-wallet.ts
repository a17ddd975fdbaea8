// SPDX-License-Identifier: Apache-2.0
import type { VendorAccount } from '../ports.ts'
import type { WalletAtVendor } from './ask-vendor.ts'
import type { VendorWalletDeps } from './vendor-wallet-deps.ts'

type Deps = Pick<VendorWalletDeps, 'accounts' | 'adapters'>

/** The transfer wallet of a vendor account; undefined when it has none. */
export function walletAt(
  { adapters }: Pick<Deps, 'adapters'>,
  account: VendorAccount,
): WalletAtVendor | undefined {
  const wallet = account.transferWallet ? adapters.get(account.protocol)?.transferWallet : undefined
  return wallet && account.baseUrl !== '' ? { account, wallet } : undefined
}

/** Every vendor with a transfer wallet, by name. */
export async function allWallets(deps: Deps): Promise<WalletAtVendor[]> {
  return (await deps.accounts.all())
    .flatMap((account) => walletAt(deps, account) ?? [])
    .toSorted((one, other) => (one.account.vendorCode < other.account.vendorCode ? -1 : 1))
}
