// SPDX-License-Identifier: Apache-2.0
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { Time } from '@tessera/ui/data/time.tsx'
import { useId } from 'react'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { RankPageData } from './use-rank.ts'

/** The latest changes of the rank, newest first. */
export function RankHistory({ changes }: { changes: RankPageData['changes'] }) {
  const id = useId()
  const zone = useZone()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-sm font-bold text-text">
        {t('ranks.history')}
      </h3>
      <ol className="divide-y divide-line rounded-tile border border-line bg-bg">
        {changes.map(({ time, from, to, cause }) => (
          <li
            key={`${time} ${from} ${to}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm"
          >
            {to > from ? (
              <ArrowUp className="size-4 text-brand" aria-hidden="true" />
            ) : (
              <ArrowDown className="size-4 text-danger" aria-hidden="true" />
            )}
            <bdi dir="ltr" className="font-bold text-text">
              VIP{from} → VIP{to}
            </bdi>
            <span className="min-w-0 flex-1 text-muted">{t(`ranks.cause.${cause}`)}</span>
            <Time at={time} zone={zone} className="text-xs text-muted" />
          </li>
        ))}
      </ol>
    </section>
  )
}
