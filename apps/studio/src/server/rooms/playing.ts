// SPDX-License-Identifier: Apache-2.0
import type { Round } from '../rounds/round-store.ts'
import type { Chain } from './chain.ts'
import type { NewBet } from './rules/shared-game.ts'
import type { SharedState } from './rules/shared-round.ts'
import type { Lease } from './store/lease-store.ts'

/** A round that this process plays: its state, and what belongs to it but not into a state. */
export interface Playing<Own, Result> {
  readonly lease: Lease
  readonly chain: Chain
  /** The hash from which the result is read. Secret until the round is drawn. */
  readonly outcome: string
  readonly state: SharedState<Own, Result>
  /** The bets as they are stored, with their wallet's secrets. */
  readonly rounds: Map<string, Round>
}

/** A stored bet as it joins the round. */
export const betOf = (round: Round): NewBet => ({
  id: round.id,
  playerId: String(round.playerId),
  currency: round.currency,
  stake: String(round.stake),
  parameters: round.parameters,
  playMoney: round.playMoney,
  startedAtMs: round.startedAtMs,
})
