// SPDX-License-Identifier: Apache-2.0
import { drawMatchCode } from '@tessera/rules/wallet/match-code'
import type { PayAccount, PaymentProvider } from '../../../modules/wallet/ports.ts'
import type { Chance } from '../../../platform/chance/chance.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { isFromSepay, readSepay } from './sepay.ts'
import { testDetails } from './test-details.ts'

export const bankTransferProvider = 'bank-transfer'

/**
 * Bank transfers: payers are shown a bank account of the operator and a code. Where a notification service
 * reports the lines of that account, a transfer with the code is credited by itself; otherwise an operator
 * records what came in.
 */
export function createBankTransfer({
  chance,
  clock,
  notifierKey,
}: {
  chance: Chance
  clock: Clock
  /** The key that the notification service of an account shares with us. */
  notifierKey(account: PayAccount): string | undefined
}): PaymentProvider {
  return {
    provider: bankTransferProvider,
    answersAtOnce: true,
    async createDeposit(account) {
      if (!account.bank) throw new Error(`the payment account ${account.id} has no bank account`)
      return { providerRef: drawMatchCode(chance.below), view: { kind: 'details', bank: account.bank } }
    },
    verifyNotification(account, request) {
      const key = notifierKey(account)
      return key !== undefined && isFromSepay(key, request, clock.now())
    },
    parseNotification(account, { body }) {
      const event = readSepay(body, account.currency)
      return event && [event]
    },
    acknowledge: () => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      body: JSON.stringify({ success: true }),
    }),
    async test(account) {
      const details = testDetails(account)
      if (!account.notifier) return `${details}; operators record what comes in`
      if (!notifierKey(account)) throw new Error('the key of the notification service cannot be opened')
      return `${details}; ${account.notifier.protocol} reports what comes in`
    },
  }
}
