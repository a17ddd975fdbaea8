// SPDX-License-Identifier: Apache-2.0
import type { CrashTable } from '../crash/table.ts'
import type { SharedRoom } from '../rooms/shared-room.ts'
import type { Session } from '../sessions/session-store.ts'
import type { LiveTables } from './live-tables.ts'

/** A room as a live connection uses it. */
export type WatchedRoom = Pick<SharedRoom<never>, 'watch' | 'ownership'>

/** Every room in which sessions play with others. */
export interface StudioRooms {
  readonly crash: CrashTable
  readonly tables: LiveTables
  /** The room of a session; undefined if it plays alone. */
  of(session: Session): WatchedRoom | undefined
  /** Whether a request with this secret comes from another process of this studio. */
  isPeer(secret: string | undefined): boolean
}

export const openRooms = (rooms: Omit<StudioRooms, 'of'>): StudioRooms => ({
  ...rooms,
  of: (session) => (session.game === 'crash' ? rooms.crash : rooms.tables.of(session)),
})
