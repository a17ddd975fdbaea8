// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../shared/api.ts'
import { t } from '../../shared/texts.ts'
import type { Payment } from './contract-words.ts'
import { ReasonForm } from './reason-form.tsx'

interface PaymentDialogProps {
  payment: Payment
  approve: boolean
  onClose: () => void
}

/** Approves a payment, which makes it at once, or declines it for good. */
export default function PaymentDialog({ payment, approve, onClose }: PaymentDialogProps) {
  const invalidates = ['backoffice.contractPayments'] as const
  const approving = useCallMutation('backoffice.approveContractPayment', invalidates)
  const declining = useCallMutation('backoffice.declineContractPayment', invalidates)
  const deciding = approve ? approving : declining
  const name = payment.account
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(approve ? 'console.contracts.approvePayment' : 'console.contracts.declinePayment', { name })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-text">
          {t('console.contracts.net')}: <Money value={payment.net} className="font-bold" />
        </p>
        <ReasonForm
          submit={t(approve ? 'console.approve' : 'console.contracts.decline')}
          look={approve ? 'primary' : 'danger'}
          busy={deciding.isPending}
          error={deciding.error}
          onCancel={onClose}
          onSubmit={(reason) =>
            deciding.mutate(
              { id: payment.paymentId, reason },
              {
                onSuccess: () => {
                  showToast(
                    t(approve ? 'console.contracts.paymentApproved' : 'console.contracts.paymentDeclined'),
                    'good',
                  )
                  onClose()
                },
              },
            )
          }
        />
      </div>
    </Dialog>
  )
}
