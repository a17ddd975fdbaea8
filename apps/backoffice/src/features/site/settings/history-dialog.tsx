// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Pager } from '@tessera/ui/data/pager.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { BeforeAfter } from '../../../shared/before-after.tsx'
import { useBrandInput } from '../../../shared/brand.tsx'
import { useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { pagerLabels } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { useSiteZone } from '../../../shared/site-zone.ts'
import { t } from '../../../shared/texts.ts'
import { titleOf } from './leaf-row.tsx'
import { showValue } from './show-value.ts'
import type { Leaf } from './use-setting-drafts.ts'

/** All changes of a leaf, newest first; each can be undone. */
export default function HistoryDialog({
  leaf,
  mayChange,
  onClose,
}: {
  leaf: Leaf
  mayChange: boolean
  onClose: () => void
}) {
  const [pageNo, setPageNo] = useState(1)
  const query = useCallQuery('backoffice.settingHistory', {
    ...useBrandInput(),
    name: leaf.name,
    pageNo,
    pageSize: 10,
  })
  const { data } = query
  const restore = useCallMutation('backoffice.restoreSetting', [
    'backoffice.settings',
    'backoffice.settingHistory',
  ])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.historyOf', { title: titleOf(leaf) })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <ErrorNotice error={restore.error} />
        <QueryState query={query} skeleton="h-24 w-full" />
        {data?.list.length === 0 && <EmptyState title={t('console.noHistory')} />}
        <ol className="flex flex-col gap-4">
          {data?.list.map((change) => (
            <Change
              key={change.id}
              change={change}
              schema={leaf.schema}
              isBusy={restore.isPending}
              onRestore={
                mayChange
                  ? () =>
                      restore.mutate(
                        { id: change.id, version: leaf.version, dryRun: false },
                        { onSuccess: () => showToast(t('console.restored'), 'good') },
                      )
                  : undefined
              }
            />
          ))}
        </ol>
        {data && (
          <Pager page={data.pageNo} totalPages={data.totalPages} onPage={setPageNo} labels={pagerLabels} />
        )}
      </div>
    </Dialog>
  )
}

interface ChangeProps {
  change: CallOutput<'backoffice.settingHistory'>['list'][number]
  schema: Leaf['schema']
  isBusy: boolean
  /** Undefined for those who may not change settings. */
  onRestore: (() => void) | undefined
}

function Change({ change, schema, isBusy, onRestore }: ChangeProps) {
  const zone = useSiteZone() ?? 'UTC'
  return (
    <li className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3 text-sm text-muted">
        <span>
          <span className="font-semibold text-text">{change.changedBy}</span> ·{' '}
          <Moment at={change.changedAt} />
        </span>
        {onRestore && (
          <Button size="small" disabled={isBusy} onClick={onRestore}>
            {t('console.restoreBefore')}
          </Button>
        )}
      </div>
      <BeforeAfter
        title={t('console.version', { version: change.version })}
        before={showValue(change.before, schema, zone)}
        after={showValue(change.after, schema, zone)}
      />
    </li>
  )
}
