// SPDX-License-Identifier: Apache-2.0
import { add, zero, type Amount } from '../money.ts'
import type { FeePayer } from './deposit-terms.ts'
import type { DepositStatus } from './judge-payment.ts'

export const depositDeviations = ['none', 'underpaid', 'overpaid', 'takenBack'] as const
export type DepositDeviation = (typeof depositDeviations)[number]

/** What came in for a deposit and what of it went back. `received` is what its member was credited. */
export interface ArrivedMoney {
  status: DepositStatus
  amount: Amount
  received: Amount
  fee: { charged: Amount; payer: FeePayer }
  takenBack: Amount
}

/**
 * How a deposit differs from what its member announced: the state of what the alerts `wallet.underpaid`, `wallet.overpaid` and
 * `wallet.reversedDeposit` tell. A fee that the member paid came in, too.
 */
export function depositDeviation({
  status,
  amount,
  received,
  fee,
  takenBack,
}: ArrivedMoney): DepositDeviation {
  if (status !== 'Success') return 'none'
  if (takenBack > zero) return 'takenBack'
  const arrived = fee.payer === 'member' ? add(received, fee.charged) : received
  if (arrived === amount) return 'none'
  return arrived < amount ? 'underpaid' : 'overpaid'
}
