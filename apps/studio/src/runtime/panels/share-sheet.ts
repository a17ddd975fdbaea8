// SPDX-License-Identifier: Apache-2.0
import { h, on } from '../page/element.ts'
import { createSheet } from '../page/sheet.ts'
import { t } from '../texts.ts'
import { copyLine } from './copy-line.ts'

/** Opens the link to a bet, for copying, or for sending where the browser can do that. */
export type ShareBet = (roundId: string) => void

export function createShareSheet(): ShareBet {
  let url = ''
  const sheet = createSheet(t('studio.share'), 'share', (body) => {
    const send =
      'share' in navigator &&
      on(h('button', { type: 'button', class: 'plain-button' }, t('studio.share.send')), {
        // A player who sends it nowhere after all has closed the dialog of the browser.
        click: () => void navigator.share({ url }).catch(() => undefined),
      })
    body.replaceChildren(
      h('p', {}, t('studio.share.about')),
      copyLine(t('studio.share.link'), url),
      h('p', {}, h('a', { href: url, target: '_blank', rel: 'noopener' }, t('studio.check'))),
      ...(send ? [send] : []),
    )
  })
  return (roundId) => {
    url = new URL(`/verify?round=${encodeURIComponent(roundId)}`, location.href).href
    sheet.open()
  }
}
