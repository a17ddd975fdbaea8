// SPDX-License-Identifier: Apache-2.0
import { isStill } from '../../runtime/motion.ts'
import { h, setText } from '../../runtime/page/element.ts'
import { pause } from '../../runtime/pause.ts'
import type { TablePicture } from '../../runtime/table/table-look.ts'
import { XOCDIA_DISCS, type XocdiaEvent } from './maths.ts'
import { discsText } from './names.ts'

const SHAKE_MS = 1_100
const LIFT_MS = 420
/** What is left of a given time when the discs lie open. */
const LOOK_MS = 900

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
  const shake = async (tick: () => void) => {
    const timer = setInterval(tick, SHAKE_MS / 8)
    const frames = [0, -9, 8, -10, 9, -7, 6, 0].map((x, index) => ({
      transform: `translate(${x}px, ${index % 2 === 0 ? 0 : -5}px) rotate(${x / 3}deg)`,
    }))
    await plate.animate(frames, { duration: SHAKE_MS, easing: 'ease-in-out' }).finished.catch(() => undefined)
    clearInterval(timer)
  }
  return {
    element: h('div', { class: 'dice-tray', 'aria-hidden': 'true' }, plate, readout),
    async play(events, tick, lastsMs = SHAKE_MS + LIFT_MS + LOOK_MS) {
      const red = events[0]?.red ?? []
      setText(readout, '')
      plate.dataset['covered'] = ''
      const times = Math.round((lastsMs - LIFT_MS - LOOK_MS) / SHAKE_MS)
      for (let shaken = 0; shaken < times && !isStill(); shaken += 1) await shake(tick)
      discs.replaceChildren(...red.map(createDisc))
      delete plate.dataset['covered']
      await pause(lastsMs > 0 ? LIFT_MS : 0)
      setText(readout, discsText(red.filter(Boolean).length))
    },
    reset: () => setText(readout, ''),
  }
}
