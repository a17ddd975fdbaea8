// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import type { ShortResult } from '@tessera/rules/games/rooms/short-result'

/** What a table does now; closed: nobody sits at it. */
export const roomPhases = ['open', 'closing', 'drawn', 'settling', 'closed'] as const
export type RoomPhase = (typeof roomPhases)[number]

/** What a vendor says of its tables. */
export interface VendorRooms {
  rooms: VendorRoom[]
  /** How many sit at the tables of each card game for money; all titles of a game share them. */
  cardPlayers: ReadonlyMap<CardGame, number>
}

/** A table of a vendor as it stands. */
export interface VendorRoom {
  /** The vendor's code of the game. */
  gameCode: string
  /** Of a demonstration title, the code of its vendor; null for the vendor's own tables. */
  vendorCode: string | null
  phase: RoomPhase
  /** How long bets are still taken; null unless it is open. */
  closesInMs: number | null
  players: number
  /** No round begins before an operator lets it. */
  paused: boolean
  /** Of the last rounds, newest first. */
  results: ShortResult[]
}
