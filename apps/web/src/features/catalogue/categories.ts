// SPDX-License-Identifier: Apache-2.0
import { gameTypeIcons, pathOf, typeOfPath, type GameType, type Vendor } from './game-types.ts'

/**
 * The menu entries in order: lottery combines both kinds of lottery, every other entry is the kind of its
 * name (D-86).
 */
export const categories = [
  'LIVE',
  'PVP',
  'FISH',
  'RNG',
  'INHOUSE',
  'SPORTS',
  'ESPORTS',
  'LOTTERY',
  'COCKFIGHT',
] as const
export type Category = (typeof categories)[number]

/** Kinds whose lobby has a row of vendors; for the others, vendors have pages of their own. */
const lobbies: readonly GameType[] = ['LIVE', 'PVP', 'FISH', 'RNG', 'INHOUSE']
const lotteryPaths = ['/lotteryCenter', '/lottery', '/vnLottery', '/lott', '/elott']

export const typesOf = (category: Category): readonly GameType[] =>
  category === 'LOTTERY' ? ['LOTT', 'ELOTT'] : [category]
export const categoryIcon = (category: Category) => gameTypeIcons[typesOf(category)[0] ?? 'RNG']

/** The path of an entry. */
export function pathOfCategory(category: Category): string {
  return category === 'LOTTERY' ? '/lotteryCenter' : `/${pathOf(category)}`
}

/** The entry that a path belongs to; undefined for any other path. */
export function categoryOfPath(path: string): Category | undefined {
  if (lotteryPaths.includes(path)) return 'LOTTERY'
  const type = typeOfPath(path.slice(1))
  return categories.find((category) => category === type)
}

/** The vendors of a category, each once. */
export function vendorsOf(category: Category, vendors: readonly Vendor[]): Vendor[] {
  const own = vendors.filter((vendor) => typesOf(category).includes(vendor.gameType) && vendor.games > 0)
  return own.filter((vendor, index) => own.findIndex((one) => one.vassalage === vendor.vassalage) === index)
}

/** Where to choose a vendor of a category: in the lobby of the category, or on the vendor's own page. */
export function linkToVendor({ gameType, vassalage: vendorCode }: Pick<Vendor, 'gameType' | 'vassalage'>): {
  to: string
  search: Record<string, string>
} {
  return lobbies.includes(gameType)
    ? { to: `/${pathOf(gameType)}`, search: { page: vendorCode } }
    : { to: '/providers', search: { vassalage: vendorCode } }
}
