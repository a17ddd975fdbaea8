// SPDX-License-Identifier: Apache-2.0
import { readDemoModel, writeDemoCode } from '@tessera/rules/games/demo-slots/demo-code'
import { readHallTitle } from '@tessera/rules/games/fishing/halls'
import { readCardTitle } from '@tessera/rules/games/card-rooms/card-games'
import { readRoom, writeDemoRoom } from '@tessera/rules/games/rooms/room'
import { z } from 'zod'
import type { GameCode, SampleOf } from '../../protocol.ts'
import { findCurrency } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { LONGEST_PACE_MS } from '../rounds/pace-store.ts'
import { isRefusal } from '../refusal.ts'
import { launchSession } from '../sessions/open-session.ts'
import { cardRoomOfWireCode } from '../cards/card-game-of.ts'
import { FISHING_ROOM, hallOfWireCode } from '../fishing/hall-of-session.ts'
import { roomOfWireCode } from '../tables/room-of-session.ts'
import type { Launch } from '../sessions/session-store.ts'
import { titleOfWireCode } from '../slots/slot-sessions.ts'
import { isOwnWireCode } from '../wallet/wire-bodies.ts'
import { gameOfWireCode } from './list-games.ts'
import { opensSamples } from './contracts.ts'
import { launchVisitor } from '../visitors/launch-visitor.ts'
import { isVisitor } from '../visitors/visitor-user.ts'
import { OperatorRefusal } from './operator-refusal.ts'

const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2_000)])
const text = z.string().max(255)

export const gameUrlInput = z.strictObject({
  operator_id: text.min(1),
  user: text.min(1).optional(),
  token: text.min(10).optional(),
  currency: text.min(1),
  game_code: text.min(1),
  sub_partner_id: text.nullish(),
  platform: z.enum(['GPL_DESKTOP', 'GPL_MOBILE']).optional(),
  meta: z.record(z.string(), z.unknown()).nullish(),
  lobby_url: webAddress.optional(),
  deposit_url: webAddress.optional(),
  lang: text.optional(),
  ip: text.nullish(),
  country: text.nullish(),
})
type GameUrlInput = z.output<typeof gameUrlInput>

/**
 * The `meta` of the sandbox contracts about the opened title; `plays` is its model and band, such as `lines20-high:96`, or
 * how its table plays, such as `room:baccarat:usual:low`.
 */
const sampleMeta = z.object({
  title: text.min(1),
  vendor: text,
  vendor_code: z.string().regex(/^[a-zA-Z0-9]{1,20}$/),
  theme: z
    .string()
    .regex(/^[a-zA-Z]{0,30}$/)
    .default(''),
  picture: webAddress.default(''),
  plays: text,
})

/**
 * The `meta` about how the player plays: the pace of automatic bets, and whether with play money, and whether a bonus may
 * be bought. For a launch without a player: the id of the visitor, and the currency that their play money looks like.
 */
const playMeta = z.object({
  visitor: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  play_currency: z.string().max(10).optional(),
  automatic_bets_ms: z.number().int().min(0).max(LONGEST_PACE_MS).optional(),
  play_money: z.boolean().optional(),
  bonus_buy: z.boolean().optional(),
  /** Under which name the player writes at tables: masked. Empty: they only read. Without it there is no chat. */
  chat_name: z.string().max(40).optional(),
})
type PlayMeta = z.output<typeof playMeta>

/**
 * Prepares a game for the operator's player and answers the address of its frame, on the studio's own origin:
 * valid once, within a minute.
 */
export async function launchGame(deps: StudioDeps, input: GameUrlInput): Promise<{ url: string }> {
  const { game, sample } = askedGame(deps, input)
  const play = playOf(input)
  const opened = {
    game,
    wireCode: input.game_code,
    sample,
    lang: input.lang ?? 'en',
    lobbyUrl: input.lobby_url ?? '',
    automaticBetsMs: play.automatic_bets_ms || null,
    bonusBuy: play.bonus_buy ?? false,
    chatName: play.chat_name ?? null,
  }
  const ticket =
    input.currency === 'XXX'
      ? await ticketOfVisitor(deps, input, play, opened)
      : await ticketOfPlayer(deps, input, play, opened)
  // The frame loads its texts in parallel with the session, so the language is in the address; once the
  // ticket is spent the launch is unknown, so the link back is there too.
  const words = new URLSearchParams({
    ticket,
    ...(input.lang ? { lang: input.lang } : {}),
    ...(input.lobby_url ? { home: new URL(input.lobby_url).origin } : {}),
  })
  return { url: `${deps.studioUrl}/play/${game}?${words.toString()}` }
}

