// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useAddressPage, useAddressText } from '../../../shared/address.ts'
import { AccountLink } from '../../../shared/account-link.tsx'
import { useBrandColumn, useBrandFilter } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { DepositState } from './deposit-state.tsx'
import { canEnd, canReceive, type Deposit } from './deposit-status.ts'

const ReceiveDialog = lazy(() => import('./receive-dialog.tsx'))
const NotReceivedDialog = lazy(() => import('./not-received-dialog.tsx'))

const nameColumn: Column<Deposit> = {
  key: 'member',
  title: t('console.member'),
  render: (row) => <AccountLink memberId={row.memberId} name={row.username} />,
}
const columns: Column<Deposit>[] = [
  {
    key: 'amount',
    title: t('console.amount'),
    end: true,
    render: (row) => <Money value={row.amount} currency={row.currency} className="font-bold text-text" />,
  },
  {
    key: 'received',
    title: t('console.received'),
    end: true,
    render: (row) => (
      <span className="flex flex-col items-end">
        <Money value={row.received} currency={row.currency} />
        {row.fee > 0 && (
          <span className="text-xs whitespace-nowrap text-muted">
            {t(`console.payments.feeOf.${row.feePayer}`, { fee: `${row.currency} ${formatMoney(row.fee)}` })}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'method',
    title: t('console.method'),
    render: (row) => (
      <span className="flex flex-col">
        {row.methodId}
        {row.matchCode !== null && <span className="tabular font-semibold text-text">{row.matchCode}</span>}
      </span>
    ),
  },
  { key: 'time', title: t('console.time'), render: (row) => <Moment at={row.createTime} /> },
  {
    key: 'status',
    title: t('console.status'),
    render: (row) => (
      <span className="flex flex-col items-start gap-1">
        <DepositState of={row} />
        {row.note !== '' && <span className="text-xs text-muted">{row.note}</span>}
      </span>
    ),
  },
]

interface Step {
  deposit: Deposit
  received: boolean
}

/** The members' deposits; operators record what came in with bank transfers. */
export function DepositsPage() {
  const [pageNo, setPageNo] = useAddressPage()
  const [typed, setTyped] = useAddressText('search')
  const [step, setStep] = useState<Step>()
  const matchCode = useDeferredValue(typed.trim())
  const query = useCallQuery(
    'backoffice.deposits',
    { ...useBrandFilter(), matchCode, pageNo, pageSize: 20 },
    { refetchIntervalMs: 15_000 },
  )
  const brandColumn = useBrandColumn<Deposit>()
  const actions: Column<Deposit>[] = usePermission('money')
    ? [
        {
          key: 'actions',
          title: t('console.actions'),
          end: true,
          render: (row) => <Actions row={row} onStep={setStep} />,
        },
      ]
    : []
  const Asking = step?.received ? ReceiveDialog : NotReceivedDialog
  return (
    <Page title={t('console.deposits')}>
      <Listing
        caption={t('console.deposits')}
        query={query}
        columns={[nameColumn, ...brandColumn, ...columns, ...actions]}
        rowKey={(row) => row.depositId}
        empty={matchCode === '' ? t('console.noDeposits') : t('console.transfer.noMatch')}
        onPage={setPageNo}
        above={
          <div className="max-w-sm">
            <TextField
              label={t('console.transfer.code')}
              type="search"
              maxLength={40}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setPageNo(1)
              }}
            />
          </div>
        }
      />
      {step && (
        <Suspense>
          <Asking deposit={step.deposit} onClose={() => setStep(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}

function Actions({ row, onStep }: { row: Deposit; onStep: (step: Step) => void }) {
  if (!canEnd(row) && !canReceive(row)) return null
  return (
    <span className="inline-flex gap-2">
      {canEnd(row) && (
        <Button size="small" look="quiet" onClick={() => onStep({ deposit: row, received: false })}>
          {t('console.transfer.notReceived')}
        </Button>
      )}
      {canReceive(row) && (
        <Button size="small" look="primary" onClick={() => onStep({ deposit: row, received: true })}>
          {t('console.transfer.received')}
        </Button>
      )}
    </span>
  )
}
