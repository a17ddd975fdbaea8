// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Notice } from '../../shared/notice.tsx'
import { usePermission } from '../../shared/permissions.ts'
import { t } from '../../shared/texts.ts'
import type { Entry } from './review-words.ts'

const EntryDialog = lazy(() => import('./entry-dialog.tsx'))

/** What this operator may do with an entry in its state. */
export function EntryActions({ entry }: { entry: Entry }) {
  const [step, setStep] = useState<'confirm' | 'drop'>()
  const enters = usePermission('enterResults')
  const approves = usePermission('approveCorrections')
  const { status, own, secondOperator } = entry
  if (status === 'stale') return <Notice tone="bad">{t('console.results.stale')}</Notice>
  if (status !== 'planned' && status !== 'planning') return null
  const isOthers = secondOperator && own
  return (
    <div className="flex flex-wrap items-center gap-2">
      {approves && status === 'planned' && !isOthers && (
        <Button look="primary" onClick={() => setStep('confirm')}>
          {t('console.results.confirm')}
        </Button>
      )}
      {enters && <Button onClick={() => setStep('drop')}>{t('console.results.drop')}</Button>}
      {isOthers && <span className="text-sm text-muted">{t('console.results.needsSecond')}</span>}
      {step && (
        <Suspense>
          <EntryDialog entry={entry} step={step} onClose={() => setStep(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
