// SPDX-License-Identifier: Apache-2.0
import type { SampleOf } from '../../../protocol.ts'
import { h, on } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'

/** Above the reels: the picture and the name of the title, its maker, and that this is a demonstration. */
export function createPlate({ title, vendor, picture }: SampleOf): HTMLElement {
  const image =
    picture !== '' &&
    on(h('img', { class: 'demo-picture', src: picture, alt: '', width: '24', height: '32' }), {
      error: (event) => {
        if (event.target instanceof Element) event.target.remove()
      },
    })
  return h(
    'div',
    { class: 'demo-plate' },
    image,
    h('p', { class: 'demo-name' }, h('bdi', {}, title), h('small', {}, h('bdi', {}, vendor))),
    h('span', { class: 'demo-mark' }, t('studio.demo.mark')),
  )
}

/** Full sentences, because people have time to read them here. */
export const createNote = ({ title }: SampleOf): HTMLElement =>
  h('p', { class: 'demo-note' }, t('studio.demo.of', { title }))
