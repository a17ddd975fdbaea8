// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { DryRunSums } from '../../../shared/dry-run/dry-run-sums.tsx'
import { t } from '../../../shared/texts.ts'
import type { WholeEntry } from './result-words.ts'

/** What an entry changes altogether, by currency. */
export const EntrySums = ({ sums }: Pick<WholeEntry, 'sums'>) => (
  <DryRunSums
    sums={sums}
    names={{
      gain: t('console.results.gain'),
      lose: t('console.results.lose'),
      owed: t('console.results.owed'),
      counts: t('console.results.bets'),
    }}
    renderOwed={({ owed, currency, debtors }) => (
      <>
        <Money value={owed} currency={currency} className={owed > 0 ? 'text-danger' : ''} />
        {debtors > 0 && (
          <span className="ms-2 text-muted">{t('console.results.debtors', { count: debtors })}</span>
        )}
      </>
    )}
    counts={({ bets, gainers, losers }) => t('console.results.counts', { bets, gainers, losers })}
  />
)
