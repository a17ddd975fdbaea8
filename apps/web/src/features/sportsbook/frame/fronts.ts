// SPDX-License-Identifier: Apache-2.0
import { sports, type Sport } from '@tessera/rules/sportsbook/model/sport'
import type { TextKey } from '@tessera/texts/text-key'
import { useRouterState } from '../../../shared/router/index.ts'

/** An address of the lobby: all of the book, or some of its sports in their own dress. */
export interface Front {
  path: '/sportsbook' | '/sports' | '/esports' | '/cockfight'
  /** What it offers, in the order of the book. */
  sports: readonly Sport[]
  title: TextKey
}

const wholeBook: Front = { path: '/sportsbook', sports, title: 'sportsbook.title' }
/** Those that have the name of a kind of games. */
const dressedFronts: readonly Front[] = [
  { path: '/sports', sports: ['football', 'basketball', 'tennis'], title: 'lobby.type.SPORTS' },
  { path: '/esports', sports: ['esports'], title: 'lobby.type.ESPORTS' },
  { path: '/cockfight', sports: ['cockfight'], title: 'lobby.type.COCKFIGHT' },
]
export const fronts: readonly Front[] = [wholeBook, ...dressedFronts]

/** Whether a path is a lobby of the book. */
export const isFront = (path: string): boolean => fronts.some((front) => front.path === path)

/** The lobby of a path; on any other page, that of the whole book. */
export const frontOf = (path: string): Front => fronts.find((front) => front.path === path) ?? wholeBook

/** The lobby that is open; on any other page, that of the whole book. */
export const useFront = (): Front => frontOf(useRouterState({ select: ({ location }) => location.pathname }))

/** The only sport of a lobby; undefined if it has several. */
export const onlySport = ({ sports: own }: Pick<Front, 'sports'>): Sport | undefined =>
  own.length === 1 ? own[0] : undefined

/** The way to a competition: it is shown in the lobby that is open, if that has its sport. */
export function useWayToCompetition(): (
  sport: Sport,
  competition: string,
) => { to: string; search: { sport: Sport; competition: string } } {
  const front = useFront()
  return (sport, competition) => ({
    to: front.sports.includes(sport) ? front.path : wholeBook.path,
    search: { sport, competition },
  })
}
