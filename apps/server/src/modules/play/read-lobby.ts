// SPDX-License-Identifier: Apache-2.0
import { leastBuyInOf } from '@tessera/rules/games/card-rooms/least-buy-in'
import type { Platform } from '../../platform/platform.ts'
import {
  busyKey,
  createBusy,
  createSnapshotSource,
  isBlocked,
  isPlayable,
  namedIn,
  present,
  type CatalogueDeps,
  type Game,
} from '../catalogue/index.ts'
import type { Lobby } from './calls.ts'
import type { GameCatalogue } from './launch/launch-game.ts'

/** The parts of the catalogue that play reads. */
export type CatalogueView = Pick<CatalogueDeps, 'snapshot' | 'busy' | 'gamePicture'>

/** Finds games in the same in-memory snapshot as the lists of the lobby. */
export function readLobby(
  catalogue: CatalogueView,
  suggest: GameCatalogue['suggest'],
): {
  games: GameCatalogue
  lobby: Lobby
  snapshot: CatalogueView['snapshot']
  vendorName(vendorCode: string, language: string): Promise<string>
} {
  async function gameOf(gameId: string, vendorCode: string): Promise<Game | undefined> {
    return (await catalogue.snapshot.current()).titles.find(
      (game) => game.gameId === gameId && (vendorCode === '' || game.vendorCode === vendorCode),
    )
  }
  return {
    snapshot: catalogue.snapshot,
    async vendorName(vendorCode, language) {
      const vendor = (await catalogue.snapshot.current()).vendors.find(
        (each) => each.vendorCode === vendorCode,
      )
      return vendor ? namedIn(language, vendor.names, vendor.name) : vendorCode
    },
    games: {
      suggest,
      async find(gameId, vendorCode, { language, country }) {
        const game = await gameOf(gameId, vendorCode)
        return (
          game && {
            code: game.gameId,
            title: namedIn(language, game.names, game.name),
            vendorName: game.vendorName,
            gameType: game.gameType,
            theme: game.theme,
            picture: catalogue.gamePicture(game),
            open: !game.maintenance,
            blocked: isBlocked(game, country),
            client: game.client,
            plays: game.plays,
            ownPage: game.ownPage,
            hasGame: game.hasGame,
            hasTrial: game.hasTrial,
            isRoom: game.isRoom,
            isTable: game.room !== null || game.cards !== null,
            minimumStake: game.minimumStake,
          }
        )
      },
    },
    lobby: {
      async game(gameId, vendorCode, viewer) {
        const game = await gameOf(gameId, vendorCode)
        return game && { game, visible: present(catalogue, viewer)(game) }
      },
      async rooms({ vendorCode, gameType, currency, cardPlayers }, { language, country }) {
        const { value: players } = await catalogue.busy.players.current()
        return (await catalogue.snapshot.current()).games
          .filter(
            (game) =>
              (game.isRoom || game.room) &&
              (vendorCode === '' || game.vendorCode === vendorCode) &&
              (gameType === '' || game.gameType === gameType),
          )
          .map((game) => ({
            roomId: game.gameId,
            nodeId: game.nodeId,
            displayName: namedIn(language, game.names, game.name),
            iconUrl: catalogue.gamePicture(game),
            minBet: (game.cards && leastBuyInOf(game.cards, currency)) ?? game.minimumStake,
            online: game.cards ? (cardPlayers.get(game.cards) ?? 0) : (players.get(busyKey(game)) ?? 0),
            vassalage: game.vendorCode,
            vendorName: game.vendorName,
            playable: isPlayable(game, country),
            sample: game.client === 'sample',
          }))
      },
    },
  }
}

/**
 * The same for a process without a lobby, such as tools and benchmarks: no picture addresses, no suggestions.
 */
export function readBareLobby({
  database,
  clock,
  log,
}: Pick<Platform, 'database' | 'clock' | 'log'>): ReturnType<typeof readLobby> {
  const busy = createBusy({ database, clock, log, sessionsSince: async () => [] })
  return readLobby(
    {
      snapshot: createSnapshotSource({ database, clock, log, demonstration: true }),
      busy,
      gamePicture: () => '',
    },
    async () => [],
  )
}
