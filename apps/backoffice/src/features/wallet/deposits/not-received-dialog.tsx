// SPDX-License-Identifier: Apache-2.0
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import type { Deposit } from './deposit-status.ts'

/** Ends a deposit of which nothing came in, with a reason that the member reads. */
export default function NotReceivedDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const ending = useCallMutation('backoffice.rejectBankTransfer', ['backoffice.deposits'])
  return (
    <ReasonDialog
      title={t('console.transfer.nothingFrom', { name: deposit.username })}
      explain={t('console.transfer.nothingHint')}
      label={t('console.reason')}
      action={t('console.transfer.notReceived')}
      look="danger"
      doing={{
        isPending: ending.isPending,
        error: ending.error,
        mutate: (reason) =>
          ending.mutate(
            { id: deposit.depositId, reason },
            {
              onSuccess: () => {
                showToast(t('console.transfer.ended'), 'good')
                onClose()
              },
            },
          ),
      }}
      onClose={onClose}
    />
  )
}
