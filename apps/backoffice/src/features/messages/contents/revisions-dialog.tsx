// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { BeforeAfter } from '../../../shared/before-after.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Moment } from '../../../shared/moment.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { useSiteZone } from '../../../shared/site-zone.ts'
import { t } from '../../../shared/texts.ts'
import { contentDifferences, contentLines } from './content-lines.ts'
import { filled, type Whole } from './content-kinds.ts'

interface RevisionsDialogProps {
  stored: Whole
  busy: boolean
  onClose: () => void
  onRollBack: (number: number) => void
}

/** All published versions of an item, each compared with the current one; any can be published again. */
export default function RevisionsDialog({ stored, busy, onClose, onRollBack }: RevisionsDialogProps) {
  const revisions = stored.revisions.toSorted((one, other) => other.number - one.number)
  const [number, setNumber] = useState(
    revisions.find((one) => one.number !== stored.revision)?.number ?? revisions[0]?.number ?? 1,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.revisionsTitle')}
      closeLabel={t('console.close')}
      size="large"
    >
      <div className="grid gap-4 md:grid-cols-[16rem_minmax(0,1fr)]">
        <ol aria-label={t('console.revisionsTitle')} className="flex flex-col gap-1">
          {revisions.map((one) => (
            <li key={one.number}>
              <button
                type="button"
                aria-pressed={one.number === number}
                onClick={() => setNumber(one.number)}
                className="flex min-h-11 w-full flex-col rounded-control px-3 py-2 text-start text-sm text-muted hover:bg-surface-2 aria-pressed:bg-surface-3 aria-pressed:text-text"
              >
                <span className="font-semibold text-text">
                  {t('console.revision', { number: one.number })}
                  {one.number === stored.revision && ` · ${t('console.current')}`}
                </span>
                <span className="text-xs">
                  {one.by} · <Moment at={one.at} />
                </span>
                {one.restoredFrom !== null && (
                  <span className="text-xs">{t('console.restoredFrom', { number: one.restoredFrom })}</span>
                )}
              </button>
            </li>
          ))}
        </ol>
        <Revision stored={stored} number={number} busy={busy} onRollBack={onRollBack} />
      </div>
    </Dialog>
  )
}

function Revision({
  stored,
  number,
  busy,
  onRollBack,
}: {
  stored: Whole
  number: number
  busy: boolean
  onRollBack: (number: number) => void
}) {
  const query = useCallQuery('backoffice.contentRevision', { id: stored.id, number })
  const { data } = query
  const zone = useSiteZone() ?? 'UTC'
  if (!data) return <QueryState query={query} skeleton="h-48 w-full" />
  if (data.number !== number) return <Skeleton className="h-48 w-full" />
  const current = number === stored.revision
  const differences =
    stored.published && !current
      ? contentDifferences(filled(stored.published), filled(data.body), zone)
      : undefined
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="text-sm text-muted">{t(differences ? 'console.againstCurrent' : 'console.itSays')}</p>
      {differences?.length === 0 && <p className="text-sm text-muted">{t('console.sameWords')}</p>}
      {differences
        ? differences.map(({ key, title, before, after }) => (
            <BeforeAfter key={key} title={title} before={before} after={after} />
          ))
        : contentLines(filled(data.body), zone).map(({ key, title, text }) => (
            <BeforeAfter key={key} title={title} before={text} after={text} />
          ))}
      {(!current || stored.state === 'archived') && (
        <span>
          <Button look="primary" busy={busy} onClick={() => onRollBack(number)}>
            {t('console.rollBack', { number })}
          </Button>
        </span>
      )}
    </div>
  )
}
