// SPDX-License-Identifier: Apache-2.0
import { t } from '../../shared/texts/texts.ts'
import { percentWords } from './percent-words.ts'
import { percentHere, type StakedGame } from './stakeable-here.ts'
import { useBonusWallet } from './use-bonus-wallet.ts'

/** What of a bet on a game counts for each open bonus of the member. Nothing without one: then no terms say it. */
export function BonusesCounted({ game }: { game: StakedGame }) {
  const { data: wallet } = useBonusWallet()
  const open = wallet?.bonuses.filter(({ state }) => state === 'open') ?? []
  if (open.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-sm font-bold text-text">{t('gameWindow.wagering')}</h3>
      <ul className="flex flex-col gap-1.5">
        {open.map((bonus) => {
          const percent = percentHere(bonus, game)
          return (
            <li key={bonus.bonusId} className="flex items-baseline justify-between gap-4 text-sm">
              <bdi className="min-w-0 text-muted">{bonus.title}</bdi>
              <span className="shrink-0 font-semibold text-text">
                {percent > 0
                  ? t('bonuses.countsPercent', { percent: percentWords(percent) })
                  : t('gameWindow.notCounted')}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
