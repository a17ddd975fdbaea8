// SPDX-License-Identifier: Apache-2.0
import { pathOf, type GameType, type Vendor } from '../game-types.ts'
import { enter } from './lobby-changes.ts'
import { writeLobbySearch } from './lobby-search.ts'

export interface Way {
  to: string
  search: Record<string, string | undefined>
}
/** What a press on a vendor's card does. */
export type CardAction = 'list' | 'start' | 'lobby'

const inHouseVendor = 'BGS'

/**
 * Where an entry of the game menu on home leads: slots open with their first vendor, in-house with its own,
 * all others without one (D-108).
 */
export function wayOfType(
  gameType: GameType,
  vendors: readonly Pick<Vendor, 'gameType' | 'vassalage' | 'games'>[],
): Way {
  const first = vendors.find((vendor) => vendor.gameType === gameType && vendor.games > 0)?.vassalage
  return wayTo(gameType, gameType === 'INHOUSE' ? inHouseVendor : gameType === 'RNG' ? first : undefined)
}

/** Where a vendor's entry leads, or the entry "all" without one: filters are dropped. */
export function wayTo(gameType: GameType, vendorCode?: string): Way {
  return { to: `/${pathOf(gameType)}`, search: writeLobbySearch(enter(vendorCode)) }
}

/**
 * VASSALAGE marks a vendor whose games open as a list, GAME a game that starts, anything else the vendor's
 * lobby (D-110).
 */
export function cardAction(isGame: string): CardAction {
  return isGame === 'VASSALAGE' ? 'list' : isGame === 'GAME' ? 'start' : 'lobby'
}
