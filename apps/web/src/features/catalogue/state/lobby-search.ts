// SPDX-License-Identifier: Apache-2.0
import { strictestStake, type Filters } from './filters.ts'

export const listTypes = ['game', 'hot', 'fav', 'recent'] as const
export type ListType = (typeof listTypes)[number]

/** The state of a lobby, all of it in the address: so it can be linked, reloaded and reached by Back. */
export interface LobbySearch extends Filters {
  list: ListType
  /** ALL, NEW, HOT, FAV or a key of the vendor's own. */
  classify: string
  vendorCode: string | undefined
  pageNo: number
  gameName: string
}

/**
 * Changes what the address says at that moment, which may be ahead of what is drawn. `quietly` replaces the address without
 * a history entry.
 */
export type ChangeSearch = (
  change: (now: LobbySearch) => LobbySearch,
  how?: { quietly?: boolean; toTop?: boolean },
) => void

export const plainSearch: LobbySearch = {
  list: 'game',
  classify: 'ALL',
  vendorCode: undefined,
  pageNo: 1,
  gameName: '',
  minBet: undefined,
  minLineNum: undefined,
  theme: undefined,
  feature: undefined,
  volatility: undefined,
  minRtp: undefined,
}

/** Lists that imply a classification of their own; the others use the selected tab. */
const ownClassify: Partial<Record<ListType, string>> = { hot: 'HOT', fav: 'FAV' }
export const classifyOf = (list: ListType, tab = 'ALL'): string =>
  ownClassify[list] ?? (list === 'game' ? tab : 'ALL')

const mostText = 500
const mostPages = 1_000_000
const textOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw.trim() !== '' ? raw.trim().slice(0, mostText) : undefined
const stepOf = (raw: unknown, most: number): number | undefined => {
  const value = Number(textOf(raw))
  return Number.isFinite(value) && value > 0 && value <= most ? value : undefined
}

/**
 * Reads the query of an address; anything invalid falls back to the plain lobby. The vendor is in `page`
 * (D-105), or in `vassalage` on the page of a provider.
 */
export function readLobbySearch(raw: Record<string, unknown>): LobbySearch {
  const list = listTypes.find((type) => type === raw.list) ?? 'game'
  const pageNo = Number(raw.pageNo)
  return {
    list,
    classify: classifyOf(list, textOf(raw.classify)),
    vendorCode: textOf(raw.page) ?? textOf(raw.vassalage),
    pageNo: Number.isInteger(pageNo) && pageNo >= 1 && pageNo <= mostPages ? pageNo : 1,
    gameName: textOf(raw.gameName) ?? '',
    minBet: stepOf(raw.minBet, strictestStake),
    minLineNum: stepOf(raw.minLineNum, 1_000_000),
    theme: textOf(raw.theme),
    feature: textOf(raw.feature),
    volatility: stepOf(raw.volatility, 5),
    minRtp: stepOf(raw.minRtp, 100),
  }
}

/** The query of the address; default values are left out. */
export function writeLobbySearch(
  search: LobbySearch,
  vendorUnder: 'page' | 'vassalage' = 'page',
): Record<string, string | undefined> {
  const { list, classify, vendorCode, pageNo, gameName, ...filters } = search
  return {
    [vendorUnder]: vendorCode,
    list: list === 'game' ? undefined : list,
    classify: classify === classifyOf(list) ? undefined : classify,
    gameName: gameName === '' ? undefined : gameName,
    pageNo: pageNo === 1 ? undefined : String(pageNo),
    ...Object.fromEntries(
      Object.entries(filters).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
    ),
  }
}
