// SPDX-License-Identifier: Apache-2.0
import './pick-board.css'
import { moveByArrows } from '../../runtime/page/arrow-grid.ts'
import { h, on, setAttribute, setText } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'

const COLUMNS = 4

export interface PickBoard {
  readonly element: HTMLElement
  /** Displays the board; null for a closed cell, 0 for the end. Cells that the player did not open are dim. */
  readonly show: (cells: readonly (number | null)[], opened: readonly number[]) => void
  readonly hide: () => void
  /** Lets the player open one; undefined while they may not. */
  readonly offer: (open: ((cell: number) => void) | undefined) => void
}

/** The cells of a pick bonus over the reels: real buttons, which the arrow keys move between. */
export function createPickBoard(picture: string, cells: number): PickBoard {
  let run: ((cell: number) => void) | undefined
  const values = Array.from({ length: cells }, () =>
    h('span', { class: 'pick-value', 'aria-hidden': 'true' }),
  )
  const buttons = values.map((value, cell) =>
    on(
      h(
        'button',
        { type: 'button', class: 'pick-cell' },
        h('img', { src: picture, alt: '', width: 96, height: 96 }),
        value,
      ),
      {
        click() {
          if (buttons[cell]!.dataset['face'] === 'closed') run?.(cell)
        },
      },
    ),
  )
  moveByArrows(buttons, COLUMNS)
  const title = h('p', { class: 'pick-title' })
  setText(title, t('studio.slot.pick.title'))
  const element = h(
    'div',
    { class: 'pick-board', role: 'group', 'aria-label': t('studio.slot.pick.title'), hidden: true },
    title,
    h('div', { class: 'pick-cells' }, ...buttons),
  )
  const draw = (button: HTMLButtonElement, cell: number, pays: number | null, isOwn: boolean) => {
    button.dataset['face'] = pays === null ? 'closed' : pays === 0 ? 'end' : 'prize'
    button.dataset['own'] = String(isOwn)
    setText(values[cell]!, pays === null ? '' : pays === 0 ? '✕' : `${pays}×`)
    const name =
      pays === null
        ? 'studio.slot.pick.closed'
        : pays === 0
          ? 'studio.slot.pick.end'
          : 'studio.slot.pick.prize'
    setAttribute(button, 'aria-label', t(name, { cell: cell + 1, pays: pays ?? 0 }))
  }
  const mark = () => {
    for (const button of buttons)
      setAttribute(button, 'aria-disabled', String(!run || button.dataset['face'] !== 'closed'))
  }
  return {
    element,
    show(next, opened) {
      element.hidden = false
      for (const [cell, button] of buttons.entries())
        draw(button, cell, next[cell] ?? null, opened.includes(cell))
      mark()
    },
    hide() {
      element.hidden = true
    },
    offer(open) {
      run = open
      element.dataset['open'] = String(open !== undefined)
      mark()
    },
  }
}
