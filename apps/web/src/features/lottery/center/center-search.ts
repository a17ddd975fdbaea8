// SPDX-License-Identifier: Apache-2.0
import { weekDays, type WeekDay } from '@tessera/rules/lottery/week-days'

export const listModes = ['all', 'hot', 'fav', 'recent'] as const
export type ListMode = (typeof listModes)[number]

/** The first and the last tag of the widget; the groups of the Vietnamese menu are between them. */
export const [allTag, kenoTag] = ['ALL', 'KENO'] as const

/** The state of the widget, all of it in the address: so it can be linked, reloaded and reached by Back. */
export interface CenterSearch {
  tag: string
  mode: ListMode
  day: WeekDay
}

export const plainCenter: CenterSearch = { tag: allTag, mode: 'all', day: 'ALL' }

const tagShape = /^[\w-]{1,40}$/

/** Reads the query of an address; anything invalid falls back to the plain widget. */
export function readCenterSearch(raw: Record<string, unknown>): CenterSearch {
  return {
    tag: typeof raw.tag === 'string' && tagShape.test(raw.tag) ? raw.tag : allTag,
    mode: listModes.find((mode) => mode === raw.list) ?? 'all',
    day: weekDays.find((day) => String(day) === raw.day) ?? 'ALL',
  }
}

/** The query of the address; default values are left out. */
export function writeCenterSearch({ tag, mode, day }: CenterSearch): {
  tag: string | undefined
  list: string | undefined
  day: string | undefined
} {
  return {
    tag: tag === allTag ? undefined : tag,
    list: mode === 'all' ? undefined : mode,
    day: day === 'ALL' ? undefined : String(day),
  }
}

/** Selects a tag, with all its days; the list stays, but KENO begins with all its games, those of vendors among them. */
export const chooseTag = ({ mode }: CenterSearch, tag: string): CenterSearch => ({
  tag,
  mode: tag === kenoTag ? 'all' : mode,
  day: 'ALL',
})
