// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import { OwnCode } from './code-dialog.tsx'

interface ResetDialogProps {
  operator: CallOutput<'backoffice.operators'>[number]
  onClose: () => void
}

/** Resets the app of another operator, with a code of one's own and a reason. */
export default function ResetDialog({ operator: { operatorId, name }, onClose }: ResetDialogProps) {
  const [code, setCode] = useState('')
  const resetting = useCallMutation('backoffice.resetOperatorApp', [
    'backoffice.operators',
    'backoffice.ownSecurity',
  ])
  return (
    <ReasonDialog
      title={t('console.security.resetTitle', { name })}
      explain={t('console.security.resetExplain')}
      action={t('console.security.reset')}
      look="danger"
      doing={{
        ...resetting,
        mutate: (reason) =>
          resetting.mutate(
            { id: operatorId, code: code.trim(), reason },
            {
              onSuccess: () => {
                showToast(t('console.security.resetDone', { name }), 'good')
                onClose()
              },
            },
          ),
      }}
      onClose={onClose}
    >
      <OwnCode value={code} onChange={setCode} />
    </ReasonDialog>
  )
}
