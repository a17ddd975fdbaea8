// SPDX-License-Identifier: Apache-2.0
import { h, setText } from '../page/element.ts'
import { createDice, drawDie } from './dice.ts'
import type { TablePicture } from './table-look.ts'

/** Three dice that are thrown once, with their result in figures or words. */
export function dicePicture(
  readout: (faces: readonly number[]) => string,
  draw?: (face: number) => SVGSVGElement,
): TablePicture<{ readonly faces: readonly number[] }> {
  const dice = createDice(3, draw)
  const result = h('p', { class: 'table-readout', 'aria-hidden': 'true' })
  return {
    element: h('div', { class: 'dice-tray' }, dice.element, result),
    async play(events, tick, lastsMs) {
      const faces = events[0]?.faces ?? []
      await dice.roll(faces, tick, lastsMs)
      setText(result, readout(faces))
    },
    reset: () => setText(result, ''),
  }
}

/** Small dice for the face of a spot. */
export function miniDice(faces: readonly number[]): HTMLElement {
  const row = h('span', { class: 'mini-dice' })
  row.append(...faces.map(drawDie))
  return row
}
