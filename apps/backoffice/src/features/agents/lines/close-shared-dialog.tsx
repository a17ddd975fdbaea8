// SPDX-License-Identifier: Apache-2.0
import { useMutation } from '@tanstack/react-query'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { client, invalidate } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import type { SharedLine } from './shared-lines.tsx'

/** Closes what an operator has looked into, with what they found out. */
export default function CloseSharedDialog({ shared, onClose }: { shared: SharedLine; onClose: () => void }) {
  const doing = useMutation({
    mutationFn: (reason: string) => client.call('backoffice.closeSharedLine', { id: shared.id, reason }),
    onSuccess: () => {
      showToast(t('console.shared.done'), 'good')
      onClose()
    },
    onSettled: () => {
      invalidate('backoffice.sharedLines', 'backoffice.alerts')
    },
  })
  return (
    <ReasonDialog
      title={t('console.shared.closeTitle', { name: shared.agent?.username ?? '' })}
      explain={t('console.shared.closeExplain')}
      action={t('console.shared.close')}
      doing={doing}
      onClose={onClose}
    />
  )
}
