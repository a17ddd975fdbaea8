// SPDX-License-Identifier: Apache-2.0
import { cardGameOfTitle } from '@tessera/rules/games/card-rooms/card-game-of-title'
import { RAKE_BASIS_POINTS } from '@tessera/rules/games/card-rooms/rake-turnover'
import { HALL_EDGE } from '@tessera/rules/games/fishing/hall-facts'
import { hallOfTitle } from '@tessera/rules/games/fishing/hall-of-title'
import { leastEdgeOfRoomGame } from '@tessera/rules/games/least-edges'
import { roomOfGame, type CatalogueTitle } from '@tessera/rules/games/rooms/room-of-game'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { demonstrationOf } from '../snapshot/demonstration.ts'
import { readVersion } from '../snapshot/read-snapshot.ts'
import type { Game } from '../snapshot/snapshot.ts'
import { edgeOfGame, type UsualEdges } from './edge-of-game.ts'

/** What the house keeps at least of a stake, by game. In memory: a bet never waits for it, followers of bets do. */
export interface GameEdges {
  /** Reads what has changed; whoever holds a connection passes it. */
  refresh(db?: Queries): Promise<void>
  /**
   * In hundredths of a per cent, by the vendor's name in the catalogue and the vendor's code; 0 for a game that nobody
   * knows. Closed games are known: rounds of them may still be settled.
   */
  of(vendor: string, gameCode: string): number
}

/** The edges of games that the platform itself offers, by their codes; they are not in the catalogue. */
export type OwnEdges = Readonly<Record<string, (db: Queries) => Promise<(gameCode: string) => number>>>

type ListedRow = KnownGame & Pick<Game, 'client' | 'name' | 'features' | 'lines' | 'volatility' | 'hasTrial'>
type KnownGame = Pick<Game, 'vendorCode' | 'gameId' | 'gameType' | 'edgeBasisPoints' | 'rtpBasisPoints'>

/** Keeps the edges of all games of the catalogue and of the platform's own ones. */
export function createGameEdges({
  database,
  settings,
  own,
}: {
  database: Queries
  settings: Settings
  own: OwnEdges
}): GameEdges {
  const games = new Map<string, KnownGame>()
  let read = -1
  let usual: UsualEdges = new Map()
  const ownEdges = new Map<string, (gameCode: string) => number>()
  return {
    async refresh(db = database) {
      const version = await readVersion(db)
      if (version !== read)
        for (const game of await gamesSince(db, read)) games.set(`${game.vendorCode}/${game.gameId}`, game)
      read = version
      usual = await usualEdges(settings)
      for (const [vendor, edges] of Object.entries(own)) ownEdges.set(vendor, await edges(db))
    },
    of(vendor, gameCode) {
      const ours = ownEdges.get(vendor)
      if (ours) return ours(gameCode)
      const game = games.get(`${vendor}/${gameCode}`)
      return game ? edgeOfGame(game, usual) : 0
    },
  }
}

/** What is taken where nothing is stated, as operators have set it. */
export const usualEdges = async (settings: Settings): Promise<UsualEdges> =>
  new Map(
    (await settings.read('rewards.usualEdges')).map(({ gameType, percent }) => [
      gameType,
      Math.round(percent * 100),
    ]),
  )

/** Also hidden games. A demonstration title states what its engine returns, and nothing without one. */
async function gamesSince(db: Queries, version: number): Promise<KnownGame[]> {
  const rows = await db.query<ListedRow>(sql`
    select vendor_code as "vendorCode", game_id as "gameId", game_type as "gameType", name, edge_basis_points as "edgeBasisPoints", rtp_basis_points as "rtpBasisPoints", client, features, lines, volatility,
      has_trial as "hasTrial"
    from catalogue_game where changed_in > ${version}`)
  return rows.map((row) => ({
    vendorCode: row.vendorCode,
    gameId: row.gameId,
    gameType: row.gameType,
    edgeBasisPoints: row.edgeBasisPoints,
    rtpBasisPoints: row.rtpBasisPoints,
    ...(row.client === 'sample' && statedOf(row)),
  }))
}

/**
 * At a table each bet has a return of its own, and the stated one is that of the worst. Among players nothing is stated, and
 * bets count by the rake. In a hall the least return is stated, and the best fish return more.
 */
function statedOf(row: ListedRow): Pick<KnownGame, 'edgeBasisPoints' | 'rtpBasisPoints'> {
  const { rtpBasisPoints, plays } = demonstrationOf(row)
  return { rtpBasisPoints, edgeBasisPoints: row.edgeBasisPoints ?? provenOf({ ...row, plays }) }
}

function provenOf(title: CatalogueTitle): number | null {
  const room = roomOfGame(title)
  if (room) return leastEdgeOfRoomGame(room.game)
  if (hallOfTitle(title)) return HALL_EDGE
  return cardGameOfTitle(title) ? RAKE_BASIS_POINTS : null
}
