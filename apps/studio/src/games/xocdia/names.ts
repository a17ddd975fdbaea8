// SPDX-License-Identifier: Apache-2.0
import { t } from '../../runtime/texts.ts'
import { XOCDIA_DISCS, XOCDIA_ODDS, type XOCDIA_SPOTS } from './maths.ts'

export type XocdiaSpot = (typeof XOCDIA_SPOTS)[number]

/** So many red sides of four, in words. */
export function discsText(red: number): string {
  return t('studio.xocdia.discs', { red, white: XOCDIA_DISCS - red })
}

/** A spot in words. */
export function spotName(spot: XocdiaSpot): string {
  if (spot === 'even') return t('studio.table.even')
  return spot === 'odd' ? t('studio.table.odd') : discsText(Number(spot.slice(-1)))
}

/** "0.95:1" */
export function oddsOf(spot: XocdiaSpot): string {
  const [profit, per] = XOCDIA_ODDS[spot]
  return `${profit / per}:1`
}
