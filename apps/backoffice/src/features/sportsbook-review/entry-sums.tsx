// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { Figure } from '../../shared/figure.tsx'
import { t } from '../../shared/texts.ts'
import type { WholeEntry } from './review-words.ts'

/** What an entry changes altogether, by currency. */
export const EntrySums = ({ sums }: Pick<WholeEntry, 'sums'>) =>
  sums.map(({ currency, bets, gainers, losers, gain, lose, owed, debtors }) => (
    <dl
      key={currency}
      className="grid grid-cols-2 gap-4 rounded-tile border border-line bg-surface-1 p-4 md:grid-cols-4"
    >
      <Figure name={t('console.results.gain')}>
        <Money value={gain} currency={currency} className="text-brand" />
      </Figure>
      <Figure name={t('console.results.lose')}>
        <Money value={lose} currency={currency} className={lose > 0 ? 'text-danger' : ''} />
      </Figure>
      <Figure name={t('console.results.owed')}>
        <Money value={owed} currency={currency} className={owed > 0 ? 'text-danger' : ''} />
        {debtors > 0 && (
          <span className="ms-2 text-muted">{t('console.results.debtors', { count: debtors })}</span>
        )}
      </Figure>
      <Figure name={t('console.results.bets')}>
        {t('console.results.counts', { bets, gainers, losers })}
      </Figure>
    </dl>
  ))
