// SPDX-License-Identifier: Apache-2.0
import { pathOf, typeOfPath, type GameType } from '../game-types.ts'

/**
 * What a lobby contains: a kind of games by its path, the results of a search, or the games of one provider
 * (D-88).
 */
export type LobbyType = Lowercase<GameType> | 'search' | 'provider'

/** The kind of games of a lobby; undefined if it mixes all kinds. */
export function gameTypeOf(lobby: LobbyType): GameType | undefined {
  return typeOfPath(lobby)
}

export function lobbyOf(gameType: GameType): LobbyType {
  return pathOf(gameType)
}
