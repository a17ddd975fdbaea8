// SPDX-License-Identifier: Apache-2.0
import { t } from '../texts.ts'
import { h, on } from './element.ts'
import { icon } from './icons.ts'

/**
 * A panel over the game: at the side in a wide frame, from below on a phone. Escape, its close button and a
 * press beside it close it.
 */
export interface Sheet {
  readonly body: HTMLElement
  readonly open: () => void
  readonly close: () => void
  /** Takes it from the page for good. */
  readonly remove: () => void
}

/** Makes a panel. `onOpen` fills it again each time it opens. */
export function createSheet(title: string, name: string, onOpen: (body: HTMLElement) => void): Sheet {
  const heading = h('h2', { id: `sheet-${name}` }, title)
  // It scrolls, so it must be reachable by keyboard.
  const body = h('div', { class: 'sheet-body', tabindex: 0, role: 'region', 'aria-labelledby': heading.id })
  const close = on(
    h('button', { type: 'button', class: 'icon-button', 'aria-label': t('common.close') }, icon('close')),
    { click: () => dialog.close() },
  )
  const dialog = h(
    'dialog',
    { class: 'sheet', 'aria-labelledby': heading.id, 'data-sheet': name },
    h('div', { class: 'sheet-head' }, heading, close),
    body,
  )
  on(dialog, {
    click: (event) => {
      if (event.target === dialog) dialog.close()
    },
  })
  document.body.append(dialog)
  return {
    body,
    open() {
      onOpen(body)
      if (!dialog.open) dialog.showModal()
      body.scrollTop = 0
    },
    close: () => dialog.close(),
    remove: () => dialog.remove(),
  }
}
