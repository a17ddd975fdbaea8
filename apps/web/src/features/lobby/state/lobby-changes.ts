// SPDX-License-Identifier: Apache-2.0
import { noFilters, type Filters } from './filters.ts'
import { classifyOf, plainPlace, type ListType, type LobbyPlace } from './lobby-place.ts'

/**
 * Chooses a list of the switch; the chosen one pressed again is the plain one. The plain list begins without
 * a vendor.
 */
export function chooseList(place: LobbyPlace, pressed: ListType): LobbyPlace {
  const list = pressed === place.list ? 'game' : pressed
  if (list === 'game')
    return { ...place, list, classify: 'ALL', vassalage: undefined, pageNo: 1, gameName: '' }
  const stored = list === 'hot' ? {} : noFilters
  return { ...place, ...stored, list, classify: classifyOf(list), pageNo: 1, gameName: '' }
}

/** Chooses a tab; a text that was searched for belongs to the tab before. */
export function chooseClassify(place: LobbyPlace, classify: string): LobbyPlace {
  return { ...place, list: 'game', classify, gameName: '', pageNo: 1 }
}

/** Chooses a vendor, or lets go of the chosen one. Its tabs begin at ALL. */
export function chooseVendor(place: LobbyPlace, pressed: string): LobbyPlace {
  return {
    ...place,
    list: 'game',
    classify: 'ALL',
    vassalage: pressed === place.vassalage ? undefined : pressed,
    pageNo: 1,
  }
}

/** Searches the list for a name; what a member started last has no search of its own. */
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

/** Another route was seen meanwhile, or the language has changed: the tab is ALL again. */
export function resetClassify(place: LobbyPlace): LobbyPlace {
  const classify = classifyOf(place.list)
  return classify === place.classify ? place : { ...place, classify, pageNo: 1 }
}

/**
 * What an entry of a menu opens: everything plain, with the vendor of the entry where it is one of a vendor.
 */
export function enter(vassalage?: string): LobbyPlace {
  return { ...plainPlace, vassalage }
}
