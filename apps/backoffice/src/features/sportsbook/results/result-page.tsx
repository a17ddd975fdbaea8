// SPDX-License-Identifier: Apache-2.0
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Button, buttonClass } from '@tessera/ui/forms/button.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { BackLink } from '../../../shared/back-link.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { PageState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import { Entries } from './entries.tsx'
import { EventStart } from './event-start.tsx'
import { MarketsToVoid } from './markets-to-void.tsx'
import { eventTones } from '../event-words.ts'
import { eventName, partsText, type WholeResult } from './result-words.ts'

const ResultDialog = lazy(() => import('./result-dialog.tsx'))
const PlacingsDialog = lazy(() => import('./placings-dialog.tsx'))
const VoidDialog = lazy(() => import('./void-dialog.tsx'))
const refetchIntervalMs = 10_000

/** One event: what counts, what operators entered, and what they can enter or declare void. */
export default function ResultPage() {
  const { id = '' } = useParams({ strict: false })
  const query = useCallQuery('backoffice.sportsbookResult', { id }, { refetchIntervalMs })
  const { data } = query
  if (!data) return <PageState query={query} />
  const { event, versions, markets, entries, competitors } = data
  return (
    <Page
      title={eventName(event)}
      actions={<BackLink to="/sportsbook-results">{t('console.results.all')}</BackLink>}
    >
      <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={eventTones[event.status]}>{t(`console.results.status.${event.status}`)}</Badge>
        {event.kind === 'match' && (
          <>
            <bdi className="tabular text-md font-bold text-text">{`${event.score.home}–${event.score.away}`}</bdi>
            <span>{event.competition}</span>
          </>
        )}
        <EventStart event={event} />
      </div>
      <Actions result={data} />
      <Section title={t('console.results.versions')}>
        <Versions versions={versions} competitors={competitors} />
      </Section>
      <Section title={t('console.results.dryRuns')}>
        <Entries entries={entries} />
      </Section>
      <Section title={t('console.results.markets')}>
        <MarketsToVoid event={event} markets={markets} voided={versions[0]?.voidedMarkets ?? []} />
      </Section>
    </Page>
  )
}

function Actions({ result }: { result: WholeResult }) {
  const [step, setStep] = useState<'result' | 'void'>()
  const enters = usePermission('enterResults')
  if (!enters) return null
  const { event, versions } = result
  const close = (): void => setStep(undefined)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {event.takesResult && (
        <Button look="primary" onClick={() => setStep('result')}>
          {t(versions.length === 0 ? 'console.results.enter' : 'console.results.correct')}
        </Button>
      )}
      <Button look="danger" onClick={() => setStep('void')}>
        {t('console.results.voidEvent')}
      </Button>
      {!event.takesResult && <NotYet event={event} />}
      <Suspense>
        {step === 'result' &&
          (event.kind === 'match' ? (
            <ResultDialog result={result} onClose={close} />
          ) : (
            <PlacingsDialog result={result} onClose={close} />
          ))}
        {step === 'void' && <VoidDialog event={event} onClose={close} />}
      </Suspense>
    </div>
  )
}

/** Why its result cannot be entered yet; betting on an outright is stopped on its page of trading. */
function NotYet({ event: { id, kind } }: Pick<WholeResult, 'event'>) {
  if (kind === 'match') return <span className="text-sm text-muted">{t('console.results.notOver')}</span>
  return (
    <>
      <span className="text-sm text-muted">{t('console.results.notStopped')}</span>
      <Link to="/sportsbook-events/$id" params={{ id }} className={buttonClass({ size: 'small' })}>
        {t('console.results.trading')}
      </Link>
    </>
  )
}

function Versions({ versions, competitors }: Pick<WholeResult, 'versions' | 'competitors'>) {
  if (versions.length === 0) return <EmptyState title={t('console.results.noResult')} />
  return (
    <ol className="flex flex-col gap-2">
      {versions.map((said, index) => (
        <li
          key={said.version}
          className="flex flex-wrap items-center gap-3 rounded-tile border border-line bg-surface-1 px-4 py-3 text-sm"
        >
          <span className="tabular font-bold text-text">{said.version}</span>
          <Badge tone={index === 0 ? 'good' : 'quiet'}>{t(`console.results.status.${said.status}`)}</Badge>
          <bdi className="tabular text-text">{partsText(said.result, competitors)}</bdi>
          {said.venue !== 'as_announced' && <span>{t(`console.results.venue.${said.venue}`)}</span>}
          {said.voidedMarkets.length > 0 && (
            <span>{`${t('console.results.kind.void_market')}: ${said.voidedMarkets.length}`}</span>
          )}
          <span className="ms-auto text-muted">
            <Moment at={said.time} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-md font-bold text-text">{title}</h2>
      {children}
    </section>
  )
}
