// SPDX-License-Identifier: Apache-2.0
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import { amountOf, isReversed, type SuspensePayment } from './suspense-payment.ts'

/** Books a payment out of suspense; of one that went back, notes that it was looked into. */
export default function ReturnDialog({
  payment,
  onClose,
}: {
  payment: SuspensePayment
  onClose: () => void
}) {
  const returning = useCallMutation('backoffice.returnPayment', ['backoffice.suspense'])
  const reversed = isReversed(payment)
  const amount = amountOf(payment)
  return (
    <ReasonDialog
      title={t(reversed ? 'console.suspense.lookedIntoTitle' : 'console.suspense.returnTitle', { amount })}
      explain={t(reversed ? 'console.suspense.lookedIntoHint' : 'console.suspense.returnHint')}
      action={t(reversed ? 'console.suspense.lookedInto' : 'console.suspense.return')}
      doing={{
        isPending: returning.isPending,
        error: returning.error,
        mutate: (reason) =>
          returning.mutate(
            { id: payment.paymentId, reason },
            {
              onSuccess: () => {
                showToast(t(reversed ? 'console.suspense.noted' : 'console.suspense.returned'), 'good')
                onClose()
              },
            },
          ),
      }}
      onClose={onClose}
    />
  )
}
