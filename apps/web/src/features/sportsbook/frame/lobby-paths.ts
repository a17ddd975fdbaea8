// SPDX-License-Identifier: Apache-2.0
/** The addresses of the book's lobbies: of the whole book, and of some of its sports. */
export const lobbyPaths = ['/sportsbook', '/sports', '/esports', '/cockfight'] as const
export type LobbyPath = (typeof lobbyPaths)[number]

/** Whether a path is a lobby of the book. */
export const isBookLobby = (path: string): boolean => lobbyPaths.some((lobby) => lobby === path)
