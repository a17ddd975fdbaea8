// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { CARD_GAMES } from '@tessera/rules/games/card-rooms/card-games'
import { HALL_LOOKS } from '@tessera/rules/games/fishing/halls'
import { ROOM_GAMES, ROOM_LIMITS, ROOM_PACES } from '@tessera/rules/games/rooms/room'
import { Amount, call, page, PageNo, pageSize } from '../kit/index.ts'
import { gameTypes } from './game-types.ts'

/** In the order of the menu. */
export const GameType = z.enum(gameTypes)

const game = z.object({
  /** The vendor's id of the game; of a room, `roomId`. */
  gameId: z.string().optional(),
  roomId: z.string().optional(),
  /** Our own id of it. */
  nodeId: z.number(),
  nodeName: z.string(),
  gameName: z.string(),
  displayName: z.string(),
  iconUrl: z.string(),
  /** 0: a free trial is offered. */
  supportPlay: z.number(),
  gameType: GameType,
  vassalage: z.string(),
  vendorName: z.string(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  /** 0 where nothing opens behind the title. */
  minBet: Amount,
  rtp: z.number().nullable(),
  /** It opens for the caller now. */
  playable: z.boolean(),
  /** A game of a demonstration vendor, which must be marked as one. */
  sample: z.boolean(),
  /** False for a demonstration title that no game is built for yet: it never opens. */
  hasGame: z.boolean(),
  /** The page of this site on which a title of a demonstration vendor is played, instead of a frame. */
  ownPage: z.string().nullable(),
  /** The table with others as which it opens: its game, how long it takes bets, and the size of its stakes. */
  room: z
    .object({ game: z.enum(ROOM_GAMES), pace: z.enum(ROOM_PACES), limits: z.enum(ROOM_LIMITS) })
    .nullable(),
  /** The card game that members play each other in it; the house keeps a rake, and no return is stated. */
  cards: z.enum(CARD_GAMES).nullable(),
  /** The look of the fishing halls in which members shoot together. */
  hall: z.enum(HALL_LOOKS).nullable(),
  /** Further types in whose lists it is. */
  alsoIn: z.array(GameType),
  maintenance: z.boolean(),
  /** It is not available in the caller's country. */
  blocked: z.boolean(),
  theme: z.string(),
  features: z.array(z.string()),
  /** 1 (calm) to 5 (wild). */
  volatility: z.number().nullable(),
  lines: z.number().nullable(),
  /** The width of its card among the hot games. */
  imgSize: z.enum(['1x1', '2x1']),
})
export { game as gameOnWire }
const text = z.string().trim().max(100).default('')
/** A number in a query. Anything else finds nothing instead of being refused; empty counts as absent. */
const loose = (usual: number) =>
  z
    .union([z.number(), z.string().max(100)])
    .default('')
    .transform((value) => (typeof value === 'number' ? value : value.trim() === '' ? usual : Number(value)))
/** By default the usual size of the requested list. */
const loosePage = { pageNo: loose(1), pageSize: loose(0) }
/** Clients send these fields; nothing depends on them. */
const about = { merchantCode: text, merchant: text, platform: text, clientType: loose(3), language: text }
const narrowing = {
  gameType: text,
  vassalage: text,
  gameClassify: text,
  isNew: loose(0),
  gameName: z.string().trim().max(500).default(''),
  minBet: loose(0),
  minLineNum: loose(0),
  theme: text,
  feature: text,
  volatility: loose(0),
  minRtp: loose(0),
  ...about,
}
const gamePage = z.object({
  games: z.array(game),
  pageNo: z.number(),
  totalPages: z.number(),
  totalCount: z.number(),
})
const classify = z.array(z.object({ key: z.string(), displayName: z.string() }))
const counted = z.array(z.object({ key: z.string(), count: z.number() }))
const clientType = z.literal(3).default(3)
/** Identifies a game as a favourite (D-94); `vendor` is the code of its vendor. */
const favourite = {
  nodeId: z.number().int().min(1).max(2_147_483_647),
  vendor: z.string().min(1).max(40),
  gameType: GameType,
}

export const catalogueCalls = {
  games: call('catalogue.games', {
    http: 'GET /wps/relay/GCSGAME_gameList',
    who: 'anyone',
    cache: 'revalidate',
    summary:
      'Games by type, vendor, classification and name, and by theme, feature, volatility and return. FAV means the member’s favourites. Unknown values find nothing.',
    input: { ...narrowing, ...loosePage },
    output: gamePage.extend({
      /** No game has this name; this is the most likely one that was meant. */ didYouMean: z
        .string()
        .nullable(),
    }),
  }),
  facets: call('catalogue.facets', {
    http: 'GET /wps/relay/GCSGAME_facets',
    who: 'anyone',
    cache: 'revalidate',
    summary: 'How many games of a list each further filter would leave.',
    input: narrowing,
    output: z.object({
      themes: counted,
      features: counted,
      volatility: z.array(z.object({ key: z.number(), count: z.number() })),
      rtp: z.array(z.object({ from: z.number(), count: z.number() })),
      vendors: z.array(z.object({ vassalage: z.string(), displayName: z.string(), count: z.number() })),
    }),
  }),
  suggest: call('catalogue.suggest', {
    http: 'GET /wps/relay/GCSGAME_suggest',
    who: 'anyone',
    cache: 'revalidate',
    summary: 'Suggestions for a search that is being typed: games, vendors, themes and features.',
    input: { text: z.string().trim().max(500).default(''), limit: loose(10), ...about },
    output: z.object({
      games: z.array(game),
      vendors: z.array(z.object({ vassalage: z.string(), displayName: z.string(), gameType: GameType })),
      themes: z.array(z.object({ key: z.string() })),
      features: z.array(z.object({ key: z.string() })),
      didYouMean: z.string().nullable(),
    }),
  }),
  hotGames: call('catalogue.hotGames', {
    http: 'GET /wps/relay/GCSGAME_hotGamesV2',
    who: 'anyone',
    cache: 'revalidate',
    summary: 'At most 20 hot games, those played most this week first.',
    input: { gameType: text, vassalage: text, isPlatform: loose(2), ...about },
    output: z.object({ list: z.array(game) }),
  }),
  vendors: call('catalogue.vendors', {
    http: 'GET /wps/relay/GCSGAME_getVassGameType',
    who: 'anyone',
    cache: 'revalidate',
    summary: 'Vendors with the types of games that they offer.',
    input: about,
    output: z.array(
      z.object({
        vassalage: z.string(),
        accountTypeName: z.string(),
        displayName: z.string(),
        gameType: GameType,
        gameCategory: z.string(),
        logoUrl: z.string(),
        /** Of the type, those that open. */
        games: z.number(),
        /** Those of them that no other entry of the vendor counts. */
        ownGames: z.number(),
        /** The type also lists titles of it that no game is built for yet. */
        hasEmptyTitles: z.boolean(),
        maintenance: z.boolean(),
        gameClassify: classify,
      }),
    ),
  }),
  vendorLanes: call('catalogue.vendorLanes', {
    http: 'GET /wps/relay/GCSGAME_newGameVendor',
    who: 'anyone',
    cache: 'revalidate',
    summary: 'Vendors as cards, in one carousel for each type of games.',
    input: about,
    output: z.object({
      data: z.object({
        lanes: z.array(
          z.object({
            gameType: GameType,
            title: z.string(),
            cards: z.array(
              z.object({
                vassalage: z.string(),
                displayName: z.string(),
                iconUrl: z.string(),
                isHot: z.number(),
                maintenance: z.boolean(),
                gameClassify: classify,
                /** Its games are demonstrations, which must be marked as such. */
                sample: z.boolean(),
                /**
                 * VASSALAGE: a click opens the list of its games. GAME: it starts `game`. LOBBY: it leads to
                 * the vendor's games.
                 */
                isGame: z.enum(['VASSALAGE', 'GAME', 'LOBBY']),
                game: z
                  .object({ gameId: z.string(), nodeId: z.number(), ownPage: z.string().nullable() })
                  .optional(),
              }),
            ),
          }),
        ),
      }),
    }),
  }),
  rankList: call('catalogue.rankList', {
    http: 'GET /wps/relay/GCSGAME_getRankList',
    who: 'anyone',
    cache: 'revalidate',
    summary: 'The games with most bets in the last seven days.',
    input: { gameType: text, limitNum: loose(20), ...about },
    output: z.object({ list: z.array(game.extend({ rank: z.number() })) }),
  }),
  popupGames: call('catalogue.popupGames', {
    http: 'GET /wps/relay/GCSGAME_popupGameList',
    who: 'anyone',
    cache: 'revalidate',
    summary: 'The games of a vendor, for the list that its card opens.',
    input: { gameType: text, vassalage: text, ...loosePage, ...about },
    output: gamePage,
  }),
  livePlayers: call('catalogue.livePlayers', {
    http: 'GET /wps/relay/GCSGAME_livePlayers',
    who: 'anyone',
    cache: 'revalidate',
    summary: 'How many members play each game right now. Games that nobody plays are left out.',
    input: {
      /** At most 100, with commas between them. */ nodeIds: z.string().max(1_100).default(''),
      ...about,
    },
    output: z.object({ list: z.array(z.object({ nodeId: z.number(), players: z.number() })) }),
  }),
  homeSections: call('catalogue.homeSections', {
    http: 'GET /wps/relay/GCSGAME_homeSections',
    who: 'anyone',
    cache: 'revalidate',
    summary: 'The rows of games on the home page of this brand.',
    input: about,
    output: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        kind: z.enum(['hot', 'rank', 'new', 'type', 'pins']),
        gameType: GameType.nullable(),
        /** The page with the whole list. */
        seeMore: z.string().nullable(),
        games: z.array(game),
      }),
    ),
  }),
  favouriteIds: call('catalogue.favouriteIds', {
    http: 'GET /wps/relay/MCSFE_getFavoriteGames',
    who: 'member',
    trial: true,
    summary: 'The nodeIds of the member’s favourite games, newest first.',
    input: {},
    output: z.array(z.number()),
  }),
  favourites: call('catalogue.favourites', {
    http: 'GET /wps/relay/MCSFE_getFavoriteGamesList',
    who: 'member',
    trial: true,
    summary: 'The member’s favourite games, newest first, all on one page.',
    input: { pageNo: PageNo, pageSize: pageSize(999, 999), gameType: text, vendor: text },
    output: z.object({
      content: z.array(game),
      pageNo: z.number(),
      totalPages: z.number(),
      totalCount: z.number(),
    }),
  }),
  addFavourite: call('catalogue.addFavourite', {
    http: 'POST /wps/relay/MCSFE_addFavoriteGame',
    who: 'member',
    openToExcluded: true,
    trial: true,
    summary: 'Adds a game to the favourites. Repeating it changes nothing.',
    input: favourite,
    output: z.null(),
    faults: ['play.unknownGame'],
  }),
  removeFavourite: call('catalogue.removeFavourite', {
    http: 'POST /wps/relay/MCSFE_removeFavoriteGame',
    who: 'member',
    openToExcluded: true,
    trial: true,
    summary: 'Removes a game from the favourites. Repeating it changes nothing.',
    input: favourite,
    output: z.null(),
    faults: ['play.unknownGame'],
  }),
  recent: call('catalogue.recent', {
    http: 'GET /wps/relay/GCS_recentGame',
    who: 'member',
    trial: true,
    summary: 'The games that the member started last, each once; at most 100.',
    input: { clientType, vassalage: text, language: text, pageNo: PageNo, pageSize: pageSize(20) },
    output: page(game),
  }),
}
