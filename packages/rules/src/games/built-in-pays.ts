// SPDX-License-Identifier: Apache-2.0
import { payTable, type PayTable } from './pay-table.ts'

const MILLION = 1_000_000
const FLOATS = 2 ** 32
const ROLLS = 10_001
const plinkoTenths = [330, 110, 40, 20, 11, 6, 3, 6, 11, 20, 40, 110, 330]

/** The choice of a player for whom a table holds. */
export const builtInSettings = ['dice', 'limbo', 'mines', 'plinko', 'crash'] as const
export type BuiltInSetting = (typeof builtInSettings)[number]

/**
 * What the built-in games pay with the choices with which they open: dice over 50.50, limbo and crash at 2.00x,
 * plinko with 12 rows and medium risk, mines with three mines and three tiles. Tests of the studio compare these
 * tables with its maths.
 */
const tables: Readonly<Record<BuiltInSetting, () => PayTable>> = {
  dice: () =>
    payTable([{ multiplier: 2 * MILLION, chance: 1 - Math.ceil((5_051 * FLOATS) / ROLLS) / FLOATS }]),
  limbo: () => payTable([{ multiplier: 2 * MILLION, chance: (Math.floor(0.495 * FLOATS) + 1) / FLOATS }]),
  mines: () => payTable([{ multiplier: 1_478_571, chance: 1_540 / 2_300 }]),
  plinko: () =>
    plinkoTenths.map((tenths, slot) => ({
      multiplier: (tenths * MILLION) / 10,
      chance: waysTo(plinkoTenths.length - 1, slot) / 2 ** (plinkoTenths.length - 1),
    })),
  crash: () => payTable([{ multiplier: 2 * MILLION, chance: 0.495 }]),
}

/** The table of a built-in game by its code in the catalogue, such as `inh_dice`; undefined for all others. */
export function builtInPays(gameCode: string): { setting: BuiltInSetting; pays: PayTable } | undefined {
  const setting = builtInSettings.find((name) => gameCode === `inh_${name}`)
  return setting && { setting, pays: tables[setting]() }
}

/** C(rows, turns). */
function waysTo(rows: number, turns: number): number {
  let ways = 1
  for (let index = 1; index <= turns; index += 1) ways = (ways * (rows - turns + index)) / index
  return ways
}
