// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { t } from '../../../shared/texts.ts'
import type { WithdrawalSteps } from './use-withdrawal-steps.ts'
import type { Withdrawal } from './withdrawal-status.ts'

/** The steps that are possible in the withdrawal's status. */
export function WithdrawalActions({
  row,
  steps,
  onReject,
  onDispute,
  onSend,
}: {
  row: Withdrawal
  steps: WithdrawalSteps
  onReject: () => void
  onDispute: () => void
  onSend: () => void
}) {
  if (row.status === 'Pending') {
    return (
      <span className="inline-flex gap-2">
        <Button size="small" look="quiet" disabled={steps.busy} onClick={onReject}>
          {t('console.reject')}
        </Button>
        <Button size="small" look="primary" disabled={steps.busy} onClick={() => steps.approve(row)}>
          {t('console.approve')}
        </Button>
      </span>
    )
  }
  const underWay = row.payout !== null && row.payout.state !== 'paid' && row.payout.state !== 'failed'
  const disputed = row.status === 'Not received'
  return (
    <span className="inline-flex gap-2">
      {(disputed || row.disputeUntil !== null) && (
        <Button size="small" look={disputed ? 'primary' : 'quiet'} onClick={onDispute}>
          {t('console.lookInto')}
        </Button>
      )}
      {row.status === 'Approved' && !underWay && (
        <Button size="small" look="quiet" disabled={steps.busy} onClick={onSend}>
          {t('console.payout.send')}
        </Button>
      )}
      {row.status === 'Approved' && !underWay && (
        <Button size="small" look="primary" disabled={steps.busy} onClick={() => steps.pay(row)}>
          {t('console.pay')}
        </Button>
      )}
    </span>
  )
}
