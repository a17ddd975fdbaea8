// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Money } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { DateRange, type DateSpan } from '@tessera/ui/forms/date-range.tsx'
import { addDays } from '@tessera/rules/site/zoned-days'
import { useAddressPage } from '../../shared/address.ts'
import { useCallQuery } from '../../shared/api.ts'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { Listing } from '../../shared/listing.tsx'
import { toField, useSiteZone } from '../../shared/site-zone.ts'
import { t } from '../../shared/texts.ts'
import { AccountLink } from '../../shared/account-link.tsx'
import { Figure } from '../../shared/figure.tsx'

type Cost = CallOutput<'backoffice.contractCosts'>['list'][number]

/** The server adds up no more days. */
const mostDays = 366
const usualDays = 30

const lineColumn: Column<Cost> = {
  key: 'line',
  title: t('console.contracts.line'),
  render: (row) => <AccountLink memberId={row.memberId} name={row.account} />,
}
const columns: Column<Cost>[] = [
  {
    key: 'revenue',
    title: t('console.contracts.revenue'),
    end: true,
    render: (row) => <Money value={row.revenue} />,
  },
  {
    key: 'cost',
    title: t('console.contracts.cost'),
    end: true,
    render: (row) => <Money value={row.cost} className="font-bold text-text" />,
  },
  {
    key: 'advanced',
    title: t('console.contracts.ofWhichAdvanced'),
    end: true,
    render: (row) => <Money value={row.advanced} />,
  },
  { key: 'share', title: t('console.contracts.share'), end: true, render: (row) => shareText(row.percent) },
]
const shareText = (percent: number | null): string => (percent === null ? '–' : `${percent} %`)

/** What the contracts of lines cost beside what the lines brought in. */
export default function CostsList() {
  const zone = useSiteZone()
  const [openedAtMs] = useState(() => Date.now())
  if (zone === undefined) return <Skeleton className="h-64 w-full" />
  return <Costs today={toField(openedAtMs, zone).slice(0, 10)} />
}

function Costs({ today }: { today: string }) {
  const [days, setDays] = useState<DateSpan>({ from: addDays(today, 1 - usualDays), to: today })
  const [pageNo, setPageNo] = useAddressPage('costs')
  const query = useCallQuery('backoffice.contractCosts', {
    ...useBrandFilter(),
    firstDay: days.from,
    lastDay: days.to,
    pageNo,
    pageSize: 20,
  })
  const brandColumn = useBrandColumn<Cost>()
  const totals = query.data?.totals
  function choose(span: DateSpan): void {
    const earliest = addDays(span.to, 1 - mostDays)
    setDays({ from: span.from < earliest ? earliest : span.from, to: span.to })
    setPageNo(1)
  }
  return (
    <Listing
      caption={t('console.contracts.view.costs')}
      query={query}
      columns={[lineColumn, ...brandColumn, ...columns]}
      rowKey={(row) => row.memberId}
      empty={t('console.contracts.noCosts')}
      onPage={setPageNo}
      above={
        <>
          <p className="max-w-prose text-sm text-muted">{t('console.contracts.costsExplain')}</p>
          <div className="max-w-sm">
            <DateRange
              label={t('console.contracts.costDays')}
              value={days}
              onChange={choose}
              max={today}
              locale="en"
            />
          </div>
          {totals && (
            <dl className="grid grid-cols-2 gap-3 rounded-tile border border-line bg-surface-1 p-4 md:grid-cols-4">
              <Figure name={t('console.contracts.revenue')}>
                <Money value={totals.revenue} />
              </Figure>
              <Figure name={t('console.contracts.cost')}>
                <Money value={totals.cost} />
              </Figure>
              <Figure name={t('console.contracts.ofWhichAdvanced')}>
                <Money value={totals.advanced} />
              </Figure>
              <Figure name={t('console.contracts.share')}>{shareText(totals.percent)}</Figure>
            </dl>
          )}
        </>
      }
    />
  )
}
