// SPDX-License-Identifier: Apache-2.0
import { Progress } from '@tessera/ui/data/progress.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { shortTime } from '../../../shared/rewards/short-time.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { periods, useLimitWords, type Limit } from './limit-words.ts'
import { LooserNotice } from './looser-notice.tsx'

const LimitDialog = lazy(async () => ({ default: (await import('./limit-dialog.tsx')).LimitDialog }))

/** The limits of one kind, for a day, a week and a month. */
export function LimitCard({ kind, limits }: { kind: Limit['kind']; limits: readonly Limit[] }) {
  const [editing, setEditing] = useState<Limit['period']>()
  const limitOf = (period: Limit['period']): Limit | undefined =>
    limits.find((limit) => limit.period === period)
  return (
    <section
      aria-label={t(`saferPlay.kind.${kind}`)}
      className="flex flex-col rounded-tile border border-line bg-bg p-4"
    >
      <h4 className="text-sm font-bold text-text">{t(`saferPlay.kind.${kind}`)}</h4>
      <p className="text-xs text-muted">{t(`saferPlay.kind.${kind}.hint`)}</p>
      <ul className="mt-2 flex flex-col">
        {periods.map((period) => (
          <LimitRow
            key={period}
            kind={kind}
            period={period}
            limit={limitOf(period)}
            onEdit={() => setEditing(period)}
          />
        ))}
      </ul>
      {editing && (
        <Suspense fallback={null}>
          <LimitDialog
            kind={kind}
            period={editing}
            limit={limitOf(editing)}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

function LimitRow({
  kind,
  period,
  limit,
  onEdit,
}: {
  kind: Limit['kind']
  period: Limit['period']
  limit: Limit | undefined
  onEdit: () => void
}) {
  const words = useLimitWords()
  const zone = useZone()
  const names = { kind: t(`saferPlay.kind.${kind}`), period: t(`saferPlay.period.${period}`) }
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3 last:border-b-0 last:pb-0">
      <div className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 flex-col">
          <span className="text-xs text-muted">{names.period}</span>
          <span className={`tabular text-sm font-semibold ${limit ? 'text-text' : 'text-muted'}`}>
            {limit ? words(kind, limit.most) : t('saferPlay.none')}
          </span>
        </span>
        <Button
          size="small"
          aria-label={t(limit ? 'saferPlay.change.of' : 'saferPlay.set.of', names)}
          onClick={onEdit}
        >
          {t(limit ? 'saferPlay.change' : 'saferPlay.set')}
        </Button>
      </div>
      {limit && (
        <>
          <Progress
            bare
            label={names.period}
            value={Math.min(limit.used, limit.most)}
            max={limit.most}
            tone={limit.left === 0 ? 'danger' : 'brand'}
            valueText={t('saferPlay.used', {
              used: words(kind, limit.used),
              most: words(kind, limit.most),
            })}
          />
          <p className="text-xs text-muted">
            {t('saferPlay.left', { left: words(kind, limit.left), time: shortTime(limit.endsAt, zone) })}
          </p>
          {limit.looser && <LooserNotice limit={limit} looser={limit.looser} />}
        </>
      )}
    </li>
  )
}
