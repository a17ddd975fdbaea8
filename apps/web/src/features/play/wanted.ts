// SPDX-License-Identifier: Apache-2.0
import type { GameAddress } from '../../shared/play/use-start-game.ts'

/**
 * The game or room in an address, of the given maker or of the first that has the id, for real money or for
 * fun.
 */
export interface Wanted {
  gameId: string
  vendorCode: string
  room: boolean
  trial: boolean
}

/** The game of a path's parts; without an id it is not an in-house game. */
export function wantedOf({
  gameId,
  roomId,
  vassalage: vendorCode = '',
  trial,
}: { [Name in keyof GameAddress]?: GameAddress[Name] | undefined }): Wanted {
  return {
    gameId: roomId ?? gameId ?? '',
    vendorCode,
    room: roomId !== undefined,
    trial: trial !== undefined,
  }
}

/** The game of a query, in an address that opens a game above its page. */
export const wantedIn = (query: string): Wanted => wantedOf(Object.fromEntries(new URLSearchParams(query)))
