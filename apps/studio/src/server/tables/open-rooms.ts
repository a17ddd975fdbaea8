// SPDX-License-Identifier: Apache-2.0
import type { CrashTable } from '../crash/table.ts'
import type { SharedRoom } from '../rooms/shared-room.ts'
import type { Session } from '../sessions/session-store.ts'
import type { CardTables } from '../cards/card-tables.ts'
import type { LiveTables } from './live-tables.ts'

/** A room as a live connection uses it. */
export type WatchedRoom = Pick<SharedRoom<never>, 'watch' | 'ownership'>

/** Every room in which sessions play with others. */
export interface StudioRooms {
  readonly crash: CrashTable
  readonly tables: LiveTables
  readonly cards: CardTables
  /** The room of a session, of card tables the one that is named; undefined if it plays alone. */
  of(session: Session, table?: string): WatchedRoom | undefined
  /** Whether a request with this secret comes from another process of this studio. */
  isPeer(secret: string | undefined): boolean
}

export const openRooms = (rooms: Omit<StudioRooms, 'of'>): StudioRooms => ({
  ...rooms,
  of(session, table) {
    if (table !== undefined) return rooms.cards.of(session, table)
    return session.game === 'crash' ? rooms.crash : rooms.tables.of(session)
  },
})