type Opened = Omit<Launch, 'transfer' | 'token' | 'currency' | 'depositUrl'>

/** For money of the operator's player. */
async function ticketOfPlayer(
  deps: StudioDeps,
  { user, token, currency, operator_id: operatorId, deposit_url: depositUrl = '' }: GameUrlInput,
  { play_money: playMoney = false }: PlayMeta,
  opened: Opened,
): Promise<string> {
  if (user === undefined || token === undefined) throw new OperatorRefusal(400, 'user and token are required')
  if (isVisitor(user) || isVisitor(token)) throw new OperatorRefusal(400, 'this name is one of ours')
  if (!findCurrency(currency)) throw new OperatorRefusal(400, 'this currency is not offered')
  const transfer = operatorId === deps.transferOperatorId
  return launchSession(deps, user, { ...opened, transfer, token, currency, depositUrl, playMoney })
}

/** For play money of ours, without a player of the operator. */
async function ticketOfVisitor(
  deps: StudioDeps,
  { user, token, ip, sub_partner_id: brand }: GameUrlInput,
  { visitor, play_currency: currency = '' }: PlayMeta,
  opened: Opened,
): Promise<string> {
  if (user !== undefined || token !== undefined)
    throw new OperatorRefusal(400, 'play money needs neither user nor token')
  const asked = { brand: brand ?? '', id: visitor ?? deps.chance.uuid(), currency, address: ip ?? '' }
  const ticket = await launchVisitor(deps, asked, opened).catch((error: unknown) => {
    throw isRefusal(error) ? tooManyVisitors() : error
  })
  if (ticket === undefined) throw tooManyVisitors()
  return ticket
}

const tooManyVisitors = (): OperatorRefusal => new OperatorRefusal(429, 'too many visitors')

/** How the operator lets the player play; without a word of it they play for money, and by hand. */
function playOf({ meta }: GameUrlInput): PlayMeta {
  const play = playMeta.safeParse(meta ?? {})
  if (!play.success) throw new OperatorRefusal(400, 'invalid field meta')
  return play.data
}

interface Asked {
  readonly game: GameCode
  readonly sample: SampleOf | null
}

/**
 * With the operator's own contract a game of ours; with the sandbox contracts a slot or a table for whatever title of
 * theirs it names, never one of our own codes.
 */
function askedGame(deps: StudioDeps, input: GameUrlInput): Asked {
  if (opensSamples(deps, input.operator_id)) return askedSample(input)
  const room = roomOfWireCode(input.game_code)
  if (room) return { game: room.game, sample: null }
  const cards = cardRoomOfWireCode(input.game_code)
  if (cards) return { game: cards.game, sample: null }
  if (hallOfWireCode(input.game_code)) return { game: FISHING_ROOM, sample: null }
  if (titleOfWireCode(input.game_code)) return { game: 'slot', sample: null }
  const game = gameOfWireCode(input.game_code)
  if (!game) throw new OperatorRefusal(404, 'unknown game')
  return { game, sample: null }
}

function askedSample({ meta, game_code: gameId }: GameUrlInput): Asked {
  const sample = sampleMeta.safeParse(meta)
  if (!sample.success) throw new OperatorRefusal(400, 'invalid field meta')
  const { plays, vendor_code: vendorCode, ...about } = sample.data
  const title = { vendorCode, gameId }
  const room = readRoom(plays)
  const model = readDemoModel(plays)
  if (isOwnWireCode(gameId)) throw new OperatorRefusal(404, 'unknown game')
  if (room) return { game: room.game, sample: { ...about, code: writeDemoRoom({ ...room, ...title }) } }
  const cards = readCardTitle(plays)
  if (cards) return { game: cards, sample: { ...about, code: plays } }
  if (readHallTitle(plays)) return { game: FISHING_ROOM, sample: { ...about, code: plays } }
  if (!model) throw new OperatorRefusal(404, 'unknown game')
  return {
    game: 'slot',
    sample: { ...about, code: writeDemoCode({ ...model, ...title, theme: about.theme }) },
  }
}
