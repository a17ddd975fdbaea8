// SPDX-License-Identifier: Apache-2.0
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { t, useLanguage } from '../../../shared/texts/texts.ts'
import { CompetitionChip } from '../competition/competition-chip.tsx'
import { EventList } from '../lobby/event-list.tsx'
import { Section } from '../lobby/section.tsx'
import { TeamChip } from '../search/team-chip.tsx'
import { useFavourites, useMarker } from './favourites.ts'

const freshMs = 15_000

/** What the member has marked, with its events that are live or to come; nothing for a visitor. */
export function FavouriteSection() {
  const language = useLanguage()
  const marker = useMarker()
  const { teams, competitions, events } = useFavourites()
  const any = teams.length + competitions.length + events.length > 0
  const listOf = (ids: readonly string[]): string | undefined => (ids.length > 0 ? ids.join() : undefined)
  const { data } = useCallQuery(
    'sportsbook.favourites',
    { teams: listOf(teams), competitions: listOf(competitions), events: listOf(events), language },
    { enabled: any, keepPreviousData: true, refetchIntervalMs: freshMs },
  )
  if (marker === '') return null
  return (
    <Section title={t('sportsbook.lobby.favourites')}>
      {!any && <p className="text-sm text-muted">{t('sportsbook.lobby.noFavourites')}</p>}
      {any && data && (
        <>
          {data.teams.length + data.competitions.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {data.competitions.map((each) => (
                <li key={`competition ${each.id}`} className="max-w-full">
                  <CompetitionChip competition={each} starred />
                </li>
              ))}
              {data.teams.map((each) => (
                <li key={each.id} className="max-w-full">
                  <TeamChip team={each} />
                </li>
              ))}
            </ul>
          )}
          {data.events.length > 0 && <EventList events={data.events} />}
        </>
      )}
    </Section>
  )
}
