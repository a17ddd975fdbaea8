// SPDX-License-Identifier: Apache-2.0
import { combinationsOf, dieOf } from '../../fair/table/dice.ts'
import { paying, type TableGame } from '../../fair/table/table-game.ts'

/** The faces of each die, from 1. */
export const PRAWN_CRAB_SYMBOLS = ['fish', 'prawn', 'crab', 'rooster', 'gourd', 'coin'] as const
export type PrawnCrabSymbol = (typeof PRAWN_CRAB_SYMBOLS)[number]

export interface PrawnCrabEvent {
  readonly type: 'dice'
  /** Three faces, 1 to 6. */
  readonly faces: readonly number[]
}

/** A symbol pays one for each die that shows it, two given symbols 6 to 1, any three of a kind 30 to 1. */
export const PRAWN_CRAB_ODDS = { pair: 6, triple: 30 } as const

const faceOf = (name: string): number => PRAWN_CRAB_SYMBOLS.findIndex((symbol) => symbol === name) + 1

export const PRAWN_CRAB_SPOTS: readonly string[] = [
  ...PRAWN_CRAB_SYMBOLS,
  ...PRAWN_CRAB_SYMBOLS.flatMap((first, index) =>
    PRAWN_CRAB_SYMBOLS.slice(index + 1).map((second) => `${first}-${second}`),
  ),
  'triple',
]

function returns(spot: string, faces: readonly number[]): number {
  const count = (name: string) => faces.filter((face) => face === faceOf(name)).length
  if (spot === 'triple') return faces.every((face) => face === faces[0]) ? paying(PRAWN_CRAB_ODDS.triple) : 0
  const [first, second] = spot.split('-')
  if (second !== undefined) return count(first!) > 0 && count(second) > 0 ? paying(PRAWN_CRAB_ODDS.pair) : 0
  return count(first!) > 0 ? paying(count(first!)) : 0
}

/** Fish, Prawn, Crab: three dice with six symbols. */
export const prawnCrabGame: TableGame<PrawnCrabEvent, readonly number[]> = {
  spots: PRAWN_CRAB_SPOTS,
  floats: 3,
  deal: (floats) => [{ type: 'dice', faces: floats.slice(0, 3).map(dieOf) }],
  judge: (events) => events[0]!.faces,
  returns,
  best: combinationsOf(3),
}
