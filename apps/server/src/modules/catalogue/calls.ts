import type { DomainHandlers } from '../../platform/http/index.ts'
import { findGames, findVendors } from './game-store.ts'
import { keptCalls } from './kept-calls.ts'
import { present, type PresentDeps } from './present-game.ts'

export interface CatalogueDeps extends PresentDeps {
  vendorPicture(vassalage: string): string
}

const hotListLength = 20

/** Types that share one menu entry (D-86). */
const categoryOf = (gameType: string): string => gameType === 'LOTT' || gameType === 'ELOTT' ? 'LOTTERY' : gameType

/** Binds the lists of games and vendors, and what members keep of them. */
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
  ...keptCalls(deps),
})
