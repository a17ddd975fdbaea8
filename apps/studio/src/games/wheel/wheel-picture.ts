// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import { isStill } from '../../runtime/motion.ts'
import { countUp } from '../../runtime/page/count-up.ts'
import { h } from '../../runtime/page/element.ts'
import { wheelPays, wheelTable, type WheelBet } from './maths.ts'

const SPACE = 'http://www.w3.org/2000/svg'
const TURNS = 4
const SPIN_MS = 2_600
/** From nothing to the most; a wheel of few pays uses the first and the last ones. */
const shades = ['#33456a', '#45d4ff', '#22e38b', '#ffc94d', '#ff8a3d', '#ff6bb5', '#9b7bff'] as const

function part(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SPACE, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

const point = (radius: number, turn: number) =>
  `${(Math.sin(turn * 2 * Math.PI) * radius).toFixed(3)} ${(-Math.cos(turn * 2 * Math.PI) * radius).toFixed(3)}`

/** A ring's part from one share of a turn to another. */
function sector(inner: number, outer: number, from: number, to: number): string {
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
}

/** The rim, the hub and the pointer around the ring of segments. */
function drawWheel(ring: SVGElement): SVGElement {
  const svg = part('svg', { viewBox: '-110 -110 220 220', class: 'wheel-svg', 'aria-hidden': 'true' })
  svg.append(
    part('circle', { r: '106', class: 'wheel-rim' }),
    part('circle', { r: '100', class: 'wheel-bed' }),
    ring,
    part('circle', { r: '52', class: 'wheel-hub' }),
    part('circle', { r: '45', class: 'wheel-plate' }),
    part('path', { d: 'M-9 -112H9L0 -88Z', class: 'wheel-pointer' }),
  )
  return svg
}

function drawSegment(segment: number, segments: number, colour: string): SVGElement {
  const half = 0.5 / segments
  return part('path', {
    d: sector(62, 98, segment / segments - half, segment / segments + half),
    fill: colour,
    class: 'wheel-segment',
  })
}

/** A line of the list: what a colour pays, and how much of the wheel it has. */
function payItem(multiplier: number, share: string, colour: string): HTMLElement {
  const item = h(
    'li',
    { 'data-multiplier': multiplier },
    h('b', {}, `${formatMultiplier(multiplier)}×`),
    h('span', {}, share),
  )
  item.style.setProperty('--shade', colour)
  return item
}

/** The wheel with its pointer, and below it what its colours pay. */
export function createWheelPicture() {
  const ring = part('g', { class: 'wheel-ring' })
  const svg = drawWheel(ring)
  const readout = h('p', { class: 'wheel-readout', 'aria-hidden': 'true' })
  const pays = h('ul', { class: 'wheel-pays', 'aria-hidden': 'true' })
  const picture = h('div', { class: 'wheel-picture' })
  picture.append(svg, readout)
  let turned = 0
  let segments = 0
  const turn = (turns: number) => {
    ring.setAttribute('transform', `rotate(${((turns % 1) * 360).toFixed(4)})`)
  }
  return {
    element: h('div', { class: 'wheel' }, picture, pays),
    pointer: picture,
    show(bet: WheelBet) {
      const listed = wheelPays(bet)
      const colourOf = (multiplier: number): string =>
        multiplier === 0
          ? shades[0]
          : shades[1 + (listed.findIndex((each) => each.multiplier === multiplier) % (shades.length - 1))]!
      segments = bet.segments
      ring.replaceChildren(
        ...wheelTable(bet).map((multiplier, segment) => drawSegment(segment, segments, colourOf(multiplier))),
      )
      pays.replaceChildren(
        ...listed.map(({ multiplier, segments: many }) =>
          payItem(multiplier, `${many}/${segments}`, colourOf(multiplier)),
        ),
      )
      turned = 0
      turn(turned)
      readout.textContent = ''
      delete picture.dataset['tone']
    },
    /** Turns the wheel until a segment is at the pointer; `onSegment` is called as segments pass. */
    async spin(segment: number, multiplier: number, onSegment: () => void): Promise<void> {
      readout.textContent = ''
      delete picture.dataset['tone']
      for (const item of pays.children) item.removeAttribute('data-reached')
      const from = turned % 1
      const to = TURNS + 1 - segment / segments
      let passed = 0
      await countUp(isStill() ? 0 : SPIN_MS, (share) => {
        turned = from + (to - from) * share
        turn(turned)
        if (Math.floor(turned * segments) === passed) return
        passed = Math.floor(turned * segments)
        onSegment()
      })
      readout.textContent = `${formatMultiplier(multiplier)}×`
      picture.dataset['tone'] = multiplier > 0 ? 'won' : 'lost'
      pays.querySelector(`[data-multiplier='${multiplier}']`)?.setAttribute('data-reached', '')
    },
  }
}
