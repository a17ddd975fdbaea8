// SPDX-License-Identifier: Apache-2.0
import { payTable, type PayTable } from './pay-table.ts'

const MILLION = 1_000_000
/** The wins of a game, in stakes; the more volatile it is, the further it goes. */
const ladder = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000]
const stepsByVolatility: Readonly<Record<number, number>> = { 1: 5, 2: 7, 3: 9, 4: 11, 5: 13 }
const usualVolatility = 3
/** Most stakes on these are even chances, or nearly so. */
const evenTypes: ReadonlySet<string> = new Set([
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
])

/**
 * A model of a game of which only the return (in millionths) and perhaps the volatility (1 to 5) are known. Its
 * wins are the first steps of the ladder, and every step pays the same share of the return, so that the return
 * is exactly what is stated. Without a volatility, tables, sports and draws pay the double stake, others are of
 * volatility 3.
 */
export function payTableOfStated(game: {
  gameType: string
  returnMillionths: number
  volatility: number | null
}): PayTable {
  const stated = game.returnMillionths / MILLION
  const steps = stepsByVolatility[game.volatility ?? usualVolatility] ?? ladder.length
  const wins = game.volatility === null && evenTypes.has(game.gameType) ? [2] : ladder.slice(0, steps)
  return payTable(
    wins.map((times) => ({ multiplier: times * MILLION, chance: stated / wins.length / times })),
  )
}
