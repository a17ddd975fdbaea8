// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'
import { quickStakes } from './slip-bets.ts'

const buttonClass =
  'tabular h-11 min-w-fit flex-1 whitespace-nowrap rounded-control border border-line bg-surface-2 px-1 text-sm font-bold text-text transition-colors duration-160 hover:bg-surface-3 disabled:opacity-50'

/** Usual stakes by one press, and the highest that is taken. */
export function QuickStakes({
  lowest,
  highest,
  onPick,
}: {
  lowest: number
  highest: number | undefined
  onPick: (stake: string) => void
}) {
  const stakes = quickStakes(lowest).filter((stake) => highest === undefined || stake <= highest)
  return (
    <div role="group" aria-label={t('sportsbook.slip.usualStakes')} className="flex flex-wrap gap-1.5">
      {stakes.map((stake) => (
        <button key={stake} type="button" className={buttonClass} onClick={() => onPick(String(stake))}>
          {stake.toLocaleString('en-US')}
        </button>
      ))}
      {highest !== undefined && highest > 0 && (
        <button type="button" className={buttonClass} onClick={() => onPick(String(highest))}>
          {t('sportsbook.slip.max')}
        </button>
      )}
    </div>
  )
}
