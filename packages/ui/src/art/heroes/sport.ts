// SPDX-License-Identifier: Apache-2.0
import { onCircle, point, polygon, rounded, svg } from '../drawing.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { highlight, metalShade, paintedHero, roundShade } from './gloss.ts'

type Vector = readonly [number, number, number]

const golden = (1 + Math.sqrt(5)) / 2
const icosahedron: Vector[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
)

/** Turns a vector so that the ball is seen a little from the side, and brings it to length 1. */
function seen([x, y, z]: Vector): Vector {
  const [tilt, turn] = [0.5, 0.32]
  const [y1, z1] = [y * Math.cos(tilt) - z * Math.sin(tilt), y * Math.sin(tilt) + z * Math.cos(tilt)]
  const [x2, z2] = [x * Math.cos(turn) + z1 * Math.sin(turn), -x * Math.sin(turn) + z1 * Math.cos(turn)]
  const length = Math.hypot(x2, y1, z2)
  return [x2 / length, y1 / length, z2 / length]
}

const between = (from: Vector, to: Vector, share: number): Vector => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]
const distance = (first: Vector, second: Vector): number =>
  Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])

/** A football is an icosahedron with its corners cut off: twelve dark patches and the seams between them. */
export const football: DrawHero = () => {
  const radius = 226
  const project = ([x, y]: Vector): [number, number] => [256 + x * radius, 256 + y * radius]
  let patches = ''
  let seams = ''
  for (const corner of icosahedron) {
    const neighbours = icosahedron.filter((other) => other !== corner && distance(other, corner) < 2.1)
    const centre = seen(corner)
    const edge = neighbours.map((other) => seen(between(corner, other, 1 / 3)))
    const around = edge.toSorted((first, second) => angleAround(centre, first) - angleAround(centre, second))
    if (centre[2] > -0.25) patches += polygon(around.filter(([, , z]) => z > -0.12).map(project))
    for (const other of neighbours) {
      const [from, middle, to] = [1 / 3, 0.5, 2 / 3].map((share) => seen(between(corner, other, share)))
      if (from && middle && to && middle[2] > 0)
        seams += `M${point(...project(from))}Q${point(...project(middle))} ${point(...project(to))}`
    }
  }
  return paintedHero(
    { left: 26, top: 26, right: 486, bottom: 486 },
    svg`
      <circle cx="256" cy="256" r="228" fill="url(#hero-leather)"/>
      <path d="${seams}" fill="none" stroke="#3b4256" stroke-width="7"/>
      <g clip-path="url(#hero-disc)">
      <path d="${patches}" fill="#181c2a" stroke="#181c2a" stroke-width="12" stroke-linejoin="round"/>
      </g>
      <circle cx="256" cy="256" r="228" fill="url(#hero-dusk)"/>
      ${highlight(172, 130, 76, 42, -35)}
    `,
    svg`
      ${roundShade('leather', '#eef2f8')}
      <radialGradient id="hero-dusk" cx=".36" cy=".3" r=".8">
      <stop offset=".5" stop-color="#0a1030" stop-opacity="0"/>
      <stop offset="1" stop-color="#0a1030" stop-opacity=".75"/>
      </radialGradient>
      <clipPath id="hero-disc">
      <circle cx="256" cy="256" r="226"/>
      </clipPath>
    `,
  )
}

function angleAround(centre: Vector, corner: Vector): number {
  return Math.atan2(corner[1] - centre[1], corner[0] - centre[0])
}

export const basketball: DrawHero = () =>
  paintedHero(
    { left: 26, top: 26, right: 486, bottom: 486 },
    svg`
    <circle cx="256" cy="256" r="228" fill="url(#hero-leather)"/>
    <path d="M40 196Q256 250 474 196M236 30Q300 256 236 482M96 96Q236 220 84 404M420 100Q300 260 440 392" fill="none" stroke="#2a0f04" stroke-width="11"/>
    ${highlight(168, 128, 70, 38, -35)}
  `,
    roundShade('leather', '#f4701a'),
  )

export const trophy: DrawHero = (palette) =>
  paintedHero(
    { left: 40, top: 30, right: 472, bottom: 496 },
    svg`
    <path d="M130 90H60Q50 220 176 250M382 90H452Q462 220 336 250" fill="none" stroke="url(#hero-gold)" stroke-width="30" stroke-linecap="round"/>
    <path d="M122 44H390Q400 250 300 308V372H212V308Q112 250 122 44Z" fill="url(#hero-gold)"/>
    <ellipse cx="256" cy="48" rx="136" ry="20" fill="#fff0b0"/>
    <path d="M176 372H336L360 428H152Z" fill="url(#hero-gold)"/>
    <rect x="120" y="424" width="272" height="64" rx="10" fill="#2a1430"/>
    <rect x="190" y="440" width="132" height="32" rx="6" fill="${palette.accent}"/>
    <path d="M156 70Q150 200 214 270Q186 180 196 70Z" fill="#fff" opacity=".7"/>
  `,
    metalShade('gold', '#ffd95a', '#c07a08'),
  )

export const gamepad: DrawHero = (palette) => {
  const buttons = [0, 90, 180, 270]
    .map((angle, index) => {
      const [x, y] = onCircle(372, 214, 44, angle)
      return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="22" fill="${['#ff3b5c', '#33d17a', '#3f8cff', '#ffc533'][index]}"/>`
    })
    .join('')
  const sticks = [200, 312]
    .map(
      (x) =>
        `<circle cx="${x}" cy="292" r="44" fill="#0c0f1c"/><circle cx="${x}" cy="286" r="34" fill="url(#hero-stick)"/>`,
    )
    .join('')
  return paintedHero(
    { left: 6, top: 110, right: 506, bottom: 440 },
    svg`
      <path d="M130 118Q256 96 382 118Q446 124 468 214Q504 350 500 386Q494 446 440 434Q410 426 366 352Q256 334 146 352Q102 426 72 434Q18 446 12 386Q8 350 44 214Q66 124 130 118Z" fill="url(#hero-shell)"/>
      <path d="M74 190Q96 134 150 134Q256 116 362 134" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".55"/>
      <path d="M122 172h36v26h26v36h-26v26h-36v-26H96v-36h26Z" fill="#0c0f1c"/>
      ${buttons}
      ${sticks}
      <circle cx="256" cy="196" r="26" fill="${palette.accent}"/>
    `,
    `${roundShade('shell', '#5a4ff0')}${roundShade('stick', '#3a415a')}`,
  )
}
