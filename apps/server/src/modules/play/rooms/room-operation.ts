// SPDX-License-Identifier: Apache-2.0
import type { Room } from '@tessera/rules/games/rooms/room'
import type { ShortResult } from '@tessera/rules/games/rooms/short-result'
import type { Amount } from '@tessera/rules/money'
import type { VendorAccount } from '../ports.ts'
import type { RoomPhase } from './vendor-room.ts'

/** Who has done something, why and when. */
export interface RoomDeed {
  by: string
  reason: string
  at: number
}

/** A table of a vendor as those see it who operate it. */
export interface ReportedRoom extends Room {
  /** The vendor's name of it. */
  room: string
  gameCode: string
  /** Of a demonstration title, the code of its vendor; null for the vendor's own tables. */
  vendorCode: string | null
  phase: RoomPhase
  players: number
  /** held: two people decide whether its round is void. */
  stopped: 'paused' | 'held' | null
  pause: RoomDeed | null
  /** The round that has not ended. */
  round: { id: string; number: number; closesInMs: number | null } | null
  results: ShortResult[]
  /** In the round that has not ended: taken, and asked for without an answer yet. */
  money: { currency: string; bets: number; players: number; staked: Amount; asked: Amount }[]
  /** Of all rounds that have ended: `stated` is what its rules give back of the same bets in the mean. */
  returns: {
    currency: string
    since: number
    rounds: number
    stake: Amount
    paid: Amount
    stated: Amount
    deviation: Amount
  }[]
}

export interface RoomReport {
  rooms: ReportedRoom[]
  /** Newest first. */
  voided: (RoomDeed & { room: string; roundId: string; number: number })[]
}

/** `settled`: the round has ended and is paid. `unknown`: the vendor has no such table or round. */
export type RoomStepAnswer = 'done' | 'settled' | 'unknown'

interface OfRound {
  room: string
  roundId: string
}

/** A message of the chat at a table that members have reported. */
export interface ReportedMessage {
  message: string
  room: string
  /** Who wrote it, by the name that the vendor has of them. */
  playerRef: string
  name: string
  text: string
  around: { id: string; author: string; name: string; text: string; at: number }[]
  firstAt: number
  reporters: number
  removed: boolean
  silencedUntil: number | null
  closed: { at: number; by: string; outcome: string } | null
}

export interface ChatStep {
  message: string
  step: 'remove' | 'silence' | 'dismiss'
  minutes: number
  by: string
  reason: string
}

/** What operators do with the tables of a vendor. All but `report` may be repeated. Throws without an answer. */
export interface RoomOperation {
  report(account: VendorAccount): Promise<RoomReport>
  /** Lets no round begin after the one that is played, or lets them begin again. */
  pause(
    account: VendorAccount,
    step: { room: string; paused: boolean; by: string; reason: string },
  ): Promise<RoomStepAnswer>
  /** Nobody plays the round on for some minutes, in which two people decide. */
  hold(account: VendorAccount, round: OfRound): Promise<RoomStepAnswer>
  /** Open reports, the oldest first, and behind them the last that were closed. */
  chatReports(account: VendorAccount): Promise<ReportedMessage[]>
  chatStep(account: VendorAccount, step: ChatStep): Promise<RoomStepAnswer>
  /** Makes it void: every stake goes back over the wallet, once. */
  void(account: VendorAccount, step: OfRound & { by: string; reason: string }): Promise<RoomStepAnswer>
}
