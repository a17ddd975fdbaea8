// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import type { ReactNode } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { t, useLanguage } from '../../../shared/texts/texts.ts'
import { onlySport, useBookLobby } from './book-lobbies.ts'
import { SportIcon } from './sport-icon.tsx'
import { sportName } from './sport-name.ts'

const countsFreshMs = 15_000
/** The others are in the list of all competitions. */
const mostCompetitions = 8

/** What the tabs of a page of the book choose from. */
export interface TabsOf {
  path: string
  sports: readonly Sport[]
  /** What else the address keeps. */
  search?: object
}

export interface SportTab {
  key: string
  to: string
  search: object
  icon: ReactNode
  name: string
  /** How much of it is live; 0 says nothing. */
  live: number
  chosen: boolean
}

/**
 * The tabs above a page of the book: its sports, or the competitions of its only one. Those of the lobby say how much is
 * live.
 */
export function useTabs(
  sport: Sport | undefined,
  competition: string | undefined,
  ofPage: TabsOf | undefined,
): readonly SportTab[] {
  const lobby = useBookLobby()
  const language = useLanguage()
  const { path, sports, search = {} }: TabsOf = ofPage ?? lobby
  const only = onlySport({ sports })
  const { data: counts } = useCallQuery(
    'sportsbook.sports',
    {},
    { enabled: ofPage === undefined, refetchIntervalMs: countsFreshMs },
  )
  const { data: competitions } = useCallQuery(
    'sportsbook.competitions',
    { sport: only ?? sports[0]!, language },
    { enabled: only !== undefined, staleTimeMs: 30_000 },
  )
  const liveOf = (each: Sport): number => counts?.find((counted) => counted.sport === each)?.live ?? 0
  const all: SportTab = {
    key: 'all',
    to: path,
    search,
    icon: only ? <SportIcon sport={only} /> : <LayoutGrid className="size-5" aria-hidden="true" />,
    name: only ? t('common.all') : t('sportsbook.lobby.all'),
    live: sports.reduce((sum, each) => sum + liveOf(each), 0),
    chosen: sport === only && competition === undefined,
  }
  if (only)
    return [
      all,
      ...(competitions ?? []).slice(0, mostCompetitions).map((each) => ({
        key: each.id,
        to: path,
        search: { ...search, sport: only, competition: each.id },
        icon: null,
        name: each.name,
        live: each.live,
        chosen: competition === each.id,
      })),
    ]
  return [
    all,
    ...sports.map((each) => ({
      key: each,
      to: path,
      search: { ...search, sport: each },
      icon: <SportIcon sport={each} />,
      name: sportName(each),
      live: liveOf(each),
      chosen: sport === each,
    })),
  ]
}
