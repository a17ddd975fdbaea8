// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import { isStill } from '../../runtime/motion.ts'
import { drawSvg } from '../../runtime/page/draw-svg.ts'
import { h } from '../../runtime/page/element.ts'
import { dartsRings, radiusAround, type DartsBet } from './maths.ts'
import type { DartsEvent } from './story.ts'

const FLY_MS = 420
const CENTRE = 100
const RADIUS = 94
/** From the middle outwards. */
const hues = ['#ffc94d', '#f0519b', '#9b6bff', '#2f8fe0', '#24406e']

function circle(radius: number): string {
  return `M${CENTRE - radius} ${CENTRE}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
}

/** The board with its true areas, the legend of its rings, and the dart. */
export function createDartBoard() {
  const board = h('div', { class: 'darts-board' })
  const legend = h('ul', { class: 'darts-rings' })
  const dart = h('div', { class: 'darts-dart', hidden: true })
  dart.append(
    drawSvg('0 0 40 40', [
      ['M2 38L20 18L24 22Z', '#dfe7f7'],
      ['M18 14L26 22L34 16L26 6Z', '#ff5d73'],
      ['M26 6L38 2L34 16Z', '#c93046'],
    ]),
  )
  return {
    element: h(
      'div',
      { class: 'darts', 'aria-hidden': 'true' },
      h('div', { class: 'darts-wall' }, board, dart),
      legend,
    ),
    dart,
    show(bet: DartsBet) {
      const rings = dartsRings(bet)
      let parts = 0
      const outer = rings.map((ring) => {
        parts += ring.parts
        return radiusAround(parts) * RADIUS
      })
      board.replaceChildren(
        drawSvg('0 0 200 200', [
          [circle(98), '#0b1220'],
          ...outer
            .map((radius, ring) => [circle(Math.max(radius, 1.2)), hues[ring]!] as [string, string])
            .toReversed(),
        ]),
      )
      legend.replaceChildren(
        ...rings.map(({ multiplier }, ring) => {
          const item = h(
            'li',
            { 'data-ring': ring },
            h('i', {}),
            h('bdi', { dir: 'ltr' }, `${formatMultiplier(multiplier)}×`),
          )
          item.style.setProperty('--hue', hues[ring]!)
          return item
        }),
      )
      dart.hidden = true
    },
    async throw({ ring, part, degrees }: DartsEvent) {
      const radius = (radiusAround(part + 0.5) * RADIUS) / 200
      const angle = (degrees * Math.PI) / 180
      dart.style.setProperty('--x', `${50 + 100 * radius * Math.cos(angle)}%`)
      dart.style.setProperty('--y', `${50 + 100 * radius * Math.sin(angle)}%`)
      dart.hidden = false
      for (const item of legend.children)
        item.toggleAttribute('data-hit', item.getAttribute('data-ring') === String(ring))
      if (isStill()) return
      await dart
        .animate([{ transform: 'translate(240%, 160%) scale(2.6)', opacity: 0 }, {}], {
          duration: FLY_MS,
          easing: 'cubic-bezier(.5,0,.9,.6)',
        })
        .finished.catch(() => undefined)
    },
  }
}
