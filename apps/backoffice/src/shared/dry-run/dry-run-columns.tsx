// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { AccountLink } from '../account-link.tsx'
import { t } from '../texts.ts'

/** A bet or a ticket that a change pays more or less. Null: it is open. */
export interface ChangedRow {
  memberId: number
  username: string
  currency: string
  before: number | null
  after: number | null
}

interface Wanted {
  before: string
  after: string
  /** In place of the amount of what is open. */
  open?: string
  /** The figure that the eye looks for. */
  strong: 'after' | 'difference'
}

/** Whose it is, the columns between, and what it returns before and after, with the difference. */
export const dryRunColumns = <Row extends ChangedRow>(
  between: readonly Column<Row>[],
  { before, after, open, strong }: Wanted,
): Column<Row>[] => {
  const amountOf = (value: number | null, currency: string, className = ''): ReactNode =>
    value === null ? (
      <span className="text-muted">{open}</span>
    ) : (
      <Money value={value} currency={currency} className={className} />
    )
  return [
    {
      key: 'member',
      title: t('console.member'),
      render: (row) => <AccountLink memberId={row.memberId} name={row.username} />,
    },
    ...between,
    { key: 'before', title: before, end: true, render: (row) => amountOf(row.before, row.currency) },
    {
      key: 'after',
      title: after,
      end: true,
      render: (row) => amountOf(row.after, row.currency, strong === 'after' ? 'font-bold text-text' : ''),
    },
    {
      key: 'difference',
      title: t('console.amount'),
      end: true,
      render: (row) => {
        const difference = (row.after ?? 0) - (row.before ?? 0)
        const tone = difference < 0 ? 'font-bold text-danger' : 'font-bold'
        return <Money value={difference} signed className={strong === 'difference' ? tone : ''} />
      },
    },
  ]
}
