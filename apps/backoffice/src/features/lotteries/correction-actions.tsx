// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { usePermission } from '../../shared/permissions.ts'
import { t } from '../../shared/texts.ts'
import type { CorrectionStep } from './correction-dialog.tsx'
import type { Correction } from './lottery-words.ts'

const CorrectionDialog = lazy(() => import('./correction-dialog.tsx'))

/** What this operator may do with a correction in its state. */
export function CorrectionActions({ correction }: { correction: Correction }) {
  const [step, setStep] = useState<CorrectionStep>()
  const corrects = usePermission('correctResults')
  const approves = usePermission('approveCorrections')
  const { status, own } = correction
  const open = status === 'planning' || status === 'planned' || status === 'waiting'
  return (
    <div className="flex flex-wrap items-center gap-2">
      {corrects && status === 'planned' && (
        <Button look="primary" onClick={() => setStep('ask')}>
          {t('console.lottery.ask')}
        </Button>
      )}
      {approves && status === 'waiting' && !own && (
        <Button look="primary" onClick={() => setStep('approve')}>
          {t('console.lottery.approve')}
        </Button>
      )}
      {corrects && open && (
        <Button look="danger" onClick={() => setStep('drop')}>
          {t('console.lottery.drop')}
        </Button>
      )}
      {status === 'waiting' && own && (
        <span className="text-sm text-muted">{t('console.lottery.ownCorrection')}</span>
      )}
      {step && (
        <Suspense>
          <CorrectionDialog correction={correction} step={step} onClose={() => setStep(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
