// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { t } from '../../shared/texts.ts'

type Jackpot = CallOutput<'backoffice.lotteryCorrection'>['jackpots'][number]

const shared = (amount: number | null, currency: string) =>
  amount === null ? t('console.lottery.nobodyWon') : <Money value={amount} currency={currency} />

const columns: Column<Jackpot>[] = [
  {
    key: 'tier',
    title: t('console.lottery.jackpot'),
    render: ({ tier }) => (tier === 'jackpot' ? '1' : tier.replace('jackpot', '')),
  },
  {
    key: 'pool',
    title: t('console.lottery.pool'),
    end: true,
    render: ({ pool, currency }) => <Money value={pool} currency={currency} />,
  },
  {
    key: 'before',
    title: t('console.lottery.before'),
    end: true,
    render: ({ before, currency }) => shared(before, currency),
  },
  {
    key: 'after',
    title: t('console.lottery.after'),
    end: true,
    render: ({ after, currency }) => <span className="font-bold text-text">{shared(after, currency)}</span>,
  },
  {
    key: 'change',
    title: t('console.lottery.jackpotChange'),
    end: true,
    render: ({ change, moved }) => <Money value={moved ?? change} signed />,
  },
]

/** Who shares the jackpots of a corrected draw, and what that changes in those of today. */
export const CorrectedJackpots = ({ jackpots }: { jackpots: readonly Jackpot[] }) =>
  jackpots.length === 0 ? null : (
    <section className="flex flex-col gap-2">
      <Table
        caption={t('console.lottery.jackpots')}
        columns={columns}
        rows={jackpots}
        rowKey={({ tier, currency }) => `${tier} ${currency}`}
      />
      <p className="text-sm text-muted">{t('console.lottery.jackpotRule')}</p>
    </section>
  )
