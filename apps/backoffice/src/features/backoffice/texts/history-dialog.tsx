// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { TextSet } from '@tessera/texts/languages'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Pager } from '@tessera/ui/data/pager.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { BeforeAfter } from '../../../shared/before-after.tsx'
import { useBrandInput } from '../../../shared/brand.tsx'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { pagerLabels } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import type { BrandText } from './brand-text.ts'

interface HistoryDialogProps {
  language: TextSet
  text: BrandText
  onRestored: (text: BrandText) => void
  onClose: () => void
}

/** All changes of a sentence, newest first. Each sentence of before can be used again, which is one more change. */
export default function HistoryDialog({ language, text, onRestored, onClose }: HistoryDialogProps) {
  const brand = useBrandInput()
  const [pageNo, setPageNo] = useState(1)
  const input = { ...brand, language, key: text.key }
  const query = useCallQuery('backoffice.textHistory', { ...input, pageNo, pageSize: 10 })
  const { data } = query
  const restore = useCallMutation('backoffice.setText', ['backoffice.texts', 'backoffice.textHistory'])
  const use = (after: string | null): void =>
    restore.mutate(
      { ...input, text: after ?? '', version: text.version },
      {
        onSuccess: (restored) => {
          showToast(t('console.texts.restored'), 'good')
          onRestored(restored)
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.texts.historyOf', { key: text.key })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <ErrorNotice error={restore.error} />
        <QueryState query={query} skeleton="h-24 w-full" />
        <ol className="flex flex-col gap-4">
          {data?.list.map(({ id, version, before, after, changedBy, changedAt }) => (
            <li key={id} className="flex flex-col gap-2">
              <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
                <span>
                  <span className="font-semibold text-text">{changedBy}</span> · <Moment at={changedAt} />
                </span>
                {after === text.own ? (
                  <Badge tone="good">{t('console.texts.inForce')}</Badge>
                ) : (
                  <Button size="small" disabled={restore.isPending} onClick={() => use(after)}>
                    {t('console.texts.restore')}
                  </Button>
                )}
              </div>
              <BeforeAfter
                title={t('console.version', { version })}
                before={before ?? text.shipped}
                after={after ?? text.shipped}
              />
            </li>
          ))}
        </ol>
        {data && (
          <Pager page={data.pageNo} totalPages={data.totalPages} onPage={setPageNo} labels={pagerLabels} />
        )}
      </div>
    </Dialog>
  )
}
