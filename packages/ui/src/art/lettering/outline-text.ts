// SPDX-License-Identifier: Apache-2.0
import type { Font } from 'opentype.js'
import { point } from '../drawing.ts'

/** One step of an outline; the pairs are control points and end point. */
export interface OutlineStep {
  letter: 'M' | 'L' | 'Q' | 'C' | 'Z'
  points: [number, number][]
}

/** Width of a text at size 1, with kerning. */
export function textWidth(font: Font, text: string): number {
  let width = 0
  eachGlyph(font, text, (_glyph, advance) => {
    width += advance
  })
  return width
}

/** Height of a capital letter at size 1. */
export function capitalHeight(font: Font): number {
  return font.charToGlyph('H').getBoundingBox().y2 / font.unitsPerEm
}

/**
 * The outlines of a text with its left end at x and its base line at y. Glyph by glyph, because the library's
 * own text layout throws on some of these fonts (their substitution tables).
 */
export function outlineText(font: Font, text: string, x: number, y: number, size: number): OutlineStep[] {
  const steps: OutlineStep[] = []
  let cursor = x
  eachGlyph(font, text, (glyph, advance) => {
    for (const command of glyph.getPath(cursor, y, size).commands) steps.push(toStep(command))
    cursor += advance * size
  })
  return steps
}

/** The smallest box around all points of some outlines. */
export function outlineBounds(steps: readonly OutlineStep[]): {
  left: number
  right: number
  top: number
  bottom: number
} {
  const all = steps.flatMap(({ points }) => points)
  const horizontal = all.map(([x]) => x)
  const vertical = all.map(([, y]) => y)
  return {
    left: Math.min(...horizontal),
    right: Math.max(...horizontal),
    top: Math.min(...vertical),
    bottom: Math.max(...vertical),
  }
}

/** Outlines as path data, each point sent through `move`. */
export function outlinePath(
  steps: readonly OutlineStep[],
  move: (x: number, y: number) => [number, number] = (x, y) => [x, y],
): string {
  return steps
    .map(({ letter, points }) => letter + points.map(([x, y]) => point(...move(x, y))).join(' '))
    .join('')
}

type Glyph = ReturnType<Font['charToGlyph']>
type PathCommand = ReturnType<Glyph['getPath']>['commands'][number]

function eachGlyph(font: Font, text: string, use: (glyph: Glyph, advance: number) => void): void {
  const glyphs = [...text].map((character) => font.charToGlyph(character))
  glyphs.forEach((glyph, index) => {
    const next = glyphs[index + 1]
    const kerning = next === undefined ? 0 : font.getKerningValue(glyph, next)
    use(glyph, ((glyph.advanceWidth ?? 0) + kerning) / font.unitsPerEm)
  })
}

function toStep(command: PathCommand): OutlineStep {
  switch (command.type) {
    case 'C':
      return {
        letter: 'C',
        points: [
          [command.x1, command.y1],
          [command.x2, command.y2],
          [command.x, command.y],
        ],
      }
    case 'Q':
      return {
        letter: 'Q',
        points: [
          [command.x1, command.y1],
          [command.x, command.y],
        ],
      }
    case 'Z':
      return { letter: 'Z', points: [] }
    default:
      return { letter: command.type, points: [[command.x, command.y]] }
  }
}
