// SPDX-License-Identifier: Apache-2.0
import type { Dot } from './layer.ts'

const write = (value: number): string => String(Math.round(value * 10) / 10)
const at = ([x, y]: Dot): string => `${write(x)} ${write(y)}`

/** A soft closed outline through these points. `tension`: 0 has corners, 1 is round. */
export function smooth(dots: readonly Dot[], tension = 1): string {
  return `M${at(dots[0]!)}${curves(dots, tension, true)}Z`
}

/** A soft line through these points. */
export function strand(dots: readonly Dot[], tension = 1): string {
  return `M${at(dots[0]!)}${curves(dots, tension, false)}`
}

function curves(dots: readonly Dot[], tension: number, closed: boolean): string {
  const count = dots.length
  const dot = (index: number): Dot =>
    closed ? dots[(index + count) % count]! : dots[Math.min(count - 1, Math.max(0, index))]!
  const sixth = tension / 6
  let path = ''
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [dot(index - 1), dot(index), dot(index + 1), dot(index + 2)]
    const first: Dot = [from[0] + (to[0] - before[0]) * sixth, from[1] + (to[1] - before[1]) * sixth]
    const second: Dot = [to[0] - (after[0] - from[0]) * sixth, to[1] - (after[1] - from[1]) * sixth]
    path += `C${at(first)} ${at(second)} ${at(to)}`
  }
  return path
}

/** Straight edges through these points. */
export const corners = (dots: readonly Dot[]): string => `M${dots.map(at).join('L')}Z`

const ROUND = 0.5523

/** An ellipse. */
export function oval(x: number, y: number, wide: number, high = wide): string {
  const [w, h] = [wide * ROUND, high * ROUND]
  return (
    `M${at([x + wide, y])}C${at([x + wide, y + h])} ${at([x + w, y + high])} ${at([x, y + high])}` +
    `C${at([x - w, y + high])} ${at([x - wide, y + h])} ${at([x - wide, y])}` +
    `C${at([x - wide, y - h])} ${at([x - w, y - high])} ${at([x, y - high])}` +
    `C${at([x + w, y - high])} ${at([x + wide, y - h])} ${at([x + wide, y])}Z`
  )
}

/** A tapering limb along points: as wide as `from` at its beginning and as `to` at its end. */
export function limb(dots: readonly Dot[], from: number, to: number): string {
  const last = dots.length - 1
  const side = (sign: number): Dot[] =>
    dots.map(([x, y], index) => {
      const [before, after] = [dots[Math.max(0, index - 1)]!, dots[Math.min(last, index + 1)]!]
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const long = Math.hypot(dx, dy) || 1
      const wide = (from + ((to - from) * index) / last) / 2
      return [x - (sign * dy * wide) / long, y + (sign * dx * wide) / long]
    })
  return smooth([...side(1), ...side(-1).reverse()], 0.9)
}

/** A star with so many points. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  return corners(
    Array.from({ length: points * 2 }, (_, index): Dot => {
      const radius = index % 2 === 0 ? outer : inner
      const angle = (Math.PI * index) / points - Math.PI / 2
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    }),
  )
}

/** Several paths as one. */
export const together = (...paths: readonly string[]): string => paths.join('')
