// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useAddressChoice, useAddressPage } from '../../../shared/address.ts'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { isReversed, suspenseStatuses, type SuspensePayment } from './suspense-payment.ts'

const AssignDialog = lazy(() => import('./assign-dialog.tsx'))
const ReturnDialog = lazy(() => import('./return-dialog.tsx'))

const columns: Column<SuspensePayment>[] = [
  {
    key: 'amount',
    title: t('console.amount'),
    end: true,
    render: (row) => <Money value={row.amount} currency={row.currency} className="font-bold text-text" />,
  },
  { key: 'payment', title: t('console.suspense.what'), render: (row) => <What row={row} /> },
  {
    key: 'likely',
    title: t('console.suspense.likely'),
    render: ({ suggestion }) =>
      suggestion ? (
        <span className="flex flex-col">
          <span className="font-semibold text-text">
            {t('console.suspense.likelyOne', {
              name: suggestion.username,
              amount: formatMoney(suggestion.amount),
            })}
          </span>
          <span className="text-xs text-muted">
            {suggestion.brandCode} {t(`console.deposit.${suggestion.status}`)}{' '}
            <span className="tabular">{suggestion.matchCode}</span>
          </span>
        </span>
      ) : (
        <span className="text-muted">{t('console.suspense.unknown')}</span>
      ),
  },
  {
    key: 'time',
    title: t('console.time'),
    render: (row) => <Moment at={row.happenedTime ?? row.createTime} />,
  },
]

interface Step {
  payment: SuspensePayment
  assigns: boolean
}

/** Payments of which nobody knows whose they are; operators assign them, or book them out. */
export default function SuspensePage() {
  const [status, setStatus] = useAddressChoice('status', suspenseStatuses, 'Open')
  const [pageNo, setPageNo] = useAddressPage()
  const [step, setStep] = useState<Step>()
  const query = useCallQuery(
    'backoffice.suspense',
    { status, pageNo, pageSize: 20 },
    { refetchIntervalMs: 15_000 },
  )
  const actions: Column<SuspensePayment>[] =
    usePermission('money') && status === 'Open'
      ? [
          {
            key: 'actions',
            title: t('console.actions'),
            end: true,
            render: (row) => <Actions row={row} onStep={setStep} />,
          },
        ]
      : []
  const Asking = step?.assigns ? AssignDialog : ReturnDialog
  return (
    <Page title={t('console.suspense')}>
      <Listing
        caption={t('console.suspense')}
        query={query}
        columns={[...columns, ...actions]}
        rowKey={(row) => row.paymentId}
        empty={status === 'Open' ? t('console.suspense.none') : t('console.suspense.noneSettled')}
        onPage={setPageNo}
        above={
          <div className="max-w-xs">
            <Select
              label={t('console.status')}
              value={status}
              onChange={(event) => {
                setStatus(suspenseStatuses.find((one) => one === event.target.value) ?? 'Open')
                setPageNo(1)
              }}
              options={suspenseStatuses.map((value) => ({
                value,
                label: t(`console.suspense.status.${value}`),
              }))}
            />
          </div>
        }
      />
      {step && (
        <Suspense>
          <Asking payment={step.payment} onClose={() => setStep(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}

/** Why it is here, and what the bank said about it. */
function What({ row }: { row: SuspensePayment }) {
  const facts = [row.methodId, row.reference || row.eventId].filter((fact) => fact !== '').join(' · ')
  return (
    <span className="flex max-w-md flex-col gap-0.5">
      <span className="font-semibold text-text">{t(`console.suspense.reason.${row.reason}`)}</span>
      {row.content !== '' && <span className="break-words">{row.content}</span>}
      {row.sender !== '' && <span>{t('console.suspense.from', { sender: row.sender })}</span>}
      <span className="text-xs break-all text-muted">{facts}</span>
      {row.note !== '' && (
        <span className="text-xs text-muted">
          {row.settledBy}: {row.note}
        </span>
      )}
    </span>
  )
}

function Actions({ row, onStep }: { row: SuspensePayment; onStep: (step: Step) => void }) {
  const reversed = isReversed(row)
  return (
    <span className="inline-flex gap-2">
      <Button size="small" look="quiet" onClick={() => onStep({ payment: row, assigns: false })}>
        {t(reversed ? 'console.suspense.lookedInto' : 'console.suspense.return')}
      </Button>
      {!reversed && (
        <Button size="small" look="primary" onClick={() => onStep({ payment: row, assigns: true })}>
          {t('console.suspense.assign')}
        </Button>
      )}
    </span>
  )
}
