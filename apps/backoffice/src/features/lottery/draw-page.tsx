// SPDX-License-Identifier: Apache-2.0
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { BackLink } from '../../shared/back-link.tsx'
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'
import { Corrections } from './corrections.tsx'
import { DrawActions } from './draw-actions.tsx'
import { DrawFacts } from './draw-facts.tsx'
import { DrawHistory } from './draw-history.tsx'
import { DrawResult } from './draw-result.tsx'
import { Exposure } from './exposure.tsx'
import { drawTones } from './lottery-words.ts'
import { Tickets } from '../../shared/lottery/tickets.tsx'
import { PageState } from '../../shared/query-state.tsx'

const refetchIntervalMs = 10_000

/** One draw: its state, result, exposure, tickets, and what operators did and can do. */
export default function DrawPage() {
  const { id = '' } = useParams({ strict: false })
  const query = useCallQuery('backoffice.lotteryDraw', { id: Number(id) }, { refetchIntervalMs })
  const { data } = query
  if (!data) return <PageState query={query} />
  return (
    <Page
      title={t('console.lottery.drawOf', { name: data.name, draw: data.numero })}
      actions={<BackLink to="/lotteries">{t('console.lotteries')}</BackLink>}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={drawTones[data.status]}>{t(`console.lottery.status.${data.status}`)}</Badge>
        <Badge>{t(`console.lottery.numbersFrom.${data.numbersFrom}`)}</Badge>
        {data.late && <Badge tone="bad">{t('console.lottery.resultMissing')}</Badge>}
        {data.firstNumber !== data.winningNumber && (
          <Badge tone="good">{t('console.lottery.corrected')}</Badge>
        )}
      </div>
      {data.keepsSource && (
        <p className="rounded-control bg-surface-2 px-4 py-3 text-sm text-text">
          {t(data.numbersFrom === 'draw' ? 'console.lottery.keepsDraw' : 'console.lottery.keepsFeed')}
        </p>
      )}
      <DrawActions draw={data} />
      <DrawFacts draw={data} />
      <Section title={t('console.lottery.result')}>
        <DrawResult draw={data} />
      </Section>
      {data.corrections.length > 0 && (
        <Section title={t('console.lottery.corrections')}>
          <Corrections corrections={data.corrections} />
        </Section>
      )}
      <Section title={t('console.lottery.exposure')}>
        <Exposure id={Number(id)} gameCode={data.gameCode} />
      </Section>
      <Section title={t('console.lottery.tickets')}>
        <Tickets of={{ drawId: Number(id) }} />
      </Section>
      <Section title={t('console.lottery.history')}>
        <DrawHistory history={data.history} />
      </Section>
    </Page>
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
