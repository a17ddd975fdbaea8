// SPDX-License-Identifier: Apache-2.0
import type { BonusTerms } from '@tessera/rules/bonuses/terms'
import type { Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'

/** A bet that a vendor reports as free. */
export interface FreeBet {
  vendorAccountId: string
  /** The vendor's name for the free rounds. */
  rewardId: string
  memberId: bigint
  gameCode: string
  currency: string
  stake: Amount
  /** Names the bet for ever. */
  bet: string
  nowMs: number
}

/** The free rounds that this platform has given, as the wallet needs them. All run in the transaction of the bet. */
export interface GrantedRounds {
  /**
   * Counts a free bet. unknown: the vendor names no rounds of ours. refused: it names ours, and none is left, they are
   * over, or they are of another member, game, currency or stake.
   */
  play(tx: Tx, bet: FreeBet): Promise<'played' | 'unknown' | 'refused'>
  /** Counts what a free bet has won, and returns its terms; undefined: the bet was not one of ours. */
  win(
    tx: Tx,
    win: { bet: string; amount: Amount },
  ): Promise<{ terms: BonusTerms; title: string; reward: string } | undefined>
  /** A free bet did not happen: its round can be played again. Nothing happens for other bets. */
  takeBetBack(tx: Tx, bet: { bet: string; nowMs: number }): Promise<void>
  /** A win was taken back. Nothing happens for wins of other bets. */
  takeWinBack(tx: Tx, win: { bet: string; amount: Amount }): Promise<void>
}

/** Where nobody gives free rounds away: all that vendors name are their own. */
export const noGrantedRounds: GrantedRounds = {
  play: () => Promise.resolve('unknown'),
  win: () => Promise.resolve(undefined),
  takeBetBack: () => Promise.resolve(),
  takeWinBack: () => Promise.resolve(),
}
