// SPDX-License-Identifier: Apache-2.0
import type { GameAddress } from '../../shared/play/use-start-game.ts'

/**
 * What an address names: a game or a room, of a maker or of the first who has one of that id, for real money
 * or for play.
 */
export interface Wanted {
  gameId: string
  vassalage: string
  room: boolean
  trial: boolean
}

/** The game of the parts of an address; without an id it is no in-house game. */
export function wantedOf({
  gameId,
  roomId,
  vassalage = '',
  trial,
}: { [Name in keyof GameAddress]?: GameAddress[Name] | undefined }): Wanted {
  return {
    gameId: roomId ?? gameId ?? '',
    vassalage,
    room: roomId !== undefined,
    trial: trial !== undefined && roomId === undefined,
  }
}

/** The game of a query, as it stands in an address that opens a game above its page. */
export const wantedIn = (query: string): Wanted => wantedOf(Object.fromEntries(new URLSearchParams(query)))
