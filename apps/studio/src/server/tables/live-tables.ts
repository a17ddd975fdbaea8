// SPDX-License-Identifier: Apache-2.0
import { isChipRoom } from '@tessera/rules/games/rooms/room'
import { inBackground } from '@tessera/server-kit/background/in-background'
import { createBoxRoom, type BoxRoom } from '../boxes/box-room.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import type { RoomLeases } from '../rooms/owner/room-leases.ts'
import { listAbandoned } from '../rooms/store/room-round-store.ts'
import type { Session } from '../sessions/session-store.ts'
import { createLiveTable, type LiveTable } from './live-table.ts'
import { roomNamed, roomOfSession, type NamedRoom } from './room-of-session.ts'

/** So many tables one process keeps open. */
const MOST_TABLES = 1_000
/** A table that nobody sees is closed after this time. */
const IDLE_MS = 60_000
/** So many rounds one chain lasts, most of a day: an open table holds all of its links in memory. */
const CHAIN_LENGTH = 2_000

/** A table where chips lie on one result, or one with boxes. */
export type RoomTable = LiveTable | BoxRoom

interface OpenTable {
  readonly table: RoomTable
  idleSinceMs: number
}

/** The tables that this process knows: opened when somebody comes, closed when nobody is there for a while. */
export interface LiveTables {
  /** The table of a session; undefined if it plays alone. Throws studio.tooManyRequests if too many are open. */
  of(session: Session): RoomTable | undefined
  /** Drives all tables; one that waits does not hold up the others. */
  tick(failed?: (error: unknown) => void): Promise<void>
  /** Takes over tables that nobody runs although a round has not ended. */
  recover(): Promise<void>
  leave(): void
  stop(): Promise<void>
}

export function createLiveTables(
  deps: StudioDeps,
  {
    leases,
    chainLength = CHAIN_LENGTH,
  }: { readonly leases: RoomLeases; readonly chainLength?: number | undefined },
): LiveTables {
  const open = new Map<string, OpenTable>()
  let isLeaving = false

  function tableOf(room: NamedRoom): RoomTable {
    const known = open.get(room.code)
    if (known) {
      known.idleSinceMs = deps.clock.now()
      return known.table
    }
    if (open.size >= MOST_TABLES) throw new StudioRefusal('studio.tooManyRequests')
    const table = isChipRoom(room)
      ? createLiveTable(deps, room, { leases, chainLength })
      : createBoxRoom(deps, { ...room, game: 'blackjack' }, { leases, chainLength })
    if (isLeaving) table.leave()
    open.set(room.code, { table, idleSinceMs: deps.clock.now() })
    return table
  }

  /** Closes tables that nobody sees and that do not play. */
  async function closeIdle(): Promise<void> {
    const nowMs = deps.clock.now()
    for (const [code, one] of open) {
      if (one.table.players() > 0 || one.table.isPlaying()) one.idleSinceMs = nowMs
      if (nowMs - one.idleSinceMs < IDLE_MS) continue
      open.delete(code)
      await one.table.stop()
    }
  }

  return {
    of(session) {
      const room = roomOfSession(session)
      return room && tableOf(room)
    },

    async tick(failed) {
      const ticks = [...open.values()].map(({ table }) => table.tick())
      if (!failed) await Promise.all(ticks)
      else for (const tick of ticks) inBackground(tick.catch(failed), deps.log, 'a table stumbled')
    },

    async recover() {
      await closeIdle()
      for (const code of await listAbandoned(deps.database)) {
        const room = roomNamed(code)
        if (room && !isLeaving) await tableOf(room).recover()
      }
    },

    leave() {
      isLeaving = true
      for (const { table } of open.values()) table.leave()
    },

    async stop() {
      await Promise.all([...open.values()].map(({ table }) => table.stop()))
      open.clear()
    },
  }
}
