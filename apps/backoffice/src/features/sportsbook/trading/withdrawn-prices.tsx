// SPDX-License-Identifier: Apache-2.0
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Notice } from '../../../shared/notice.tsx'
import { marketName } from '../../../shared/sportsbook/market-words.ts'
import { t } from '../../../shared/texts.ts'
import { outcomeIn, priceText, type WholeEvent } from './trading-words.ts'
import { missingNow } from './missing-prices.ts'

type Withdrawn = WholeEvent['withdrawn'][number]

/** Tells a trader which of their prices no longer stand since the last change of the score. */
export function WithdrawnNotice({ event }: { event: WholeEvent }) {
  const [first, ...others] = missingNow(event)
  if (!first) return null
  const outcomes = [first, ...others].map((price) => {
    const { market, outcome } = namesOf(event, price)
    return t('console.sportsbook.withdrawnOutcome', { market, outcome, price: priceText(price.price) })
  })
  return (
    <Notice tone="bad">
      {t('console.sportsbook.withdrawnNow', {
        before: scoreText(first.before),
        after: scoreText(first.after),
        outcomes: outcomes.join(', '),
      })}
    </Notice>
  )
}

/** Every manual price that the score has ended, the newest first; nothing if there is none. */
export function WithdrawnPrices({ event }: { event: WholeEvent }) {
  if (event.withdrawn.length === 0) return null
  const columns: Column<Withdrawn>[] = [
    {
      key: 'market',
      title: t('console.sportsbook.kind.type'),
      render: (row) => namesOf(event, row).market,
    },
    {
      key: 'outcome',
      title: t('console.sportsbook.outcome'),
      render: (row) => <bdi>{namesOf(event, row).outcome}</bdi>,
    },
    {
      key: 'price',
      title: t('console.sportsbook.manualPrice'),
      end: true,
      render: (row) => <span className="tabular">{priceText(row.price)}</span>,
    },
    {
      key: 'before',
      title: t('console.sportsbook.scoreBefore'),
      render: (row) => <bdi dir="ltr">{scoreText(row.before)}</bdi>,
    },
    {
      key: 'after',
      title: t('console.sportsbook.scoreAfter'),
      render: (row) => <bdi dir="ltr">{scoreText(row.after)}</bdi>,
    },
    { key: 'time', title: t('console.time'), render: (row) => <Moment at={row.time} /> },
  ]
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-md font-bold text-text">{t('console.sportsbook.withdrawn')}</h2>
      <Table
        caption={t('console.sportsbook.withdrawn')}
        columns={columns}
        rows={event.withdrawn}
        rowKey={(row) => `${row.time} ${row.marketId} ${row.outcome}`}
      />
    </section>
  )
}

const scoreText = ({ home, away }: { home: number; away: number }): string => `${home}–${away}`

function namesOf(event: WholeEvent, { marketId, outcome }: Withdrawn): { market: string; outcome: string } {
  const market = event.markets.find(({ id }) => id === marketId)
  return market
    ? { market: marketName(event.sport, market), outcome: outcomeIn(event, market, outcome) }
    : { market: '–', outcome }
}
