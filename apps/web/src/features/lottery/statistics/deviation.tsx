// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'
import type { Series } from './series-name.ts'

/** Fair series that are less even than this share of others are called rare; so are those that are more even. */
const rareShare = 0.01

/** How the counts compare with chance, in words; the figures behind them in small print. */
export function Deviation({ deviation }: { deviation: Series['deviation'] }) {
  return (
    <section aria-labelledby="lottery-deviation">
      <h3 id="lottery-deviation" className="mb-2 text-md font-bold text-text">
        {t('lottery.history.deviation')}
      </h3>
      {!deviation ? (
        <p className="text-sm text-muted">{t('lottery.history.deviation.few')}</p>
      ) : (
        <div className="flex max-w-prose flex-col gap-2 text-sm text-text">
          <p>{t('lottery.history.deviation.text', { share: percentOf(deviation.chance) })}</p>
          <p>
            {t(
              deviation.chance < rareShare || deviation.chance > 1 - rareShare
                ? 'lottery.history.deviation.rare'
                : 'lottery.history.deviation.usual',
            )}
          </p>
          <p className="text-xs text-muted">
            {t('lottery.history.chiSquare', {
              value: deviation.chiSquare.toFixed(1),
              degrees: deviation.degreesOfFreedom,
            })}
          </p>
        </div>
      )}
    </section>
  )
}

/** Of a hundred: `62`, or `0.3` when it is few. */
const percentOf = (chance: number): string =>
  chance >= 0.01 ? String(Math.round(chance * 100)) : (chance * 100).toFixed(1)
