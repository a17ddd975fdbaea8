// SPDX-License-Identifier: Apache-2.0
import { h } from '../page/element.ts'

/** The name of a spot over its odds. */
export function spotFace(
  name: string | SVGSVGElement | HTMLElement,
  odds: string,
): [HTMLElement, HTMLElement] {
  return [h('span', {}, name), h('small', { dir: 'ltr' }, odds)]
}

/** "35:1" */
export const oddsText = (profit: number, per = 1): string => `${profit}:${per}`
