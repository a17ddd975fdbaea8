// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Notice } from '../../shared/notice.tsx'
import { t } from '../../shared/texts.ts'

type Outcome = CallOutput<'backoffice.repeatContractRun'>
type Difference = Outcome['differences'][number]

const figure = (value: string) => (
  <bdi dir="ltr" className="tabular">
    {value}
  </bdi>
)
const columns: Column<Difference>[] = [
  { key: 'account', title: t('console.contracts.agent'), render: (row) => row.account },
  {
    key: 'figure',
    title: t('console.contracts.figure'),
    render: (row) => t(`console.contracts.figure.${row.figure}`),
  },
  { key: 'stored', title: t('console.contracts.stored'), end: true, render: (row) => figure(row.stored) },
  {
    key: 'repeated',
    title: t('console.contracts.repeated'),
    end: true,
    render: (row) => figure(row.repeated),
  },
]
interface Sum {
  name: string
  stored: string
  repeated: string
}
const sumColumns: Column<Sum>[] = [
  { key: 'name', title: t('console.contracts.figure'), render: (row) => row.name },
  { key: 'stored', title: t('console.contracts.stored'), end: true, render: (row) => figure(row.stored) },
  {
    key: 'repeated',
    title: t('console.contracts.repeated'),
    end: true,
    render: (row) => figure(row.repeated),
  },
]

/** The outcome of a repetition: both sums, and what differs. */
export function Repeated({ outcome }: { outcome: Outcome }) {
  const { stored, repeated, differences, differenceCount } = outcome
  const sums: Sum[] = [
    {
      name: t('console.contracts.payments'),
      stored: String(stored.payments),
      repeated: String(repeated.payments),
    },
    ...(['amount', 'net', 'shortfall'] as const).map((key) => ({
      name: t(`console.contracts.${key}`),
      stored: formatMoney(stored[key]),
      repeated: formatMoney(repeated[key]),
    })),
  ]
  return (
    <div className="flex flex-col gap-3">
      <Notice tone={differenceCount === 0 ? 'good' : 'bad'}>
        {differenceCount === 0
          ? t('console.contracts.repeatSame')
          : t('console.contracts.repeatDiffers', { count: differenceCount })}
      </Notice>
      <Table
        caption={t('console.contracts.sums')}
        columns={sumColumns}
        rows={sums}
        rowKey={({ name }) => name}
        room="own"
      />
      {differences.length > 0 && (
        <Table
          caption={t('console.differences')}
          columns={columns}
          rows={differences}
          rowKey={(row) => `${row.account} ${row.figure}`}
          room="own"
        />
      )}
      {differences.length < differenceCount && (
        <p className="text-sm text-muted">
          {t('console.contracts.repeatMost', { count: differences.length })}
        </p>
      )}
    </div>
  )
}
