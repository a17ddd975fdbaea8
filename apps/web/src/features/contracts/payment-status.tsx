// SPDX-License-Identifier: Apache-2.0
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import type { PaymentStatus as Status } from '@tessera/rules/contracts/payment'
import { t } from '../../shared/texts/texts.ts'

const looks: Record<
  Status,
  { tone: BadgeTone; text: 'pending' | 'notReached' | 'approved' | 'paid' | 'expired' }
> = {
  Pending: { tone: 'wait', text: 'pending' },
  'Not reached': { tone: 'quiet', text: 'notReached' },
  Approved: { tone: 'wait', text: 'approved' },
  Paid: { tone: 'good', text: 'paid' },
  Expired: { tone: 'bad', text: 'expired' },
}

export function PaymentStatus({ status }: { status: Status }) {
  const { tone, text } = looks[status]
  return <Badge tone={tone}>{t(`contracts.status.${text}`)}</Badge>
}
