// SPDX-License-Identifier: Apache-2.0

/** A message of the push feed, in the words of the Unified Odds Feed. */
export type PushMessage = AliveMessage | SnapshotMessage | EventMessage

export interface AliveMessage {
  kind: 'alive'
  product: number
  sentMs: number
  subscribed: boolean
}

/** Everything that was missing has been sent again. */
export interface SnapshotMessage {
  kind: 'snapshot_complete'
  product: number
  sentMs: number
  requestId: number
}

export type EventMessage = {
  product: number
  sentMs: number
  /** Such as sr:match:12345. */
  eventId: string
} & (
  | { kind: 'fixture_change'; startsAtMs: number | undefined; isCancelled: boolean }
  | { kind: 'odds_change'; status: SaidStatus | undefined; markets: readonly SaidMarket[] }
  | { kind: 'bet_stop' }
  | { kind: 'bet_settlement'; certainty: number; markets: readonly SaidSettlement[] }
  | { kind: 'rollback_bet_settlement'; markets: readonly string[] }
  /** Only bets of some time are void if it gives a start or an end of it; else all of the market. */
  | { kind: 'bet_cancel'; markets: readonly string[]; isWhole: boolean }
  | { kind: 'rollback_bet_cancel'; markets: readonly string[] }
)

/** What an event has come to. */
export interface SaidStatus {
  /** 0 not started, 1 live, 2 suspended, 3 ended, 4 closed; 5 to 9 cancelled, delayed, interrupted, postponed, abandoned. */
  status: number
  /** What is played, by the codes of the feed. */
  matchStatus: number
  score: readonly [number, number] | undefined
  /** The scores of the parts in their order, each with its code. */
  periods: readonly { code: number; score: readonly [number, number] }[]
  /** Seconds by the clock of the match. */
  playedSeconds: number | undefined
}

export interface SaidMarket {
  /** Its id and specifiers, such as 18|total=2.5. */
  key: string
  status: MarketState
  outcomes: readonly SaidPrice[]
}

export type MarketState = 'active' | 'suspended' | 'settled' | 'cancelled'

/** The price of an outcome; undefined while it is not on sale. */
export interface SaidPrice {
  id: string
  odds: number | undefined
}

export interface SaidSettlement {
  key: string
  outcomes: readonly SaidOutcome[]
}

/** How an outcome ended: 1 won, 0 lost, -1 undecided; how much of the stake is void; the factor of a dead heat. */
export interface SaidOutcome {
  id: string
  result: number
  voidFactor: number
  deadHeatFactor: number
}
