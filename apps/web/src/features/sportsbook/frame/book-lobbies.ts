// SPDX-License-Identifier: Apache-2.0
import { sports, type Sport } from '@tessera/rules/sportsbook/model/sport'
import type { TextKey } from '@tessera/texts/text-key'
import { useRouterState } from '../../../shared/router/index.ts'
import type { LobbyPath } from './lobby-paths.ts'

/** An address of the lobby: all of the book, or some of its sports in their own dress. */
export interface BookLobby {
  path: LobbyPath
  /** What it offers, in the order of the book. */
  sports: readonly Sport[]
  title: TextKey
}

const wholeBook: BookLobby = { path: '/sportsbook', sports, title: 'sportsbook.title' }
/** Those that have the name of a kind of games. */
const dressedLobbies: readonly BookLobby[] = [
  { path: '/sports', sports: ['football', 'basketball', 'tennis'], title: 'lobby.type.SPORTS' },
  { path: '/esports', sports: ['esports'], title: 'lobby.type.ESPORTS' },
  { path: '/cockfight', sports: ['cockfight'], title: 'lobby.type.COCKFIGHT' },
]
const bookLobbies: readonly BookLobby[] = [wholeBook, ...dressedLobbies]

/** The lobby of a path; on any other page, that of the whole book. */
const bookLobbyOf = (path: string): BookLobby => bookLobbies.find((lobby) => lobby.path === path) ?? wholeBook

/** The lobby that is open; on any other page, that of the whole book. */
export const useBookLobby = (): BookLobby =>
  bookLobbyOf(useRouterState({ select: ({ location }) => location.pathname }))

/** The only sport of a lobby; undefined if it has several. */
export const onlySport = ({ sports: own }: Pick<BookLobby, 'sports'>): Sport | undefined =>
  own.length === 1 ? own[0] : undefined

/** The way to a competition: it is shown in the lobby that is open, if that has its sport. */
export function useWayToCompetition(): (
  sport: Sport,
  competition: string,
) => { to: string; search: { sport: Sport; competition: string } } {
  const lobby = useBookLobby()
  return (sport, competition) => ({
    to: lobby.sports.includes(sport) ? lobby.path : wholeBook.path,
    search: { sport, competition },
  })
}
