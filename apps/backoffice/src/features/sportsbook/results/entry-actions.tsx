// SPDX-License-Identifier: Apache-2.0
import { lazy } from 'react'
import { DryRunActions } from '../../../shared/dry-run/dry-run-actions.tsx'
import { Notice } from '../../../shared/notice.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import type { Entry } from './result-words.ts'

const EntryDialog = lazy(() => import('./entry-dialog.tsx'))

/** What this operator may do with an entry in its state. */
export function EntryActions({ entry }: { entry: Entry }) {
  const enters = usePermission('enterResults')
  const approves = usePermission('approveCorrections')
  const { status, own, secondOperator } = entry
  if (status === 'stale') return <Notice tone="bad">{t('console.results.stale')}</Notice>
  if (status !== 'planned' && status !== 'planning') return null
  const isOthers = secondOperator && own
  const confirms = approves && status === 'planned' && !isOthers
  return (
    <DryRunActions<'confirm' | 'drop'>
      steps={[
        confirms && { step: 'confirm', label: t('console.results.confirm'), look: 'primary' },
        enters && { step: 'drop', label: t('console.results.drop') },
      ]}
      note={isOthers && t('console.results.needsSecond')}
      renderDialog={(step, onClose) => <EntryDialog entry={entry} step={step} onClose={onClose} />}
    />
  )
}
