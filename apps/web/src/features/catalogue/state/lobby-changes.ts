// SPDX-License-Identifier: Apache-2.0
import { noFilters, type Filters } from './filters.ts'
import { classifyOf, plainPlace, type ListType, type LobbyPlace } from './lobby-place.ts'

/**
 * Selects a list of the switch; selecting the current one again returns to the plain list, which starts
 * without a vendor.
 */
export function chooseList(place: LobbyPlace, pressed: ListType): LobbyPlace {
  const list = pressed === place.list ? 'game' : pressed
  if (list === 'game')
    return { ...place, list, classify: 'ALL', vendorCode: undefined, pageNo: 1, gameName: '' }
  const stored = list === 'hot' ? {} : noFilters
  return { ...place, ...stored, list, classify: classifyOf(list), pageNo: 1, gameName: '' }
}

/** Selects a tab; a search text belongs to the previous tab, so it is cleared. */
export function chooseClassify(place: LobbyPlace, classify: string): LobbyPlace {
  return { ...place, list: 'game', classify, gameName: '', pageNo: 1 }
}

/** Selects a vendor, or deselects the current one. Its tabs start at ALL. */
export function chooseVendor(place: LobbyPlace, pressed: string): LobbyPlace {
  return {
    ...place,
    list: 'game',
    classify: 'ALL',
    vendorCode: pressed === place.vendorCode ? undefined : pressed,
    pageNo: 1,
  }
}

/** Searches the list by name; recent games have no search of their own. */
export function searchFor(place: LobbyPlace, text: string): LobbyPlace {
  const list = place.list === 'recent' ? 'game' : place.list
  return {
    ...place,
    list,
    classify: list === place.list ? place.classify : classifyOf(list),
    gameName: text.trim(),
    pageNo: 1,
  }
}

export function narrow(place: LobbyPlace, change: Partial<Filters>): LobbyPlace {
  return { ...place, ...change, pageNo: 1 }
}

export function choosePage(place: LobbyPlace, pageNo: number): LobbyPlace {
  return { ...place, pageNo }
}

/** Another route was opened meanwhile, or the language has changed: the tab is ALL again. */
export function resetClassify(place: LobbyPlace): LobbyPlace {
  const classify = classifyOf(place.list)
  return classify === place.classify ? place : { ...place, classify, pageNo: 1 }
}

/** What a menu entry opens: everything plain, with the entry's vendor if it has one. */
export function enter(vendorCode?: string): LobbyPlace {
  return { ...plainPlace, vendorCode }
}
