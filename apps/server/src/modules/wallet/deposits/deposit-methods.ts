// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountFromWire } from '@tessera/rules/money'
import { noFee } from '@tessera/rules/wallet/deposit-terms'
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

/** Limits of one deposit through a payment account: its own, or those of the brand's settings. */
export const methodLimits = async (settings: Settings, { terms }: PayAccount): Promise<AmountLimits> =>
  terms.limits ?? depositLimits(settings)

/**
 * The payment accounts that a brand offers: enabled, open at the brand, in its currency, and with an installed
 * provider; also those under maintenance.
 */
export async function openMethods(
  db: Queries,
  { settings, providers }: Pick<WalletDeps, 'settings' | 'providers'>,
  brandCode: string,
): Promise<PayAccount[]> {
  const currency = await walletCurrency(settings)
  const accounts = await listPayAccounts(db)
  return accounts.filter(
    (account) =>
      account.enabled &&
      !account.terms.closedBrands.includes(brandCode) &&
      account.currency === currency &&
      providers.some(({ provider }) => provider === account.provider),
  )
}

/** Deposit methods with their limits (D-77) and fees. */
export async function listDepositMethods(
  db: Queries,
  deps: WalletDeps,
  brandCode: string,
): Promise<OperationOutput<'wallet.depositMethods'>> {
  const [methods, limits] = await Promise.all([
    openMethods(db, deps, brandCode),
    depositLimits(deps.settings),
  ])
  return { list: methods.map((method) => presentMethod(method, limits)) }
}

function presentMethod(
  { id, name, type, terms: { limits, fee, maintenance } }: PayAccount,
  usual: AmountLimits,
): OperationOutput<'wallet.depositMethods'>['list'][number] {
  const { fixed, basisPoints } = fee.payer === 'member' ? fee : noFee
  return {
    methodId: id,
    name,
    type,
    ...(limits ?? usual),
    feeFixed: fixed,
    feeBasisPoints: basisPoints,
    maintenance: maintenance ?? null,
  }
}
