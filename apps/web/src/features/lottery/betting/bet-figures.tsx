// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { t } from '../../../shared/texts/texts.ts'

/** What the lines of a form cost, and what they return. */
export function BetFigures({
  cost,
  factors,
  returns,
  jackpot,
  currency,
}: {
  /** Undefined without numbers or a stake. */
  cost: number | undefined
  /** What the cost is made of; empty for a single bet. */
  factors: string
  /** What a win returns, in words. */
  returns: string | undefined
  jackpot: number | undefined
  currency: string
}) {
  return (
    <dl className="flex flex-col justify-center gap-1 rounded-control bg-surface-2 px-3 py-2 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <dt className="text-xs text-muted">{t('lottery.cost')}</dt>
        <dd className="tabular font-bold text-text">
          {cost === undefined ? (
            '–'
          ) : (
            <>
              {factors !== '' && <span className="font-semibold text-muted">{`${factors} = `}</span>}
              <Money value={cost} currency={factors === '' ? currency : undefined} />
            </>
          )}
        </dd>
      </div>
      {jackpot !== undefined && (
        <div className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-xs text-muted">{t('lottery.jackpot')}</dt>
          <dd className="font-bold text-text">
            <Money value={jackpot} currency={currency} />
          </dd>
        </div>
      )}
      {returns !== undefined && (
        <div>
          <dt className="sr-only">{t('lottery.facts')}</dt>
          <dd className="tabular text-xs font-semibold text-text">{returns}</dd>
        </div>
      )}
    </dl>
  )
}
