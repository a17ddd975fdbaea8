// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { t } from '../../../shared/texts.ts'
import type { OpenedDialog } from './withdrawal-dialog.tsx'
import type { Withdrawal } from './withdrawal-status.ts'

/** The steps that are possible in the withdrawal's status; each asks before it is taken. */
export function WithdrawalActions({
  row,
  busy,
  onOpen,
}: {
  row: Withdrawal
  busy: boolean
  onOpen: (dialog: OpenedDialog) => void
}) {
  if (row.status === 'Pending') {
    return (
      <>
        <Button size="small" look="quiet" disabled={busy} onClick={() => onOpen({ dialog: 'reject', row })}>
          {t('console.reject')}
        </Button>
        <Button
          size="small"
          look="primary"
          disabled={busy}
          onClick={() => onOpen({ dialog: 'approve', row })}
        >
          {t('console.approve')}
        </Button>
      </>
    )
  }
  const underWay = row.payout !== null && row.payout.state !== 'paid' && row.payout.state !== 'failed'
  if (row.status !== 'Approved' || underWay) return null
  return (
    <>
      <Button size="small" look="quiet" disabled={busy} onClick={() => onOpen({ dialog: 'send', row })}>
        {t('console.payout.send')}
      </Button>
      <Button size="small" look="primary" disabled={busy} onClick={() => onOpen({ dialog: 'pay', row })}>
        {t('console.pay')}
      </Button>
    </>
  )
}
