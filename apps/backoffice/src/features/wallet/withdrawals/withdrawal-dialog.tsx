// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense } from 'react'
import type { WithdrawalSteps } from './use-withdrawal-steps.ts'
import type { Withdrawal } from './withdrawal-status.ts'

const ApproveDialog = lazy(() => import('./approve-dialog.tsx'))
const DisputeDialog = lazy(() => import('./dispute-dialog.tsx'))
const PayDialog = lazy(() => import('./pay-dialog.tsx'))
const RejectDialog = lazy(() => import('./reject-dialog.tsx'))
const WithdrawalDetails = lazy(() => import('./withdrawal-details.tsx'))
const AccountsDialog = lazy(() => import('./accounts-dialog.tsx'))
const PayeesDialog = lazy(() => import('./payees-dialog.tsx'))
const SendDialog = lazy(() => import('./send-dialog.tsx'))
const ReviewDialog = lazy(() => import('./review-dialog.tsx'))

/** A dialog over the queue: about its accounts, payees and rules, or about one withdrawal. */
export type OpenedDialog =
  | { dialog: 'accounts' | 'payees' | 'rules' }
  | { dialog: 'approve' | 'details' | 'dispute' | 'pay' | 'reject' | 'send'; row: Withdrawal }

/** The same with its withdrawal as the queue has it now: it may have gone on since the dialog was opened. */
export function withNewestRow(opened: OpenedDialog, list: readonly Withdrawal[] = []): OpenedDialog {
  if (!('row' in opened)) return opened
  const { withdrawalId } = opened.row
  return { ...opened, row: list.find((row) => row.withdrawalId === withdrawalId) ?? opened.row }
}

export function WithdrawalDialog(props: {
  opened: OpenedDialog
  onClose: () => void
  onReject: WithdrawalSteps['reject']
}) {
  return (
    <Suspense>
      <DialogOf {...props} />
    </Suspense>
  )
}

function DialogOf({
  opened,
  onClose,
  onReject,
}: {
  opened: OpenedDialog
  onClose: () => void
  onReject: WithdrawalSteps['reject']
}) {
  switch (opened.dialog) {
    case 'accounts':
      return <AccountsDialog onClose={onClose} />
    case 'payees':
      return <PayeesDialog onClose={onClose} />
    case 'rules':
      return <ReviewDialog onClose={onClose} />
    case 'details':
      return <WithdrawalDetails row={opened.row} onClose={onClose} />
    case 'dispute':
      return <DisputeDialog id={opened.row.withdrawalId} onClose={onClose} />
    case 'approve':
      return <ApproveDialog row={opened.row} onClose={onClose} />
    case 'pay':
      return <PayDialog row={opened.row} onClose={onClose} />
    case 'send':
      return <SendDialog row={opened.row} onClose={onClose} />
    case 'reject':
      return (
        <RejectDialog
          withdrawal={opened.row}
          onClose={onClose}
          onReject={(refusal) => {
            onReject(opened.row, refusal)
            onClose()
          }}
        />
      )
  }
}
