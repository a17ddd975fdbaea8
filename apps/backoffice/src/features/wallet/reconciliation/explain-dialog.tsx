// SPDX-License-Identifier: Apache-2.0
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import type { Difference } from './statement.ts'

/** Marks a difference as explained. */
export default function ExplainDialog({
  difference,
  onClose,
}: {
  difference: Difference
  onClose: () => void
}) {
  const explain = useCallMutation('backoffice.explainDifference', [
    'backoffice.differences',
    'backoffice.statements',
  ])
  return (
    <ReasonDialog
      title={t('console.statements.explainTitle', { reference: difference.reference })}
      explain={t('console.statements.explainHint')}
      action={t('console.statements.explain')}
      doing={{
        isPending: explain.isPending,
        error: explain.error,
        mutate: (reason) =>
          explain.mutate(
            { id: difference.differenceId, reason },
            {
              onSuccess: () => {
                showToast(t('console.statements.explainedNote'), 'good')
                onClose()
              },
            },
          ),
      }}
      onClose={onClose}
    />
  )
}
