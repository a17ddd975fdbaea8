// SPDX-License-Identifier: Apache-2.0
import { ownRoomNamed, type OwnRoom } from '@tessera/rules/games/rooms/own-rooms'
import { readDemoRoom, type Room } from '@tessera/rules/games/rooms/room'
import type { Session } from './session-store.ts'

const PREFIX = 'inh_'

/** The code of a table of our own on the operator's wire and in its catalogue. */
export const wireCodeOfRoom = ({ code }: OwnRoom): string => `${PREFIX}${code}`

/** The table of our own of a code on the wire; undefined if it is another game. */
export const roomOfWireCode = (wireCode: string): OwnRoom | undefined =>
  wireCode.startsWith(PREFIX) ? ownRoomNamed(wireCode.slice(PREFIX.length)) : undefined

/** The table that a session opened: one of our own, or that of a demonstration title; undefined for every other game. */
export const openedRoom = ({ wireCode, sample }: Pick<Session, 'wireCode' | 'sample'>): Room | undefined =>
  sample?.code === undefined ? roomOfWireCode(wireCode) : readDemoRoom(sample.code)
