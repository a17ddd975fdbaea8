// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Amount } from '@tessera/rules/money'
import { isDatabaseUnreachable } from '../../../platform/db/index.ts'
import type { PayAccount, PayEvent, PaymentProvider, RawRequest, RawResponse } from '../ports.ts'
import { pushBalance } from '../balance/push-balance.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { findPayAccount } from './payment-accounts.ts'
import { pushDeposit } from './push-deposit.ts'
import { takeBankLine } from './take-bank-line.ts'
import { takePaymentEvent } from './take-payment-event.ts'
import { takePaymentTotal, type TotalOutcome } from './take-payment-total.ts'

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
  const take = (event: PayEvent, askedAt?: Amount): Promise<TotalOutcome> =>
    takeEvent(deps, account, event, askedAt)
  for (const event of events) {
    const { less } = await take(event)
    if (less !== undefined) await askAgain(deps, provider, account, { request, event, less, take })
  }
  return provider.acknowledge(account, events)
}

/** Applies one event in a transaction of its own, and then tells the open pages. */
async function takeEvent(
  deps: WalletDeps,
  account: PayAccount,
  event: PayEvent,
  askedAt: Amount | undefined,
): Promise<TotalOutcome> {
  const nowMs = deps.clock.now()
  const { line } = event
  const outcome = await deps.database.transaction(async (tx): Promise<TotalOutcome> => {
    if (line) return { news: await takeBankLine(tx, deps, { account, event, line, nowMs }) }
    if (event.total) return takePaymentTotal(tx, deps, account, { event, askedAt, nowMs })
    return { news: await takePaymentEvent(tx, deps, account, event, nowMs) }
  })
  if (outcome.news) pushDeposit(deps, outcome.news)
  for (const changed of outcome.takenBack ?? []) {
    pushBalance(deps, changed)
    changed.afterCommit?.()
  }
  return outcome
}

/**
 * A provider that has less than was counted either took money back or answered before it came. Only what it says when it is
 * asked after the money was counted decides. Throws `wallet.paymentUnavailable` when more was counted meanwhile.
 */
async function askAgain(
  deps: WalletDeps,
  provider: PaymentProvider,
  account: PayAccount,
  {
    request,
    event,
    less,
    take,
  }: {
    request: RawRequest
    event: PayEvent
    less: Amount
    take(event: PayEvent, askedAt: Amount): Promise<TotalOutcome>
  },
): Promise<void> {
  const again = (await parse(deps, provider, account, request)) ?? []
  for (const newer of again.filter(({ providerRef }) => providerRef === event.providerRef))
    if ((await take(newer, less)).less !== undefined) throw fault('wallet.paymentUnavailable')
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
