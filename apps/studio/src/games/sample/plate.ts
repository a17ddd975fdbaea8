// SPDX-License-Identifier: Apache-2.0
import type { SampleOf } from '../../protocol.ts'
import { h, on } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'

/** Above the reels: the picture and the name of the replaced game, and that this is a sample of it. */
export function createPlate({ title, vendor, picture }: SampleOf): HTMLElement {
  const image =
    picture !== '' &&
    on(h('img', { class: 'sample-picture', src: picture, alt: '', width: '36', height: '48' }), {
      error: (event) => {
        if (event.target instanceof Element) event.target.remove()
      },
    })
  return h(
    'div',
    { class: 'sample-plate' },
    image,
    h('p', { class: 'sample-name' }, h('bdi', {}, title), h('small', {}, h('bdi', {}, vendor))),
    h('span', { class: 'sample-mark' }, t('studio.sample.mark')),
  )
}

/** Behind the reels: the game's own picture, out of focus. */
export function createBackdrop({ picture }: SampleOf): HTMLElement | undefined {
  if (picture === '') return undefined
  return on(h('img', { class: 'sample-backdrop', src: picture, alt: '', 'aria-hidden': 'true' }), {
    error: (event) => {
      if (event.target instanceof Element) event.target.remove()
    },
  })
}

/** Full sentences, because people have time to read them here. */
export const createNote = ({ title }: SampleOf): HTMLElement =>
  h('p', { class: 'sample-note' }, t('studio.sample.of', { title }))
