import type { ArtParts } from './art-parts.ts'
import { darker, fromHue, lighter, mix } from './colour.ts'
import type { Colour } from './colour.ts'
import { drawingRandom } from './drawing-random.ts'
import type { DrawingRandom } from './drawing-random.ts'
import { onCircle, polygon, repeat, roundGradient, rounded, starPath, svg, svgDocument, verticalGradient } from './drawing.ts'
import type { FontName } from './lettering/fonts.ts'
import { outlineBounds, outlinePath, outlineText } from './lettering/outline-text.ts'

/** A studio's sign to be drawn: a mark and the name in a display font, on a dark ground of its colour. */
export interface VendorLogo {
  id: string
  name: string
}

export const vendorLogoSize = { width: 480, height: 240 }

const fonts: readonly FontName[] = ['russo-one', 'orbitron', 'bungee', 'lilita-one', 'titan-one', 'figtree', 'chango', 'bangers', 'cinzel-decorative', 'figtree']

/** Draws a studio's sign as an SVG document, 480 by 240. */
export function drawVendorLogo(parts: ArtParts, { id, name }: VendorLogo): string {
  const random = drawingRandom(`${id}/vendor`)
  const hue = random.between(0, 360)
  const first = fromHue(hue, 0.85, 0.58)
  const second = fromHue(hue + random.pick([42, 150, 200, -40]), 0.9, 0.6)
  const { width, height } = vendorLogoSize
  const ground = mix('#0b101c', first, 0.1)
  const fontName = random.pick(fonts)
  const mark = random.pick(Object.values(marks))
  const stacked = name.length > 9
  return svgDocument(width, height, [
    svg`
      <defs>
      ${roundGradient('glow', width * 0.5, height * 0.1, width * 0.6, [[0, mix(ground, first, 0.34)], [1, ground]])}
      ${verticalGradient('letters', [[0, '#ffffff'], [0.5, lighter(first, 0.72)], [1, lighter(first, 0.4)]])}
      ${verticalGradient('mark', [[0, lighter(first, 0.35)], [1, darker(first, 0.12)]])}
      ${verticalGradient('mark-second', [[0, lighter(second, 0.35)], [1, darker(second, 0.1)]])}
      </defs>
    `,
    `<rect width="${width}" height="${height}" fill="url(#glow)"/>`,
    hexagonTexture(first, random),
    stacked
      ? svg`
        <g transform="translate(240 82) scale(.82)">
        ${mark(random)}
        </g>
        ${wordmark(parts, fontName, name, { left: 40, right: 440, centreY: 182, height: 46, centred: true })}
      `
      : svg`
        <g transform="translate(104 120)">
        ${mark(random)}
        </g>
        ${wordmark(parts, fontName, name, { left: 186, right: 448, centreY: 120, height: 62, centred: false })}
      `,
  ].join(''))
}

interface WordmarkRoom {
  left: number
  right: number
  centreY: number
  height: number
  centred: boolean
}

function wordmark(parts: ArtParts, fontName: FontName, name: string, room: WordmarkRoom): string {
  const outline = outlineText(parts.font(fontName), name, 0, 0, 100)
  const bounds = outlineBounds(outline)
  const scale = Math.min((room.right - room.left) / (bounds.right - bounds.left), room.height / (bounds.bottom - bounds.top))
  const slack = room.centred ? (room.right - room.left - (bounds.right - bounds.left) * scale) / 2 : 0
  const path = outlinePath(outline, (x, y) => [room.left + slack + (x - bounds.left) * scale, room.centreY + (y - (bounds.top + bounds.bottom) / 2) * scale])
  return `<path d="${path}" transform="translate(0 4)" fill="#000" opacity=".45"/><path d="${path}" fill="url(#letters)"/>`
}

function hexagonTexture(colour: Colour, random: DrawingRandom): string {
  const tiles = repeat(14, () => starPath(random.between(0, 480), random.between(0, 240), random.between(14, 44), 3, 1, 30))
  return `<path d="${tiles}" fill="${colour}" opacity=".07"/>`
}

type Mark = (random: DrawingRandom) => string

/** Geometric marks around the origin, about 60 in radius. */
const marks: Record<string, Mark> = {
  prism: () => svg`
    <path d="${polygon([[0, -60], [56, 38], [0, 60]])}" fill="url(#mark)"/>
    <path d="${polygon([[0, -60], [-56, 38], [0, 60]])}" fill="url(#mark-second)"/>
  `,
  orbit: () => '<circle r="30" fill="url(#mark)"/><ellipse rx="62" ry="22" fill="none" stroke="url(#mark-second)" stroke-width="10" transform="rotate(-28)"/><circle cx="50" cy="-34" r="10" fill="#fff"/>',
  hive: () => [[0, 0], [0, -46], [40, -23], [40, 23], [0, 46], [-40, 23], [-40, -23]].map(([x = 0, y = 0], index) => `<path d="${starPath(x, y, 24, 3, 1, -90)}" fill="url(#${index % 2 === 0 ? 'mark' : 'mark-second'})"/>`).join(''),
  flare: (random) => svg`
    <path d="${starPath(0, 0, 62, random.pick([4, 5, 6]), 0.36)}" fill="url(#mark)"/>
    <path d="${starPath(0, 0, 30, 4, 0.4, -45)}" fill="#fff" opacity=".9"/>
  `,
  gate: () => '<path d="M-54 58V-8A54 54 0 0 1 54 -8V58H26V-6A26 26 0 0 0 -26 -6V58Z" fill="url(#mark)"/><circle cy="30" r="18" fill="url(#mark-second)"/>',
  wave: () => '<path d="M-62 20C-40 -50 -10 -50 4 -6S42 34 62 -20C54 56 16 66 -6 26S-44 -10 -62 20Z" fill="url(#mark)"/><path d="M-50 44C-20 70 30 70 54 34" fill="none" stroke="url(#mark-second)" stroke-width="10" stroke-linecap="round"/>',
  shield: () => svg`
    <path d="M0 -62L54 -40V8C54 40 26 56 0 66C-26 56 -54 40 -54 8V-40Z" fill="url(#mark)"/>
    <path d="${starPath(0, 2, 30, 5, 0.45)}" fill="url(#mark-second)"/>
  `,
  peaks: () => svg`
    <path d="${polygon([[-64, 50], [-20, -44], [22, 50]])}" fill="url(#mark)"/>
    <path d="${polygon([[-8, 50], [28, -16], [64, 50]])}" fill="url(#mark-second)"/>
  `,
  bolt: () => svg`
    <circle r="60" fill="url(#mark)"/>
    <path d="${polygon([[12, -46], [-28, 10], [-4, 10], [-14, 48], [30, -10], [4, -10]])}" fill="#fff"/>
  `,
  petals: (random) => repeat(6, (index) => {
    const [x, y] = onCircle(0, 0, 32, index * 60)
    return `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="30" ry="15" transform="rotate(${index * 60} ${rounded(x)} ${rounded(y)})" fill="url(#${index % 2 === 0 ? 'mark' : 'mark-second'})" opacity=".92"/>`
  }) + (random.happens(0.5) ? '<circle r="12" fill="#fff"/>' : ''),
}
