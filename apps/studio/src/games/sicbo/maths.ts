// SPDX-License-Identifier: Apache-2.0
import { paying, type TableGame } from '../../fair/table/table-game.ts'
import { combinationsOf, dieOf } from '../../fair/table/dice.ts'

export interface SicboEvent {
  readonly type: 'dice'
  /** Three faces, 1 to 6. */
  readonly faces: readonly number[]
}

export const SICBO_FACES = [1, 2, 3, 4, 5, 6] as const
export const SICBO_TOTALS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const
/** What a total pays to one; totals above ten pay as 21 less the total. */
const TOTAL_ODDS: Readonly<Record<number, number>> = { 4: 60, 5: 30, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6 }
/** What the other spots pay to one; a single face pays one for each die that shows it. */
export const SICBO_ODDS = { half: 1, double: 10, triple: 180, 'any-triple': 30, pair: 6 } as const

/** The kinds of spots, and the numbers in each id after its kind. */
export type SicboKind =
  | 'small'
  | 'big'
  | 'odd'
  | 'even'
  | 'any-triple'
  | 'total'
  | 'double'
  | 'triple'
  | 'pair'
  | 'single'

const pairs = SICBO_FACES.flatMap((low) =>
  SICBO_FACES.filter((high) => high > low).map((high) => `pair-${low}-${high}`),
)

export const SICBO_SPOTS: readonly string[] = [
  'small',
  'big',
  'odd',
  'even',
  'any-triple',
  ...SICBO_TOTALS.map((total) => `total-${total}`),
  ...SICBO_FACES.map((face) => `double-${face}`),
  ...SICBO_FACES.map((face) => `triple-${face}`),
  ...pairs,
  ...SICBO_FACES.map((face) => `single-${face}`),
]

/** What a total pays to one. */
export function totalOdds(total: number): number {
  return TOTAL_ODDS[total <= 10 ? total : 21 - total]!
}

/** The kind of a spot and its numbers: "pair-2-5" is a pair of 2 and 5. */
export function sicboSpot(id: string): { readonly kind: SicboKind; readonly numbers: readonly number[] } {
  const [name, ...rest] = id.split('-')
  return id === 'any-triple'
    ? { kind: 'any-triple', numbers: [] }
    : { kind: name as SicboKind, numbers: rest.map(Number) }
}

function returns(id: string, faces: readonly number[]): number {
  const { kind, numbers } = sicboSpot(id)
  const total = faces.reduce((sum, face) => sum + face, 0)
  const count = (wanted: number) => faces.filter((face) => face === wanted).length
  const isTriple = faces.every((face) => face === faces[0])
  const [first = 0, second = 0] = numbers
  const pay = (wins: boolean, odds: number) => (wins ? paying(odds) : 0)
  switch (kind) {
    case 'small':
      return pay(!isTriple && total <= 10, SICBO_ODDS.half)
    case 'big':
      return pay(!isTriple && total >= 11, SICBO_ODDS.half)
    case 'odd':
      return pay(!isTriple && total % 2 === 1, SICBO_ODDS.half)
    case 'even':
      return pay(!isTriple && total % 2 === 0, SICBO_ODDS.half)
    case 'any-triple':
      return pay(isTriple, SICBO_ODDS['any-triple'])
    case 'total':
      return pay(total === first, totalOdds(first))
    case 'double':
      return pay(count(first) >= 2, SICBO_ODDS.double)
    case 'triple':
      return pay(count(first) === 3, SICBO_ODDS.triple)
    case 'pair':
      return pay(count(first) > 0 && count(second) > 0, SICBO_ODDS.pair)
    case 'single':
      return pay(count(first) > 0, count(first))
  }
}

/** Sic bo: three dice. */
export const sicboGame: TableGame<SicboEvent, readonly number[]> = {
  spots: SICBO_SPOTS,
  floats: 3,
  deal: (floats) => [{ type: 'dice', faces: floats.slice(0, 3).map(dieOf) }],
  judge: (events) => events[0]!.faces,
  returns,
  best: combinationsOf(3),
}
