// SPDX-License-Identifier: Apache-2.0
import { isDatabaseUnreachable } from '../../../platform/db/index.ts'
import type { DepositIntent } from '../ports.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { findDeposit, savePayPage, type Deposit } from './deposit-store.ts'
import { findPayAccount } from './payment-accounts.ts'

export type PaymentStart =
  | { kind: 'pay' | 'back'; url: string }
  | { kind: 'unknown' }
  | { kind: 'unavailable' }

/** What is known about whoever opens a payment: the language of their browser, and the address of the site that they came from. */
export interface Payer {
  language: string
  siteUrl: string
}

/** The page that tells payers that their deposit has arrived. */
const returnUrl = ({ siteUrl }: Payer): string => `${siteUrl}/?center=depositv2`

/**
 * Where the payer of a deposit goes: to the provider's page in the language of the member who opened it, or back to the site once there
 * is nothing to pay. Calls the provider outside any transaction, because it may be slow or down; calling
 * again gives the same page.
 */
export async function startPayment(deps: WalletDeps, depositId: string, payer: Payer): Promise<PaymentStart> {
  const deposit = await findDeposit(deps.database, depositId)
  if (!deposit) return { kind: 'unknown' }
  if (deposit.bankTransfer || deposit.status !== 'Pending' || deposit.expiresAtMs <= deps.clock.now())
    return { kind: 'back', url: returnUrl(payer) }
  try {
    return { kind: 'pay', url: deposit.payPage ?? (await askProvider(deps, deposit, payer)) }
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error
    deps.log.warn({ depositId, error: String(error) }, 'a payment provider did not answer')
    return { kind: 'unavailable' }
  }
}

/** A deposit as its provider learns of it. */
export const intentOf = (deposit: Deposit, payer: Payer): DepositIntent => ({
  id: deposit.id,
  memberId: deposit.memberId,
  amount: deposit.amount,
  currency: deposit.currency,
  expiresAtMs: deposit.expiresAtMs,
  returnUrl: returnUrl(payer),
  language: deposit.language ?? payer.language,
})

async function askProvider(deps: WalletDeps, deposit: Deposit, payer: Payer): Promise<string> {
  const account = await findPayAccount(deps.database, deposit.accountId)
  const provider = deps.providers.find((candidate) => candidate.provider === account?.provider)
  if (!account || !provider) throw new Error(`the payment account ${deposit.accountId} has no provider`)
  const { providerRef, view } = await provider.createDeposit(account, intentOf(deposit, payer))
  if (view.kind !== 'redirect') throw new Error(`the payment account ${account.id} has no payment page`)
  await savePayPage(deps.database, deposit.id, providerRef, view.url)
  return view.url
}
