// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { CallOutput } from '@tessera/contract'
import {
  sharedStates,
  traceKinds,
  type SharedState,
  type TraceKind,
} from '@tessera/rules/agents/shared-traces'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandColumn, useBrandFilter } from '../../../shared/brand.tsx'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'

const CloseSharedDialog = lazy(() => import('./close-shared-dialog.tsx'))

export type SharedLine = CallOutput<'backoffice.sharedLines'>['list'][number]

const kindOptions = [
  { value: '', label: t('console.shared.kind.all') },
  ...traceKinds.map((kind) => ({ value: kind, label: t(`console.shared.kind.${kind}`) })),
]
const stateOptions = sharedStates.map((value) => ({ value, label: t(`console.shared.state.${value}`) }))

/** The browsers, addresses and payment names that accounts of one line share. */
export function SharedLines() {
  const [state, setState] = useState<SharedState>('Open')
  const [kind, setKind] = useState<TraceKind | ''>('')
  const [pageNo, turnTo] = useState(1)
  const [closing, setClosing] = useState<SharedLine>()
  const filter = kind === '' ? { state } : { state, kind }
  const query = useCallQuery('backoffice.sharedLines', {
    ...useBrandFilter(),
    ...filter,
    pageNo,
    pageSize: 20,
  })
  const columns = useColumns(state, setClosing)
  return (
    <section aria-label={t('console.shared.title')} className="flex flex-col gap-3">
      <h2 className="text-md font-bold text-text">{t('console.shared.title')}</h2>
      <p className="max-w-prose text-sm text-muted">{t('console.shared.explain')}</p>
      <Listing
        caption={t('console.shared.kind')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t(`console.shared.none.${state}`)}
        onPage={turnTo}
        above={
          <div className="flex flex-wrap items-end gap-4">
            <Segmented
              label={t('console.shared.state')}
              value={state}
              onChange={(next) => {
                setState(next)
                turnTo(1)
              }}
              options={stateOptions}
            />
            <Select
              label={t('console.shared.kind')}
              value={kind}
              options={kindOptions}
              onChange={(event) => {
                setKind(traceKinds.find((one) => one === event.target.value) ?? '')
                turnTo(1)
              }}
            />
          </div>
        }
      />
      {closing && (
        <Suspense>
          <CloseSharedDialog shared={closing} onClose={() => setClosing(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

function useColumns(state: SharedState, close: (shared: SharedLine) => void): Column<SharedLine>[] {
  const mayClose = usePermission('agents')
  const brand = useBrandColumn<SharedLine>()
  const ofLine: Column<SharedLine>[] = [
    {
      key: 'line',
      title: t('console.shared.line'),
      render: ({ agent }) => agent && <AccountName account={agent} />,
    },
    { key: 'accounts', title: t('console.shared.accounts'), render: (row) => <Accounts of={row.accounts} /> },
  ]
  const closed: Column<SharedLine>[] = [
    { key: 'by', title: t('console.shared.closedBy'), render: (row) => row.closedBy },
    { key: 'reason', title: t('console.stepReason'), render: (row) => row.reason },
  ]
  const step: Column<SharedLine> = {
    key: 'step',
    title: t('console.actions'),
    render: (row) => (
      <Button size="small" onClick={() => close(row)}>
        {t('console.shared.close')}
      </Button>
    ),
  }
  return [
    {
      key: 'kind',
      title: t('console.shared.kind'),
      render: (row) => (
        <span className="flex flex-col">
          <span className="font-semibold text-text">{t(`console.shared.kind.${row.kind}`)}</span>
          <bdi className="text-xs break-words text-muted">{row.label}</bdi>
        </span>
      ),
    },
    ...brand,
    ...(state === 'Widespread' ? ofLine.slice(0, 1) : ofLine),
    { key: 'first', title: t('console.shared.first'), render: (row) => <Moment at={row.firstAt} /> },
    { key: 'last', title: t('console.shared.last'), render: (row) => <Moment at={row.lastAt} /> },
    ...(state === 'Closed' ? closed : []),
    ...(state === 'Open' && mayClose ? [step] : []),
  ]
}

const mostNames = 5

function Accounts({ of }: { of: SharedLine['accounts'] }) {
  const [open, setOpen] = useState(false)
  const more = of.length - mostNames
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {(open ? of : of.slice(0, mostNames)).map((account) => (
        <AccountName key={account.memberId} account={account} />
      ))}
      {more > 0 && !open && (
        <Button size="small" look="quiet" onClick={() => setOpen(true)}>
          {t('console.shared.more', { count: more })}
        </Button>
      )}
    </span>
  )
}

const AccountName = ({ account }: { account: SharedLine['accounts'][number] }) => (
  <Link
    to="/accounts/$id"
    params={{ id: String(account.memberId) }}
    className="inline-flex min-h-11 items-center font-semibold break-all text-text underline decoration-line-control underline-offset-4 hover:text-brand"
  >
    {account.username}
  </Link>
)
