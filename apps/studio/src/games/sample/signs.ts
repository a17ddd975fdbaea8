// SPDX-License-Identifier: Apache-2.0
import { t } from '../../runtime/texts.ts'
import type { PayingSymbol } from './maths.ts'

const drawn = 'http://www.w3.org/2000/svg'
/**
 * The symbols of the reels for the pay table, in the same shapes and colours: drawn, so that no font needs
 * them.
 */
const signs: Readonly<Record<PayingSymbol, readonly [colour: string, path: string]>> = {
  A: ['#ffd75e', 'M-36 26-40-18-19-2 0-34 19-2 40-18 36 26z'],
  B: ['#ff9d45', 'M0-38 11-13 38-10 17 8 24 34 0 20-24 34-17 8-38-10-11-13z'],
  C: ['#b48cff', 'M-22-30H22L40-8 0 38-40-8z'],
  D: ['#ff6f91', 'M0 36C-62-4-32-48 0-18 32-48 62-4 0 36z'],
  E: [
    '#3fdd94',
    'M-34 6a17 17 0 1 0 34 0 17 17 0 1 0-34 0zM0 6a17 17 0 1 0 34 0 17 17 0 1 0-34 0zM-17-17a17 17 0 1 0 34 0 17 17 0 1 0-34 0zM-5 4H5L11 36H-11z',
  ],
  F: ['#4dc6ff', 'M0-38C14-14 30-4 30 12 30 46-30 46-30 12-30-4-14-14 0-38z'],
  G: ['#c9a27a', 'M-32 0a32 32 0 1 0 64 0 32 32 0 1 0-64 0z'],
}

/** The picture of a symbol, named by its position in the table. */
export function signOf(symbol: PayingSymbol): SVGSVGElement {
  const [colour, shape] = signs[symbol]
  const picture = document.createElementNS(drawn, 'svg')
  const path = document.createElementNS(drawn, 'path')
  for (const [name, value] of Object.entries({
    viewBox: '-48 -48 96 96',
    width: '24',
    height: '24',
    role: 'img',
    'aria-label': `${t('studio.sample.symbol')} ${Object.keys(signs).indexOf(symbol) + 1}`,
  }))
    picture.setAttribute(name, value)
  path.setAttribute('d', shape)
  path.setAttribute('fill', colour)
  path.setAttribute('stroke', 'rgb(0 0 0 / 0.55)')
  path.setAttribute('stroke-width', '6')
  path.setAttribute('paint-order', 'stroke')
  picture.append(path)
  return picture
}
