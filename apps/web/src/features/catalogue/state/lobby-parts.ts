// SPDX-License-Identifier: Apache-2.0
import type { Vendor } from '../game-types.ts'
import type { LobbySearch } from './lobby-search.ts'
import type { LobbyType } from './lobby-type.ts'

const withoutCarousel: readonly LobbyType[] = ['search', 'provider']
const withoutTabs: readonly LobbyType[] = ['search', 'provider', 'pvp']

export function hasCarousel(lobby: LobbyType): boolean {
  return !withoutCarousel.includes(lobby)
}

/** Only the lobby of slots has the slot filter (D-106). */
export function hasSlotFilter(lobby: LobbyType): boolean {
  return lobby === 'rng'
}

/**
 * Theme, feature, volatility and return are useful filters among slots, and in lists with games of every
 * kind.
 */
export function hasFilters(lobby: LobbyType, { list }: Pick<LobbySearch, 'list'>): boolean {
  return (
    (lobby === 'rng' || lobby === 'search' || lobby === 'provider') && (list === 'game' || list === 'hot')
  )
}

/**
 * The keys of the tabs, ALL first: the selected vendor's own, or those that every vendor of the lobby shares;
 * none if there would be only one.
 */
export function classifyTabs(
  lobby: LobbyType,
  { list }: Pick<LobbySearch, 'list'>,
  vendor: Pick<Vendor, 'gameClassify'> | undefined,
): string[] {
  if (withoutTabs.includes(lobby) || list !== 'game') return []
  const own = vendor?.gameClassify.map(({ key }) => key) ?? (lobby === 'rng' ? ['ALL', 'NEW'] : ['ALL'])
  const tabs = own.filter(
    (key, index) =>
      key !== 'HOT' && key !== 'FAV' && (key !== 'NEW' || lobby === 'rng') && own.indexOf(key) === index,
  )
  return tabs.length > 1 ? tabs : []
}
