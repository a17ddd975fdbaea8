// SPDX-License-Identifier: Apache-2.0
import { Table } from '@tessera/ui/data/table.tsx'
import { t } from '../../shared/texts/texts.ts'
import type { PublishedDay } from './check-proof.ts'
import { SumOfMoney } from './sum-of-money.tsx'

/** The published roots, newest first. */
export const DayList = ({ days }: { days: readonly PublishedDay[] }) => (
  <div className="flex flex-col gap-3">
    <h2 className="text-md font-bold text-text">{t('liabilities.days')}</h2>
    <Table
      caption={t('liabilities.days')}
      rows={days}
      rowKey={(day) => `${day.day} ${day.currency}`}
      columns={[
        {
          key: 'day',
          title: t('liabilities.day'),
          render: ({ day }) => <bdi className="tabular whitespace-nowrap">{day}</bdi>,
        },
        {
          key: 'accounts',
          title: t('liabilities.accounts'),
          end: true,
          render: ({ accounts }) => <bdi className="tabular">{accounts.toLocaleString('en-US')}</bdi>,
        },
        {
          key: 'total',
          title: t('liabilities.total'),
          end: true,
          render: (day) => <SumOfMoney millionths={day.total} currency={day.currency} strong />,
        },
        {
          key: 'root',
          title: t('liabilities.root'),
          end: true,
          render: ({ root }) => <Digest value={root} />,
        },
      ]}
    />
  </div>
)

/** All 64 digits, so that they can be compared and selected. */
export const Digest = ({ value }: { value: string }) => (
  <bdi dir="ltr" className="inline-block max-w-72 font-mono text-xs wrap-anywhere text-muted select-all">
    {value}
  </bdi>
)
