// SPDX-License-Identifier: Apache-2.0
import { gameNames } from '../../modules/catalogue/index.ts'
import { lotteryVendor, lotteryNamed } from '../../modules/lottery/index.ts'
import type { GameLabel, GameOfVendor, LabelGames } from '../../modules/bets/index.ts'
import { nameOfSport, sportsbookVendor } from '../../modules/sportsbook/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { Say } from '../../platform/http/index.ts'
import { artAddresses } from '../pages/art-addresses.ts'

/**
 * Gives bets and rewards the names of games: a fact contains the vendor as in the catalogue, and the
 * vendor's code of the game. The platform's own lotteries and its book are not in the catalogue.
 */
export const labelGamesFrom =
  (db: Queries): LabelGames =>
  async (games, say) => {
    const wanted = games.map(({ vendor, gameCode }) => ({ vendorCode: vendor, gameId: gameCode }))
    const known = await gameNames(db, wanted)
    const inCatalogue = [...known].map(([key, { name, nodeId }]): [string, GameLabel] => [
      key,
      { name, nodeId, vendorCode: key.slice(0, key.indexOf('/')) },
    ])
    return new Map([...lotteriesAmong(games), ...sportsAmong(games, say), ...inCatalogue])
  }

function lotteriesAmong(games: GameOfVendor[]): [string, GameLabel][] {
  return games
    .filter(({ vendor }) => vendor === lotteryVendor.vendorCode)
    .map(({ vendor, gameCode }) => [
      `${vendor}/${gameCode}`,
      {
        name: lotteryNamed(gameCode) ?? gameCode,
        vendorCode: vendor,
        nodeId: undefined,
        picture: artAddresses.lottery(gameCode),
      },
    ])
}

/** A bet of the book has a sport, or several, for a game. */
function sportsAmong(games: GameOfVendor[], say: Say): [string, GameLabel][] {
  return games.flatMap(({ vendor, gameCode }): [string, GameLabel][] =>
    vendor === sportsbookVendor.vendorCode
      ? [
          [
            `${vendor}/${gameCode}`,
            { name: say(nameOfSport(gameCode)), vendorCode: vendor, nodeId: undefined },
          ],
        ]
      : [],
  )
}
