// SPDX-License-Identifier: Apache-2.0
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { messageOf } from '@tessera/contract/client/failure'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import { useState } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { NewTabNote } from '../../shared/page/new-tab-note.tsx'
import { t } from '../../shared/texts/texts.ts'
import { ExclusionBanner } from './exclusions/exclusion-banner.tsx'
import { LimitCard } from './limits/limit-card.tsx'
import { kinds } from './limits/limit-words.ts'
import { RealityCheck } from './reality-checks/reality-check.tsx'
import { StopCard } from './exclusions/stop-card.tsx'

/** Where members decide how much money and time they spend: limits, reality checks, breaks, exclusion, and help. */
export function SaferPlayPage() {
  const [stopped, setStopped] = useState(false)
  const { data, error, refetch } = useCallQuery('compliance.show', {}, { member: true, staleTimeMs: 0 })
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-96 w-full rounded-tile" />
  const { limits, exclusion, realityCheck, longestRealityCheck } = data
  return (
    <div className="flex flex-col gap-6">
      {exclusion && <ExclusionBanner exclusion={exclusion} isNew={stopped} />}
      <p className="text-sm text-muted">{t('saferPlay.intro')}</p>
      <section aria-labelledby="safer-play-limits" className="flex flex-col gap-3">
        <h3 id="safer-play-limits" className="text-sm font-bold text-text">
          {t('saferPlay.limits')}
        </h3>
        <div className="grid gap-3 md:grid-cols-2">
          {kinds.map((kind) => (
            <LimitCard key={kind} kind={kind} limits={limits.filter((limit) => limit.kind === kind)} />
          ))}
        </div>
        <p className="text-xs text-muted">{t('saferPlay.limits.hint')}</p>
      </section>
      {longestRealityCheck !== null && <RealityCheck minutes={realityCheck} longest={longestRealityCheck} />}
      <div className="grid gap-3 md:grid-cols-2">
        {exclusion === null && <StopCard kind="break" onStopped={() => setStopped(true)} />}
        {exclusion?.until !== null && <StopCard kind="exclusion" onStopped={() => setStopped(true)} />}
      </div>
      <Help />
    </div>
  )
}

const Help = () => (
  <section className="flex gap-3 rounded-tile border border-line bg-bg p-4">
    <HeartHandshake className="size-5 shrink-0 text-brand" aria-hidden="true" />
    <div className="flex flex-col items-start gap-1">
      <p className="text-sm text-text">{t('saferPlay.help')}</p>
      <a
        href="https://www.gamblingtherapy.org/"
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline underline-offset-4"
      >
        {t('saferPlay.help.link')}
        <NewTabNote />
      </a>
    </div>
  </section>
)
