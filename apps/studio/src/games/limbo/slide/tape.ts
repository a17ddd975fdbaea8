// SPDX-License-Identifier: Apache-2.0
import { groupHundredths } from '../../../runtime/hundredths.ts'
import { isStill } from '../../../runtime/motion.ts'
import { h } from '../../../runtime/page/element.ts'
import { decorationRandom } from '../../../runtime/stage/decoration-random.ts'
import { limboPoint } from '../maths.ts'

const SLIDE_MS = 2_600
/** So many fields pass before the one that counts, and lie behind it. */
const BEFORE = 34
const BEHIND = 6

/** The colour of a field by its size. */
function levelOf(pointHundredths: number): string {
  if (pointHundredths < 200) return 'low'
  if (pointHundredths < 500) return 'middle'
  return pointHundredths < 2_000 ? 'high' : 'top'
}

const fieldOf = (pointHundredths: number): HTMLElement =>
  h(
    'li',
    { class: 'slide-field', 'data-level': levelOf(pointHundredths) },
    h('b', {}, `${groupHundredths(pointHundredths)}×`),
  )

/** A tape of multipliers that slides until one of them lies below the pointer. */
export function createTape() {
  const list = h('ol', { class: 'slide-list' })
  const frame = h('div', { class: 'slide-tape' }, list, h('div', { class: 'slide-pointer' }))
  const random = decorationRandom(11)
  /** Fields that decide nothing; they come as often as real ones. */
  const others = (count: number) => Array.from({ length: count }, () => fieldOf(limboPoint(random())))
  const lay = (fields: readonly HTMLElement[], middle: number) => {
    list.replaceChildren(...fields)
    list.style.setProperty('--at', String(middle))
  }
  lay(others(BEHIND * 2 + 1), BEHIND)
  return {
    element: h('div', { class: 'slide', 'aria-hidden': 'true' }, frame),
    pointer: frame,
    async slide(pointHundredths: number, won: boolean, tick: () => void) {
      const field = fieldOf(pointHundredths)
      lay([...others(BEFORE), field, ...others(BEHIND)], BEFORE)
      if (!isStill()) {
        const timer = setInterval(tick, SLIDE_MS / 14)
        await list
          .animate([{ transform: 'translateX(calc(var(--wide) * -3))' }, {}], {
            duration: SLIDE_MS,
            easing: 'cubic-bezier(.1,.72,.14,1)',
          })
          .finished.catch(() => undefined)
        clearInterval(timer)
      }
      field.dataset['stopped'] = won ? 'won' : 'lost'
    },
  }
}
