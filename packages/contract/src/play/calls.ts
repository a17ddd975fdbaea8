// SPDX-License-Identifier: Apache-2.0
import { RESULT_TONES } from '@tessera/rules/games/rooms/short-result'
import { z } from 'zod'
import { Amount, call, Moment, RequestId } from '../kit/index.ts'
import { GameType, gameOnWire } from '../catalogue/calls.ts'

const id = z.string().min(1).max(100)
const nodeId = z.number().int().min(1).max(2_147_483_647)
const vassalage = z.string().min(1).max(40)
const language = z.string().max(10).default('EN')
const closed = [
  'identity.notEnabled',
  'play.gameMaintenance',
  'play.noDemonstration',
  'play.unknownGame',
  'play.gameBlocked',
  'play.currencyNotTaken',
  'play.ageUnconfirmed',
  'play.birthdayNeeded',
  'play.tooYoung',
  'play.insufficient',
  'play.limitsCountHere',
  'play.visitorsBusy',
] as const

/** The name of a vendor's wallet, or MAIN. */
const walletName = z.string().min(1).max(40)

export const playCalls = {
  walletTransfer: call('play.walletTransfer', {
    http: 'POST /wps/relay/GCS_walletTransfer',
    who: 'member',
    openToExcluded: true,
    repeatable: true,
    perMinute: 240,
    summary:
      'Moves money between the main wallet (MAIN) and a vendor’s. Pending: the vendor has not answered yet; the platform keeps asking. The same requestId gets the same transfer.',
    input: { fromVassalage: walletName, toVassalage: walletName, amount: Amount, requestId: RequestId },
    output: z.object({
      transferId: z.string(),
      status: z.enum(['done', 'pending']),
      mainBalance: Amount,
      vendorBalance: Amount,
    }),
    faults: [
      'play.unknownWallet',
      'play.walletMaintenance',
      'play.transferOpen',
      'play.transferRefused',
      'play.limitsCountHere',
      'compliance.excluded',
      'wallet.belowMinimum',
      'wallet.insufficientFunds',
      'wallet.debtOpen',
      'wallet.wageringOpen',
      'call.requestReused',
    ],
  }),
  vendorWallets: call('play.vendorWallets', {
    http: 'GET /wps/relay/GCS_merchantWallet',
    who: 'member',
    perMinute: 60,
    summary:
      'The member’s wallets at vendors. In maintenance: the vendor does not answer, and this is the last known balance.',
    input: {},
    output: z.object({
      list: z.array(
        z.object({
          vassalage: z.string(),
          displayName: z.string(),
          balance: Amount,
          status: z.enum(['open', 'maintenance']),
          /** A transfer that the vendor has not confirmed. */
          pending: z
            .object({ transferId: z.string(), amount: Amount, toVendor: z.boolean(), createTime: Moment })
            .nullable(),
        }),
      ),
    }),
  }),
  launch: call('play.launch', {
    http: 'POST /wps/v2/game/launchGame',
    who: 'member',
    trial: true,
    summary: 'Opens a game for the member and answers the address of its frame.',
    input: {
      gameId: id,
      nodeId,
      vassalage,
      /** 1 real money, 0 play money. */
      accountType: z.union([z.literal(0), z.literal(1)]).default(1),
      confirmTrans: z.literal(0).default(0),
      launchMode: z.enum(['GLS', 'LOTT']).default('GLS'),
      platform: z.enum(['html5-desktop', 'html5-mobile']).default('html5-desktop'),
      clientType: z.literal(3).default(3),
      language,
      /** For launchMode LOTT (D-98), see the rules. */
      view: z.enum(['betting', 'lobby']).optional(),
      gameCode: id.optional(),
      playType: z.string().min(1).max(40).optional(),
      prizeMode: z.number().int().min(0).max(99).optional(),
      /** Clients also send these fields. Only the session says who the caller is. */
      username: z.string().max(64).optional(),
      token: z.string().max(500).optional(),
      merchantCode: z.string().max(64).optional(),
    },
    output: z.object({ game_url: z.string(), /** Used if there is no game_url. */ game_url2: z.string() }),
    faults: [...closed],
  }),
  launchForFun: call('play.launchForFun', {
    http: 'POST /wps/v2/game/launchForFun',
    who: 'anyone',
    perMinute: 30,
    summary:
      'Opens a game for a visitor with play money of their own, without an account, and answers the address of its frame.',
    input: {
      gameId: id,
      vassalage,
      language,
      platform: z.enum(['html5-desktop', 'html5-mobile']).default('html5-desktop'),
      /** Made up by the browser: games with the same one share the play money. */
      visitor: z.uuid(),
      /** The age that the visitor confirms to have reached. */
      age: z.number().int().min(0).max(99).default(0),
    },
    output: z.object({ game_url: z.string() }),
    faults: [
      'identity.notEnabled',
      'call.needRealAccount',
      'play.unknownGame',
      'play.gameBlocked',
      'play.ageUnconfirmed',
      'play.noDemonstration',
      'play.gameMaintenance',
      'play.visitorsBusy',
    ],
  }),
  launchVendor: call('play.launchVendor', {
    http: 'POST /wps/game/launchGame',
    who: 'member',
    trial: true,
    summary: 'Opens the lobby of a vendor that has no list of games.',
    input: {
      gameId: id,
      nodeId: nodeId.optional(),
      vassalage,
      gameType: GameType.optional(),
      language,
      platform: z.enum(['html5-desktop', 'html5-mobile']).default('html5-desktop'),
    },
    output: z.object({ game_url: z.string() }),
    faults: [...closed],
  }),
  rooms: call('play.rooms', {
    http: 'GET /wps/relay/GLS2_roomList',
    who: 'anyone',
    summary: 'The rooms, by vendor: tables that players share, and games between players.',
    input: {
      vassalage: z.string().trim().max(100).default(''),
      /** LIVE or PVP; empty for both. */
      gameType: z.string().trim().max(100).default(''),
      language,
    },
    output: z.object({
      list: z.array(
        z.object({
          roomId: z.string(),
          nodeId: z.number(),
          displayName: z.string(),
          iconUrl: z.string(),
          minBet: Amount,
          /** The number of members who played there in the last five minutes. */
          online: z.number(),
          vassalage: z.string(),
          vendorName: z.string(),
          playable: z.boolean(),
          /** Of a demonstration vendor. */ sample: z.boolean(),
        }),
      ),
    }),
  }),
  roomStates: call('play.roomStates', {
    http: 'GET /wps/relay/GLS2_roomStates',
    who: 'anyone',
    summary:
      'The tables at which somebody played in the last ten minutes, as they stand: phase, players, last results. Two seconds old at most.',
    input: {},
    output: z.object({
      /** The server’s clock, to which closesAt belongs. */
      now: z.number(),
      rooms: z.array(
        z.object({
          nodeId: z.number(),
          /** closed: nobody sits there, and the next round begins when somebody does. */
          phase: z.enum(['open', 'closing', 'drawn', 'settling', 'closed']),
          /** When no bets are taken any more; null unless it is open. */
          closesAt: z.number().nullable(),
          players: z.number(),
          /** The operator lets no round begin at the moment. */
          paused: z.boolean(),
          /** Newest first. */
          results: z.array(z.object({ label: z.string(), tone: z.enum(RESULT_TONES) })),
        }),
      ),
    }),
  }),
  launchRoom: call('play.launchRoom', {
    http: 'POST /wps/relay/GLS2_launchRoom',
    who: 'member',
    trial: true,
    summary: 'Opens a room and answers the address of its frame.',
    input: {
      roomId: id,
      nodeId: nodeId.optional(),
      vassalage,
      language,
      platform: z.enum(['html5-desktop', 'html5-mobile']).default('html5-desktop'),
    },
    output: z.object({ content: z.string() }),
    faults: [...closed],
  }),
  game: call('play.game', {
    http: 'GET /wps/v2/game/detail',
    who: 'anyone',
    summary:
      "One game or room by its vendor and the vendor's id. An empty vendor finds the first with that id.",
    input: { gameId: id, vassalage: z.string().max(40).default(''), language },
    output: gameOnWire,
    faults: ['play.unknownGame'],
  }),
  confirmAge: call('play.confirmAge', {
    http: 'POST /wps/v2/game/age',
    who: 'member',
    openToExcluded: true,
    summary: 'Records that the member confirms being old enough to play, with the time.',
    input: {
      /** The age that the dialog states; one below the brand's minimum has no effect. */ age: z
        .number()
        .int()
        .min(18)
        .max(99),
    },
    output: z.null(),
  }),
  round: call('play.round', {
    http: 'GET /wps/v2/game/round',
    who: 'member',
    trial: true,
    summary: 'The address where the member can look at and check one of their rounds.',
    input: { roundId: z.string().min(1).max(100), vassalage: z.string().min(1).max(40) },
    output: z.object({ url: z.string() }),
    faults: ['play.unknownRound', 'play.gameMaintenance'],
  }),
}
