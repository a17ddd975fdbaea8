// SPDX-License-Identifier: Apache-2.0
import type { CatalogueTitle } from '../rooms/room-of-game.ts'
import { FISHING_TYPE } from './hall-facts.ts'
import { ownHallNamed, readHallTitle, type HallLook } from './halls.ts'

const OWN_PREFIX = 'inh_'

/** The look of the halls in which a title opens: one of our own, or a demonstration title; null for all others. */
export function hallOfTitle({ gameId, gameType, client, plays }: CatalogueTitle): HallLook | null {
  if (gameType !== FISHING_TYPE) return null
  if (client === 'sample') return readHallTitle(plays ?? '') ?? null
  return (gameId.startsWith(OWN_PREFIX) && ownHallNamed(gameId.slice(OWN_PREFIX.length))?.look) || null
}
