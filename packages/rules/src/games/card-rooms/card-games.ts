// SPDX-License-Identifier: Apache-2.0

/** Games in which members play each other. A sit-and-go is a tournament of hold'em. */
export const CARD_GAMES = ['holdem', 'omaha', 'sitandgo', 'tienlen', 'bigtwo', 'rummy'] as const
export type CardGame = (typeof CARD_GAMES)[number]

/** How much a table is played for, from the lowest to the highest. */
export const STAKE_LEVELS = [1, 2, 3, 4] as const
export type StakeLevel = (typeof STAKE_LEVELS)[number]

/** A table at which members play each other: one of the tables of its game, currency and stakes. */
export interface CardTableName {
  readonly game: CardGame
  readonly currency: string
  /** Chips of play money meet no others. */
  readonly playMoney: boolean
  readonly level: StakeLevel
  /** From 1. */
  readonly number: number
}

const PREFIX = 'cards'
/** So many tables of one kind there may be. */
export const MOST_TABLES_OF_KIND = 200

/** A table as it is stored, such as `cards:holdem:USD:money:2:1`. */
export const writeCardTable = ({ game, currency, playMoney, level, number }: CardTableName): string =>
  `${PREFIX}:${game}:${currency}:${playMoney ? 'play' : 'money'}:${level}:${number}`

/** Reads what `writeCardTable` wrote; undefined for every other text. */
export function readCardTable(text: string): CardTableName | undefined {
  const [prefix, gameText, currency = '', kind, levelText, numberText = '', ...rest] = text.split(':')
  const game = CARD_GAMES.find((one) => one === gameText)
  const level = STAKE_LEVELS.find((one) => String(one) === levelText)
  const number = /^[1-9]\d{0,2}$/.test(numberText) ? Number(numberText) : 0
  if (prefix !== PREFIX || !game || !level || rest.length > 0 || !/^[A-Z]{3,5}$/.test(currency))
    return undefined
  if (number < 1 || number > MOST_TABLES_OF_KIND || (kind !== 'play' && kind !== 'money')) return undefined
  return { game, currency, playMoney: kind === 'play', level, number }
}

/** A title of our own that opens the tables of one game. */
export interface OwnCardRoom {
  readonly game: CardGame
  /** Without the prefix of the wire. */
  readonly code: string
  readonly name: string
}

/** The titles of our own, in the order of a lobby. */
export const ownCardRooms: readonly OwnCardRoom[] = [
  { game: 'holdem', code: 'cards_holdem', name: 'Texas Hold’em' },
  { game: 'omaha', code: 'cards_omaha', name: 'No Limit Omaha' },
  { game: 'sitandgo', code: 'cards_sitandgo', name: 'Hold’em Sit & Go' },
  { game: 'tienlen', code: 'cards_tienlen', name: 'Tiến Lên' },
  { game: 'bigtwo', code: 'cards_bigtwo', name: 'Big Two' },
  { game: 'rummy', code: 'cards_rummy', name: 'Points Rummy' },
]

/** The title of our own with this code. */
export const ownCardRoomNamed = (code: string): OwnCardRoom | undefined =>
  ownCardRooms.find((room) => room.code === code)

/** How a demonstration title says that it opens the tables of a game: `cards:holdem`. */
export const writeCardTitle = (game: CardGame): string => `${PREFIX}:${game}`

/** Reads what `writeCardTitle` wrote; undefined for every other text. */
export function readCardTitle(text: string): CardGame | undefined {
  const [prefix, gameText, ...rest] = text.split(':')
  if (prefix !== PREFIX || rest.length > 0) return undefined
  return CARD_GAMES.find((one) => one === gameText)
}
