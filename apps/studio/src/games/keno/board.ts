// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import { moveByArrows } from '../../runtime/page/arrow-grid.ts'
import { h, on, setAttribute } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'
import { KENO_NUMBERS, KENO_PICKS, kenoTable } from './maths.ts'
import type { KenoRisk } from './tables.ts'

const COLUMNS = 8
export type KenoFace = 'hit' | 'drawn'

/** The forty numbers, and below them what each number of hits pays. */
export function createKenoBoard(onPick: (number: number) => void) {
  const buttons = Array.from({ length: KENO_NUMBERS }, (_, index) =>
    on(
      h(
        'button',
        {
          type: 'button',
          class: 'keno-number',
          'aria-label': t('studio.keno.number', { number: index + 1 }),
          'aria-pressed': 'false',
        },
        h('span', { 'aria-hidden': 'true' }, String(index + 1)),
      ),
      { click: () => onPick(index + 1) },
    ),
  )
  moveByArrows(buttons, COLUMNS)
  const pays = h('ol', { class: 'keno-pays', 'aria-hidden': 'true' })
  return {
    element: h(
      'div',
      { class: 'keno' },
      h('div', { class: 'keno-board', role: 'group', 'aria-label': t('studio.keno.board') }, ...buttons),
      pays,
    ),
    button: (number: number) => buttons[number - 1]!,
    showPicks(picks: readonly number[], locked: boolean) {
      for (const [index, button] of buttons.entries()) {
        const picked = picks.includes(index + 1)
        setAttribute(button, 'aria-pressed', String(picked))
        setAttribute(button, 'aria-disabled', locked || (!picked && picks.length === KENO_PICKS.maximum))
      }
    },
    showPays(risk: KenoRisk, picks: readonly number[]) {
      pays.replaceChildren(
        ...(picks.length === 0
          ? []
          : kenoTable({ risk, picks }).map((multiplier, hits) =>
              h('li', {}, h('b', {}, short(multiplier)), h('span', {}, String(hits))),
            )),
      )
    },
    reveal(number: number, face: KenoFace) {
      buttons[number - 1]!.dataset['face'] = face
    },
    markHits(hits: number | undefined) {
      for (const [index, item] of [...pays.children].entries())
        setAttribute(item, 'data-reached', index === hits)
    },
    clear() {
      for (const button of buttons) delete button.dataset['face']
      for (const item of pays.children) setAttribute(item, 'data-reached', false)
    },
  }
}

/** A multiplier without needless zeros. */
function short(multiplier: number): string {
  return `${formatMultiplier(multiplier).replace(/\.?0+$/, '')}×`
}
