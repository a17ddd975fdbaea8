// SPDX-License-Identifier: Apache-2.0
import { isStill } from '../motion.ts'
import { h, setText } from '../page/element.ts'
import { t } from '../texts.ts'
import type { RoomMoment } from './room-model.ts'

const SPACE = 'http://www.w3.org/2000/svg'
const RADIUS = 20
const AROUND = 2 * Math.PI * RADIUS

/** A ring that empties as the time runs out, around its seconds. It is no live region: the table says what happens. */
export function createRoomClock() {
  const left = circle('clock-left')
  left.setAttribute('stroke-dasharray', String(AROUND))
  const svg = document.createElementNS(SPACE, 'svg')
  svg.setAttribute('viewBox', '0 0 48 48')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(circle('clock-ring'), left)
  const seconds = h('b', {})
  const element = h('div', { class: 'room-clock', role: 'timer' }, seconds)
  element.prepend(svg)
  let drawn = ''
  return {
    element,
    /** `waitsFor` says what is waited for, if it is not the close or the next round. */
    show({ phase, leftMs, share }: RoomMoment, waitsFor?: string): void {
      const counts = phase === 'open' || phase === 'last' || phase === 'settling'
      element.dataset['phase'] = phase
      const text = counts ? String(Math.ceil(leftMs / 1_000)) : ''
      setText(seconds, text)
      const label = waitsFor ?? t(phase === 'settling' ? 'studio.room.untilNext' : 'studio.room.untilClose')
      if (element.ariaLabel !== label) element.ariaLabel = label
      element.hidden = !counts && phase !== 'drawn'
      // Who prefers no motion sees it step with the seconds.
      const offset = (AROUND * (1 - (isStill() ? Math.round(share * 40) / 40 : share))).toFixed(1)
      if (offset !== drawn) left.setAttribute('stroke-dashoffset', (drawn = offset))
    },
  }
}

function circle(name: string): SVGCircleElement {
  const element = document.createElementNS(SPACE, 'circle')
  for (const [attribute, value] of Object.entries({ class: name, cx: '24', cy: '24', r: String(RADIUS) }))
    element.setAttribute(attribute, value)
  return element
}
