// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { DocumentsDeps } from './documents/documents-deps.ts'
import type { FlagsDeps } from './flags/judge-members.ts'
import type { Platform } from '../../platform/platform.ts'

/** What the operations of protection are passed: facts and effects of modules that know this one. */
export interface ComplianceDeps extends Platform, DocumentsDeps, FlagsDeps {
  currencyOf(db: Queries, memberId: bigint): Promise<string>
  /** What a member staked since a moment, and what they may have lost. */
  playedSince(db: Queries, memberId: bigint, sinceMs: number): Promise<Played>
  /** What a member has paid in since a moment, with deposits that they can still pay. */
  depositedSince(db: Queries, memberId: bigint, sinceMs: number): Promise<Amount>
  /** From now on every bet of the member is checked by itself. */
  checkEachBet(tx: Tx, memberId: bigint): Promise<void>
  /** Ends the games that the member has open: bets are refused, wins still settle. */
  endPlay(tx: Tx, memberId: bigint, nowMs: number): Promise<void>
  /** When the next reality check of the games that the member has open is due. */
  moveChecks(tx: Tx, memberId: bigint, checkAtMs: number | undefined): Promise<void>
  /** Accounts of any brand with the same confirmed phone number or e-mail address. */
  samePersonAs(db: Queries, memberId: bigint): Promise<bigint[]>
}

/** What counts towards limits of stakes and of losses; stakes that are open count as what may be lost. */
export interface Played {
  staked: Amount
  /** Of what was staked, what did not come back unplayed: this counts towards a limit of stakes. */
  played: Amount
  returned: Amount
  /** Of what was staked, what has no result yet. */
  open: Amount
  atRisk: Amount
}
