// SPDX-License-Identifier: Apache-2.0
import { isStill } from '../../runtime/motion.ts'
import { h, setText } from '../../runtime/page/element.ts'
import { pause } from '../../runtime/pause.ts'
import type { TablePicture } from '../../runtime/table/open-table.ts'
import { XOCDIA_DISCS, type XocdiaEvent } from './maths.ts'
import { discsText } from './names.ts'

const SHAKE_MS = 1_100
const LIFT_MS = 420

/** One disc with the side that it shows. */
export function createDisc(isRed: boolean): HTMLElement {
  return h('i', { class: 'xocdia-disc', 'data-red': isRed })
}

/** A plate with four discs, and the bowl that covers and shakes them. */
export function createBowl(): TablePicture<XocdiaEvent> {
  const discs = h('div', { class: 'xocdia-discs' })
  const cover = h('div', { class: 'xocdia-cover' })
  const plate = h('div', { class: 'xocdia-plate' }, discs, cover)
  const readout = h('p', { class: 'table-readout' })
  discs.append(...Array.from({ length: XOCDIA_DISCS }, (_, index) => createDisc(index % 2 === 0)))
  const move = (element: HTMLElement, frames: Keyframe[], duration: number) =>
    element.animate(frames, { duration, easing: 'ease-in-out' }).finished.catch(() => undefined)
  return {
    element: h('div', { class: 'dice-tray', 'aria-hidden': 'true' }, plate, readout),
    async play(events, tick) {
      const red = events[0]?.red ?? []
      setText(readout, '')
      plate.dataset['covered'] = ''
      if (!isStill()) {
        const timer = setInterval(tick, SHAKE_MS / 8)
        const shake = [0, -9, 8, -10, 9, -7, 6, 0].map((x, index) => ({
          transform: `translate(${x}px, ${index % 2 === 0 ? 0 : -5}px) rotate(${x / 3}deg)`,
        }))
        await move(plate, shake, SHAKE_MS)
        clearInterval(timer)
      }
      discs.replaceChildren(...red.map(createDisc))
      delete plate.dataset['covered']
      await pause(LIFT_MS)
      setText(readout, discsText(red.filter(Boolean).length))
    },
    reset: () => setText(readout, ''),
  }
}
