import { z } from 'zod'
import { Amount, call, PageNo, pageSize } from '../kit/index.ts'

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
}
