import type { OperationOutput } from '@tessera/contract'
import type { DomainHandlers } from '../../platform/http/index.ts'
import { findGames, findVendors, type Game } from './game-store.ts'

export interface CatalogueDeps {
  /** The address of a game's tile. */
  gamePicture(game: { nodeId: number }): string
  vendorPicture(vassalage: string): string
}

type WireGame = OperationOutput<'catalogue.games'>['games'][number]
const hotListLength = 20

const present = ({ gamePicture }: CatalogueDeps) => (game: Game): WireGame => ({
  gameId: game.gameId, nodeId: game.nodeId, nodeName: game.name, gameName: game.name, displayName: game.name, iconUrl: gamePicture(game),
  supportPlay: 1, gameType: game.gameType, vassalage: game.vassalage, vendorName: game.vendorName, isHot: game.isHot, isNew: game.isNew,
  minBet: game.minimumStake, rtp: game.rtpBasisPoints === null ? null : game.rtpBasisPoints / 100, playable: game.playable,
})

/** Types that share one menu entry (D-86). */
const categoryOf = (gameType: string): string => gameType === 'LOTT' || gameType === 'ELOTT' ? 'LOTTERY' : gameType

/** Binds the lists of games and vendors. */
export const catalogueCalls = (deps: CatalogueDeps): DomainHandlers<'catalogue'> => ({
  async 'catalogue.games'({ gameType = '', vassalage = '', gameClassify, gameName = '', pageNo, pageSize }, { db }) {
    const query = { gameType, vassalage, onlyHot: gameClassify === 'HOT', onlyNew: gameClassify === 'NEW', nameContains: gameName, pageNo, pageSize }
    const { games, totalCount } = await findGames(db, query)
    return { games: games.map(present(deps)), pageNo, totalPages: Math.ceil(totalCount / pageSize), totalCount }
  },
  async 'catalogue.hotGames'({ gameType = '' }, { db }) {
    const query = { gameType, vassalage: '', onlyHot: true, onlyNew: false, nameContains: '', pageNo: 1, pageSize: hotListLength }
    return { list: (await findGames(db, query)).games.map(present(deps)) }
  },
  async 'catalogue.vendors'(_, { db }) {
    return (await findVendors(db)).map(({ vassalage, gameType, name, games }) => ({
      vassalage, accountTypeName: name, displayName: name, gameType, gameCategory: categoryOf(gameType), logoUrl: deps.vendorPicture(vassalage), games,
      gameClassify: [{ key: 'ALL', displayName: 'All' }],
    }))
  },
})
