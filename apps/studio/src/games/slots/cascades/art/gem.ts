// SPDX-License-Identifier: Apache-2.0
import { line, round, shape, shine, symbol } from '../../art/paint.ts'

type Point = readonly [x: number, y: number]
/** Three tones of a colour: where the light falls, between, and away from it. */
export type Tones = readonly [light: string, middle: string, dark: string]

const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** Mixes two colours such as #a0b1c2. */
function mix(first: string, second: string, share: number): string {
  const channel = (at: number) => {
    const [from, to] = [first, second].map((colour) => parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
    ]
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** How bright a facet is that looks from the middle towards a point: the light comes from the upper left. */
const lightOf = ([x, y]: Point): number => {
  const length = Math.hypot(x - 50, y - 50) || 1
  return 0.5 - ((x - 50) * 0.5 + (y - 50) * 0.86) / length / 2
}

const tone = ([light, middle, dark]: Tones, share: number): string =>
  share > 0.5 ? mix(middle, light, (share - 0.5) * 2) : mix(dark, middle, share * 2)

/** A cut gem by its outline: a table in the middle, and facets around it that catch the light differently. */
export function gem(outline: readonly Point[], tones: Tones, table = 0.56): string {
  const inner = outline.map(([x, y]): Point => [50 + (x - 50) * table, 48 + (y - 50) * table])
  const facets = outline.map((point, at) => {
    const next = (at + 1) % outline.length
    const [from, to] = [point, outline[next]!]
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const light = lightOf(middle)
    const ridge: Point = [(inner[at]![0] + inner[next]![0]) / 2, (inner[at]![1] + inner[next]![1]) / 2]
    return `<path d="${path([from, to, ridge])}" fill="${tone(tones, light)}"/><path d="${path([from, ridge, inner[at]!])}" fill="${tone(tones, Math.min(1, light + 0.16))}"/><path d="${path([to, inner[next]!, ridge])}" fill="${tone(tones, Math.max(0, light - 0.14))}"/>`
  })
  const [light, middle, dark] = tones
  return symbol(
    `${round('table', '#ffffff', light, middle)}<clipPath id="cut"><path d="${path(outline)}"/></clipPath>`,
    `<ellipse cx="50" cy="92" rx="30" ry="5" fill="#000" opacity=".28"/>
    ${shape(path(outline), dark, mix(dark, '#000000', 0.55), 5)}${facets.join('')}
    <path d="${path(inner)}" fill="url(#table)" opacity=".92"/>
    ${line(path(inner), '#ffffff', 1.4, 0.75)}${line(`M${inner[0]![0]} ${inner[0]![1]}L${inner[Math.floor(inner.length / 2)]![0]} ${inner[Math.floor(inner.length / 2)]![1]}`, '#ffffff', 1, 0.25)}
    <g clip-path="url(#cut)">${shine(36, 30, 11, 4, -38, 0.85)}</g><path d="M66 62l2.4 5.6 5.6 2.4-5.6 2.4-2.4 5.6-2.4-5.6-5.6-2.4 5.6-2.4z" fill="#fff" opacity=".9"/>`,
  )
}

/** The corners of a regular polygon, the first at an angle from the top. */
export const corners = (count: number, radius: number, turn = 0, tall = 1): Point[] =>
  Array.from({ length: count }, (_, at): Point => {
    const angle = ((at * 360) / count + turn - 90) * (Math.PI / 180)
    return [50 + Math.cos(angle) * radius, 50 + Math.sin(angle) * radius * tall]
  })
