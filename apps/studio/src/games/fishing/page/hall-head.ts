// SPDX-License-Identifier: Apache-2.0
import { h, on } from '../../../runtime/page/element.ts'
import { icon, type IconName } from '../../../runtime/page/icons.ts'
import { t } from '../../../runtime/texts.ts'
import type { FishingRoom } from './room.ts'

/** Above the pond: the way back, what hall it is, its jackpot, and the panels. */
export function headOf(
  { title: game, sheets }: FishingRoom,
  { back, jackpot, title, list }: { back: () => void; jackpot: HTMLElement; title: string; list: () => void },
): HTMLElement {
  const listButton = button('note', t('studio.fishing.ui.list'), list)
  listButton.classList.add('hall-list-button')
  return h(
    'div',
    { class: 'hall-head' },
    button('back', t('studio.fishing.ui.allHalls'), back),
    h('div', { class: 'hall-names' }, h('h1', {}, game), h('span', { class: 'hall-level-name' }, title)),
    h('p', { class: 'hall-jackpot' }, h('span', {}, t('studio.fishing.ui.jackpot')), jackpot),
    listButton,
    button('history', t('studio.history'), sheets.history.open),
    button('chart', t('studio.stats'), sheets.statistics.open),
  )
}

function button(name: IconName, label: string, press: () => void): HTMLButtonElement {
  return on(
    h('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label }, icon(name)),
    { click: press },
  )
}
