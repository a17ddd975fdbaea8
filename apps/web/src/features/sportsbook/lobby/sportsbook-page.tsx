// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { sports as wholeBook, type Sport } from '@tessera/rules/sportsbook/model/sport'
import { lazy, Suspense, type ReactNode } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useTitle } from '../../../shared/site/use-title.ts'
import { t, useLanguage } from '../../../shared/texts/texts.ts'
import { CompetitionChip } from '../competition/competition-chip.tsx'
import { CompetitionTree } from '../competition/competition-tree.tsx'
import { FavouriteSection } from '../favourites/favourite-section.tsx'
import { favouriteKinds, useFavourites } from '../favourites/favourites.ts'
import { onlySport, useBookLobby } from '../frame/book-lobbies.ts'
import { LobbyHead } from '../frame/lobby-head.tsx'
import { sportName } from '../frame/sport-name.ts'
import { SportsbookFrame } from '../frame/sportsbook-frame.tsx'
import { Found } from '../search/found.tsx'
import { SearchField } from '../search/search-field.tsx'
import { EventList, EventsByCompetition } from './event-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import type { SportsbookSearch } from './read-sportsbook-search.ts'
import { Section } from './section.tsx'

/** Not needed for the first visit of the lobby, which must be light. */
const CompetitionPage = lazy(() =>
  import('../competition/competition-page.tsx').then((file) => ({ default: file.CompetitionPage })),
)

/** Prices come live; which events there are is loaded so often. */
const freshMs = 15_000

/** A lobby of the book: all its sports or one, a competition, or what a text means. */
export function SportsbookPage({
  search: { sport: chosen, competition, find = '' },
  onFind,
  foot,
}: {
  search: SportsbookSearch
  onFind: (find: string) => void
  /** What stands below the lobby. */
  foot?: ReactNode
}) {
  const lobby = useBookLobby()
  const sport = lobby.sports.find((each) => each === chosen) ?? onlySport(lobby)
  const title = sport ? sportName(sport) : t(lobby.title)
  return (
    <SportsbookFrame sport={sport} competition={competition}>
      <div className="flex flex-col gap-6">
        {!competition && (
          <>
            <div className={cx('flex flex-col gap-3', lobby.path === '/sportsbook' && 'md:flex-row')}>
              <LobbyHead lobby={lobby} sport={sport} />
              <SearchField find={find} onFind={onFind} wide={lobby.path !== '/sportsbook'} />
            </div>
            <Found text={find} />
          </>
        )}
        {competition ? (
          <Suspense fallback={<ListSkeleton />}>
            <CompetitionPage key={competition} competitionId={competition} />
          </Suspense>
        ) : (
          find === '' && <Lobby sports={sport ? [sport] : lobby.sports} title={title} />
        )}
        {!competition && find === '' && foot}
      </div>
    </SportsbookFrame>
  )
}

function Lobby({ sports, title }: { sports: readonly Sport[]; title: string }) {
  const language = useLanguage()
  const marked = useFavourites()
  const marksSomething = favouriteKinds.some((kind) => marked[kind].length > 0)
  useTitle(title)
  const sport = sports.length < wholeBook.length ? sports.join() : undefined
  const { data, error, refetch } = useCallQuery(
    'sportsbook.lobby',
    { sport, language },
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
  if (!data) return <ListSkeleton rows={6} />
  const { live, soon, competitions } = data
  return (
    <>
      {marksSomething && <FavouriteSection />}
      <Section title={t('sportsbook.lobby.live')} count={live.length}>
        {live.length > 0 ? (
          <EventsByCompetition key={sport} events={live} />
        ) : (
          <p className="text-sm text-muted">{t('sportsbook.lobby.nothingLive')}</p>
        )}
      </Section>
      <Section title={t('sportsbook.lobby.soon')}>
        {soon.length > 0 ? (
          <EventList key={sport} events={soon} />
        ) : (
          <EmptyState title={t('sportsbook.lobby.noEvents')} />
        )}
      </Section>
      {competitions.length > 0 && (
        <Section title={t('sportsbook.lobby.top')}>
          <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:-mx-1 md:px-1">
            {competitions.map((each) => (
              <li key={each.id} className="max-w-64 shrink-0">
                <CompetitionChip competition={each} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!marksSomething && <FavouriteSection />}
      <CompetitionTree key={sport} sports={sports} />
    </>
  )
}
