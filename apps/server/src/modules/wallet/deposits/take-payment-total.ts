// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { PayAccount, PayEvent } from '../ports.ts'
import type { DepositNews, PaymentDeps } from './apply-payment.ts'
import { countTotal } from './count-total.ts'
import { takeBackPayment, type TakenBack } from './take-back-payment.ts'
import { takePaymentEvent } from './take-payment-event.ts'

/** What a report of a total came to. */
export interface TotalOutcome {
  news?: DepositNews | undefined
  takenBack?: TakenBack[]
  /** It knows less than this, which was counted: the provider has to be asked again. */
  less?: Amount
}

/** Applies what is new in a report of all that a provider has of a payment. */
export async function takePaymentTotal(
  tx: Tx,
  deps: PaymentDeps,
  account: PayAccount,
  report: { event: PayEvent; askedAt: Amount | undefined; nowMs: number },
): Promise<TotalOutcome> {
  const found = await countTotal(tx, account, report)
  const { nowMs } = report
  switch (found.kind) {
    case 'nothing':
      return {}
    case 'less':
      return { less: found.counted }
    case 'takenBack':
      return { takenBack: await takeBackPayment(tx, deps, account, { ...found, nowMs }) }
    case 'event':
      return { news: await takePaymentEvent(tx, deps, account, found.event, nowMs) }
  }
}
