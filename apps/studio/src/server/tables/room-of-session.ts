// SPDX-License-Identifier: Apache-2.0
import { ownRoomNamed, type OwnRoom } from '@tessera/rules/games/rooms/own-rooms'
import { readDemoRoom, type Room, type RoomGame } from '@tessera/rules/games/rooms/room'
import type { Session } from '../sessions/session-store.ts'

const PREFIX = 'inh_'

/** The code of a table of our own on the operator's wire and in its catalogue. */
export const wireCodeOfRoom = ({ code }: OwnRoom): string => `${PREFIX}${code}`

/** The table of our own of a code on the wire; undefined if it is another game. */
export const roomOfWireCode = (wireCode: string): OwnRoom | undefined =>
  wireCode.startsWith(PREFIX) ? ownRoomNamed(wireCode.slice(PREFIX.length)) : undefined

/** A room under the name by which it is stored. */
export interface NamedRoom<Game extends RoomGame = RoomGame> extends Room<Game> {
  readonly code: string
}

const named = (code: string, room: Room | undefined): NamedRoom | undefined =>
  room && { game: room.game, pace: room.pace, limits: room.limits, code }

/** The room with this stored name: one of our own, or a demonstration title. */
export const roomNamed = (code: string): NamedRoom | undefined =>
  named(code, ownRoomNamed(code) ?? readDemoRoom(code))

/** The table that a session opened: one of our own, or that of a demonstration title; undefined if it plays alone. */
export function roomOfSession({
  wireCode,
  sample,
}: Pick<Session, 'wireCode' | 'sample'>): NamedRoom | undefined {
  if (sample) return named(sample.code ?? '', readDemoRoom(sample.code ?? ''))
  const own = roomOfWireCode(wireCode)
  return own && named(own.code, own)
}
