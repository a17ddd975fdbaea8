// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useAddressChoice, useAddressPage } from '../../../shared/address.ts'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'

type BankLine = CallOutput<'backoffice.bankLines'>['list'][number]
const directions = ['debit', 'credit'] as const

const columns: Column<BankLine>[] = [
  {
    key: 'amount',
    title: t('console.amount'),
    end: true,
    render: (row) => <Money value={row.amount} currency={row.currency} className="font-bold text-text" />,
  },
  { key: 'line', title: t('console.bankLines.said'), render: (row) => <Said row={row} /> },
  { key: 'state', title: t('console.status'), render: (row) => <State row={row} /> },
  {
    key: 'time',
    title: t('console.time'),
    render: (row) => <Moment at={row.happenedTime ?? row.createTime} />,
  },
]

/** What notification services of banks reported, and what became of it. */
export default function BankLinesPage() {
  const [direction, setDirection] = useAddressChoice('direction', ['debit', 'credit'], 'debit')
  const [pageNo, setPageNo] = useAddressPage()
  const query = useCallQuery(
    'backoffice.bankLines',
    { direction, pageNo, pageSize: 20 },
    { refetchIntervalMs: 15_000 },
  )
  return (
    <Page title={t('console.bankLines')}>
      <Listing
        caption={t('console.bankLines')}
        query={query}
        columns={columns}
        rowKey={(row) => `${row.methodId} ${row.eventId}`}
        empty={t('console.bankLines.none')}
        onPage={setPageNo}
        above={
          <div className="max-w-xs">
            <Select
              label={t('console.bankLines.direction')}
              value={direction}
              onChange={(event) => {
                setDirection(directions.find((one) => one === event.target.value) ?? 'debit')
                setPageNo(1)
              }}
              options={directions.map((value) => ({
                value,
                label: t(`console.bankLines.direction.${value}`),
              }))}
            />
          </div>
        }
      />
    </Page>
  )
}

function Said({ row }: { row: BankLine }) {
  const facts = [row.methodId, row.bankAccount, row.reference || row.eventId]
  return (
    <span className="flex max-w-md flex-col gap-0.5">
      {row.content !== '' && <span className="break-words text-text">{row.content}</span>}
      {row.sender !== '' && <span>{row.sender}</span>}
      <span className="text-xs break-all text-muted">{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </span>
  )
}

/** Money out without a withdrawal is what somebody has to explain. */
function State({ row }: { row: BankLine }) {
  if (row.outcome !== 'debit')
    return (
      <Badge tone={row.outcome === 'credited' || row.outcome === 'recordedByHand' ? 'good' : 'wait'}>
        {t(`console.bankLines.state.${row.outcome}`)}
      </Badge>
    )
  return row.withdrawal ? (
    <span className="flex flex-col items-start gap-0.5">
      <Badge tone="good">{t('console.bankLines.state.withdrawal')}</Badge>
      <span className="text-xs text-muted">{row.withdrawal.username}</span>
    </span>
  ) : (
    <Badge tone="bad">{t('console.bankLines.state.debit')}</Badge>
  )
}
