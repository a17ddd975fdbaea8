// SPDX-License-Identifier: Apache-2.0
import type { ArtParts } from '../art-parts.ts'
import { darker, lighter, mix } from '../colour.ts'
import type { DrawingRandom } from '../drawing-random.ts'
import { repeat, rounded, stops, svg } from '../drawing.ts'
import type { Stop } from '../drawing.ts'
import type { Palette } from '../palette.ts'
import { blockHeight, breakTitle, lineGapShare } from './break-title.ts'
import { fontOfAllLetters, type FontName } from './fonts.ts'
import { capitalHeight, outlineBounds, outlinePath, outlineText, textWidth } from './outline-text.ts'
import type { OutlineStep } from './outline-text.ts'
import { bends, warpOutline } from './warp.ts'
import type { BendName, TextBox } from './warp.ts'

/** The position of a title: centred on x, its last base line on `bottom`. */
export interface TitlePlacement {
  centreX: number
  bottom: number
  width: number
  height: number
  largestSize: number
}

/** These two fonts are made for mixed case: all capitals are hard to read. */
const mixedCase: readonly FontName[] = ['cinzel-decorative', 'pirata-one']
const thicknessSteps = 5

/**
 * Draws a title as outlines: shadow, dark rim, thickness, gradient face and shine; one line in the second
 * hue.
 */
export function drawTitle(
  parts: ArtParts,
  title: string,
  fontName: FontName,
  placement: TitlePlacement,
  palette: Palette,
  random: DrawingRandom,
): string {
  const lines = titlePaths(parts, title, fontName, placement, random)
  const accented = lines.length > 1 ? random.pick([0, lines.length - 1]) : -1
  const ids = lines.map((_, index) => `#title-${index}`)
  const use = (id: string, attributes: string): string => `<use href="${id}" ${attributes}/>`
  const all = (attributes: string): string => ids.map((id) => use(id, attributes)).join('')
  const faces = lines.map((line, index) => face(index, line, index === accented, palette)).join('')
  const sides = ids.map((id, index) => {
    const side = index === accented ? darker(palette.accent, 0.55) : mix(palette.dark, palette.deep, 0.45)
    return repeat(thicknessSteps, (step) =>
      use(id, `y="${thicknessSteps - step + 1}" fill="${side}" stroke="${side}" stroke-width="4"`),
    )
  })
  const edges = ids.map((id, index) =>
    use(
      id,
      `fill="none" stroke="${index === accented ? lighter(palette.accent, 0.8) : lighter(palette.dark, 0.35)}" stroke-width="4"`,
    ),
  )
  return (
    `<defs>${lines.map(({ path }, index) => `<path id="title-${index}" d="${path}"/>`).join('')}${faces}</defs>` +
    svg`
      <g stroke-linejoin="round">
      <g filter="url(#soft)" opacity=".7">
      ${all('y="10" fill="#000" stroke="#000" stroke-width="18"')}
      </g>
    ` +
    `${all(`y="3" fill="${palette.deep}" stroke="${palette.deep}" stroke-width="19"`)}${sides.join('')}${edges.join('')}` +
    `${ids.map((id, index) => use(id, `fill="url(#face-${index})"`)).join('')}</g>`
  )
}

/** A two-tone gradient with a hard horizon, as on polished metal, over the height of one line. */
function face(
  index: number,
  box: Pick<TextBox, 'top' | 'bottom'>,
  accented: boolean,
  palette: Palette,
): string {
  const metal: Stop[] = accented
    ? [
        [0, lighter(palette.accent, 0.85)],
        [0.46, lighter(palette.accent, 0.35)],
        [0.54, palette.accent],
        [1, mix(palette.accent, palette.deep, 0.18)],
      ]
    : [
        [0, '#ffffff'],
        [0.46, lighter(palette.light, 0.35)],
        [0.54, palette.light],
        [1, mix(palette.light, palette.dark, 0.8)],
      ]
  return svg`
    <linearGradient id="face-${index}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${rounded(box.top)}" y2="${rounded(box.bottom)}">
    ${stops(metal)}
    </linearGradient>
  `
}

interface LinePath {
  path: string
  top: number
  bottom: number
}

function titlePaths(
  parts: ArtParts,
  title: string,
  fontName: FontName,
  placement: TitlePlacement,
  random: DrawingRandom,
): LinePath[] {
  const wanted = parts.font(fontName)
  const font = [...title].every((letter) => wanted.hasChar(letter)) ? wanted : parts.font(fontOfAllLetters)
  const text = mixedCase.includes(fontName) ? title : title.toUpperCase()
  const capitals = capitalHeight(font)
  const lines = breakTitle(text, { ...placement, capitalHeight: capitals }, (line) => textWidth(font, line))
  const block: TextBox = {
    left: placement.centreX - placement.width / 2,
    right: placement.centreX + placement.width / 2,
    top: placement.bottom - blockHeight(lines, capitals),
    bottom: placement.bottom,
  }
  const bend = random.pick(Object.keys(bends) as BendName[])
  let baseLine = block.top
  const outlines = lines.map(({ text: line, size }, index) => {
    baseLine += size * (capitals + (index === 0 ? 0 : lineGapShare))
    const left = placement.centreX - (textWidth(font, line) * size) / 2
    return warpOutline(outlineText(font, line, left, baseLine, size), block, bend)
  })
  return intoRoom(outlines, placement)
}

/** Bends and swashes can exceed the block: the real extent has to fit. */
function intoRoom(outlines: readonly OutlineStep[][], placement: TitlePlacement): LinePath[] {
  const bounds = outlineBounds(outlines.flat())
  const scale = Math.min(
    1,
    placement.width / (bounds.right - bounds.left),
    (placement.height * 1.18) / (bounds.bottom - bounds.top),
  )
  const move = (x: number, y: number): [number, number] => [
    placement.centreX + (x - (bounds.left + bounds.right) / 2) * scale,
    placement.bottom + (y - bounds.bottom) * scale,
  ]
  return outlines.map((outline) => {
    const own = outlineBounds(outline)
    return { path: outlinePath(outline, move), top: move(0, own.top)[1], bottom: move(0, own.bottom)[1] }
  })
}
