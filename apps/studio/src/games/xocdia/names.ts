// SPDX-License-Identifier: Apache-2.0
import { t } from '../../runtime/texts.ts'
import { XOCDIA_DISCS, XOCDIA_ODDS, type XOCDIA_PLACES } from './maths.ts'

export type XocdiaPlace = (typeof XOCDIA_PLACES)[number]

/** So many red sides of four, in words. */
export function discsText(red: number): string {
  return t('studio.xocdia.discs', { red, white: XOCDIA_DISCS - red })
}

/** A place in words. */
export function placeName(place: XocdiaPlace): string {
  if (place === 'even') return t('studio.table.even')
  return place === 'odd' ? t('studio.table.odd') : discsText(Number(place.slice(-1)))
}

/** "0.95:1" */
export function oddsOf(place: XocdiaPlace): string {
  const [profit, per] = XOCDIA_ODDS[place]
  return `${profit / per}:1`
}
