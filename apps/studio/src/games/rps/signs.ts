// SPDX-License-Identifier: Apache-2.0
import { drawSvg } from '../../runtime/page/draw-svg.ts'

/** A rock, a sheet of paper, a pair of scissors, by the numbers of the signs. */
const shapes: readonly (readonly (readonly [path: string, fill: string])[])[] = [
  [
    ['M12 62L24 32L52 16L80 28L92 58L76 84H28Z', '#8d99b3'],
    ['M24 32L52 16L56 42L34 52Z', '#c3cbdc'],
    ['M52 16L80 28L74 50L56 42Z', '#aab4c9'],
    ['M80 28L92 58L74 50Z', '#7d89a5'],
    ['M34 52L56 42L74 50L66 84H28Z', '#9aa5bd'],
    ['M74 50L92 58L76 84H66Z', '#66728f'],
    ['M12 62L24 32L34 52L28 84Z', '#808ca8'],
  ],
  [
    ['M20 8H64L82 26V92H20Z', '#f4f7ff'],
    ['M64 8L82 26H64Z', '#b9c6e4'],
    ['M30 38H72V43H30ZM30 52H72V57H30ZM30 66H72V71H30ZM30 80H56V85H30Z', '#7fa8e8'],
    ['M30 22H52V28H30Z', '#ff8a3d'],
  ],
  [
    ['M30 6C26 22 34 40 46 54L54 46C44 34 36 20 30 6Z', '#e8eefc'],
    ['M70 6C74 22 66 40 54 54L46 46C56 34 64 20 70 6Z', '#b9c6e4'],
    [
      'M44 50L56 58C62 60 74 62 78 72A14 14 0 1 1 53 78C53 70 48 64 42 58ZM66 70A7 7 0 1 0 66 84A7 7 0 1 0 66 70Z',
      '#ff5d4d',
    ],
    [
      'M56 50L44 58C38 60 26 62 22 72A14 14 0 1 0 47 78C47 70 52 64 58 58ZM34 70A7 7 0 1 1 34 84A7 7 0 1 1 34 70Z',
      '#ff7a5c',
    ],
    ['M50 48a4 4 0 1 1 0 8a4 4 0 0 1 0-8z', '#5c6f93'],
  ],
]

/** The picture of a sign. */
export function drawSign(sign: number): SVGSVGElement {
  return drawSvg('0 0 100 100', shapes[sign]!)
}
