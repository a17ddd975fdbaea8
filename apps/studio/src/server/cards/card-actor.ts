// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../card-protocol/card-table-protocol.ts'
import type { PublicPlayer, TableNews } from '../../fair/card-room/card-table.ts'
import type { RoomLeases, RoomOwnership } from '../rooms/owner/room-leases.ts'
import type { Watcher } from '../rooms/watchers.ts'
import type { AnyCardTable } from './played-hand.ts'
import type { BroughtMoney } from './store-change.ts'
import type { Sitting } from './store/sitting-store.ts'

export interface CardActorOptions {
  readonly code: string
  readonly rules: AnyCardTable
  readonly leases: RoomLeases
  readonly chainLength: number
  /** Called for each piece of news, once it is stored. */
  readonly onNews?: (news: TableNews) => void
  /** Who a robot is; undefined for members. Only where chips are play money. */
  readonly robotNamed?: ((playerId: string) => PublicPlayer | undefined) | undefined
}

/**
 * Plays one card table: takes changes one after another, applies the rules, stores what came of it, and only then shows it.
 * What fails in the database is read again from there before anything else happens.
 */
export interface CardActor {
  readonly code: string
  readonly ownership: RoomOwnership
  /** Drives the table; takes it if somebody is there. */
  tick(): Promise<void>
  /** Takes over a table that nobody runs. */
  recover(): Promise<void>
  /** Throws a refusal if this move would be refused now; changes nothing. */
  check(playerId: string, version: number, input: unknown): Promise<void>
  /** What the wallet has to pay before this move. */
  priceOf(input: unknown): Promise<bigint>
  /** Is fulfilled when the move is stored. Throws its refusal, then nothing has changed; money it brought is the caller's again. */
  move(playerId: string, version: number, input: unknown, money?: BroughtMoney): Promise<void>
  /** The same for a robot, which brings chips of play money. */
  moveRobot(playerId: string, version: number, input: unknown): Promise<void>
  /** The operator closes a paused table between two hands: everybody is paid what is theirs. `paid`: so many had a chair. */
  close(): Promise<{ readonly paid: number } | 'notPaused' | 'handOn'>
  /** Somebody who may not play any more leaves as soon as the rules let them. */
  expel(playerId: string): Promise<void>
  sittingOf(playerId: string): Promise<Sitting | undefined>
  /** Everybody with money at the table, while it is played here. */
  readonly sittings: () => readonly Sitting[]
  watch(playerId: bigint, watcher: Watcher): () => void
  readonly players: () => number
  /** Nobody sits there and nobody looks. */
  readonly isEmpty: () => boolean
  /** The table as this player sees it; undefined while it is not played here. */
  view(playerId: string | null): CardTableMessage | undefined
  leave(): void
  stop(): Promise<void>
}
