// SPDX-License-Identifier: Apache-2.0
import { paying, type TableGame } from '../../fair/table/table-game.ts'

export const XOCDIA_DISCS = 4
export const XOCDIA_SPOTS = ['even', 'odd', 'red-4', 'red-3', 'red-2', 'red-1', 'red-0'] as const

export interface XocdiaEvent {
  readonly type: 'discs'
  /** One for each disc: true shows its red side. */
  readonly red: readonly boolean[]
}

/** What each spot pays: profit to one. */
export const XOCDIA_ODDS: Readonly<
  Record<(typeof XOCDIA_SPOTS)[number], readonly [profit: number, per: number]>
> = {
  even: [95, 100],
  odd: [95, 100],
  'red-4': [14, 1],
  'red-3': [285, 100],
  'red-2': [160, 100],
  'red-1': [285, 100],
  'red-0': [14, 1],
}

function wins(spot: string, red: number): boolean {
  if (spot === 'even') return red % 2 === 0
  if (spot === 'odd') return red % 2 === 1
  return spot === `red-${red}`
}

/** Xoc Dia: four discs, red on one side and white on the other, are shaken under a bowl. */
export const xocdiaGame: TableGame<XocdiaEvent, number> = {
  spots: XOCDIA_SPOTS,
  floats: XOCDIA_DISCS,
  deal: (floats) => [{ type: 'discs', red: floats.slice(0, XOCDIA_DISCS).map((float) => float < 0.5) }],
  judge: (events) => events[0]!.red.filter(Boolean).length,
  returns: (spot, red) =>
    wins(spot, red) ? paying(...XOCDIA_ODDS[XOCDIA_SPOTS.find((known) => known === spot)!]) : 0,
  best: [0, 1, 2, 3, 4],
}
