// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'

type Feeds = CallOutput<'backoffice.sportsbookFeeds'>
type Part = Feeds['list'][number]

const refetchIntervalMs = 5_000
const names = { odds: 'console.feeds.odds', push: 'console.feeds.push' } as const
const tones: Record<Part['state'], BadgeTone> = { up: 'good', recovering: 'wait', down: 'bad' }

const columns: Column<Part>[] = [
  {
    key: 'part',
    title: t('console.feeds.part'),
    render: ({ feed, part }) => (
      <span className="flex flex-col">
        <span className="font-semibold text-text">{t(names[feed])}</span>
        <span className="text-xs text-muted">
          {t(feed === 'odds' ? 'console.feeds.competition' : 'console.feeds.producer', { part })}
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    title: t('console.state'),
    render: ({ state, since }) => (
      <span className="flex flex-col items-start gap-1">
        <Badge tone={tones[state]}>{t(`console.feeds.state.${state}`)}</Badge>
        <span className="text-xs text-muted">
          <Moment at={since} />
        </span>
      </span>
    ),
  },
  {
    key: 'last',
    title: t('console.feeds.last'),
    render: ({ lastMessage, delayMs }) => (
      <span className="flex flex-col">
        {lastMessage === null ? t('console.feeds.never') : <Moment at={lastMessage} />}
        {delayMs >= 1_000 && (
          <span className="tabular text-xs text-muted">
            {t('console.feeds.late', { seconds: Math.round(delayMs / 1_000) })}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'events',
    title: t('console.feeds.events'),
    end: true,
    render: ({ events, stopped }) => (
      <span className="flex flex-col items-end">
        <span className="tabular text-text">{events}</span>
        {stopped > 0 && (
          <span className="tabular text-xs text-danger">
            {t('console.feeds.stopped', { count: stopped })}
          </span>
        )}
      </span>
    ),
  },
  countColumn('gaps', ({ gaps }) => gaps),
  countColumn('recoveries', ({ recoveries }) => recoveries),
  {
    key: 'refused',
    title: t('console.feeds.refused'),
    render: ({ refused, lastRefusal }) => (
      <span className="flex flex-col">
        <span className="tabular text-text">{refused}</span>
        {lastRefusal && (
          <span className="text-xs text-muted">
            {lastRefusal.reason}, <Moment at={lastRefusal.at} />
          </span>
        )}
      </span>
    ),
  },
  countColumn('requestsLeft', ({ requestsLeft }) => requestsLeft),
]

function countColumn(
  key: 'gaps' | 'recoveries' | 'requestsLeft',
  countOf: (part: Part) => number | null,
): Column<Part> {
  return {
    key,
    title: t(`console.feeds.${key}`),
    end: true,
    render: (part) => <span className="tabular text-text">{countOf(part) ?? '–'}</span>,
  }
}

/** How the feeds of the sportsbook do: which are set, which parts are up, and what they have sent. */
export default function FeedsPage() {
  const query = useCallQuery('backoffice.sportsbookFeeds', {}, { refetchIntervalMs })
  return (
    <Page title={t('console.feeds')}>
      <Listing
        caption={t('console.feeds')}
        query={query}
        columns={columns}
        rowKey={({ feed, part }) => `${feed} ${part}`}
        empty={t('console.feeds.none')}
        above={query.data && <WhatIsSet feeds={query.data} />}
      />
    </Page>
  )
}

/** Every feed in a tile of its own: whether it runs, or is set up at all. */
function WhatIsSet({ feeds: { set, builtIn } }: { feeds: Feeds }) {
  const { running, events, live } = builtIn
  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-3">
        <Feed name={t('console.feeds.builtIn')} more={t('console.feeds.toCome', { events, live })}>
          <Badge tone={running ? 'good' : 'bad'}>
            {t(running ? 'console.feeds.running' : 'console.feeds.stands')}
          </Badge>
        </Feed>
        {(['odds', 'push'] as const).map((feed) => (
          <Feed key={feed} name={t(names[feed])}>
            <Badge tone={set[feed] ? 'good' : 'quiet'}>
              {t(set[feed] ? 'console.feeds.set' : 'console.feeds.off')}
            </Badge>
          </Feed>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('console.feeds.setHow')}</p>
    </>
  )
}

const Feed = ({ name, more, children }: { name: string; more?: string; children: ReactNode }) => (
  <li className="flex flex-col gap-1 rounded-tile border border-line bg-surface-1 p-4">
    <span className="flex flex-wrap items-center justify-between gap-2">
      <span className="font-semibold text-text">{name}</span>
      {children}
    </span>
    {more !== undefined && <span className="tabular text-xs text-muted">{more}</span>}
  </li>
)
