// SPDX-License-Identifier: Apache-2.0
import sharp from 'sharp'
import type { DrawCaptcha } from '../../modules/human-checks/ports.ts'
import { strokesOf, type Point } from './letter-strokes.ts'

const width = 132
const height = 46
const ink = ['#3b3f8f', '#7a2e5d', '#1f5f5b', '#6a4413']

/** A random number between both. */
const between = (below: (limit: number) => number, low: number, high: number): number =>
  low + (high - low) * (below(1_001) / 1_000)
const pointText = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/**
 * Draws letters as crooked lines, so that no font is needed: each is randomly turned, leaned, stretched and
 * bent, and overlaps its neighbour, with lines of the same colour across. All lines of the picture are one
 * path, so nothing separates a letter from noise; the result is a PNG of pixels.
 */
export const drawCaptcha: DrawCaptcha = async (letters, below) => {
  const colour = ink[below(ink.length)] ?? ink[0]
  const lines = [...letters].flatMap((letter, index) =>
    placed(strokesOf(letter), index, letters.length, below),
  )
  const noise = [wave(below), ...Array.from({ length: 4 }, () => dash(below))]
  const path = [...lines.map((line) => `M${line.map(pointText).join('L')}`), ...noise]
    .sort(() => below(3) - 1)
    .join('')
  const dots = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${below(width)}" cy="${below(height)}" r="${between(below, 0.5, 1.4).toFixed(1)}" fill="${ink[below(ink.length)]}"/>`,
  ).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#f3f1ea"/>${dots}<path d="${path}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 16 }).toBuffer()
}

/** The lines of a letter at its position in the picture. */
function placed(
  strokes: readonly (readonly Point[])[],
  index: number,
  count: number,
  below: (limit: number) => number,
): Point[][] {
  const cell = (width - 16) / count
  const [angle, lean] = [between(below, -0.3, 0.3), between(below, -0.25, 0.25)]
  const [wide, tall] = [between(below, 4.6, 6), between(below, 4.2, 5.4)]
  const [middleX, middleY] = [
    8 + cell * (index + 0.5) + between(below, -3, 3),
    height / 2 + between(below, -3, 3),
  ]
  const bend = between(below, -1.2, 1.2)
  return strokes.map((stroke) =>
    stroke.map(([x, y]) => {
      const [across, down] = [
        (x - 2) * wide + (y - 3) * lean * tall,
        (y - 3) * tall + Math.sin(x * 1.6) * bend,
      ]
      return [
        middleX + across * Math.cos(angle) - down * Math.sin(angle),
        middleY + across * Math.sin(angle) + down * Math.cos(angle),
      ] as const
    }),
  )
}

/** A line right through the picture. */
function wave(below: (limit: number) => number): string {
  const y = (): number => between(below, 6, height - 6)
  return `M${pointText([between(below, 0, 14), y()])}C${pointText([width * 0.3, y()])} ${pointText([width * 0.6, y()])} ${pointText([width - between(below, 0, 14), y()])}`
}

/** A short line, like one of a letter. */
function dash(below: (limit: number) => number): string {
  const [x, y, angle] = [between(below, 6, width - 6), between(below, 4, height - 4), between(below, 0, 6.28)]
  return `M${pointText([x, y])}L${pointText([x + 7 * Math.cos(angle), y + 7 * Math.sin(angle)])}`
}
