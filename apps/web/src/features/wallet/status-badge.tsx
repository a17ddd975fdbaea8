// SPDX-License-Identifier: Apache-2.0
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import type { CallOutput } from '@tessera/contract'
import { t } from '../../shared/texts/texts.ts'

export type Deposit = CallOutput<'wallet.deposit'>
export type Withdrawal = CallOutput<'wallet.withdraw'>
type Status = Deposit['status'] | Withdrawal['status']

const tones: Record<Status, BadgeTone> = {
  Pending: 'wait',
  Success: 'good',
  Failed: 'bad',
  Expired: 'quiet',
  Rejected: 'bad',
  Approved: 'wait',
  Paid: 'wait',
  Received: 'good',
  'Not received': 'bad',
  'Forced-received': 'good',
}

export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{t(`wallet.status.${status}`)}</Badge>
}
