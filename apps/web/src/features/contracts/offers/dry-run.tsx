// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { formatRate } from '../format.ts'

/** What a contract would have paid for the last period, and what the one who offers it would have kept. */
export function DryRun({ outcome }: { outcome: CallOutput<'contracts.dryRun'> }) {
  const { firstDay, lastDay, bets, profitLoss, activeMembers, rate, paid, net } = outcome
  return (
    <section aria-live="polite" className="flex flex-col gap-1 rounded-control bg-surface-2 p-3 text-sm">
      <p className="font-semibold">{t('contracts.tryTitle')}</p>
      <p className="text-md font-bold">
        {t('contracts.tryPaid', { first: firstDay, last: lastDay, amount: formatMoney(paid) })}
      </p>
      {net !== null && (
        <p>
          {net < 0
            ? t('contracts.tryAdded', { amount: formatMoney(-net) })
            : t('contracts.tryKept', { amount: formatMoney(net) })}
        </p>
      )}
      <p className="text-xs text-muted">
        {t('contracts.tryFigures', {
          bets: formatMoney(bets),
          profit: formatMoney(profitLoss),
          members: activeMembers,
          rate: formatRate(rate),
        })}
      </p>
    </section>
  )
}
