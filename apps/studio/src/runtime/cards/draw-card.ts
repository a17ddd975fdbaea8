// SPDX-License-Identifier: Apache-2.0
import './cards.css'
import { cardName, isRed, rankOf, rankSign, suitOf } from './card.ts'

const SPACE = 'http://www.w3.org/2000/svg'
const [WIDTH, HEIGHT] = [100, 140]

/** Spades, hearts, clubs, diamonds in a square of 24. */
const suitPaths = [
  'M12 1.5C12 1.5 2.6 8.6 2.6 14.1c0 2.9 2.1 4.8 4.6 4.8 1.6 0 2.9-.8 3.7-2-.3 2.2-1.2 4.1-2.8 5.6h7.8c-1.6-1.5-2.5-3.4-2.8-5.6.8 1.2 2.1 2 3.7 2 2.5 0 4.6-1.9 4.6-4.8C21.4 8.6 12 1.5 12 1.5Z',
  'M12 22C5.4 16.3 2 12.4 2 8.2 2 4.8 4.6 2.4 7.5 2.4c1.9 0 3.6 1 4.5 2.7.9-1.7 2.6-2.7 4.5-2.7C19.4 2.4 22 4.8 22 8.2c0 4.2-3.4 8.1-10 13.8Z',
  'M12 1.6a4.9 4.9 0 0 1 4.2 7.5 4.9 4.9 0 1 1-3 8.2c.2 2.1 1.1 3.8 2.6 5.2H8.2c1.5-1.4 2.4-3.1 2.6-5.2a4.9 4.9 0 1 1-3-8.2A4.9 4.9 0 0 1 12 1.6Z',
  'M12 1.2C14 5.2 17 9 20.6 12 17 15 14 18.8 12 22.8 10 18.8 7 15 3.4 12 7 9 10 5.2 12 1.2Z',
] as const

/** The three crests of king, queen and jack, in a square of 48. */
const crests: Readonly<Record<number, string>> = {
  11: 'M8 40V18l8 7 8-17 8 17 8-7v22Zm6-5h20v-3H14Z',
  12: 'M6 40 4 15l9 9 4-14 7 12 7-12 4 14 9-9-2 25Zm8-5h20v-3H14Z',
  13: 'M5 41V14l9 8 5-9 3 3V9h-4V5h4V1h4v4h4v4h-4v7l3-3 5 9 9-8v27Zm7-6h24v-3H12Z',
}

export interface CardLook {
  /** Shows the back; the name is then this text, and nothing reveals the card. */
  readonly backName?: string
}

/** One playing card, 0 to 51, as a picture that fills the width of its container; its name is read aloud. */
export function drawCard(card: number, { backName }: CardLook = {}): SVGSVGElement {
  const svg = part('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    class: 'card-svg',
    role: 'img',
    'aria-label': backName ?? cardName(card),
  })
  const parts = backName === undefined ? faceOf(card) : back()
  svg.append(...parts)
  if (backName === undefined && isRed(card)) svg.dataset['red'] = ''
  return svg
}

function faceOf(card: number): SVGElement[] {
  const index = part('text', { x: '9', y: '37', class: 'card-rank' })
  index.textContent = rankSign(card)
  // The only rank of two signs is as wide as the others look.
  if (rankOf(card) === 10) {
    index.setAttribute('textLength', '42')
    index.setAttribute('lengthAdjust', 'spacingAndGlyphs')
  }
  const crest = crests[rankOf(card)]
  return [
    part('rect', { x: '.75', y: '.75', width: '98.5', height: '138.5', rx: '9', class: 'card-paper' }),
    ...(crest ? [suited(crest, 46, 16, 1, 'card-crest')] : []),
    index,
    suited(suitPaths[suitOf(card)]!, 11, 44, 0.95, 'card-suit'),
    suited(suitPaths[suitOf(card)]!, 36, 76, 2.35, 'card-large-suit'),
  ]
}

function back(): SVGElement[] {
  return [
    part('rect', { x: '.75', y: '.75', width: '98.5', height: '138.5', rx: '9', class: 'card-paper' }),
    part('rect', { x: '6', y: '6', width: '88', height: '128', rx: '6', class: 'card-back' }),
    part('path', { d: lattice(), class: 'card-lattice' }),
    part('circle', { cx: '50', cy: '70', r: '19', class: 'card-seal' }),
    part('path', { d: 'M50 57l11.3 6.5v13L50 83l-11.3-6.5v-13Z', class: 'card-sign' }),
  ]
}

/** Diamonds all over the back. */
function lattice(): string {
  const rows = Array.from({ length: 8 }, (_, row) => 14 + row * 16)
  const columns = Array.from({ length: 5 }, (_, column) => 14 + column * 18)
  return rows.flatMap((y) => columns.map((x) => `M${x} ${y - 5}l5 5-5 5-5-5Z`)).join('')
}

function suited(path: string, x: number, y: number, scale: number, name: string): SVGElement {
  return part('path', { d: path, transform: `translate(${x} ${y}) scale(${scale})`, class: name })
}

function part<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(SPACE, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
