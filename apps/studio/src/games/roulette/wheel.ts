// SPDX-License-Identifier: Apache-2.0
import { isStill } from '../../runtime/motion.ts'
import { countUp } from '../../runtime/page/count-up.ts'
import { h, setText } from '../../runtime/page/element.ts'
import type { TablePicture } from '../../runtime/table/table-look.ts'
import { pocketColour, ROULETTE_POCKETS, ROULETTE_WHEEL, type RouletteEvent } from './maths.ts'

const SPACE = 'http://www.w3.org/2000/svg'
const SPIN_MS = 3_400
/** What is left of a given time when the ball lies. */
const LOOK_MS = 900
/** Turns of the ball against the wheel, and of the wheel. */
const [BALL_TURNS, WHEEL_TURNS] = [7, 2]
/** The ball comes to rest at the lowest point, which a phone shows too. */
const REST = 0.5
const [TRACK, POCKET] = [92, 70]

function part(tag: string, attributes: Readonly<Record<string, string>>, text?: string): SVGElement {
  const element = document.createElementNS(SPACE, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (text !== undefined) element.textContent = text
  return element
}

const point = (radius: number, turn: number) =>
  `${(Math.sin(turn * 2 * Math.PI) * radius).toFixed(3)} ${(-Math.cos(turn * 2 * Math.PI) * radius).toFixed(3)}`

/** One pocket of the ring, with its number. */
function pocketOf(number: number, index: number): SVGElement {
  const [from, to] = [(index - 0.5) / ROULETTE_POCKETS, (index + 0.5) / ROULETTE_POCKETS]
  const group = part('g', {})
  group.append(
    part('path', {
      d: `M${point(86, from)}A86 86 0 0 1 ${point(86, to)}L${point(60, to)}A60 60 0 0 0 ${point(60, from)}Z`,
      class: `pocket pocket-${pocketColour(number)}`,
    }),
    part(
      'text',
      { class: 'pocket-number', transform: `rotate(${(index / ROULETTE_POCKETS) * 360}) translate(0 -78)` },
      String(number),
    ),
  )
  return group
}

/** What turns: the pockets around the cone. */
function drawRing(): SVGElement {
  const ring = part('g', {})
  ring.append(
    ...ROULETTE_WHEEL.map(pocketOf),
    part('circle', { r: '60', class: 'wheel-slope' }),
    part('circle', { r: '36', class: 'wheel-cone' }),
    ...[0, 90, 180, 270].map((angle) =>
      part('path', {
        d: 'M-2.5 -8L-1.5 -34a1.5 1.5 0 0 1 3 0L2.5 -8Z',
        class: 'wheel-arm',
        transform: `rotate(${angle})`,
      }),
    ),
    part('circle', { r: '10', class: 'wheel-knob' }),
  )
  return ring
}

/** What stands: the bowl with the track of the ball. */
function drawBowl(ring: SVGElement, ball: SVGElement): SVGElement {
  const svg = part('svg', { viewBox: '-110 -110 220 220', class: 'roulette-wheel-svg' })
  svg.append(
    part('circle', { r: '108', class: 'wheel-wood' }),
    part('circle', { r: '98', class: 'wheel-track' }),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((angle) =>
      part('path', { d: 'M0 -97l3 5-3 5-3-5Z', class: 'wheel-stud', transform: `rotate(${angle + 22})` }),
    ),
    ring,
    ball,
  )
  return svg
}

/** The wheel with its ball, and the number that came. */
export function createWheel(): TablePicture<RouletteEvent> {
  const ring = drawRing()
  const ball = part('circle', { r: '4.6', class: 'wheel-ball' })
  const svg = drawBowl(ring, ball)
  const number = h('p', { class: 'wheel-number' })
  let turned = 0
  const turn = (turns: number) => ring.setAttribute('transform', `rotate(${(((turns % 1) + 1) % 1) * 360})`)
  const putBall = (turns: number, radius: number) => {
    const [x, y] = point(radius, turns).split(' ')
    ball.setAttribute('cx', x!)
    ball.setAttribute('cy', y!)
  }
  const show = (pocket: number) => {
    setText(number, String(pocket))
    number.dataset['colour'] = pocketColour(pocket)
  }
  const reset = () => {
    setText(number, '')
    delete number.dataset['colour']
  }
  turn(turned)
  putBall(REST, TRACK)
  const element = h('div', { class: 'roulette-wheel', 'aria-hidden': 'true' })
  element.append(svg, number)
  return {
    element,
    async play(events, tick, lastsMs = SPIN_MS + LOOK_MS) {
      const pocket = events[0]?.pocket ?? 0
      const index = ROULETTE_WHEEL.indexOf(pocket)
      reset()
      const from = turned % 1
      const spinMs = isStill() ? 0 : Math.max(0, lastsMs - LOOK_MS)
      // A longer run is not a slower one.
      const times = Math.max(1, Math.round(spinMs / SPIN_MS))
      const to = WHEEL_TURNS * times + REST - index / ROULETTE_POCKETS
      let passed = 0
      await countUp(spinMs, (share) => {
        turned = from + (to - from) * share
        turn(turned)
        // The ball runs on the track, then falls and bounces into its pocket.
        const fall = Math.min(1, Math.max(0, (share - 0.82) / 0.16))
        const bounce = Math.abs(Math.sin(fall * Math.PI * 2.5)) * (1 - fall) * 6
        putBall(
          REST - BALL_TURNS * times * (1 - share),
          TRACK - (TRACK - POCKET) * fall + (fall > 0 ? bounce : 0),
        )
        const step = Math.floor(share * 28 * times)
        if (step === passed) return
        passed = step
        tick()
      })
      show(pocket)
    },
    reset,
  }
}
