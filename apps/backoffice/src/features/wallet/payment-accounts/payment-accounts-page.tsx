// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandName } from '../../../shared/brand.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import { feeText, limitsText, type PaymentAccount } from './payment-account.ts'

const ChangeDialog = lazy(() => import('./change-dialog.tsx'))
const TestDialog = lazy(() => import('./test-dialog.tsx'))

const columns: Column<PaymentAccount>[] = [
  {
    key: 'name',
    title: t('console.statements.account'),
    render: (row) => (
      <span className="flex flex-col">
        <span className="font-semibold text-text">{row.name}</span>
        <span className="text-xs text-muted">
          {row.accountId} · {row.provider} · {row.currency}
        </span>
      </span>
    ),
  },
  { key: 'state', title: t('console.payments.state'), render: (row) => <State account={row} /> },
  {
    key: 'limits',
    title: t('console.payments.limits'),
    render: (row) => <span className="tabular whitespace-nowrap">{limitsText(row)}</span>,
  },
  {
    key: 'fee',
    title: t('console.payments.fee'),
    render: (row) => (
      <span className="flex flex-col">
        <span className="tabular whitespace-nowrap">{feeText(row)}</span>
        {(row.feeFixed > 0 || row.feeBasisPoints > 0) && (
          <span className="text-xs text-muted">{t(`console.payments.feePayer.${row.feePayer}`)}</span>
        )}
      </span>
    ),
  },
]

interface Step {
  account: PaymentAccount
  tests: boolean
}

/** Where members pay in: the terms of each payment account, and whether its provider answers. */
export default function PaymentAccountsPage() {
  const query = useCallQuery('backoffice.paymentAccounts', {})
  const { data } = query
  const [step, setStep] = useState<Step>()
  const actions: Column<PaymentAccount>[] = usePermission('settings')
    ? [
        {
          key: 'actions',
          title: t('console.actions'),
          end: true,
          render: (row) => <Actions account={row} onStep={setStep} />,
        },
      ]
    : []
  const Asking = step?.tests ? TestDialog : ChangeDialog
  return (
    <Page title={t('console.paymentAccounts')}>
      <QueryState query={query} skeleton="h-64 w-full" />
      {data?.accounts.length === 0 && <EmptyState title={t('console.paymentAccounts.none')} />}
      {data && data.accounts.length > 0 && (
        <Table
          caption={t('console.paymentAccounts')}
          columns={[...columns, ...actions]}
          rows={data.accounts}
          rowKey={(row) => row.accountId}
        />
      )}
      {step && (
        <Suspense>
          <Asking account={step.account} onClose={() => setStep(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}

function State({ account }: { account: PaymentAccount }) {
  const nameOf = useBrandName()
  const { enabled, installed, maintenance, closedBrands } = account
  return (
    <span className="flex max-w-56 flex-col items-start gap-1">
      {!installed ? (
        <Badge tone="bad">{t('console.payments.notInstalled')}</Badge>
      ) : !enabled ? (
        <Badge tone="bad">{t('console.payments.closed')}</Badge>
      ) : maintenance !== null ? (
        <Badge tone="wait">{t('console.payments.maintenance')}</Badge>
      ) : (
        <Badge tone="good">{t('console.payments.open')}</Badge>
      )}
      {maintenance && <span className="text-xs text-muted">{maintenance}</span>}
      {closedBrands.length > 0 && (
        <span className="text-xs text-muted">
          {t('console.payments.closedAt', { brands: closedBrands.map(nameOf).join(', ') })}
        </span>
      )}
    </span>
  )
}

function Actions({ account, onStep }: { account: PaymentAccount; onStep: (step: Step) => void }) {
  return (
    <span className="inline-flex gap-2">
      <Button
        size="small"
        look="quiet"
        aria-label={t('console.payments.testOf', { name: account.name })}
        onClick={() => onStep({ account, tests: true })}
      >
        {t('console.payments.test')}
      </Button>
      <Button
        size="small"
        aria-label={`${t('console.payments.change')}: ${account.name}`}
        onClick={() => onStep({ account, tests: false })}
      >
        {t('console.payments.change')}
      </Button>
    </span>
  )
}
