// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'

export type Withdrawal = CallOutput<'backoffice.withdrawals'>['list'][number]
export type Dispute = CallOutput<'backoffice.withdrawalDisputes'>['list'][number]
export type DisputeFound = NonNullable<Dispute['answer']>
export type WithdrawalStatus = Withdrawal['status']

export const withdrawalStatuses: readonly WithdrawalStatus[] = [
  'Pending',
  'Approved',
  'Paid',
  'Not received',
  'Received',
  'Forced-received',
  'Rejected',
]

const tones: Record<WithdrawalStatus, BadgeTone> = {
  Pending: 'wait',
  Approved: 'wait',
  Paid: 'good',
  Received: 'good',
  'Forced-received': 'quiet',
  'Not received': 'bad',
  Rejected: 'bad',
}
export const toneOf = (status: WithdrawalStatus): BadgeTone => tones[status]
