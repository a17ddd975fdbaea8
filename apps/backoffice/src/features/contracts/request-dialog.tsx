// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../shared/api.ts'
import { t } from '../../shared/texts.ts'
import type { ContractRequest } from './contract-words.ts'
import { ReasonForm } from './reason-form.tsx'
import { TiersTable } from './tiers-table.tsx'

interface RequestDialogProps {
  request: ContractRequest
  approve: boolean
  onClose: () => void
}

/** Approves or refuses an offer of another operator, with its tiers in view. */
export default function RequestDialog({ request, approve, onClose }: RequestDialogProps) {
  const invalidates = ['backoffice.contractRequests', 'backoffice.contracts'] as const
  const approving = useCallMutation('backoffice.approveContractRequest', invalidates)
  const refusing = useCallMutation('backoffice.refuseContractRequest', invalidates)
  const deciding = approve ? approving : refusing
  const name = request.account
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(approve ? 'console.contracts.approveOffer' : 'console.contracts.refuseOffer', { name })}
      closeLabel={t('console.close')}
      size="large"
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-text">
          {t('console.askedBy', { name: request.askedBy })}: {request.reason}
        </p>
        <TiersTable tiers={request.tiers} />
        <ReasonForm
          submit={t(approve ? 'console.approve' : 'console.refuse')}
          look={approve ? 'primary' : 'danger'}
          busy={deciding.isPending}
          error={deciding.error}
          onCancel={onClose}
          onSubmit={(reason) =>
            deciding.mutate(
              { id: request.requestId, reason },
              {
                onSuccess: () => {
                  showToast(
                    t(approve ? 'console.contracts.offerApproved' : 'console.contracts.offerRefused'),
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
