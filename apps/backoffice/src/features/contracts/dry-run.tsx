// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Money } from '@tessera/ui/data/money.tsx'
import { Figure } from '../../shared/figure.tsx'
import { t } from '../../shared/texts.ts'
import { percentText } from './contract-words.ts'

/** What an offer would have paid for the last period, and from which figures. */
export function DryRun({ outcome }: { outcome: CallOutput<'backoffice.dryRunContract'> }) {
  const { firstDay, lastDay, bets, profitLoss, activeMembers, rate, paid } = outcome
  return (
    <section
      aria-live="polite"
      className="flex flex-col gap-3 rounded-tile border border-line bg-surface-1 p-4"
    >
      <div>
        <h3 className="text-sm font-bold text-text">{t('console.contracts.dryRunTitle')}</h3>
        <p className="text-xs text-muted">
          {t('console.contracts.dryRunOf', { first: firstDay, last: lastDay })}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-5">
        <Figure name={t('console.contracts.bets')}>
          <Money value={bets} />
        </Figure>
        <Figure name={t('console.contracts.profitLoss')}>
          <Money value={profitLoss} />
        </Figure>
        <Figure name={t('console.contracts.activeMembers')}>{activeMembers}</Figure>
        <Figure name={t('console.contracts.rate')}>{percentText(rate)}</Figure>
        <Figure name={t('console.contracts.paid')}>
          <Money value={paid} className="text-brand" />
        </Figure>
      </dl>
    </section>
  )
}
