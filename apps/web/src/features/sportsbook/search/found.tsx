// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { t, useLanguage } from '../../../shared/texts/texts.ts'
import { CompetitionChip } from '../competition/competition-chip.tsx'
import { EventList } from '../lobby/event-list.tsx'
import { ListSkeleton } from '../lobby/list-skeleton.tsx'
import { TeamChip } from './team-chip.tsx'

/** The teams, competitions and events that a text means; a screen reader hears how many. */
export function Found({ text }: { text: string }) {
  const language = useLanguage()
  const { data } = useCallQuery(
    'sportsbook.search',
    { text, language },
    { enabled: text !== '', keepPreviousData: true },
  )
  const found = text === '' ? undefined : data
  const none = found && found.teams.length + found.events.length + found.competitions.length === 0
  return (
    <>
      <p role="status" className="sr-only">
        {found &&
          (none
            ? t('sportsbook.lobby.nothingFound')
            : t('sportsbook.lobby.found', { count: found.events.length }))}
      </p>
      {text !== '' && !found && <ListSkeleton />}
      {none && <EmptyState title={t('sportsbook.lobby.nothingFound')} />}
      {found && !none && (
        <>
          {found.teams.length + found.competitions.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {found.competitions.map((each) => (
                <li key={`competition ${each.id}`} className="max-w-full">
                  <CompetitionChip competition={each} starred />
                </li>
              ))}
              {found.teams.map((each) => (
                <li key={each.id} className="max-w-full">
                  <TeamChip team={each} />
                </li>
              ))}
            </ul>
          )}
          {found.events.length > 0 && <EventList events={found.events} />}
        </>
      )}
    </>
  )
}
