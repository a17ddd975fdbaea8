// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../../../platform/chance/chance.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { PaymentProvider } from '../../../modules/wallet/ports.ts'
import { isSigned, readMessage } from './notification.ts'
import { openOrder } from './order-store.ts'

export const sandboxBankProvider = 'sandbox-bank'
const patienceMs = 5_000

/** The sandbox bank as the wallet sees it: a payment provider like any other. */
export const createProvider = ({
  database,
  chance,
  publicUrl,
}: {
  database: Database
  chance: Chance
  publicUrl: string
}): PaymentProvider => ({
  provider: sandboxBankProvider,
  async createDeposit(account, { id, amount, currency, returnUrl, expiresAtMs, language }) {
    const reference = await openOrder(database, {
      reference: chance.token(),
      accountId: account.id,
      intentId: id,
      amount,
      currency,
      returnUrl,
      expiresAtMs,
    })
    return {
      providerRef: reference,
      view: { kind: 'redirect', url: `${publicUrl}/sandbox-bank/pay/${reference}?language=${language}` },
    }
  },
  verifyNotification: (account, request) => isSigned(account.secret, request),
  parseNotification(_, request) {
    const event = readMessage(request.body)
    return event && [event]
  },
  acknowledge: () => ({
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: 'OK',
  }),
  async test() {
    const { status } = await fetch(`${publicUrl}/sandbox-bank/health`, {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (status !== 200) throw new Error(`the sandbox bank answered ${status}`)
    return 'The sandbox bank answers. It takes play money only'
  },
})
