// SPDX-License-Identifier: Apache-2.0
import type { Multiplier } from './multiplier.ts'

/**
 * The result of a game rule: events in display order, and what the round pays. The client only replays it; it
 * decides nothing.
 */
export interface Story<RoundEvent> {
  readonly events: readonly RoundEvent[]
  readonly multiplier: Multiplier
  /** Millionths of the currency. */
  readonly payout: bigint
}

/** The money side of a round: both in millionths; `unit` is the smallest coin of the currency. */
export interface Stake {
  readonly amount: bigint
  readonly unit: bigint
}
