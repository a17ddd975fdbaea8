// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import { h, setAttribute, setText } from '../../runtime/page/element.ts'
import { drawSvg } from '../../runtime/page/draw-svg.ts'
import { PUMP_POSITIONS, pumpMost, pumpMultiplier, type PumpBet } from './maths.ts'

const SMALLEST = 0.4

function drawBalloon(): SVGSVGElement {
  return drawSvg('0 0 100 118', [
    ['M50 4C78 4 94 26 94 50C94 78 70 98 56 108H44C30 98 6 78 6 50C6 26 22 4 50 4Z', '#e8304f'],
    ['M94 50C94 78 70 98 56 108H44C74 92 84 66 82 18C90 26 94 38 94 50Z', '#b01638'],
    ['M26 20C34 12 44 12 46 16C38 20 26 32 24 48C18 46 16 30 26 20Z', '#ff9fb0'],
    ['M44 106H56L62 118H38Z', '#c41e40'],
  ])
}

/** The balloon with what it is worth, the pump below it, and one mark for each position that can hold a pin. */
export function createBalloon() {
  const worth = h('b', { class: 'balloon-worth' })
  const skin = h('div', { class: 'balloon-skin' })
  skin.append(drawBalloon())
  const balloon = h('div', { class: 'balloon' }, skin, worth)
  const marks = Array.from({ length: PUMP_POSITIONS }, () => h('li', {}))
  const pump = h(
    'div',
    { class: 'pump-machine' },
    h('span', { class: 'pump-handle' }),
    h('span', { class: 'pump-body' }),
  )
  return {
    element: h(
      'div',
      { class: 'pump', 'aria-hidden': 'true' },
      h('div', { class: 'pump-sky' }, balloon, pump),
      h('ol', { class: 'pump-marks' }, ...marks),
    ),
    picture: balloon,
    /** The balloon after so many pumps; `popped` by the last of them, at a pin at position `pin` if that is known. */
    show(bet: PumpBet, pumps: number, { popped, pin }: { popped: boolean; pin: number | undefined }) {
      const size = SMALLEST + (1 - SMALLEST) * Math.sqrt(pumps / pumpMost(bet))
      balloon.style.setProperty('--size', size.toFixed(3))
      setAttribute(balloon, 'data-popped', popped)
      setText(worth, popped ? '' : `${formatMultiplier(pumpMultiplier(bet, pumps)).replace(/\.00$/, '')}×`)
      for (const [position, mark] of marks.entries()) {
        setAttribute(mark, 'data-held', position < pumps && !(popped && position === pumps - 1))
        setAttribute(mark, 'data-pin', position === pin)
      }
    },
    /** Presses the handle once. */
    press() {
      delete pump.dataset['press']
      // Reading the layout starts the animation anew.
      void pump.offsetWidth
      pump.dataset['press'] = ''
    },
  }
}
