// SPDX-License-Identifier: Apache-2.0
import type { DrawingRandom } from './drawing-random.ts'
import { onCircle, polygon, repeat, rounded, starPath, svg } from './drawing.ts'

/** Draws a mark around the origin, about 60 in radius, in the gradients `mark` and `mark-second`. */
export type VendorMark = (random: DrawingRandom) => string

const marks: Record<string, VendorMark> = {
  prism: () => svg`
    <path d="${polygon([
      [0, -60],
      [56, 38],
      [0, 60],
    ])}" fill="url(#mark)"/>
    <path d="${polygon([
      [0, -60],
      [-56, 38],
      [0, 60],
    ])}" fill="url(#mark-second)"/>
  `,
  orbit: () =>
    '<circle r="30" fill="url(#mark)"/><ellipse rx="62" ry="22" fill="none" stroke="url(#mark-second)" stroke-width="10" transform="rotate(-28)"/><circle cx="50" cy="-34" r="10" fill="#fff"/>',
  hive: () =>
    [
      [0, 0],
      [0, -46],
      [40, -23],
      [40, 23],
      [0, 46],
      [-40, 23],
      [-40, -23],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          `<path d="${starPath(x, y, 24, 3, 1, -90)}" fill="url(#${index % 2 === 0 ? 'mark' : 'mark-second'})"/>`,
      )
      .join(''),
  flare: (random) => svg`
    <path d="${starPath(0, 0, 62, random.pick([4, 5, 6]), 0.36)}" fill="url(#mark)"/>
    <path d="${starPath(0, 0, 30, 4, 0.4, -45)}" fill="#fff" opacity=".9"/>
  `,
  gate: () =>
    '<path d="M-54 58V-8A54 54 0 0 1 54 -8V58H26V-6A26 26 0 0 0 -26 -6V58Z" fill="url(#mark)"/><circle cy="30" r="18" fill="url(#mark-second)"/>',
  wave: () =>
    '<path d="M-62 20C-40 -50 -10 -50 4 -6S42 34 62 -20C54 56 16 66 -6 26S-44 -10 -62 20Z" fill="url(#mark)"/><path d="M-50 44C-20 70 30 70 54 34" fill="none" stroke="url(#mark-second)" stroke-width="10" stroke-linecap="round"/>',
  shield: () => svg`
    <path d="M0 -62L54 -40V8C54 40 26 56 0 66C-26 56 -54 40 -54 8V-40Z" fill="url(#mark)"/>
    <path d="${starPath(0, 2, 30, 5, 0.45)}" fill="url(#mark-second)"/>
  `,
  peaks: () => svg`
    <path d="${polygon([
      [-64, 50],
      [-20, -44],
      [22, 50],
    ])}" fill="url(#mark)"/>
    <path d="${polygon([
      [-8, 50],
      [28, -16],
      [64, 50],
    ])}" fill="url(#mark-second)"/>
  `,
  bolt: () => svg`
    <circle r="60" fill="url(#mark)"/>
    <path d="${polygon([
      [12, -46],
      [-28, 10],
      [-4, 10],
      [-14, 48],
      [30, -10],
      [4, -10],
    ])}" fill="#fff"/>
  `,
  petals: (random) =>
    repeat(6, (index) => {
      const [x, y] = onCircle(0, 0, 32, index * 60)
      return `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="30" ry="15" transform="rotate(${index * 60} ${rounded(x)} ${rounded(y)})" fill="url(#${index % 2 === 0 ? 'mark' : 'mark-second'})" opacity=".92"/>`
    }) + (random.happens(0.5) ? '<circle r="12" fill="#fff"/>' : ''),
  crescent: () => svg`
    <path d="M22 -58A60 60 0 1 0 58 22A46 46 0 1 1 22 -58Z" fill="url(#mark)"/>
    <path d="${starPath(26, -16, 24, 5, 0.42)}" fill="url(#mark-second)"/>
  `,
  leaf: () => svg`
    <path d="M-52 52C-66 -20 -10 -66 60 -60C64 10 20 64 -52 52Z" fill="url(#mark)"/>
    <path d="M-60 62C-34 10 0 -20 40 -42" fill="none" stroke="url(#mark-second)" stroke-width="9" stroke-linecap="round"/>
  `,
  chevrons: () =>
    [0, 1, 2]
      .map(
        (index) =>
          `<path d="${polygon([
            [-58 + index * 36, -52],
            [-22 + index * 36, 0],
            [-58 + index * 36, 52],
            [-36 + index * 36, 52],
            [4 + index * 36, 0],
            [-36 + index * 36, -52],
          ])}" fill="url(#${index === 1 ? 'mark-second' : 'mark'})"/>`,
      )
      .join(''),
  rings: () =>
    '<circle cx="-26" r="34" fill="none" stroke="url(#mark)" stroke-width="14"/><circle cx="26" r="34" fill="none" stroke="url(#mark-second)" stroke-width="14"/><path d="M-1 -22A34 34 0 0 1 8 0" fill="none" stroke="url(#mark)" stroke-width="14"/>',
  cube: () => svg`
    <path d="${polygon([
      [0, -62],
      [54, -31],
      [0, 0],
      [-54, -31],
    ])}" fill="#fff" opacity=".92"/>
    <path d="${polygon([
      [-54, -31],
      [0, 0],
      [0, 62],
      [-54, 31],
    ])}" fill="url(#mark)"/>
    <path d="${polygon([
      [54, -31],
      [0, 0],
      [0, 62],
      [54, 31],
    ])}" fill="url(#mark-second)"/>
  `,
  sunrise: () => svg`
    <path d="M-60 22A60 60 0 0 1 60 22Z" fill="url(#mark)"/>
    <path d="M-60 34H60V44H-60ZM-42 52H42V62H-42Z" fill="url(#mark-second)"/>
  `,
  drop: () => svg`
    <path d="M0 -64C30 -20 48 0 48 24A48 44 0 0 1 -48 24C-48 0 -30 -20 0 -64Z" fill="url(#mark)"/>
    <path d="M-24 24A24 22 0 0 0 6 46" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".85"/>
  `,
  comet: () => svg`
    <path d="M-62 58C-44 10 -20 -10 8 -24L24 -8C8 20 -14 42 -62 58Z" fill="url(#mark-second)"/>
    <path d="${starPath(26, -26, 40, 5, 0.48, -54)}" fill="url(#mark)"/>
  `,
  spade: () => svg`
    <path d="M0 -62C20 -28 58 -10 58 18C58 44 22 50 8 26Q10 48 26 60H-26Q-10 48 -8 26C-22 50 -58 44 -58 18C-58 -10 -20 -28 0 -62Z" fill="url(#mark)"/>
    <circle cy="6" r="11" fill="url(#mark-second)"/>
  `,
  towers: () =>
    [0, 1, 2]
      .map(
        (index) =>
          `<rect x="${-56 + index * 40}" y="${[-12, -58, -34][index] ?? 0}" width="32" height="${[72, 118, 94][index] ?? 0}" rx="8" fill="url(#${index === 1 ? 'mark' : 'mark-second'})"/>`,
      )
      .join(''),
}

/** Geometric marks of studios, in a fixed order: a seed picks among them. */
export const vendorMarks: readonly VendorMark[] = Object.values(marks)
