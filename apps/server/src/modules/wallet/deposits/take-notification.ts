// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { isDatabaseUnreachable } from '../../../platform/db/index.ts'
import type { PayAccount, PayEvent, PaymentProvider, RawRequest, RawResponse } from '../ports.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { findPayAccount } from './payment-accounts.ts'
import { pushDeposit } from './push-deposit.ts'
import type { DepositNews } from './apply-payment.ts'
import { takeBankLine } from './take-bank-line.ts'
import { takePaymentEvent } from './take-payment-event.ts'

/**
 * Handles a notification of a payment provider: finds the account, checks the signature, decodes the events.
 * Each event is its own transaction, and the sender gets its confirmation only after all of them are
 * committed; otherwise it sends again. Throws `call.notFound` for an account that does not exist,
 * `call.unauthorized` for a bad signature, `call.malformed`, `wallet.paymentUnavailable`.
 */
export async function takeNotification(
  deps: WalletDeps,
  accountId: string,
  request: RawRequest,
): Promise<RawResponse> {
  const account = await findPayAccount(deps.database, accountId)
  const provider = deps.providers.find((candidate) => candidate.provider === account?.provider)
  if (!account || !provider) throw fault('call.notFound')
  if (!(await provider.verifyNotification(account, request))) throw fault('call.unauthorized')
  const events = await parse(deps, provider, account, request)
  if (!events) throw fault('call.malformed')
  // The transactions below read settings, and may not ask for another connection.
  await deps.settings.refresh()
  const news: DepositNews[] = []
  for (const event of events) {
    const nowMs = deps.clock.now()
    const { line } = event
    const deposit = await deps.database.transaction((tx) =>
      line
        ? takeBankLine(tx, deps, { account, event, line, nowMs })
        : takePaymentEvent(tx, deps, account, event, nowMs),
    )
    if (deposit) news.push(deposit)
  }
  for (const deposit of news) pushDeposit(deps, deposit)
  return provider.acknowledge(account, events)
}

/** Throws `wallet.paymentUnavailable`, so that the sender sends again, when the provider cannot say what happened. */
async function parse(
  { log }: WalletDeps,
  provider: PaymentProvider,
  account: PayAccount,
  request: RawRequest,
): Promise<PayEvent[] | undefined> {
  try {
    return await provider.parseNotification(account, request)
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error
    log.warn({ accountId: account.id, error: String(error) }, 'a payment provider did not answer')
    throw fault('wallet.paymentUnavailable')
  }
}
