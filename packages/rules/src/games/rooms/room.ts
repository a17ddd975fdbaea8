// SPDX-License-Identifier: Apache-2.0

/** Games in which everybody at a table lays chips on one result. */
export const CHIP_GAMES = ['roulette', 'baccarat', 'dragontiger', 'sicbo', 'fantan', 'xocdia'] as const
export type ChipGame = (typeof CHIP_GAMES)[number]
/** Games that are played at tables with others. In blackjack each has hands of their own. */
export const ROOM_GAMES = [...CHIP_GAMES, 'blackjack'] as const
export type RoomGame = (typeof ROOM_GAMES)[number]

/** How long bets are taken. */
export const ROOM_PACES = ['usual', 'speed'] as const
export type RoomPace = (typeof ROOM_PACES)[number]

/** Which stakes are taken, as a part of what the currency allows. */
export const ROOM_LIMITS = ['low', 'middle', 'high'] as const
export type RoomLimits = (typeof ROOM_LIMITS)[number]

/** A table with others. */
export interface Room<Game extends RoomGame = RoomGame> {
  readonly game: Game
  readonly pace: RoomPace
  readonly limits: RoomLimits
}

/** True for a table at which everybody lays chips on one result. */
export const isChipRoom = <Any extends Pick<Room, 'game'>>(
  room: Any,
): room is Any & { readonly game: ChipGame } => room.game !== 'blackjack'

/** A demonstration title that opens as a table: how it plays, its vendor and the vendor's id of it. */
export interface DemoRoom extends Room {
  readonly vendorCode: string
  readonly gameId: string
}

const PREFIX = 'room'
const VENDOR_CODE = /^[a-zA-Z0-9]{1,20}$/

/** How a room plays, such as `room:roulette:speed:low`. */
export const writeRoom = ({ game, pace, limits }: Room): string => `${PREFIX}:${game}:${pace}:${limits}`

/** Reads what `writeRoom` wrote; undefined for every other text. */
export function readRoom(text: string): Room | undefined {
  const [prefix, gameText, paceText, limitsText, ...rest] = text.split(':')
  const game = ROOM_GAMES.find((one) => one === gameText)
  const pace = ROOM_PACES.find((one) => one === paceText)
  const limits = ROOM_LIMITS.find((one) => one === limitsText)
  if (prefix !== PREFIX || !game || !pace || !limits || rest.length > 0) return undefined
  return { game, pace, limits }
}

/** A demonstration title as its room is named: `room:baccarat:usual:low:EVO/royal-court`. */
export const writeDemoRoom = (room: DemoRoom): string =>
  `${writeRoom(room)}:${room.vendorCode}/${room.gameId}`

/** Reads what `writeDemoRoom` wrote; undefined for every other text. */
export function readDemoRoom(text: string): DemoRoom | undefined {
  const parts = text.split(':')
  const room = readRoom(parts.slice(0, 4).join(':'))
  const [vendorCode = '', ...id] = parts.slice(4).join(':').split('/')
  const gameId = id.join('/')
  if (!room || !VENDOR_CODE.test(vendorCode) || gameId === '') return undefined
  return { ...room, vendorCode, gameId }
}
