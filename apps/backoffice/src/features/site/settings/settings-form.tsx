// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useBrandInput } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Notice } from '../../../shared/notice.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import { SettingValues, valueOf } from './setting-values.ts'
import { LeafRow } from './leaf-row.tsx'
import { useSettingDrafts, type Leaf } from './use-setting-drafts.ts'
import { useLeaveGuard } from '../../../shared/use-leave-guard.ts'

const ReviewDialog = lazy(() => import('./review-dialog.tsx'))
const HistoryDialog = lazy(() => import('./history-dialog.tsx'))

export interface SettingsFormProps {
  /** The leaves of this form, in the order of the platform. */
  shows: (leaf: Leaf) => boolean
  /** Rendered above the leaves; receives what is not saved yet. */
  head?: React.ReactNode
}

/**
 * The leaves of the selected brand as a form. Input stays while other groups are open, and is saved together.
 */
export function SettingsForm({ shows, head }: SettingsFormProps) {
  const brand = useBrandInput()
  const query = useCallQuery('backoffice.settings', brand)
  const drafts = useSettingDrafts()
  const mayChange = usePermission('settings')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [reviewing, setReviewing] = useState(false)
  const [history, setHistory] = useState<Leaf>()
  useLeaveGuard(drafts.changed.length > 0)
  const { data } = query
  if (!data) return <QueryState query={query} skeleton="h-96 w-full" />
  const leaves = data.leaves.filter(shows)
  const lost = data.leaves.filter((leaf) => (drafts.of(leaf)?.version ?? leaf.version) !== leaf.version)
  return (
    <SettingValues value={(name) => valueOf(data.leaves, drafts, name)}>
      {head}
      {!mayChange && <p className="text-sm text-muted">{t('console.readOnly')}</p>}
      {leaves.length === 0 && <EmptyState title={t('console.noSetting')} />}
      {leaves.length > 0 && (
        <div className="rounded-tile border border-line bg-surface-1">
          {leaves.map((leaf) => (
            <LeafRow
              key={leaf.name}
              leaf={leaf}
              drafts={drafts}
              problem={problems[leaf.name]}
              mayChange={mayChange}
              onHistory={setHistory}
            />
          ))}
        </div>
      )}
      {drafts.changed.length > 0 && (
        <UnsavedBar
          count={drafts.changed.length}
          hasProblems={Object.keys(problems).length > 0}
          isOvertaken={lost.length > 0}
          onDiscard={() => {
            drafts.clear()
            setProblems({})
          }}
          onReview={() => setReviewing(true)}
        />
      )}
      <Suspense>
        {reviewing && (
          <ReviewDialog
            leaves={data.leaves}
            changes={drafts.changes()}
            onClose={() => setReviewing(false)}
            onProblems={(fields) => {
              setProblems(fields)
              setReviewing(false)
            }}
            onOvertaken={() => {
              setReviewing(false)
              showToast(t('console.overtakenToast'), 'bad')
              void query.refetch()
            }}
            onSaved={() => {
              drafts.clear()
              setProblems({})
              setReviewing(false)
              showToast(t('console.saved'), 'good')
            }}
          />
        )}
        {history && (
          <HistoryDialog
            leaf={data.leaves.find(({ name }) => name === history.name) ?? history}
            mayChange={mayChange}
            onClose={() => setHistory(undefined)}
          />
        )}
      </Suspense>
    </SettingValues>
  )
}

interface UnsavedBarProps {
  count: number
  hasProblems: boolean
  /** Somebody else has changed what is not saved yet. */
  isOvertaken: boolean
  onDiscard: () => void
  onReview: () => void
}

/** Stays at the foot of the page as long as something is not saved. */
function UnsavedBar({ count, hasProblems, isOvertaken, onDiscard, onReview }: UnsavedBarProps) {
  return (
    <div className="sticky bottom-0 z-5 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface-2 px-4 py-3 md:mx-0 md:mb-4 md:rounded-tile md:border">
      <p className="text-sm font-semibold text-text" role="status">
        {t('console.changesWait', { count })}
      </p>
      {hasProblems && <Notice tone="bad">{t('console.someWrong')}</Notice>}
      <span className="flex gap-2">
        <Button look="quiet" onClick={onDiscard}>
          {t('console.discard')}
        </Button>
        <Button look="primary" disabled={isOvertaken} onClick={onReview}>
          {t('console.review')}
        </Button>
      </span>
    </div>
  )
}
