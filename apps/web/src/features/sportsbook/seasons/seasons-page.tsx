// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { sports, type Sport } from '@tessera/rules/sportsbook/model/sport'
import Trophy from 'lucide-react/icons/trophy'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { useTitle } from '../../../shared/site/use-title.ts'
import { t, useLanguage } from '../../../shared/texts/texts.ts'
import { SportsbookFrame } from '../frame/sportsbook-frame.tsx'
import { ListSkeleton } from '../lobby/list-skeleton.tsx'
import { nameLanguage } from '../words/name-language.ts'
import { SeasonPanel } from './season-panel.tsx'

/** Prices come live; which seasons there are is loaded so often. */
const freshMs = 15_000
const mostOpenAtFirst = 2
/** Fights have no table. */
const withSeasons = sports.filter((sport) => sport !== 'cockfight')

/** /sportsbook/seasons: who wins a season, or finishes among the first. */
export function SeasonsPage({ sport }: { sport: Sport | undefined }) {
  const title = t('sportsbook.seasons')
  useTitle(title)
  return (
    <SportsbookFrame sport={sport} tabs={{ path: '/sportsbook/seasons', sports: withSeasons }}>
      <div className="flex flex-col gap-4">
        <PageHead title={title} icon={Trophy} />
        <p className="max-w-prose text-sm text-muted">{t('sportsbook.seasons.about')}</p>
        <Seasons key={sport} sport={sport} />
      </div>
    </SportsbookFrame>
  )
}

function Seasons({ sport }: { sport: Sport | undefined }) {
  useLanguage()
  const { data, error, refetch } = useCallQuery(
    'sportsbook.outrights',
    { sport, language: nameLanguage() },
    { refetchIntervalMs: freshMs },
  )
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <ListSkeleton rows={4} />
  if (data.length === 0) return <EmptyState title={t('sportsbook.seasons.none')} />
  return (
    <ul aria-label={t('sportsbook.seasons')} className="flex flex-col gap-3">
      {data.map((season, index) => (
        <li key={season.id}>
          <SeasonPanel season={season} isOpenAtFirst={index < mostOpenAtFirst} />
        </li>
      ))}
    </ul>
  )
}
