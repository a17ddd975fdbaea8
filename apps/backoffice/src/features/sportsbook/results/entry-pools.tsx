// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { Figure } from '../../../shared/figure.tsx'
import { t } from '../../../shared/texts.ts'
import { priceText } from '../price-text.ts'
import type { WholeEntry } from './result-words.ts'

const sides = ['meron', 'wala'] as const

/** The pools of a fight: what lies on each side, what it returns, and what comes back of all stakes. */
export const EntryPools = ({ pools }: Pick<WholeEntry, 'pools'>) =>
  pools.map(({ pool, stakes, paid, refunded, lost, returned, reason }) => (
    <section
      key={pool.currency}
      className="flex flex-col gap-3 rounded-tile border border-line bg-surface-1 p-4"
    >
      <h2 className="text-sm font-bold text-text">{t('console.results.pool', { count: stakes })}</h2>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {sides.map((side) => (
          <Figure key={side} name={t(`sportsbook.outcome.${side}`)}>
            <Money value={pool[side].staked} currency={pool.currency} />
            {pool[side].returns !== null && (
              <span className="ms-2 text-muted">
                {t('console.results.pool.returns', { price: priceText(pool[side].returns) })}
              </span>
            )}
          </Figure>
        ))}
        <Figure name={t('console.results.pool.returned')}>
          <Money value={returned} currency={pool.currency} />
        </Figure>
        <Figure name={t('console.results.pool.stakes')}>
          {t('console.results.pool.counts', { paid, refunded, lost })}
        </Figure>
      </dl>
      {reason === 'pool_cancelled' && (
        <p className="text-sm text-muted">{t('console.results.pool.cancelled')}</p>
      )}
    </section>
  ))
