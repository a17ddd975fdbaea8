// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { useState } from 'react'
import { Link } from '../../../shared/router/index.ts'
import { useTitle } from '../../../shared/site/use-title.ts'
import { t } from '../../../shared/texts/texts.ts'
import { SportsbookFrame } from '../frame/sportsbook-frame.tsx'
import { PoolPanel } from '../pool/pool-panel.tsx'
import type { EventAnswer, EventCard } from './event-answer.ts'
import { EventHead } from './event-head.tsx'
import { Markets } from './markets/markets.tsx'
import { useEvent } from './use-event.ts'
import { MatchView } from './view/match-view.tsx'

/** One event: how it stands, how it is played, and everything that can be bet on, as it changes. */
export function EventPage({ eventId }: { eventId: string }) {
  const { data, error, refetch } = useEvent(eventId)
  useTitle(data ? `${data.event.home.name} – ${data.event.away.name}` : t('sportsbook.title'))
  return (
    <SportsbookFrame sport={data?.event.sport}>
      {data ? (
        <Event answer={data} />
      ) : error ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={refetch}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <Skeleton className="h-52 rounded-panel" />
          <Skeleton className="h-72 rounded-panel" />
          <Skeleton className="h-96 rounded-panel" />
        </div>
      )}
    </SportsbookFrame>
  )
}

function Event({ answer }: { answer: EventAnswer }) {
  const { event, markets } = answer
  const steady = useSteady(event)
  const isOver = ['ended', 'cancelled', 'abandoned'].includes(event.status)
  return (
    <div className={cx('flex flex-col gap-4', event.sport === 'cockfight' && 'fight-sides')}>
      <EventHead answer={answer} />
      {isOver && <Over event={steady} />}
      <MatchView answer={answer} />
      {event.sport === 'cockfight' && <PoolPanel event={steady} />}
      {!isOver && <Markets event={steady} markets={markets} />}
    </div>
  )
}

/** The event without its clock, so that what shows none of it is not drawn with every second. */
function useSteady(event: EventCard): EventCard {
  const [steady, setSteady] = useState(event)
  if (isAlike(steady, event)) return steady
  setSteady(event)
  return event
}

const isAlike = (before: EventCard, now: EventCard): boolean =>
  before.id === now.id &&
  before.status === now.status &&
  before.home.name === now.home.name &&
  before.away.name === now.away.name &&
  before.score.home === now.score.home &&
  before.score.away === now.score.away &&
  before.startsAt === now.startsAt

/** What there is to do once the event is over. */
function Over({ event }: { event: EventCard }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-panel border border-line bg-surface-1 p-4">
      <p role="status" className="text-md font-bold text-text">
        {event.status === 'cancelled' || event.status === 'abandoned'
          ? t(`sportsbook.results.${event.status}`)
          : t('sportsbook.event.ended')}
      </p>
      <span className="flex flex-wrap gap-2">
        <Link to="/sportsbook/results" search={{ sport: event.sport }} className={buttonClass()}>
          {t('sportsbook.lobby.results')}
        </Link>
        <Link to="/sportsbook" search={{ sport: event.sport }} className={buttonClass({ look: 'primary' })}>
          {t('sportsbook.event.onwards')}
        </Link>
      </span>
    </section>
  )
}
