// SPDX-License-Identifier: Apache-2.0
import { Link } from '@tanstack/react-router'
import { sports } from '@tessera/rules/sportsbook/model/sport'
import { Badge } from '@tessera/ui/data/badge.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useAddressChoice, useAddressPage } from '../../../shared/address.ts'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import { EventStart } from './event-start.tsx'
import { eventTones } from '../event-words.ts'
import { eventName, sportOptions, type ResultEvent } from './result-words.ts'

const refetchIntervalMs = 15_000
const views = ['over', 'open'] as const
const kinds = ['all', 'match', 'outright'] as const

const columns: Column<ResultEvent>[] = [
  {
    key: 'event',
    title: t('console.results.event'),
    render: (row) => (
      <span className="flex flex-col">
        <Link
          to="/sportsbook-results/$id"
          params={{ id: row.id }}
          className="relative inline-flex min-h-6 items-center font-semibold text-text underline decoration-line-control underline-offset-4 hover:text-brand after:absolute after:inset-x-0 after:-inset-y-2.5 max-md:self-end"
        >
          <bdi>{eventName(row)}</bdi>
        </Link>
        <span className="text-xs text-muted">
          {`${t(`console.sportsbook.sport.${row.sport}`)} · ${row.competition}`}
        </span>
        <span className="text-xs text-muted lg:hidden">
          <EventStart event={row} />
        </span>
      </span>
    ),
  },
  {
    key: 'starts',
    title: t('console.results.starts'),
    wide: true,
    render: (row) => <EventStart event={row} />,
  },
  {
    key: 'status',
    title: t('console.status'),
    render: (row) => <Badge tone={eventTones[row.status]}>{t(`console.results.status.${row.status}`)}</Badge>,
  },
  {
    key: 'score',
    title: t('console.results.score'),
    end: true,
    render: ({ kind, score }) =>
      kind === 'outright' ? (
        <span className="text-muted">–</span>
      ) : (
        <bdi className="tabular font-bold whitespace-nowrap text-text">{`${score.home}–${score.away}`}</bdi>
      ),
  },
  {
    key: 'version',
    title: t('console.results.version'),
    end: true,
    render: (row) =>
      row.resultVersion === 0 ? (
        <span className="text-danger">{t('console.results.noVersion')}</span>
      ) : (
        <span className="tabular">{row.resultVersion}</span>
      ),
  },
]

/** Events of the sportsbook whose results operators can enter, correct or declare void. */
export default function ResultsPage() {
  const [view, setView] = useAddressChoice('view', views, 'over')
  const [kind, setKind] = useAddressChoice('kind', kinds, 'all')
  const [sport, setSport] = useAddressChoice('sport', ['', ...sports], '')
  const [pageNo, setPageNo] = useAddressPage()
  const query = useCallQuery(
    'backoffice.sportsbookResults',
    {
      over: view === 'over',
      ...(kind !== 'all' && { kind }),
      ...(sport !== '' && { sport }),
      pageNo,
      pageSize: 20,
    },
    { refetchIntervalMs },
  )
  return (
    <Page title={t('console.results')}>
      <Listing
        caption={t('console.results')}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        empty={t('console.results.none')}
        onPage={setPageNo}
        above={
          <div className="flex flex-wrap items-end justify-between gap-3">
            <Segmented
              label={t('console.results')}
              value={view}
              onChange={(next) => {
                setView(next)
                setPageNo(1)
              }}
              options={views.map((value) => ({ value, label: t(`console.results.${value}`) }))}
            />
            <div className="flex flex-wrap gap-3 *:w-56 max-sm:*:w-full">
              <Select
                label={t('console.results.kinds')}
                value={kind}
                options={kinds.map((value) => ({ value, label: t(`console.results.kinds.${value}`) }))}
                onChange={({ target }) => {
                  setKind(kinds.find((each) => each === target.value) ?? 'all')
                  setPageNo(1)
                }}
              />
              <Select
                label={t('console.results.sport')}
                value={sport}
                options={sportOptions}
                onChange={({ target }) => {
                  setSport(sportOptions.find(({ value }) => value === target.value)?.value ?? '')
                  setPageNo(1)
                }}
              />
            </div>
          </div>
        }
      />
    </Page>
  )
}
