// SPDX-License-Identifier: Apache-2.0
import { lazy } from 'react'
import { DryRunActions } from '../../shared/dry-run/dry-run-actions.tsx'
import { usePermission } from '../../shared/permissions.ts'
import { t } from '../../shared/texts.ts'
import type { CorrectionStep } from './correction-dialog.tsx'
import type { Correction } from './lottery-words.ts'

const CorrectionDialog = lazy(() => import('./correction-dialog.tsx'))

/** What this operator may do with a correction in its state. */
export function CorrectionActions({ correction }: { correction: Correction }) {
  const corrects = usePermission('correctResults')
  const approves = usePermission('approveCorrections')
  const { status, own } = correction
  const asks = corrects && status === 'planned'
  const mayApprove = approves && status === 'waiting' && !own
  const drops = corrects && (status === 'planning' || status === 'planned' || status === 'waiting')
  return (
    <DryRunActions<CorrectionStep>
      steps={[
        asks && { step: 'ask', label: t('console.lottery.ask'), look: 'primary' },
        mayApprove && { step: 'approve', label: t('console.lottery.approve'), look: 'primary' },
        drops && { step: 'drop', label: t('console.lottery.drop'), look: 'danger' },
      ]}
      note={status === 'waiting' && own && t('console.lottery.ownCorrection')}
      renderDialog={(step, onClose) => (
        <CorrectionDialog correction={correction} step={step} onClose={onClose} />
      )}
    />
  )
}
