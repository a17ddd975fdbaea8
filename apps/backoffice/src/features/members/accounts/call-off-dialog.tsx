// SPDX-License-Identifier: Apache-2.0
import { useMutation } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { client, invalidate } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'

/** Calls off the waiting move of an account, with a reason. */
export default function CallOffDialog({
  account,
  onClose,
}: {
  account: CallOutput<'backoffice.account'>
  onClose: () => void
}) {
  const doing = useMutation({
    mutationFn: (reason: string) => client.call('backoffice.callOffMove', { id: account.memberId, reason }),
    onSuccess: () => {
      showToast(t('console.move.calledOff'), 'good')
      onClose()
    },
    onSettled: () => invalidate('backoffice.account'),
  })
  return (
    <ReasonDialog
      title={t('console.stepTitle', { step: t('console.move.callOff'), name: account.username })}
      action={t('console.move.callOff')}
      doing={doing}
      onClose={onClose}
    />
  )
}
