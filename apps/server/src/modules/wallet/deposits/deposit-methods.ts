// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountFromWire } from '@tessera/rules/money'
import { noFee } from '@tessera/rules/wallet/deposit-terms'
import type { AmountLimits } from '@tessera/rules/wallet/may-deposit'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { currencyOfMember } from '../../members/index.ts'
import { furtherCurrency } from '../../site/index.ts'
import type { PayAccount } from '../ports.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { listPayAccounts } from './payment-accounts.ts'

/** Limits of one deposit in a currency, from the settings. */
export async function depositLimits(settings: Settings, currency: string): Promise<AmountLimits> {
  const further = await furtherCurrency(settings, currency)
  if (further)
    return {
      min: amountFromWire(further.depositMinimum),
      max: amountFromWire(further.depositMaximum),
    }
  const [min, max] = await Promise.all([
    settings.read('wallet.depositMinimum'),
    settings.read('wallet.depositMaximum'),
  ])
  return { min: amountFromWire(min), max: amountFromWire(max) }
}

/** Limits of one deposit through a payment account: its own, or those of the brand's settings. */
export const methodLimits = async (
  settings: Settings,
  { terms, currency }: PayAccount,
): Promise<AmountLimits> => terms.limits ?? depositLimits(settings, currency)

/**
 * The payment accounts that a brand offers a member: enabled, open at the brand, in the member's currency, and with
 * an installed provider; also those under maintenance.
 */
export async function openMethods(
  db: Queries,
  { providers }: Pick<WalletDeps, 'providers'>,
  { brandCode, memberId }: { brandCode: string; memberId: bigint },
): Promise<PayAccount[]> {
  const currency = await currencyOfMember(db, memberId)
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
  of: { brandCode: string; memberId: bigint },
): Promise<OperationOutput<'wallet.depositMethods'>> {
  const [methods, limits] = await Promise.all([
    openMethods(db, deps, of),
    depositLimits(deps.settings, await currencyOfMember(db, of.memberId)),
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
