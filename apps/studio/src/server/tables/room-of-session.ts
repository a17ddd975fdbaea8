// SPDX-License-Identifier: Apache-2.0
import { ownRoomNamed } from '@tessera/rules/games/rooms/own-rooms'
import { readDemoRoom, type Room } from '@tessera/rules/games/rooms/room'
import type { Session } from '../sessions/session-store.ts'

/** Codes of our own games on the wire begin with this. */
const OWN_PREFIX = 'inh_'

/** A room under the name by which it is stored. */
export interface NamedRoom extends Room {
  readonly code: string
}

/** The room with this stored name: one of our own, or a demonstration title. */
export function roomNamed(code: string): NamedRoom | undefined {
  const room = ownRoomNamed(code) ?? readDemoRoom(code)
  return room && { game: room.game, pace: room.pace, limits: room.limits, code }
}

/** The room of a code on the wire; undefined if it is another game. */
export const roomOfWireCode = (wireCode: string): NamedRoom | undefined =>
  wireCode.startsWith(OWN_PREFIX) ? roomNamed(wireCode.slice(OWN_PREFIX.length)) : undefined

/** The table with others that a session opened; undefined if it plays alone. */
export function roomOfSession({
  wireCode,
  sample,
}: Pick<Session, 'wireCode' | 'sample'>): NamedRoom | undefined {
  return sample ? roomNamed(sample.code ?? '') : roomOfWireCode(wireCode)
}
