// SPDX-License-Identifier: Apache-2.0
import { drawSvg } from '../../runtime/page/draw-svg.ts'

/** The symbols from the largest prize: diamond, crown, star, bell, clover, cherry, coin. */
const shapes: readonly (readonly (readonly [path: string, fill: string])[])[] = [
  [
    ['M8 38L26 14H74L92 38L50 92Z', '#45d4ff'],
    ['M26 14H74L64 38H36Z', '#c9f2ff'],
    ['M8 38L26 14L36 38Z', '#8be4ff'],
    ['M36 38H64L50 92Z', '#1fa8dc'],
    ['M64 38H92L50 92Z', '#0f6fa8'],
  ],
  [
    ['M10 78L6 28L30 48L50 14L70 48L94 28L90 78Z', '#ffc94d'],
    ['M50 14L70 48L94 28L90 78H50Z', '#e9a21f'],
    ['M10 78H90V90H10Z', '#b36b0a'],
    ['M50 56L58 66L50 76L42 66Z', '#ff4f6d'],
  ],
  [
    ['M50 6L63 37L96 40L71 62L79 95L50 77L21 95L29 62L4 40L37 37Z', '#b06bff'],
    ['M50 6L63 37L96 40L71 62L79 95L50 77Z', '#7b3fe0'],
  ],
  [
    [
      'M50 8C56 8 58 12 58 17C76 22 80 38 80 58L92 76V82H8V76L20 58C20 38 24 22 42 17C42 12 44 8 50 8Z',
      '#ff9a3d',
    ],
    ['M58 17C76 22 80 38 80 58L92 76V82H62C70 60 68 34 58 17Z', '#d96a10'],
    ['M38 86H62C62 94 56 98 50 98C44 98 38 94 38 86Z', '#a84a08'],
  ],
  [
    [
      'M48 52C30 60 12 54 12 40C12 28 26 24 32 32C26 18 38 8 48 14C60 8 72 18 66 32C72 24 88 28 88 40C88 54 68 60 52 52C54 70 58 84 68 94H58C48 84 46 68 48 52Z',
      '#22b866',
    ],
    ['M50 48C54 40 60 36 66 32C72 24 88 28 88 40C88 54 68 58 50 48Z', '#0f8a4a'],
  ],
  [
    ['M66 6C50 22 38 34 32 54L40 56C46 38 56 26 64 18C64 34 66 46 70 58L78 56C72 40 72 24 74 10Z', '#2f9e44'],
    ['M32 50a21 21 0 1 1 0 42a21 21 0 0 1 0-42z', '#ff3b4e'],
    ['M72 54a20 20 0 1 1 0 40a20 20 0 0 1 0-40z', '#d81e3a'],
    ['M24 58a7 7 0 1 1 0 14a7 7 0 0 1 0-14z', '#ff9aa4'],
  ],
  [
    ['M50 8a42 42 0 1 1 0 84a42 42 0 0 1 0-84z', '#c3cbdc'],
    ['M50 18a32 32 0 1 1 0 64a32 32 0 0 1 0-64z', '#8d99b3'],
    ['M46 30H56V70H46V42L38 46V38Z', '#f4f7ff'],
  ],
]

/** The picture of a symbol. */
export function drawSymbol(symbol: number): SVGSVGElement {
  return drawSvg('0 0 100 100', shapes[symbol]!)
}
