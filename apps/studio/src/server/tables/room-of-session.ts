// SPDX-License-Identifier: Apache-2.0
import { ownRoomNamed } from '@tessera/rules/games/rooms/own-rooms'
import { readDemoRoom, type Room } from '@tessera/rules/games/rooms/room'
import { roomOfWireCode } from '../sessions/opened-room.ts'
import type { Session } from '../sessions/session-store.ts'

/** A room under the name by which it is stored. */
export interface NamedRoom extends Room {
  readonly code: string
}

const named = (code: string, room: Room | undefined): NamedRoom | undefined =>
  room && { game: room.game, pace: room.pace, limits: room.limits, code }

/** The room with this stored name: one of our own, or a demonstration title. */
export const roomNamed = (code: string): NamedRoom | undefined =>
  named(code, ownRoomNamed(code) ?? readDemoRoom(code))

/** The table with others that a session opened; undefined if it plays alone. */
export function roomOfSession({
  wireCode,
  sample,
}: Pick<Session, 'wireCode' | 'sample'>): NamedRoom | undefined {
  if (sample) return roomNamed(sample.code ?? '')
  const own = roomOfWireCode(wireCode)
  return own && named(own.code, own)
}
