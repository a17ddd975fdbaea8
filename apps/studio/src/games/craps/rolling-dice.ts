// SPDX-License-Identifier: Apache-2.0
import { h, setText } from '../../runtime/page/element.ts'
import { pause } from '../../runtime/pause.ts'
import { createDice } from '../../runtime/table/dice.ts'
import type { TablePicture } from '../../runtime/table/table-look.ts'
import { t } from '../../runtime/texts.ts'
import { CRAPS_NUMBERS, type CrapsEvent } from './maths.ts'

const AFTER_MS = 260
/** So many totals fit into the row below the dice. */
const VISIBLE = 12

/** Two dice that roll again and again, the point, and the totals so far. */
export function createRollingDice(): TablePicture<CrapsEvent> {
  const dice = createDice(2)
  const puck = h('p', { class: 'craps-puck' })
  const trail = h('ol', { class: 'craps-trail' })
  const reset = () => {
    trail.replaceChildren()
    setText(puck, '')
    delete puck.dataset['on']
  }
  const showPoint = (first: number) => {
    if (!CRAPS_NUMBERS.some((number) => number === first)) return
    setText(puck, t('studio.craps.point', { number: first }))
    puck.dataset['on'] = ''
  }
  return {
    element: h('div', { class: 'craps-dice', 'aria-hidden': 'true' }, dice.element, puck, trail),
    async play(events, tick) {
      reset()
      const first = events[0] ? events[0].dice[0] + events[0].dice[1] : 0
      for (const [index, event] of events.entries()) {
        await dice.roll(event.dice, tick)
        const total = event.dice[0] + event.dice[1]
        const tone = total === 7 ? 'seven' : index > 0 && total === first ? 'point' : 'other'
        trail.append(h('li', { 'data-tone': tone }, String(total)))
        while (trail.children.length > VISIBLE) trail.firstElementChild?.remove()
        if (index === 0) showPoint(first)
        if (index < events.length - 1) await pause(AFTER_MS)
      }
    },
    reset,
  }
}
