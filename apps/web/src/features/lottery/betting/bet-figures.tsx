// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { t } from '../../../shared/texts/texts.ts'

/** What the lines of a form cost, and what they can return. */
export function BetFigures({
  cost,
  best,
  hasLesser,
  jackpot,
  currency,
}: {
  /** Undefined without numbers or a stake. */
  cost: number | undefined
  /** What the best hit returns; undefined without a stake. */
  best: number | undefined
  /** Whether lesser hits return something too. */
  hasLesser: boolean
  jackpot: number | undefined
  currency: string
}) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-control bg-surface-2 px-4 py-3">
      <div>
        <dt className="text-xs text-muted">{t('lottery.cost')}</dt>
        <dd className="font-bold text-text">
          {cost === undefined ? '–' : <Money value={cost} currency={currency} />}
        </dd>
      </div>
      <div>
        <dt className="text-xs text-muted">
          {t(jackpot !== undefined ? 'lottery.jackpot' : hasLesser ? 'lottery.topPrize' : 'lottery.perHit')}
        </dt>
        <dd className="font-bold text-text">
          {jackpot !== undefined ? (
            <Money value={jackpot} currency={currency} />
          ) : best !== undefined ? (
            <Money value={best} currency={currency} />
          ) : (
            '–'
          )}
        </dd>
      </div>
    </dl>
  )
}
