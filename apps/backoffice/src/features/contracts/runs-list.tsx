// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { contractKinds, periodTypes } from '@tessera/rules/contracts/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useAddressPage, useAddressText } from '../../shared/address.ts'
import { useCallQuery } from '../../shared/api.ts'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { Listing } from '../../shared/listing.tsx'
import { t } from '../../shared/texts.ts'
import { kindOptions, type Run } from './contract-words.ts'
import { PeriodText } from './period-text.tsx'

const RunDialog = lazy(() => import('./run-dialog.tsx'))
const refetchIntervalMs = 15_000

const all = { value: '', label: t('console.all') }
const periodOptions = periodTypes.map((value) => ({ value, label: t(`console.contracts.period.${value}`) }))
const money = (key: 'amount' | 'net' | 'fromWallets' | 'advanced'): Column<Run> => ({
  key,
  title: t(`console.contracts.${key}`),
  end: true,
  render: (row) => <Money value={row[key]} />,
})
const periodColumn: Column<Run> = {
  key: 'period',
  title: t('console.contracts.settled'),
  render: (row) => (
    <span className="flex flex-col">
      <span className="font-semibold text-text">
        <PeriodText of={row} />
      </span>
      <span className="text-xs text-muted">{t(`console.contracts.period.${row.periodType}`)}</span>
    </span>
  ),
}
const columns: Column<Run>[] = [
  {
    key: 'kind',
    title: t('console.contracts.kind'),
    render: (row) => t(`console.contracts.kind.${row.kind}`),
  },
  { key: 'payments', title: t('console.contracts.payments'), end: true, render: (row) => row.payments },
  money('amount'),
  money('net'),
  money('fromWallets'),
  money('advanced'),
  {
    key: 'status',
    title: t('console.status'),
    render: (row) => (
      <Badge tone={row.status === 'done' ? 'good' : 'wait'}>{t(`console.contracts.run.${row.status}`)}</Badge>
    ),
  },
]

type Asked = { kind: string; periodType: string }

/** What the list is narrowed to, in its address. */
function useAsked(): [Asked, (next: Asked) => void] {
  const [kind, setKind] = useAddressText('kind')
  const [periodType, setPeriodType] = useAddressText('periodType')
  return [
    { kind, periodType },
    (next) => {
      setKind(next.kind)
      setPeriodType(next.periodType)
    },
  ]
}

/** The periods that were settled, with their sums. */
export default function RunsList() {
  const [asked, setAsked] = useAsked()
  const [pageNo, setPageNo] = useAddressPage('runs')
  const [open, setOpen] = useState<Run>()
  const kind = contractKinds.find((one) => one === asked.kind)
  const periodType = periodTypes.find((one) => one === asked.periodType)
  const query = useCallQuery(
    'backoffice.contractRuns',
    { ...useBrandFilter(), ...(kind && { kind }), ...(periodType && { periodType }), pageNo, pageSize: 20 },
    { refetchIntervalMs },
  )
  const brandColumn = useBrandColumn<Run>()
  const field = (name: keyof typeof asked) => ({
    value: asked[name],
    onChange: (event: { target: { value: string } }) => {
      setAsked({ ...asked, [name]: event.target.value })
      setPageNo(1)
    },
  })
  const actions: Column<Run> = {
    key: 'actions',
    title: t('console.actions'),
    end: true,
    render: (row) => (
      <Button size="small" look="quiet" onClick={() => setOpen(row)}>
        {t('console.open')}
      </Button>
    ),
  }
  return (
    <>
      <Listing
        caption={t('console.contracts.view.runs')}
        query={query}
        columns={[periodColumn, ...brandColumn, ...columns, actions]}
        rowKey={(row) => row.runId}
        empty={t('console.contracts.noRuns')}
        onPage={setPageNo}
        above={
          <div className="grid max-w-xl gap-4 sm:grid-cols-2">
            <Select label={t('console.contracts.kind')} options={[all, ...kindOptions]} {...field('kind')} />
            <Select
              label={t('console.contracts.period')}
              options={[all, ...periodOptions]}
              {...field('periodType')}
            />
          </div>
        }
      />
      {open && (
        <Suspense>
          <RunDialog run={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
