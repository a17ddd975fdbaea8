// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { SessionView } from '../../protocol.ts'
import { fitsDecimals, readMoney, showAmount, writeMoney } from '../money.ts'
import { createCell, type Cell } from '../page/cell.ts'
import { h, on } from '../page/element.ts'
import { keep, stored } from '../page/theme.ts'
import { t } from '../texts.ts'

export const mostQuickStakes = 4

export type QuickStakes = Cell<readonly Amount[]>

/** The stakes that the player has set for quick use, stored in the browser for each currency. */
export function createQuickStakes({
  currency,
  decimals,
}: Pick<SessionView, 'currency' | 'decimals'>): QuickStakes {
  const key = `stakes.${currency}`
  const cell: QuickStakes = createCell(readQuickStakes(stored(key), decimals))
  let first = true
  cell.watch((amounts) => {
    if (!first) keep(key, amounts.map((amount) => writeMoney(amount, decimals)).join(' '))
    first = false
  })
  return cell
}

/** The amounts in a stored text; whatever is no amount of the currency is left out. */
export function readQuickStakes(text: string | null, decimals: number): readonly Amount[] {
  return (text ?? '')
    .split(' ')
    .map(readMoney)
    .filter((amount) => amount !== undefined)
    .filter((amount) => amount > 0n && fitsDecimals(amount, decimals))
    .slice(0, mostQuickStakes)
}

/** Buttons for the smallest stake, the player's own ones and the largest. */
export function createQuickRow(
  quickStakes: QuickStakes,
  decimals: number,
  { minimum, maximum, set }: { minimum: Amount; maximum: Amount; set: (amount: Amount) => void },
) {
  const element = h('div', { class: 'presets quick', role: 'group', 'aria-label': t('studio.quick') })
  let isDisabled = false
  const preset = (label: string, amount: Amount, attributes: Record<string, string> = {}) =>
    on(h('button', { type: 'button', class: 'preset', ...attributes }, label), { click: () => set(amount) })
  quickStakes.watch((amounts) => {
    element.replaceChildren(
      preset(t('studio.stake.min'), minimum, { title: t('studio.rules.minimumStake'), 'data-key': 'd' }),
      ...amounts.map((amount) => preset(showAmount(amount, decimals), amount, { dir: 'ltr' })),
      preset(t('studio.stake.max'), maximum, { title: t('studio.rules.maximumStake') }),
    )
    disable(isDisabled)
  })
  function disable(disabled: boolean): void {
    isDisabled = disabled
    for (const button of element.querySelectorAll('button')) button.disabled = disabled
  }
  return { element, disable }
}
