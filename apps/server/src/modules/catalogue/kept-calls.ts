import { fault } from '@tessera/contract'
import type { DomainHandlers } from '../../platform/http/index.ts'
import type { Game } from './game-store.ts'
import { addFavourite, favouritesOf, gameExists, recentsOf, removeFavourite } from './kept-store.ts'
import { present, type PresentDeps } from './present-game.ts'

type KeptCalls = Pick<DomainHandlers<'catalogue'>, `catalogue.${'favouriteIds' | 'favourites' | 'addFavourite' | 'removeFavourite' | 'recent'}`>

const pageOf = (games: Game[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  games: games.slice((pageNo - 1) * pageSize, pageNo * pageSize), pageNo, totalPages: Math.ceil(games.length / pageSize), totalCount: games.length,
})

/** Binds what a member keeps of the catalogue: favourites (D-94) and the games started last (D-95). */
export const keptCalls = (deps: PresentDeps): KeptCalls => ({
  async 'catalogue.favouriteIds'(_, { db, member }) {
    return (await favouritesOf(db, member.memberId)).map(({ nodeId }) => nodeId)
  },
  async 'catalogue.favourites'({ gameType = '', vendor = '', ...asked }, { db, member }) {
    const favourites = await favouritesOf(db, member.memberId)
    const { games, ...rest } = pageOf(favourites.filter(game => (gameType === '' || game.gameType === gameType) && (vendor === '' || game.vassalage === vendor)), asked)
    return { content: games.map(present(deps)), ...rest }
  },
  async 'catalogue.addFavourite'({ nodeId, vendor, gameType }, { db, member: { memberId }, nowMs }) {
    if (!await gameExists(db, { nodeId, vassalage: vendor, gameType })) throw fault('play.unknownGame')
    await addFavourite(db, { memberId, nodeId, nowMs })
    return null
  },
  async 'catalogue.removeFavourite'({ nodeId, vendor, gameType }, { db, member: { memberId } }) {
    if (!await gameExists(db, { nodeId, vassalage: vendor, gameType })) throw fault('play.unknownGame')
    await removeFavourite(db, { memberId, nodeId })
    return null
  },
  async 'catalogue.recent'({ vassalage = '', ...asked }, { db, member }) {
    const recents = await recentsOf(db, member.memberId)
    const { games, ...rest } = pageOf(recents.filter(game => vassalage === '' || game.vassalage === vassalage), asked)
    return { list: games.map(present(deps)), ...rest }
  },
})
