// SPDX-License-Identifier: Apache-2.0

/** How a hall looks; each is a title of our own. */
export const HALL_LOOKS = ['reef', 'temple', 'abyss'] as const
export type HallLook = (typeof HALL_LOOKS)[number]

/** How much a bullet costs in a hall, from the lowest to the highest. */
export const HALL_LEVELS = [1, 2, 3] as const
export type HallLevel = (typeof HALL_LEVELS)[number]

/** So many shoot in one hall. */
export const HALL_CHAIRS = 4

/** A hall in which members shoot together: one of those of its look, currency and level. */
export interface HallName {
  readonly look: HallLook
  readonly currency: string
  /** Bullets of play money meet no others. */
  readonly playMoney: boolean
  readonly level: HallLevel
  /** From 1. */
  readonly number: number
}

const PREFIX = 'fishing'
/** So many halls of one kind there may be. */
export const MOST_HALLS_OF_KIND = 500

/** A hall as it is stored, such as `fishing:reef:USD:money:2:1`. */
export const writeHall = ({ look, currency, playMoney, level, number }: HallName): string =>
  `${PREFIX}:${look}:${currency}:${playMoney ? 'play' : 'money'}:${level}:${number}`

/** Reads what `writeHall` wrote; undefined for every other text. */
export function readHall(text: string): HallName | undefined {
  const [prefix, lookText, currency = '', kind, levelText, numberText = '', ...rest] = text.split(':')
  const look = HALL_LOOKS.find((one) => one === lookText)
  const level = HALL_LEVELS.find((one) => String(one) === levelText)
  const number = /^[1-9]\d{0,2}$/.test(numberText) ? Number(numberText) : 0
  if (prefix !== PREFIX || !look || !level || rest.length > 0 || !/^[A-Z]{3,5}$/.test(currency))
    return undefined
  if (number < 1 || number > MOST_HALLS_OF_KIND || (kind !== 'play' && kind !== 'money')) return undefined
  return { look, currency, playMoney: kind === 'play', level, number }
}

/** A title of our own that opens the halls of one look. */
export interface OwnHall {
  readonly look: HallLook
  /** Without the prefix of the wire. */
  readonly code: string
  readonly name: string
}

/** The titles of our own, in the order of a lobby. */
export const ownHalls: readonly OwnHall[] = [
  { look: 'reef', code: 'fishing_reef', name: 'Reef Gunners' },
  { look: 'temple', code: 'fishing_temple', name: 'Sunken Temple' },
  { look: 'abyss', code: 'fishing_abyss', name: 'Abyss Hunt' },
]

/** The title of our own with this code. */
export const ownHallNamed = (code: string): OwnHall | undefined => ownHalls.find((hall) => hall.code === code)

/** How a demonstration title says that it opens the halls of a look: `fishing:reef`. */
export const writeHallTitle = (look: HallLook): string => `${PREFIX}:${look}`

/** Reads what `writeHallTitle` wrote; undefined for every other text. */
export function readHallTitle(text: string): HallLook | undefined {
  const [prefix, lookText, ...rest] = text.split(':')
  if (prefix !== PREFIX || rest.length > 0) return undefined
  return HALL_LOOKS.find((one) => one === lookText)
}
