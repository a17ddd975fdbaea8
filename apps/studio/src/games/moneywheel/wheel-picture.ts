// SPDX-License-Identifier: Apache-2.0
import { MONEY_WHEEL, type MoneyWheelSymbol } from '@tessera/rules/games/rooms/money-wheel'
import { isStill } from '../../runtime/motion.ts'
import { countUp } from '../../runtime/page/count-up.ts'
import { h, setText } from '../../runtime/page/element.ts'
import type { TablePicture } from '../../runtime/table/table-look.ts'
import { flapperBend, pegsPassed } from './flapper.ts'
import { MONEY_WHEEL_SEGMENTS, type MoneyWheelEvent } from './maths.ts'
import { signOf } from './signs.ts'

const SPACE = 'http://www.w3.org/2000/svg'
const SPIN_MS = 4_600
/** What is left of a given time when the wheel stands. */
const LOOK_MS = 1_200
/** A heavy wheel that is pulled once turns about so often. */
const TURNS_OF_SPIN = 2
/** Clicks that follow each other faster are one rattle. */
const CLICK_EVERY_MS = 45
/** Radii: pegs, outer and inner edge of the segments. */
const [PEGS, OUTER, INNER] = [101, 97, 62]

function part(tag: string, attributes: Readonly<Record<string, string>>, text?: string): SVGElement {
  const element = document.createElementNS(SPACE, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (text !== undefined) element.textContent = text
  return element
}

const point = (radius: number, turn: number) =>
  `${(Math.sin(turn * 2 * Math.PI) * radius).toFixed(3)} ${(-Math.cos(turn * 2 * Math.PI) * radius).toFixed(3)}`

/** One segment with its sign and the peg at its end. */
function segmentOf(symbol: MoneyWheelSymbol, index: number): SVGElement {
  const [from, to] = [(index - 0.5) / MONEY_WHEEL_SEGMENTS, (index + 0.5) / MONEY_WHEEL_SEGMENTS]
  const group = part('g', { 'data-symbol': symbol })
  const [x, y] = point(PEGS, to).split(' ')
  group.append(
    part('path', {
      d: `M${point(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, to)}L${point(INNER, to)}A${INNER} ${INNER} 0 0 0 ${point(INNER, from)}Z`,
      class: 'money-segment',
    }),
    part(
      'text',
      {
        class: 'money-sign',
        transform: `rotate(${(index / MONEY_WHEEL_SEGMENTS) * 360}) translate(0 -86)`,
      },
      signOf(symbol),
    ),
    part('circle', { cx: x!, cy: y!, r: '1.5', class: 'money-peg' }),
  )
  return group
}

/** What turns: the segments around the hub. */
function drawRing(): SVGElement {
  const ring = part('g', { class: 'money-ring' })
  ring.append(
    part('circle', { r: '104', class: 'money-rim' }),
    ...MONEY_WHEEL.map(segmentOf),
    part('circle', { r: String(INNER), class: 'money-disc' }),
    ...Array.from({ length: 12 }, (_, spoke) =>
      part('path', {
        d: 'M0 -58L7 -34L0 -22L-7 -34Z',
        class: 'money-spoke',
        transform: `rotate(${spoke * 30})`,
      }),
    ),
    part('circle', { r: '22', class: 'money-hub' }),
  )
  return ring
}

/** The wheel that turns below its flapper, and the sign that came. */
export function createMoneyWheel(): TablePicture<MoneyWheelEvent> {
  const ring = drawRing()
  const flapper = part('path', {
    d: 'M-4.5 -117H4.5L1.6 -96A1.6 1.6 0 0 1 -1.6 -96Z',
    class: 'money-flapper',
  })
  const svg = part('svg', { viewBox: '-112 -122 224 234', class: 'money-wheel-svg' })
  svg.append(
    part('circle', { r: '110', class: 'money-wood' }),
    ring,
    flapper,
    part('circle', { cy: '-116', r: '4', class: 'money-knob' }),
  )
  const sign = h('p', { class: 'money-result' })
  const element = h('div', { class: 'money-wheel', 'aria-hidden': 'true' })
  element.append(svg, sign)
  /** In segments: how far the wheel has turned since the joker stood at the flapper. */
  let turned = 0
  const turn = (segments: number) => {
    turned = segments
    ring.setAttribute(
      'transform',
      `rotate(${((segments % MONEY_WHEEL_SEGMENTS) / MONEY_WHEEL_SEGMENTS) * 360})`,
    )
    flapper.setAttribute('transform', `rotate(${-flapperBend(segments).toFixed(2)} 0 -116)`)
  }
  const light = (segment: number | undefined) => {
    for (const [index, each] of [...ring.querySelectorAll('[data-symbol]')].entries())
      each.toggleAttribute('data-won', index === segment)
  }
  const reset = () => {
    setText(sign, '')
    delete sign.dataset['symbol']
    light(undefined)
  }
  turn(turned)
  return {
    element,
    async play(events, tick, lastsMs = SPIN_MS + LOOK_MS) {
      const segment = events[0]?.segment ?? 0
      reset()
      const spinMs = isStill() ? 0 : Math.max(0, lastsMs - LOOK_MS)
      const from = turned % MONEY_WHEEL_SEGMENTS
      const turns = TURNS_OF_SPIN + Math.max(1, Math.round(spinMs / SPIN_MS))
      const to = turns * MONEY_WHEEL_SEGMENTS - segment
      let clickedAtMs = 0
      await countUp(spinMs, (share) => {
        const next = from + (to - from) * share
        const nowMs = performance.now()
        if (pegsPassed(turned, next) > 0 && nowMs - clickedAtMs >= CLICK_EVERY_MS) {
          clickedAtMs = nowMs
          tick()
        }
        turn(next)
      })
      setText(sign, signOf(MONEY_WHEEL[segment]!))
      sign.dataset['symbol'] = MONEY_WHEEL[segment]!
      light(segment)
    },
    reset,
  }
}
