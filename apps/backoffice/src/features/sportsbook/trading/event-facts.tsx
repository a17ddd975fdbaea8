// SPDX-License-Identifier: Apache-2.0
import { addWire } from '@tessera/rules/money'
import type { ReactNode } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import { eventTones } from '../event-words.ts'
import { type WholeEvent } from './trading-words.ts'

/** Where an event stands, and what its bets have brought and may cost. */
export function EventFacts({ event }: { event: WholeEvent }) {
  const { kind, status, stopped, feedStopped, score, sport, competition, markets, outcomeLimit } = event
  const staked = addWire(...markets.map((market) => market.staked))
  const worst = addWire(...markets.map((market) => market.worst))
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={eventTones[status]}>{t(`console.sportsbook.status.${status}`)}</Badge>
        <Badge>{t(`console.sportsbook.sport.${sport}`)}</Badge>
        {stopped && (
          <Badge tone={stopped === 'operator' ? 'bad' : 'wait'}>
            {t(`console.sportsbook.stopped.${stopped}`)}
          </Badge>
        )}
      </div>
      {stopped === 'operator' && feedStopped && (
        <p className="rounded-control bg-surface-2 px-4 py-3 text-sm text-text">
          {t('console.sportsbook.alsoFeed')}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-tile border border-line bg-surface-1 p-4 md:grid-cols-3 xl:grid-cols-6">
        <Fact name={t('console.sportsbook.competition')}>
          <bdi>{competition.name}</bdi>
        </Fact>
        <Fact name={t('console.sportsbook.start')}>
          <Moment at={event.startsAt} />
        </Fact>
        <Fact name={t('console.sportsbook.score')}>
          <bdi dir="ltr" className="tabular">
            {status === 'scheduled' || kind === 'outright' ? '–' : `${score.home}:${score.away}`}
          </bdi>
        </Fact>
        <Fact name={t('console.sportsbook.staked')}>
          <Money value={staked} />
        </Fact>
        <Fact name={t('console.sportsbook.worst')}>
          <Money value={worst > 0 ? -worst : 0} className={worst > 0 ? 'text-danger' : undefined} />
        </Fact>
        <Fact name={t('console.sportsbook.outcomeLimit')}>
          <Money value={outcomeLimit} />
        </Fact>
      </dl>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-sm font-bold text-text">{children}</dd>
    </div>
  )
}
