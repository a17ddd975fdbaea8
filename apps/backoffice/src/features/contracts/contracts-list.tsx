// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { contractKinds, contractStatuses } from '@tessera/rules/contracts/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useAddressPage, useAddressText } from '../../shared/address.ts'
import { useCallQuery } from '../../shared/api.ts'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { Listing } from '../../shared/listing.tsx'
import { t } from '../../shared/texts.ts'
import { AccountLink } from '../../shared/account-link.tsx'
import { contractTones, daysText, kindOptions, ratesText, type Contract } from './contract-words.ts'

const ContractDialog = lazy(() => import('./contract-dialog.tsx'))

const all = { value: '', label: t('console.all') }
const statusOptions = contractStatuses.map((status) => ({
  value: status,
  label: t(`console.contracts.status.${status}`),
}))
const agentColumn: Column<Contract> = {
  key: 'agent',
  title: t('console.contracts.agent'),
  render: (row) => <AccountLink memberId={row.memberId} name={row.to} />,
}
const columns: Column<Contract>[] = [
  {
    key: 'kind',
    title: t('console.contracts.kind'),
    render: (row) => t(`console.contracts.kind.${row.kind}`),
  },
  {
    key: 'from',
    title: t('console.contracts.from'),
    render: (row) => row.from ?? t('console.contracts.operator'),
  },
  {
    key: 'period',
    title: t('console.contracts.period'),
    render: (row) => t(`console.contracts.period.${row.periodType}`),
  },
  {
    key: 'rates',
    title: t('console.contracts.rates'),
    end: true,
    render: (row) => <span className="tabular whitespace-nowrap">{ratesText(row.tiers)}</span>,
  },
  { key: 'version', title: t('console.contracts.version'), end: true, render: (row) => row.version },
  {
    key: 'days',
    title: t('console.contracts.days'),
    render: (row) => <Days text={daysText(row)} />,
  },
  {
    key: 'status',
    title: t('console.status'),
    render: (row) => (
      <Badge tone={contractTones[row.status]}>{t(`console.contracts.status.${row.status}`)}</Badge>
    ),
  },
]

/** Days in words, which never break within a date. */
function Days({ text }: { text: string }) {
  if (text === '') return '–'
  return text.split(' ').map((word, index) => (
    <span key={`${index} ${word}`} className="tabular inline-block whitespace-pre">
      {index > 0 ? ` ${word}` : word}
    </span>
  ))
}

type Asked = { kind: string; status: string; account: string }

/** What the list is narrowed to, in its address. */
function useAsked(): [Asked, (next: Asked) => void] {
  const [kind, setKind] = useAddressText('kind')
  const [status, setStatus] = useAddressText('status')
  const [account, setAccount] = useAddressText('account')
  return [
    { kind, status, account },
    (next) => {
      setKind(next.kind)
      setStatus(next.status)
      setAccount(next.account)
    },
  ]
}

/** All contracts, narrowed by kind, status and account. */
export function ContractsList() {
  const [asked, setAsked] = useAsked()
  const [pageNo, setPageNo] = useAddressPage('contracts')
  const [open, setOpen] = useState<Contract>()
  const account = useDeferredValue(asked.account.trim())
  const kind = contractKinds.find((one) => one === asked.kind)
  const status = contractStatuses.find((one) => one === asked.status)
  const query = useCallQuery('backoffice.contracts', {
    ...useBrandFilter(),
    ...(kind && { kind }),
    ...(status && { status }),
    account,
    pageNo,
    pageSize: 20,
  })
  const brandColumn = useBrandColumn<Contract>()
  const field = (name: keyof typeof asked) => ({
    value: asked[name],
    onChange: (event: { target: { value: string } }) => {
      setAsked({ ...asked, [name]: event.target.value })
      setPageNo(1)
    },
  })
  const actions: Column<Contract> = {
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
        caption={t('console.contracts')}
        query={query}
        columns={[agentColumn, ...brandColumn, ...columns, actions]}
        rowKey={(row) => row.contractId}
        empty={t('console.contracts.none')}
        onPage={setPageNo}
        above={
          <div className="grid max-w-3xl gap-4 sm:grid-cols-3">
            <Select label={t('console.contracts.kind')} options={[all, ...kindOptions]} {...field('kind')} />
            <Select label={t('console.status')} options={[all, ...statusOptions]} {...field('status')} />
            <TextField
              label={t('console.contracts.findAgent')}
              type="search"
              maxLength={64}
              {...field('account')}
            />
          </div>
        }
      />
      {open && (
        <Suspense>
          <ContractDialog contract={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
