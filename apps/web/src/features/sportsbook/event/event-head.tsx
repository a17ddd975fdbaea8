// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from '../../../shared/router/index.ts'
import { useNow } from '../../../shared/site/use-now.ts'
import { t } from '../../../shared/texts/texts.ts'
import { fightWinner } from '../words/fight-winner.ts'
import { periodName } from '../words/market-words.ts'
import { clockText } from './clock-text.ts'
import type { EventAnswer, EventCard, Side } from './event-answer.ts'
import { PeriodTable } from './period-table.tsx'
import { Starts } from './starts.tsx'
import { StoppedNote } from './stopped-note.tsx'
import { TeamMark } from './team-mark.tsx'

/** Who plays, in what, how it stands, and whether bets are taken. */
export function EventHead({ answer }: { answer: EventAnswer }) {
  const { event, periods, statistics } = answer
  const { competition, home, away } = event
  const reds = statistics.find(({ name }) => name === 'red_cards')
  return (
    <header className="relative overflow-hidden rounded-panel border border-line bg-surface-1">
      <span
        aria-hidden="true"
        className="absolute inset-0 bg-linear-to-r from-home-soft via-transparent via-50% to-away-soft opacity-60 rtl:bg-linear-to-l"
      />
      <div className="relative flex flex-col gap-4 p-4 md:px-6">
        <div className="flex items-center justify-between gap-3">
          <Link
            to="/sportsbook"
            search={{ sport: event.sport }}
            className="relative inline-flex min-h-9 min-w-0 items-center gap-1.5 text-sm font-semibold text-muted after:absolute after:-inset-1 hover:text-text"
          >
            <ArrowLeft className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
            <span className="truncate">
              <bdi>{competition.name}</bdi>
              {competition.region !== '' && (
                <>
                  {' · '}
                  <bdi>{competition.region}</bdi>
                </>
              )}
            </span>
          </Link>
          {event.status === 'live' && <LiveSign />}
        </div>
        <h1 className="sr-only">
          {home.name} – {away.name}
        </h1>
        <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-2">
          <Team name={home.name} side="home" reds={reds?.home ?? 0} />
          <Middle event={event} halfTime={halfTimeOf(answer)} />
          <Team name={away.name} side="away" reds={reds?.away ?? 0} />
        </div>
        <PeriodTable event={event} periods={periods} statistics={statistics} />
        <StoppedNote event={event} />
      </div>
    </header>
  )
}

function LiveSign() {
  return (
    <span className="flex shrink-0 items-center gap-1.5 rounded-full bg-danger-fill px-2.5 py-1 text-xs font-bold text-on-danger">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current motion-safe:animate-pulse" />
      {t('sportsbook.event.live')}
    </span>
  )
}

function Team({ name, side, reds }: { name: string; side: Side; reds: number }) {
  return (
    <div className="flex min-w-0 flex-col items-center gap-2 text-center">
      <TeamMark name={name} side={side} />
      <p
        aria-hidden="true"
        dir="auto"
        className="line-clamp-3 max-w-full text-sm font-bold text-text md:text-md"
      >
        {name}
      </p>
      {reds > 0 && (
        <span
          role="img"
          aria-label={`${t('sportsbook.event.stat.red_cards')}: ${reds}`}
          className="flex gap-0.5"
        >
          {Array.from({ length: reds }, (_, index) => (
            <span key={index} className="h-3.5 w-2.5 rounded-[2px] bg-danger-fill" />
          ))}
        </span>
      )}
    </div>
  )
}

/** The score with the clock below it, or when it starts. */
function Middle({ event, halfTime }: { event: EventCard; halfTime: string | undefined }) {
  if (event.status === 'scheduled' || event.status === 'postponed')
    return (
      <div className="flex min-h-16 flex-col items-center justify-center px-1 text-center">
        <Starts startsAt={event.startsAt} />
      </div>
    )
  if (event.sport === 'cockfight') return <Fight event={event} />
  return (
    <div className="flex flex-col items-center gap-1 px-1 text-center">
      <p className="tabular text-2xl font-extrabold whitespace-nowrap text-text">
        <span>{event.score.home}</span>
        <span className="px-2 text-muted">–</span>
        <span>{event.score.away}</span>
      </p>
      <Clock event={event} />
      {halfTime !== undefined && (
        <p className="text-xs text-muted">
          {t('sportsbook.period.half_time')}{' '}
          <bdi dir="ltr" className="tabular">
            {halfTime}
          </bdi>
        </p>
      )}
    </div>
  )
}

/** A fight has no score: its clock, and then who won. */
function Fight({ event }: { event: EventCard }) {
  const { name, color } = fightWinner(event.score)
  return (
    <div className="flex min-h-16 flex-col items-center justify-center px-1 text-center">
      {event.status === 'ended' ? (
        <p className={cx('text-xl font-extrabold', color)}>{name}</p>
      ) : (
        <Clock event={event} />
      )}
    </div>
  )
}

/** How it stood at half-time, once the second half has begun. */
function halfTimeOf({ event, periods }: EventAnswer): string | undefined {
  const [first, second] = periods
  return event.sport === 'football' && first && second ? `${first.home}–${first.away}` : undefined
}

function Clock({ event }: { event: EventCard }) {
  const clock = clockText(event, useNow())
  return (
    <p className="flex flex-col items-center text-xs font-semibold text-muted">
      <span>{event.period === '' ? null : periodName(event.period)}</span>
      {clock !== undefined && (
        <span role="timer" dir="ltr" className="tabular text-sm font-bold text-brand">
          {clock}
        </span>
      )}
    </p>
  )
}
