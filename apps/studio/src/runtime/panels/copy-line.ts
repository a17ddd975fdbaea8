// SPDX-License-Identifier: Apache-2.0
import { h, on, setText } from '../page/element.ts'
import { icon } from '../page/icons.ts'
import { t } from '../texts.ts'

/** A long value below its name, with a button that copies it. */
export function copyLine(name: string, value: string): HTMLElement {
  const note = h('span', { class: 'copy-note', role: 'status' })
  const button = on(
    h(
      'button',
      {
        type: 'button',
        class: 'icon-button',
        'aria-label': t('studio.copyNamed', { name }),
        title: t('common.copy'),
      },
      icon('copy'),
    ),
    {
      click: () => {
        navigator.clipboard?.writeText(value).then(
          () => setText(note, t('common.copied')),
          () => selectText(code),
        )
      },
    },
  )
  const code = h('code', {}, value)
  return h(
    'div',
    { class: 'copy-line' },
    h('span', { class: 'copy-name' }, name, ' ', note),
    h('div', { class: 'copy-box' }, code, button),
  )
}

/** If the clipboard is not available, the value is at least selected for copying by hand. */
function selectText(element: HTMLElement): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
