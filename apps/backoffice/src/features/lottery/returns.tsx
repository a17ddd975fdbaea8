// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { DateRange, type DateSpan } from '@tessera/ui/forms/date-range.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { Listing } from '../../shared/listing.tsx'
import { playNameIn } from '../../shared/play-words.ts'
import { t } from '../../shared/texts.ts'
import { dayBeside, groupOptions, tagInput, type Tag } from './lottery-words.ts'

type PlayReturn = CallOutput<'backoffice.lotteryReturns'>['list'][number]
const [usualDays, mostDays] = [7, 31]

const share = (amount: number, stake: number): string =>
  stake === 0 ? '—' : `${((amount / stake) * 100).toFixed(2)} %`

const columns: Column<PlayReturn>[] = [
  {
    key: 'play',
    title: t('console.lottery.play'),
    render: (row) => (
      <span className="flex flex-col">
        <span className="font-semibold text-text">{row.name}</span>
        <span className="text-xs text-muted">{playNameIn(row.gameCode, row.playType)}</span>
      </span>
    ),
  },
  {
    key: 'lines',
    title: t('console.lottery.lines'),
    end: true,
    render: (row) => <span className="tabular">{row.lines}</span>,
  },
  {
    key: 'stake',
    title: t('console.lottery.stakes'),
    end: true,
    render: (row) => <Money value={row.stake} currency={row.currency} />,
  },
  {
    key: 'paid',
    title: t('console.lottery.returnShare'),
    end: true,
    render: (row) => (
      <span className="flex flex-col items-end">
        <Money value={row.paid} className="font-bold text-text" />
        <span className="tabular text-xs text-muted">{share(row.paid, row.stake)}</span>
      </span>
    ),
  },
  {
    key: 'stated',
    title: t('console.lottery.statedShare'),
    end: true,
    render: (row) => (
      <span className="flex flex-col items-end">
        <Money value={row.stated} />
        <span className="tabular text-xs text-muted">{share(row.stated, row.stake)}</span>
      </span>
    ),
  },
  {
    key: 'bounds',
    title: t('console.lottery.bounds'),
    end: true,
    render: (row) => (
      <span className="flex flex-col items-end gap-1">
        <bdi dir="ltr" className="tabular text-xs whitespace-nowrap">
          {formatMoney(row.low)} – {formatMoney(row.high)}
        </bdi>
        <Badge tone={row.outside ? 'bad' : 'good'} small>
          {t(row.outside ? 'console.lottery.outside' : 'console.lottery.inside')}
        </Badge>
      </span>
    ),
  },
]

/** What each play returned over some days, beside what its odds state. */
export function Returns({ today }: { today: string }) {
  const [days, setDays] = useState<DateSpan>({ from: dayBeside(today, 1 - usualDays), to: today })
  const [tag, setTag] = useState<Tag | 'all'>('all')
  const query = useCallQuery('backoffice.lotteryReturns', {
    fromDay: days.from,
    toDay: days.to,
    ...tagInput(tag),
  })
  function choose(span: DateSpan): void {
    const earliest = dayBeside(span.to, 1 - mostDays)
    setDays({ from: span.from < earliest ? earliest : span.from, to: span.to })
  }
  return (
    <Listing
      caption={t('console.lottery.returns')}
      query={query}
      columns={columns}
      rowKey={(row) => `${row.gameCode} ${row.playType} ${row.currency}`}
      empty={t('console.lottery.noReturns')}
      above={
        <>
          <p className="max-w-prose text-sm text-muted">{t('console.lottery.returnsExplain')}</p>
          <div className="grid gap-3 md:grid-cols-3">
            <DateRange
              label={t('console.lottery.day')}
              value={days}
              onChange={choose}
              max={today}
              locale="en"
            />
            <Select
              label={t('console.lottery.group')}
              value={tag}
              options={groupOptions}
              onChange={({ target }) =>
                setTag(groupOptions.find(({ value }) => value === target.value)?.value ?? 'all')
              }
            />
          </div>
        </>
      }
    />
  )
}
