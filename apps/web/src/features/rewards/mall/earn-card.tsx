// SPDX-License-Identifier: Apache-2.0
import Coins from 'lucide-react/icons/coins'
import { useId } from 'react'
import { useMoneyWords } from '../../../shared/rewards/use-money-words.ts'
import { t } from '../../../shared/texts/texts.ts'
import { earnWords } from './earn-words.ts'
import { useForeignCurrency } from './use-points.ts'
import { usePointRates } from './use-point-rates.ts'

/** What earns points, and how many, by type of games: read from the settings and edges that earn them. */
export function EarnCard() {
  const id = useId()
  const money = useMoneyWords()
  const rates = usePointRates()
  const ownOnly = useForeignCurrency()
  if (!rates) return null
  const isOn = rates.earnPer > 0
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-panel border border-line bg-surface-1 p-4 md:px-6"
    >
      <h2 id={id} className="flex items-center gap-2.5 text-md font-bold text-text">
        <Coins className="size-5 shrink-0 text-gold" aria-hidden="true" />
        {t('mall.earn')}
      </h2>
      {ownOnly !== undefined && <p className="text-sm font-semibold text-gold">{ownOnly}</p>}
      {isOn ? (
        <>
          <ul aria-labelledby={id} className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
            {rates.rates.map(({ gameType, ...rate }) => (
              <li key={gameType} className="rounded-control bg-surface-2 px-3 py-2">
                <p className="text-sm font-bold text-text">{t(`lobby.type.${gameType}`)}</p>
                <p className="text-xs text-muted">{earnWords(rate, money)}</p>
              </li>
            ))}
          </ul>
          <p className="text-xs text-muted">{t('mall.earn.hint')}</p>
        </>
      ) : (
        <p className="text-sm text-muted">{t('mall.earn.off')}</p>
      )}
    </section>
  )
}
