// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { useState } from 'react'
import { Link } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'
import { StarButton } from '../favourites/star-button.tsx'
import { useWayToCompetition } from '../frame/book-lobbies.ts'
import { SportIcon } from '../frame/sport-icon.tsx'
import type { Card } from '../live/live-card.ts'
import { EventRow } from './event-row.tsx'

const mostAtFirst = 20
const panel = 'overflow-hidden rounded-tile border border-line bg-surface-1'

/** Events one below the other, each with the name of its competition. */
export function EventList({ events }: { events: readonly Card[] }) {
  const { visible, more } = useFirst(events)
  return (
    <>
      <ul className={`divide-y divide-line ${panel}`}>
        {visible.map((event) => (
          <EventRow key={event.id} listed={event} withCompetition />
        ))}
      </ul>
      {more}
    </>
  )
}

/** Events below the names of their competitions, in the order in which these come. */
export function EventsByCompetition({ events }: { events: readonly Card[] }) {
  const { visible, more } = useFirst(events)
  return (
    <>
      {[...groupsOf(visible).values()].map((group) => (
        <section key={group[0]!.competition.id} className={panel}>
          <CompetitionHead card={group[0]!} />
          <ul className="divide-y divide-line">
            {group.map((event) => (
              <EventRow key={event.id} listed={event} />
            ))}
          </ul>
        </section>
      ))}
      {more}
    </>
  )
}

/** The first events, and a button for the rest of them. */
function useFirst(events: readonly Card[]) {
  const [all, setAll] = useState(false)
  return {
    visible: all ? events : events.slice(0, mostAtFirst),
    more: !all && events.length > mostAtFirst && (
      <Button onClick={() => setAll(true)} className="self-center">
        {t('common.seeMore')}
      </Button>
    ),
  }
}

export function groupsOf(events: readonly Card[]): Map<string, Card[]> {
  const groups = new Map<string, Card[]>()
  for (const event of events)
    groups.set(event.competition.id, [...(groups.get(event.competition.id) ?? []), event])
  return groups
}

function CompetitionHead({ card: { sport, competition } }: { card: Card }) {
  const wayTo = useWayToCompetition()
  return (
    <h3 className="flex items-center gap-2 bg-surface-2 ps-3 text-sm">
      <SportIcon sport={sport} className="size-4 shrink-0 text-muted" />
      <Link
        {...wayTo(sport, competition.id)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control"
      >
        <bdi className="truncate font-bold text-text">{competition.name}</bdi>
        <bdi className="shrink-0 text-xs text-muted">{competition.region}</bdi>
      </Link>
      <StarButton kind="competitions" id={competition.id} name={competition.name} />
    </h3>
  )
}
