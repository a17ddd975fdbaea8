// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import Clover from 'lucide-react/icons/clover'
import Cherry from 'lucide-react/icons/cherry'
import Dices from 'lucide-react/icons/dices'
import Feather from 'lucide-react/icons/feather'
import Fish from 'lucide-react/icons/fish'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Radio from 'lucide-react/icons/radio'
import Spade from 'lucide-react/icons/spade'
import Ticket from 'lucide-react/icons/ticket'
import Trophy from 'lucide-react/icons/trophy'

export type Game = CallOutput<'catalogue.games'>['games'][number]
export type Vendor = CallOutput<'catalogue.vendors'>[number]
export type GameType = Game['gameType']
export type HomeSection = CallOutput<'catalogue.homeSections'>[number]

/** The kinds of games in menu order; the path of each page is its name in lower case. */
export const gameTypes = [
  'INHOUSE',
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
] as const satisfies readonly GameType[]

export const gameTypeIcons = {
  INHOUSE: Dices,
  RNG: Cherry,
  LIVE: Radio,
  FISH: Fish,
  PVP: Spade,
  SPORTS: Trophy,
  ESPORTS: Gamepad2,
  LOTT: Ticket,
  ELOTT: Clover,
  COCKFIGHT: Feather,
} as const satisfies Record<GameType, unknown>

const studioGrids: readonly GameType[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']

/** Kinds whose studios have one game each, or none: their page lists the studios themselves. */
export function isStudioGrid(type: GameType): boolean {
  return studioGrids.includes(type)
}

/** The path of a kind of games without its slash: RNG -> rng. */
export function pathOf<Type extends GameType>(type: Type): Lowercase<Type> {
  return type.toLowerCase() as Lowercase<Type>
}

/** The kind of games for a part of a path; undefined for any other word. */
export function typeOfPath(part: string): GameType | undefined {
  return gameTypes.find((type) => pathOf(type) === part)
}

/** The studios of a kind that have games. */
export function vendorsOfType(type: GameType, vendors: readonly Vendor[] | undefined): Vendor[] | undefined {
  return vendors?.filter((vendor) => vendor.gameType === type && vendor.games > 0)
}

/** The kinds with at least one title, in menu order: also those of which nothing opens yet. */
export function openTypes(vendors: readonly Vendor[] | undefined): GameType[] {
  return gameTypes.filter((type) =>
    vendors?.some(
      ({ gameType, games, hasEmptyTitles }) => gameType === type && (games > 0 || hasEmptyTitles),
    ),
  )
}
