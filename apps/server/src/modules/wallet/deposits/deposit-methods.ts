// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountFromWire } from '@tessera/rules/money'
import type { AmountLimits } from '@tessera/rules/wallet/may-deposit'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { walletCurrency } from '../balance/read-balance.ts'
import type { PayAccount } from '../ports.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { listPayAccounts } from './payment-accounts.ts'

/** Limits of one deposit, from the settings. */
export async function depositLimits(settings: Settings): Promise<AmountLimits> {
  const [min, max] = await Promise.all([
    settings.read('wallet.depositMinimum'),
    settings.read('wallet.depositMaximum'),
  ])
  return { min: amountFromWire(min), max: amountFromWire(max) }
}

/** The open payment accounts: enabled, in the platform's currency, and with an installed provider. */
export async function openMethods(
  db: Queries,
  { settings, providers }: Pick<WalletDeps, 'settings' | 'providers'>,
): Promise<PayAccount[]> {
  const currency = await walletCurrency(settings)
  const accounts = await listPayAccounts(db)
  return accounts.filter(
    (account) =>
      account.enabled &&
      account.currency === currency &&
      providers.some(({ provider }) => provider === account.provider),
  )
}

/** Deposit methods with their limits (D-77). */
export async function listDepositMethods(
  db: Queries,
  deps: WalletDeps,
): Promise<OperationOutput<'wallet.depositMethods'>> {
  const [methods, limits] = await Promise.all([openMethods(db, deps), depositLimits(deps.settings)])
  return { list: methods.map(({ id, name, type }) => ({ methodId: id, name, type, ...limits })) }
}
