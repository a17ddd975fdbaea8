// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Badge } from '../../src/data/badge.tsx'
import { Money } from '../../src/data/money.tsx'
import { Pager } from '../../src/data/pager.tsx'
import { Steps } from '../../src/data/steps.tsx'
import { Table, type Column, type Sort } from '../../src/data/table.tsx'
import { Time } from '../../src/data/time.tsx'
import type { Part } from '../part.ts'

interface Bet {
  id: number
  at: number
  game: string
  stake: number
  result: number
}
const bets: Bet[] = [
  { id: 1, at: Date.UTC(2026, 10, 20, 3, 4, 5), game: 'Amber Canyon', stake: 20, result: 140.5 },
  { id: 2, at: Date.UTC(2026, 10, 20, 3, 9, 41), game: 'Dice', stake: 5, result: -5 },
  { id: 3, at: Date.UTC(2026, 10, 20, 4, 0, 0), game: 'Deep Reef Hunt', stake: 1250, result: -1250 },
]
const columns: Column<Bet>[] = [
  { key: 'at', title: 'Time', render: ({ at }) => <Time at={at} zone="+07:00" /> },
  { key: 'game', title: 'Game', render: ({ game }) => game },
  {
    key: 'state',
    title: 'State',
    render: ({ result }) => (
      <Badge tone={result > 0 ? 'good' : 'quiet'}>{result > 0 ? 'Won' : 'Settled'}</Badge>
    ),
  },
  { key: 'stake', title: 'Stake', end: true, sortable: true, render: ({ stake }) => <Money value={stake} /> },
  {
    key: 'result',
    title: 'Result',
    end: true,
    sortable: true,
    render: ({ result }) => <Money value={result} signed />,
  },
]

function Tables() {
  const [sort, setSort] = useState<Sort>({ key: 'stake', descending: true })
  const rows = bets.toSorted(
    (first, second) =>
      (sort.key === 'stake' ? first.stake - second.stake : first.result - second.result) *
      (sort.descending ? -1 : 1),
  )
  return (
    <Table
      caption="Bets"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
    />
  )
}

function Pagers() {
  const [page, setPage] = useState(10)
  const labels = {
    nav: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (number: number) => `Page ${number}`,
  }
  return <Pager page={page} totalPages={20} onPage={setPage} labels={labels} />
}

const newYear = Date.UTC(2026, 0, 2, 20, 4, 5)

function Moneys() {
  return (
    <p className="flex flex-wrap gap-6 text-md">
      <Money value={1234567.5} currency="฿" />
      <Money value={250} signed />
      <Money value={-250} signed />
      <Time at={newYear} zone="+07:00" />
    </p>
  )
}

function StepLists() {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Steps
        current={1}
        doneLabel="done"
        steps={[
          { title: 'Request', detail: 'You ask for the money.' },
          { title: 'Review', detail: 'Somebody looks at it.' },
          { title: 'Paid' },
        ]}
      />
      <Steps
        steps={[
          { title: 'Scan the code' },
          { title: 'Open the file' },
          { title: 'Trust the maker', detail: 'In the settings of the phone.' },
        ]}
      />
    </div>
  )
}

export const lists: Part[] = [
  { id: 'table', title: 'Table', Sample: Tables },
  { id: 'pager', title: 'Pager', Sample: Pagers },
  { id: 'money', title: 'Money and time', Sample: Moneys },
  { id: 'steps', title: 'Steps', Sample: StepLists },
]
