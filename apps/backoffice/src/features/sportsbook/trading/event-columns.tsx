// SPDX-License-Identifier: Apache-2.0
import { Link } from '@tanstack/react-router'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import { eventTones } from '../event-words.ts'
import { eventName, type ListedEvent } from './trading-words.ts'

export const eventColumns: Column<ListedEvent>[] = [
  {
    key: 'event',
    title: t('console.sportsbook.event'),
    render: (row) => (
      <span className="flex flex-col">
        <Link
          to="/sportsbook/$id"
          params={{ id: row.id }}
          className="relative inline-flex min-h-6 items-center font-semibold text-text underline decoration-line-control underline-offset-4 hover:text-brand after:absolute after:inset-x-0 after:-inset-y-2.5 max-md:self-end"
        >
          <bdi>{eventName(row)}</bdi>
        </Link>
        <span className="text-xs text-muted">
          {t(`console.sportsbook.sport.${row.sport}`)} · <bdi>{row.competition.name}</bdi>
        </span>
        <span className="text-xs text-muted lg:hidden">
          <Moment at={row.startsAt} />
        </span>
      </span>
    ),
  },
  {
    key: 'start',
    title: t('console.sportsbook.start'),
    wide: true,
    render: ({ startsAt }) => <Moment at={startsAt} />,
  },
  {
    key: 'score',
    title: t('console.sportsbook.score'),
    wide: true,
    render: (row) => (hasScore(row) ? <Score event={row} /> : <span className="text-muted">–</span>),
  },
  {
    key: 'status',
    title: t('console.status'),
    render: (row) => (
      <span className="flex flex-wrap items-center gap-1.5">
        <EventBadges event={row} />
        {hasScore(row) && (
          <span className="lg:hidden">
            <Score event={row} />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'open',
    title: t('console.sportsbook.openMarkets'),
    end: true,
    render: ({ openMarkets }) => <span className="tabular">{openMarkets}</span>,
  },
  {
    key: 'staked',
    title: t('console.sportsbook.staked'),
    end: true,
    render: ({ staked }) => <Quiet value={staked} />,
  },
  {
    key: 'worst',
    title: t('console.sportsbook.worst'),
    end: true,
    render: ({ worst }) =>
      worst > 0 ? <Money value={-worst} className="font-bold text-danger" /> : <Quiet value={0} />,
  },
]

const hasScore = ({ status, kind }: ListedEvent): boolean => status !== 'scheduled' && kind !== 'outright'

const Score = ({ event: { score } }: { event: ListedEvent }) => (
  <bdi dir="ltr" className="tabular font-bold whitespace-nowrap text-text">
    {score.home}–{score.away}
  </bdi>
)

/** An amount; nothing at all is a quiet dash, so that the eye finds what counts. */
function Quiet({ value }: { value: number }) {
  return value === 0 ? <span className="text-muted">–</span> : <Money value={value} className="text-text" />
}

/** The state of an event, and what operators have changed about it. */
function EventBadges({ event: { status, stopped, stoppedMarkets, manualPrices } }: { event: ListedEvent }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={eventTones[status]}>{t(`console.sportsbook.status.${status}`)}</Badge>
      {stopped && (
        <Badge tone={stopped === 'operator' ? 'bad' : 'wait'}>
          {t(`console.sportsbook.stopped.${stopped}`)}
        </Badge>
      )}
      {stoppedMarkets > 0 && (
        <Badge tone="bad">{t('console.sportsbook.stoppedMarkets', { count: stoppedMarkets })}</Badge>
      )}
      {manualPrices > 0 && (
        <Badge tone="wait">{t('console.sportsbook.manualPrices', { count: manualPrices })}</Badge>
      )}
    </span>
  )
}
