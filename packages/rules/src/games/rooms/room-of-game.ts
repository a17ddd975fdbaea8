// SPDX-License-Identifier: Apache-2.0
import { ownRoomNamed } from './own-rooms.ts'
import { readRoom, type Room } from './room.ts'

const OWN_PREFIX = 'inh_'

/** What a catalogue knows of a game. */
export interface CatalogueTitle {
  readonly gameId: string
  readonly gameType: string
  readonly client: 'own' | 'sample'
  /** How a demonstration title plays; null for other games. */
  readonly plays: string | null
}

/** The table with others as which a game opens: one of our own, or that of a demonstration title; null for all others. */
export function roomOfGame({ gameId, gameType, client, plays }: CatalogueTitle): Room | null {
  if (client === 'sample') return readRoom(plays ?? '') ?? null
  if (gameType !== 'LIVE' || !gameId.startsWith(OWN_PREFIX)) return null
  const own = ownRoomNamed(gameId.slice(OWN_PREFIX.length))
  return own ? { game: own.game, pace: own.pace, limits: own.limits } : null
}
