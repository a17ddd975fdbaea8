import { z } from 'zod'
import { Amount, call, page, PageNo, pageSize } from '../kit/index.ts'

export const GameType = z.enum(['LIVE', 'PVP', 'FISH', 'RNG', 'INHOUSE', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'])

const game = z.object({
  gameId: z.string(), nodeId: z.number(), nodeName: z.string(), gameName: z.string(), displayName: z.string(), iconUrl: z.string(),
  /** 0: a free trial is offered. */
  supportPlay: z.number(),
  gameType: GameType, vassalage: z.string(), vendorName: z.string(), isHot: z.boolean(), isNew: z.boolean(),
  minBet: Amount, rtp: z.number().nullable(),
  /** A game that can be opened here and now; others belong to demonstration vendors without a client. */
  playable: z.boolean(),
})
const text = z.string().trim().max(100)
const clientType = z.literal(3).default(3)
/** Names a game for the hearts (D-94); the vendor is its vassalage. */
const favourite = { nodeId: z.number().int().min(1).max(2_147_483_647), vendor: z.string().min(1).max(40), gameType: GameType }

export const catalogueCalls = {
  games: call('catalogue.games', {
    http: 'GET /wps/relay/GCSGAME_gameList', who: 'anyone', summary: 'Games by type, vendor, classification and name.',
    input: {
      gameType: GameType.optional(), vassalage: text.optional(), gameClassify: text.optional(), gameName: text.optional(),
      pageNo: PageNo, pageSize: pageSize(20, 1000),
    },
    output: z.object({ games: z.array(game), pageNo: z.number(), totalPages: z.number(), totalCount: z.number() }),
  }),
  hotGames: call('catalogue.hotGames', {
    http: 'GET /wps/relay/GCSGAME_hotGamesV2', who: 'anyone', summary: 'The hot games, at most 20.',
    input: { gameType: GameType.optional() }, output: z.object({ list: z.array(game) }),
  }),
  vendors: call('catalogue.vendors', {
    http: 'GET /wps/relay/GCSGAME_getVassGameType', who: 'anyone', summary: 'Vendors with the types of games that they offer.',
    input: {},
    output: z.array(z.object({
      vassalage: z.string(), accountTypeName: z.string(), displayName: z.string(), gameType: GameType, gameCategory: z.string(), logoUrl: z.string(), games: z.number(),
      gameClassify: z.array(z.object({ key: z.string(), displayName: z.string() })),
    })),
  }),
  favouriteIds: call('catalogue.favouriteIds', {
    http: 'GET /wps/relay/MCSFE_getFavoriteGames', who: 'member', trial: true, summary: 'The nodeIds of the own favourite games, newest first.',
    input: {}, output: z.array(z.number()),
  }),
  favourites: call('catalogue.favourites', {
    http: 'GET /wps/relay/MCSFE_getFavoriteGamesList', who: 'member', trial: true, summary: 'The own favourite games, newest first; all come in one page.',
    input: { pageNo: PageNo, pageSize: pageSize(999, 999), gameType: text.optional(), vendor: text.optional() },
    output: z.object({ content: z.array(game), pageNo: z.number(), totalPages: z.number(), totalCount: z.number() }),
  }),
  addFavourite: call('catalogue.addFavourite', {
    http: 'POST /wps/relay/MCSFE_addFavoriteGame', who: 'member', trial: true, summary: 'Makes a game a favourite; may be repeated.',
    input: favourite, output: z.null(), faults: ['play.unknownGame'],
  }),
  removeFavourite: call('catalogue.removeFavourite', {
    http: 'POST /wps/relay/MCSFE_removeFavoriteGame', who: 'member', trial: true, summary: 'Takes a game from the favourites; may be repeated.',
    input: favourite, output: z.null(), faults: ['play.unknownGame'],
  }),
  recent: call('catalogue.recent', {
    http: 'GET /wps/relay/GCS_recentGame', who: 'member', trial: true, summary: 'The games that the member started last, each once, at most 100.',
    input: { clientType, vassalage: text.optional(), language: text.optional(), pageNo: PageNo, pageSize: pageSize(20) },
    output: page(game),
  }),
}
