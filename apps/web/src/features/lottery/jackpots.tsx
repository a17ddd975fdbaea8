// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import type { LotteryGame } from './lottery-types.ts'

export const jackpotName = (tier: string): string =>
  t(tier === 'jackpot' ? 'lottery.jackpot' : 'lottery.jackpot.second')

/** What the winners of the next draw share; nothing for a lottery without jackpots. */
export function Jackpots({ game: { jackpots } }: { game: Pick<LotteryGame, 'jackpots'> }) {
  const { symbol } = useSite().whitelabel.currency
  if (jackpots.length === 0) return null
  return (
    <dl className="flex flex-wrap justify-between gap-x-6 gap-y-1 rounded-control bg-gold-soft px-3 py-2">
      {jackpots.map(({ tier, amount }, index) => (
        <div key={tier} className="min-w-0">
          <dt className="text-xs text-muted">{jackpotName(tier)}</dt>
          <dd className={cx('tabular font-extrabold text-gold', index === 0 ? 'text-lg' : 'text-md')}>
            <Money value={amount} currency={symbol} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
