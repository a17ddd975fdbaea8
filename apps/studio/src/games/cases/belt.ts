// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import { isStill } from '../../runtime/motion.ts'
import { drawSvg } from '../../runtime/page/draw-svg.ts'
import { h } from '../../runtime/page/element.ts'
import { decorationRandom } from '../../runtime/stage/decoration-random.ts'
import { casesTable, openedKind, type CasesBet } from './maths.ts'

const ROLL_MS = 3_200
/** So many cases pass before the opened one, and lie behind it. */
const BEFORE = 30
const BEHIND = 5

function drawCase(): SVGSVGElement {
  return drawSvg('0 0 100 84', [
    ['M6 34C6 20 14 12 28 12H72C86 12 94 20 94 34V40H6Z', 'currentColor'],
    ['M6 34C6 20 14 12 28 12H72C86 12 94 20 94 34V40H6Z', 'rgb(255 255 255 / 24%)'],
    ['M6 44H94V74C94 78 91 80 88 80H12C9 80 6 78 6 74Z', 'currentColor'],
    ['M6 66H94V74C94 78 91 80 88 80H12C9 80 6 78 6 74Z', 'rgb(0 0 0 / 28%)'],
    ['M20 12H30V80H20ZM70 12H80V80H70Z', 'rgb(0 0 0 / 26%)'],
    ['M6 39H94V45H6Z', 'rgb(0 0 0 / 45%)'],
    ['M42 34H58V54H42Z', '#ffe9a8'],
    ['M48 40h4v8h-4z', '#7a4704'],
  ])
}

const caseOf = (bet: CasesBet, kind: number): HTMLElement => {
  const element = h(
    'li',
    { class: 'case', 'data-kind': kind },
    h('b', {}, `${formatMultiplier(casesTable(bet)[kind]!.multiplier).replace(/\.?0+$/, '')}×`),
  )
  element.prepend(drawCase())
  return element
}

/** A belt of cases that runs until the opened one is below the pointer. */
export function createBelt() {
  const list = h('ol', { class: 'case-list' })
  const store = h('ul', { class: 'case-store' })
  const pointer = h('div', { class: 'case-pointer' })
  const frame = h('div', { class: 'case-belt' }, list, pointer)
  const random = decorationRandom(7)
  const lay = (cases: readonly HTMLElement[], middle: number) => {
    list.replaceChildren(...cases)
    list.style.setProperty('--at', String(middle))
  }
  return {
    element: h('div', { class: 'cases', 'aria-hidden': 'true' }, frame, store),
    pointer: frame,
    /** The belt before a bet, with one case of each kind. */
    show(bet: CasesBet) {
      const kinds = casesTable(bet).map((_, kind) => kind)
      lay(
        kinds.map((kind) => caseOf(bet, kind)),
        kinds.length / 2 - 0.5,
      )
      store.replaceChildren(...kinds.map((kind) => caseOf(bet, kind)))
    },
    /** Runs until a case of this kind lies below the pointer, and opens it. */
    async roll(bet: CasesBet, kind: number, tick: () => void) {
      const others = Array.from({ length: BEFORE + BEHIND }, () => caseOf(bet, openedKind(bet, random())))
      const opened = caseOf(bet, kind)
      lay([...others.slice(0, BEFORE), opened, ...others.slice(BEFORE)], BEFORE)
      if (!isStill()) {
        const timer = setInterval(tick, ROLL_MS / 16)
        await list
          .animate([{ transform: 'translateX(calc(var(--wide) * -3))' }, {}], {
            duration: ROLL_MS,
            easing: 'cubic-bezier(.12,.7,.16,1)',
          })
          .finished.catch(() => undefined)
        clearInterval(timer)
      }
      opened.dataset['opened'] = ''
    },
  }
}
