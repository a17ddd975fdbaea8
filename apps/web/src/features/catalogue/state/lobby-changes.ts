// SPDX-License-Identifier: Apache-2.0
import { noFilters, type Filters } from './filters.ts'
import { classifyOf, plainSearch, type ListType, type LobbySearch } from './lobby-search.ts'

/**
 * Selects a list of the switch; selecting the current one again returns to the plain list, which starts
 * without a vendor.
 */
export function chooseList(search: LobbySearch, pressed: ListType): LobbySearch {
  const list = pressed === search.list ? 'game' : pressed
  if (list === 'game')
    return { ...search, list, classify: 'ALL', vendorCode: undefined, pageNo: 1, gameName: '' }
  const stored = list === 'hot' ? {} : noFilters
  return { ...search, ...stored, list, classify: classifyOf(list), pageNo: 1, gameName: '' }
}

/** Selects a tab; a search text belongs to the previous tab, so it is cleared. */
export function chooseClassify(search: LobbySearch, classify: string): LobbySearch {
  return { ...search, list: 'game', classify, gameName: '', pageNo: 1 }
}

/** Selects a vendor, or deselects the current one. Its tabs start at ALL. */
export function chooseVendor(search: LobbySearch, pressed: string): LobbySearch {
  return {
    ...search,
    list: 'game',
    classify: 'ALL',
    vendorCode: pressed === search.vendorCode ? undefined : pressed,
    pageNo: 1,
  }
}

/** Searches the list by name; recent games have no search of their own. */
export function searchFor(search: LobbySearch, text: string): LobbySearch {
  const list = search.list === 'recent' ? 'game' : search.list
  return {
    ...search,
    list,
    classify: list === search.list ? search.classify : classifyOf(list),
    gameName: text.trim(),
    pageNo: 1,
  }
}

export function narrow(search: LobbySearch, change: Partial<Filters>): LobbySearch {
  return { ...search, ...change, pageNo: 1 }
}

export function choosePage(search: LobbySearch, pageNo: number): LobbySearch {
  return { ...search, pageNo }
}

/** Another route was opened meanwhile, or the language has changed: the tab is ALL again. */
export function resetClassify(search: LobbySearch): LobbySearch {
  const classify = classifyOf(search.list)
  return classify === search.classify ? search : { ...search, classify, pageNo: 1 }
}

/** What a menu entry opens: everything plain, with the entry's vendor if it has one. */
export function enter(vendorCode?: string): LobbySearch {
  return { ...plainSearch, vendorCode }
}
