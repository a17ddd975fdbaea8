// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { t } from '../../shared/texts.ts'
import { percentText, type Tier } from './contract-words.ts'

type NumberedTier = Tier & { number: number }
const columns: Column<NumberedTier>[] = [
  {
    key: 'tier',
    title: t('console.contracts.tierColumn'),
    render: ({ number }) => <b className="text-text">{number}</b>,
  },
  {
    key: 'bets',
    title: t('console.contracts.minBets'),
    end: true,
    render: ({ minBets }) => <Money value={minBets} />,
  },
  {
    key: 'profit',
    title: t('console.contracts.minProfitLoss'),
    end: true,
    render: ({ minProfitLoss }) => <Money value={minProfitLoss} />,
  },
  {
    key: 'active',
    title: t('console.contracts.minActiveMembers'),
    end: true,
    render: ({ minActiveMembers }) => minActiveMembers,
  },
  {
    key: 'rate',
    title: t('console.contracts.rate'),
    end: true,
    render: ({ rate }) => <b className="tabular text-text">{percentText(rate)}</b>,
  },
]

/** The tiers of a contract: what must be reached, and what it then pays. */
export function TiersTable({ tiers }: { tiers: readonly Tier[] }) {
  return (
    <Table
      caption={t('console.contracts.tiers')}
      columns={columns}
      rows={tiers.map((tier, index) => ({ ...tier, number: index + 1 }))}
      rowKey={({ number }) => number}
      room="own"
    />
  )
}
