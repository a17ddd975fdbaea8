// SPDX-License-Identifier: Apache-2.0
import ChevronDown from 'lucide-react/icons/chevron-down'
import Coins from 'lucide-react/icons/coins'
import { useId } from 'react'
import { useMoneyWords } from '../../../shared/rewards/use-money-words.ts'
import { t } from '../../../shared/texts/texts.ts'
import { allRates, earnWords } from './earn-words.ts'
import { useForeignCurrency } from './use-points.ts'
import { usePointRates } from './use-point-rates.ts'

/** What earns points, and how many, by type of games: read from the settings and edges that earn them. */
export function EarnCard() {
  const id = useId()
  const money = useMoneyWords()
  const rates = usePointRates()
  const ownOnly = useForeignCurrency()
  if (!rates) return null
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-panel border border-line bg-surface-1 p-4 md:px-6"
    >
      {ownOnly !== undefined && <p className="text-sm font-semibold text-gold">{ownOnly}</p>}
      {rates.earnPer > 0 ? (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control">
            <Head id={id}>{earnWords(allRates(rates), money)}</Head>
            <ChevronDown
              className="size-5 shrink-0 text-muted transition-transform duration-160 group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <ul aria-labelledby={id} className="mt-3 grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
            {rates.rates.map(({ gameType, ...rate }) => (
              <li key={gameType} className="rounded-control bg-surface-2 px-3 py-2">
                <p className="text-sm font-bold text-text">{t(`lobby.type.${gameType}`)}</p>
                <p className="text-xs text-muted">{earnWords(rate, money)}</p>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-xs text-muted">{t('mall.earn.hint')}</p>
        </details>
      ) : (
        <div className="flex items-center gap-3">
          <Head id={id}>{t('mall.earn.off')}</Head>
        </div>
      )}
    </section>
  )
}

const Head = ({ id, children }: { id: string; children: string }) => (
  <>
    <Coins className="size-5 shrink-0 text-gold" aria-hidden="true" />
    <span className="min-w-0 flex-1">
      <span id={id} className="block text-md font-bold text-text">
        {t('mall.earn')}
      </span>
      <span className="block text-sm text-muted">{children}</span>
    </span>
  </>
)
