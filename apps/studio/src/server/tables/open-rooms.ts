// SPDX-License-Identifier: Apache-2.0
import type { CrashTable } from '../crash/table.ts'
import { FISHING_ROOM } from '../fishing/hall-of-session.ts'
import type { SharedRoom } from '../rooms/shared-room.ts'
import type { FishingHalls, OpenHall } from '../fishing/fishing-halls.ts'
import type { Session } from '../sessions/session-store.ts'
import type { CardTables } from '../cards/card-tables.ts'
import type { LiveTables } from './live-tables.ts'

/** A room as a live connection uses it. */
export type WatchedRoom = Pick<SharedRoom<never>, 'watch' | 'ownership'> &
  /** Only where pages say more than hello: in fishing halls. */
  Partial<Pick<OpenHall, 'take'>>

/** Every room in which sessions play with others. */
export interface StudioRooms {
  readonly crash: CrashTable
  readonly tables: LiveTables
  readonly cards: CardTables
  readonly halls: FishingHalls
  /** The room of a session, of card tables and halls the one that is named; undefined if it plays alone. */
  of(session: Session, table?: string): WatchedRoom | undefined
  /** Whether a request with this secret comes from another process of this studio. */
  isPeer(secret: string | undefined): boolean
}

export const openRooms = (rooms: Omit<StudioRooms, 'of'>): StudioRooms => ({
  ...rooms,
  of(session, table) {
    if (table !== undefined)
      return session.game === FISHING_ROOM ? rooms.halls.of(session, table) : rooms.cards.of(session, table)
    if (session.game === FISHING_ROOM) return undefined
    return session.game === 'crash' ? rooms.crash : rooms.tables.of(session)
  },
})
