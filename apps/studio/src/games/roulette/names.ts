// SPDX-License-Identifier: Apache-2.0
import { t } from '../../runtime/texts.ts'
import { ROULETTE_ODDS, type RouletteKind, type RouletteSpot } from './maths.ts'

const ranges: Readonly<Record<string, string>> = {
  'dozen-1': '1–12',
  'dozen-2': '13–24',
  'dozen-3': '25–36',
  low: '1–18',
  high: '19–36',
}

/** What is written on a spot outside of the numbers. */
export function outsideLabel({ id, kind }: RouletteSpot): string {
  if (kind === 'dozen' || kind === 'low' || kind === 'high') return ranges[id]!
  if (kind === 'column') return oddsOf(kind)
  if (kind === 'red') return t('studio.roulette.red')
  if (kind === 'black') return t('studio.roulette.black')
  return t(kind === 'even' ? 'studio.table.even' : 'studio.table.odd')
}

/** "35:1" */
export const oddsOf = (kind: RouletteKind): string => `${ROULETTE_ODDS[kind]}:1`

/** A spot in words: "Split 17, 20". */
export function spotName(spot: RouletteSpot): string {
  const numbers = spot.numbers.join(', ')
  switch (spot.kind) {
    case 'straight':
      return t('studio.roulette.straight', { numbers })
    case 'split':
      return t('studio.roulette.split', { numbers })
    case 'street':
      return t('studio.roulette.street', { numbers })
    case 'corner':
      return t('studio.roulette.corner', { numbers })
    case 'line':
      return t('studio.roulette.line', { numbers })
    case 'dozen':
    case 'low':
    case 'high':
      return t('studio.roulette.range', { range: ranges[spot.id]! })
    case 'column':
      return t('studio.roulette.column', { column: Number(spot.id.slice(-1)) })
    default:
      return outsideLabel(spot)
  }
}

/** A pocket in words: "17 Black". */
export function pocketName(pocket: number, colour: 'green' | 'red' | 'black'): string {
  if (colour === 'green') return String(pocket)
  return `${pocket} ${t(colour === 'red' ? 'studio.roulette.red' : 'studio.roulette.black')}`
}
