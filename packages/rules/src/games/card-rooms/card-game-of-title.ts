// SPDX-License-Identifier: Apache-2.0
import type { CatalogueTitle } from '../rooms/room-of-game.ts'
import { ownCardRoomNamed, readCardTitle, type CardGame } from './card-games.ts'
import { CARD_ROOM_TYPE } from './rake-turnover.ts'

const OWN_PREFIX = 'inh_'

/** The game that members play each other in a title: one of our own, or a demonstration title; null for all others. */
export function cardGameOfTitle({ gameId, gameType, client, plays }: CatalogueTitle): CardGame | null {
  if (gameType !== CARD_ROOM_TYPE) return null
  if (client === 'sample') return readCardTitle(plays ?? '') ?? null
  return (gameId.startsWith(OWN_PREFIX) && ownCardRoomNamed(gameId.slice(OWN_PREFIX.length))?.game) || null
}
