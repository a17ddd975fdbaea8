// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Tabs } from '@tessera/ui/layout/tabs.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { useWinners, winnerKey, type Winner, type WinnersSort } from './use-winners.ts'

const columns: Column<Winner>[] = [
  {
    key: 'player',
    title: t('rewards.winners.player'),
    render: (winner) => (
      <span className="text-muted">
        <bdi>{winner.customerName}</bdi>
      </span>
    ),
  },
  {
    key: 'game',
    title: t('rewards.winners.game'),
    render: (winner) => <span className="font-semibold">{winner.gameName}</span>,
  },
  {
    key: 'amount',
    title: t('rewards.winners.amount'),
    end: true,
    render: (winner) => <Money value={winner.winAmount} signed className="font-bold" />,
  },
]

/** The winners board as a list: the same twenty as in the ticker, or the highest wins of late. */
export default function WinnersDialog({
  winners,
  onClose,
}: {
  winners: readonly Winner[]
  onClose: () => void
}) {
  const [sort, setSort] = useState<WinnersSort>('latest')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rewards.winners.all')}
      closeLabel={t('common.close')}
      size="medium"
    >
      <Tabs
        label={t('rewards.winners')}
        selected={sort}
        onSelect={setSort}
        tabs={[
          { id: 'latest', label: t('rewards.winners.latest'), content: <Wins winners={winners} /> },
          { id: 'highest', label: t('rewards.winners.highest'), content: <HighestWins /> },
        ]}
      />
    </Dialog>
  )
}

function HighestWins() {
  const { data } = useWinners('highest')
  return data ? <Wins winners={data.list} /> : <Skeleton className="h-64 w-full rounded-tile" />
}

const Wins = ({ winners }: { winners: readonly Winner[] }) => (
  <Table caption={t('rewards.winners')} rows={winners} rowKey={winnerKey} columns={columns} />
)
