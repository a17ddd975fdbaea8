// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { winnerKey, type Winner } from './use-winners.ts'

/** The winners board as a list: the same twenty as in the ticker. */
export default function WinnersDialog({
  winners,
  onClose,
}: {
  winners: readonly Winner[]
  onClose: () => void
}) {
  return (
    <Dialog open onClose={onClose} title={t('rewards.winners')} closeLabel={t('common.close')} size="medium">
      <Table
        caption={t('rewards.winners')}
        rows={winners}
        rowKey={winnerKey}
        columns={[
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
        ]}
      />
    </Dialog>
  )
}
