// SPDX-License-Identifier: Apache-2.0
import type { HallName } from '@tessera/rules/games/fishing/halls'
import type { Millionths } from '../money.ts'
import type { RoomLeases, RoomOwnership } from '../rooms/owner/room-leases.ts'
import type { ShotResult } from './hall-play.ts'
import type { Watcher } from '../rooms/watchers.ts'
import type { Session } from '../sessions/session-store.ts'
import type { EndedLoad, EndingLoad } from './end-loads.ts'
import type { Chair } from './chair.ts'
import type { Load } from './load.ts'
import type { HallBatch } from './store-batches.ts'

export interface HallActorOptions {
  readonly code: string
  readonly name: HallName
  readonly leases: RoomLeases
  readonly chainLength: number
}

/** A load that ends, with what the actor knows of it. */
export interface OwnEndingLoad extends EndingLoad {
  readonly chair: Chair
  readonly load: Load
}

/**
 * Plays one hall: who sits there, what swims, and what bullets do, all in memory. What happens is collected for the log of all halls, and shown only when it
 * is stored.
 */
export interface HallActor {
  readonly code: string
  readonly ownership: RoomOwnership
  /** Somebody comes: sits if a chair is free, else looks on. */
  watch(session: Session, watcher: Watcher): () => void
  /** A message of a page. Throws a refusal for what no page sends. */
  take(watcher: Watcher, text: string): void
  /** Lets time pass: takes the hall if somebody is there, begins tides, and ends what has lasted too long. */
  tick(): Promise<void>
  /** Takes over a hall that nobody runs. */
  recover(): Promise<void>
  /** What is to be stored and shown; the same again until it is stored. Undefined: nothing has happened. */
  collect(): HallBatch | undefined
  /** A batch is stored: everybody sees it. */
  show(batch: HallBatch, results: readonly ShotResult[]): void
  /** Loads that end now; none of them is answered again unless `keepOpen` says so. */
  takeEnding(): OwnEndingLoad[]
  keepOpen(endings: readonly OwnEndingLoad[]): void
  /** A load has ended: its win goes to the wallet. */
  deliver(ended: EndedLoad<OwnEndingLoad>): void
  /** Another process has the hall: everybody comes again. */
  lose(): void
  setPaused(isPaused: boolean): void
  setJackpot(amount: Millionths): void
  /** Nobody is there and nothing is open. */
  readonly isEmpty: () => boolean
  /** Nobody fires any more, and bullets come back. */
  leave(): void
  /** Everything that was open when it left has ended. */
  readonly isDone: () => boolean
  stop(): Promise<void>
}
