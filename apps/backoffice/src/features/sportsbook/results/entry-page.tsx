// SPDX-License-Identifier: Apache-2.0
import { useParams } from '@tanstack/react-router'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { BackLink } from '../../../shared/back-link.tsx'
import { dryRunColumns } from '../../../shared/dry-run/dry-run-columns.tsx'
import { DryRunChange, DryRunSummary } from '../../../shared/dry-run/dry-run-summary.tsx'
import { Page } from '../../../shared/page.tsx'
import { PageState } from '../../../shared/query-state.tsx'
import { marketName } from '../../../shared/sportsbook/market-words.ts'
import { t } from '../../../shared/texts.ts'
import { EntryActions } from './entry-actions.tsx'
import { EntryPools } from './entry-pools.tsx'
import { EntrySums } from './entry-sums.tsx'
import { entryTones, eventName, partsText, type Said, type WholeEntry } from './result-words.ts'

type Row = WholeEntry['rows'][number]
const refetchIntervalMs = 1_500

const whatColumn: Column<Row> = {
  key: 'what',
  title: t('console.results.what'),
  render: ({ side }) =>
    side === null
      ? t('console.results.what.bet')
      : t('console.results.what.pool', { side: t(`sportsbook.outcome.${side}`) }),
}

const stakeColumn: Column<Row> = {
  key: 'stake',
  title: t('console.reviews.stake'),
  end: true,
  render: (row) => <Money value={row.stake} currency={row.currency} />,
}

/** Bets and stakes of a pool are distinguished only where there are pools. */
const columnsOf = ({ pools }: Pick<WholeEntry, 'pools'>): Column<Row>[] =>
  dryRunColumns(pools.length === 0 ? [stakeColumn] : [whatColumn, stakeColumn], {
    before: t('console.results.before'),
    after: t('console.results.after'),
    open: t('console.results.open.bet'),
    strong: 'difference',
  })

/** What an entry changes, and its confirmation. */
export default function EntryPage() {
  const { id = '' } = useParams({ strict: false })
  const query = useCallQuery('backoffice.resultEntry', { id }, { refetchIntervalMs })
  const { data } = query
  if (!data) return <PageState query={query} />
  const { entry, event } = data
  return (
    <Page
      title={`${t(`console.results.kind.${entry.kind}`)}: ${eventName(event)}`}
      actions={
        <BackLink to="/sportsbook-results/$id" params={{ id: event.id }}>
          {t('console.results.event')}
        </BackLink>
      }
    >
      <DryRunSummary
        state={{ tone: entryTones[entry.status], label: t(`console.results.entry.${entry.status}`) }}
        notes={
          <>
            <span>{t('console.results.madeBy', { name: entry.madeBy })}</span>
            {entry.decidedBy !== null && (
              <span>{t('console.results.decidedBy', { name: entry.decidedBy })}</span>
            )}
            <span className="text-text">{entry.reason}</span>
          </>
        }
        change={<WhatChanges found={data} />}
      >
        {entry.status !== 'planning' && <EntrySums sums={data.sums} />}
        <EntryPools pools={data.pools} />
        <EntryActions entry={entry} />
      </DryRunSummary>
      {entry.status !== 'planning' &&
        (data.rows.length === 0 ? (
          <EmptyState title={t('console.results.noChanges')} />
        ) : (
          <section className="flex flex-col gap-3">
            <h2 className="text-md font-bold text-text">{t('console.results.changes')}</h2>
            <Table
              caption={t('console.results.changes')}
              columns={columnsOf(data)}
              rows={data.rows}
              rowKey={(row) => row.betId}
            />
          </section>
        ))}
    </Page>
  )
}

function WhatChanges({ found: { entry, event, before, market, competitors } }: { found: WholeEntry }) {
  if (market) return <p className="text-md font-bold text-text">{marketName(event.sport, market)}</p>
  return (
    <DryRunChange>
      <SaidResult name={t('console.results.before')} said={before} competitors={competitors} />
      <SaidResult name={t('console.results.after')} said={entry.said} competitors={competitors} />
    </DryRunChange>
  )
}

const SaidResult = ({
  name,
  said,
  competitors,
}: { name: string; said: Said | null } & Pick<WholeEntry, 'competitors'>) => (
  <div className="flex flex-col gap-1">
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="flex flex-wrap items-center gap-2 font-bold text-text">
      {said === null ? (
        t('console.results.noResult')
      ) : (
        <>
          <span>{t(`console.results.status.${said.status}`)}</span>
          <bdi className="tabular">{partsText(said.result, competitors)}</bdi>
          {said.venue !== 'as_announced' && <span>{t(`console.results.venue.${said.venue}`)}</span>}
        </>
      )}
    </dd>
  </div>
)
