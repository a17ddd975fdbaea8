// SPDX-License-Identifier: Apache-2.0
import type { Operator } from '../operator.ts'
import { h, on } from '../page/element.ts'
import { t } from '../texts.ts'

/** Ends the game with a sentence and a link back; nothing behind it can be pressed any more. */
export function showEnd(operator: Operator, sentence: string, retry?: () => void): void {
  if (document.querySelector('.end')) return
  const lobby = operator.framed
    ? on(h('button', { type: 'button', class: 'plain-button' }, t('studio.lobby')), {
        click: () => operator.notify('tessera.lobby'),
      })
    : operator.home() !== '' && h('a', { class: 'plain-button', href: operator.home() }, t('studio.lobby'))
  const again =
    retry &&
    on(h('button', { type: 'button', class: 'plain-button' }, t('common.retry')), {
      click: () => {
        dialog.remove()
        retry()
      },
    })
  const dialog = on(
    h(
      'dialog',
      { class: 'end', 'aria-labelledby': 'end-sentence' },
      h('p', { id: 'end-sentence' }, sentence),
      h('div', { class: 'end-ways' }, again, lobby),
    ),
    {
      cancel: (event) => event.preventDefault(),
    },
  )
  document.body.append(dialog)
  dialog.showModal()
  document.body.dataset['state'] = 'ended'
}
