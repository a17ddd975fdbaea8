// SPDX-License-Identifier: Apache-2.0
import { h, on } from '../../runtime/page/element.ts'
import { icon } from '../../runtime/page/icons.ts'
import { createTheme } from '../../runtime/page/theme.ts'
import { t } from '../../runtime/texts.ts'

const theme = createTheme()

/** The title of the verifier and the switch of its theme; without the address of a picture it has none. */
export function headOfVerifier(picture?: string): HTMLElement {
  const button = on(
    h('button', { type: 'button', class: 'icon-button', 'aria-label': t('studio.lightTheme') }),
    { click: () => theme.set(theme.get() === 'light' ? 'dark' : 'light') },
  )
  theme.watch((value) => {
    button.setAttribute('aria-pressed', String(value === 'light'))
    button.replaceChildren(icon(value === 'light' ? 'light' : 'dark'))
  })
  return h(
    'header',
    { class: 'verify-head' },
    picture !== undefined && h('img', { src: picture, alt: '', width: 28, height: 28 }),
    h('h1', {}, t('studio.verify.title')),
    button,
  )
}
