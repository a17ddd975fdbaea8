// SPDX-License-Identifier: Apache-2.0
import { isStill } from '../../motion.ts'
import { svgPart } from '../../page/svg-part.ts'

const RADIUS = 21
const AROUND = 2 * Math.PI * RADIUS

/** The time of whoever acts. */
export interface RunningClock {
  /** A text that is another one for each turn. */
  readonly turn: string
  readonly until: number
  readonly inBank: boolean
}

/**
 * A ring around a chair that empties as the time runs out. The server says when a turn ends, not how long it lasts: the ring begins with
 * what was left when the turn was first seen.
 */
export function createClockRing(now: () => number) {
  const left = svgPart('circle', { class: 'ring-left', cx: 24, cy: 24, r: RADIUS })
  left.setAttribute('stroke-dasharray', String(AROUND))
  const element = svgPart(
    'svg',
    { class: 'clock-ring', viewBox: '0 0 48 48', 'aria-hidden': 'true' },
    svgPart('circle', { class: 'ring-whole', cx: 24, cy: 24, r: RADIUS }),
    left,
  )
  let running: RunningClock | undefined
  let lastsMs = 1
  const draw = () => {
    element.style.visibility = running ? 'visible' : 'hidden'
    if (!running) return
    const share = Math.max(0, Math.min(1, (running.until - now()) / lastsMs))
    const visible = isStill() ? Math.ceil(share * 10) / 10 : share
    left.setAttribute('stroke-dashoffset', (AROUND * (1 - visible)).toFixed(1))
    element.dataset['low'] = String(running.inBank || share < 0.25)
  }
  return {
    element,
    draw,
    show(next: RunningClock | undefined): void {
      const isNew = next && (next.turn !== running?.turn || next.inBank !== running.inBank)
      if (isNew) lastsMs = Math.max(1, next.until - now())
      running = next
      draw()
    },
  }
}
