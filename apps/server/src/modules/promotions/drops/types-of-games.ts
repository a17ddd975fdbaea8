// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'
import { gameTypesOf } from '../../catalogue/index.ts'
import { lotteryVendor } from '../../lottery/index.ts'
import { gameTypeOf, sportsbookVendor } from '../../sportsbook/index.ts'

/** Says the type of a game; undefined: the catalogue does not know it. */
export type TypeOfGame = (game: { vendor: string; gameCode: string }) => string | undefined

/** The types of these games; the platform's own lotteries and its book are not in the catalogue. */
export async function typesOfGames(
  db: Queries,
  games: readonly { vendor: string; gameCode: string }[],
): Promise<TypeOfGame> {
  const types = await gameTypesOf(
    db,
    games.map(({ vendor, gameCode }) => ({ vendorCode: vendor, gameId: gameCode })),
  )
  return ({ vendor, gameCode }) => {
    if (vendor === lotteryVendor.vendorCode) return 'LOTT'
    if (vendor === sportsbookVendor.vendorCode) return gameTypeOf(gameCode)
    return types.get(`${vendor}/${gameCode}`)
  }
}
