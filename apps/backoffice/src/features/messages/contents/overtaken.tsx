// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { BeforeAfter } from '../../../shared/before-after.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { useSiteZone } from '../../../shared/site-zone.ts'
import { t } from '../../../shared/texts.ts'
import { contentDifferences } from './content-lines.ts'
import { filled, type ContentBody, type Whole } from './content-kinds.ts'

interface OvertakenProps {
  mine: ContentBody
  theirs: Whole
  onTake: () => void
  onKeep: () => void
}

/**
 * Two operators edited the same item: compares the other one's saved version with this one, and asks which to
 * keep.
 */
export function Overtaken({ mine, theirs, onTake, onKeep }: OvertakenProps) {
  const differences = contentDifferences(filled(theirs.draft), mine, useSiteZone() ?? 'UTC')
  return (
    <div
      role="alert"
      className="flex flex-col gap-3 rounded-tile border border-line-control bg-gold-soft p-4 text-sm text-text"
    >
      <p className="font-semibold">
        {t('console.overtakenItem', { name: theirs.changedBy })} <Moment at={theirs.changedAt} />
      </p>
      <div className="flex flex-col gap-2 rounded-control bg-surface-1 p-2">
        {differences.length === 0 ? (
          <p className="p-1 text-sm text-muted">{t('console.sameWords')}</p>
        ) : (
          differences.map(({ key, title, before, after }) => (
            <BeforeAfter key={key} title={title} before={before} after={after} />
          ))
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTake}>{t('console.takeTheirs')}</Button>
        <Button onClick={onKeep}>{t('console.keepMine')}</Button>
      </div>
    </div>
  )
}
