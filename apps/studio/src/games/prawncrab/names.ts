// SPDX-License-Identifier: Apache-2.0
import { t } from '../../runtime/texts.ts'
import { PRAWN_CRAB_ODDS, PRAWN_CRAB_SYMBOLS, type PrawnCrabSymbol } from './maths.ts'

const texts = {
  fish: 'studio.prawncrab.fish',
  prawn: 'studio.prawncrab.prawn',
  crab: 'studio.prawncrab.crab',
  rooster: 'studio.prawncrab.rooster',
  gourd: 'studio.prawncrab.gourd',
  coin: 'studio.prawncrab.coin',
} as const

/** The symbols that a spot names: one or two. */
export function symbolsOf(spot: string): PrawnCrabSymbol[] {
  return spot.split('-').flatMap((name) => PRAWN_CRAB_SYMBOLS.find((symbol) => symbol === name) ?? [])
}

/** A spot in words: "Fish, Crab". */
export function spotName(spot: string): string {
  if (spot === 'triple') return t('studio.sicbo.anyTriple')
  return symbolsOf(spot)
    .map((symbol) => t(texts[symbol]))
    .join(', ')
}

/** "6:1"; one symbol pays for each die that shows it. */
export function oddsOf(spot: string): string {
  if (spot === 'triple') return `${PRAWN_CRAB_ODDS.triple}:1`
  return spot.includes('-') ? `${PRAWN_CRAB_ODDS.pair}:1` : '1–3:1'
}

/** The symbols of three faces in words. */
export function facesText(faces: readonly number[]): string {
  return faces.map((face) => t(texts[PRAWN_CRAB_SYMBOLS[face - 1]!])).join(', ')
}
