// SPDX-License-Identifier: Apache-2.0
import type { BetSettlement } from './settle-bet.ts'

/** What a new version of a result changes for a bet. */
export interface Resettlement {
  changed: boolean
  /** New postings, never edits: the earlier return is taken back in full, and the new one is paid. */
  takeBackMinor: bigint
  payMinor: bigint
  /** What the member gains, or loses if below zero. */
  differenceMinor: bigint
}

const paidBy = (settlement: BetSettlement | undefined): bigint =>
  settlement?.state === 'settled' ? settlement.returnMinor : 0n

/**
 * Compares two settlements of a bet; undefined or an open one has paid nothing. A bet that is open again has
 * everything taken back.
 */
export function resettlementOf(before: BetSettlement | undefined, after: BetSettlement): Resettlement {
  const [earlier, later] = [paidBy(before), paidBy(after)]
  const isSame = earlier === later
  return {
    changed: !isSame || (before?.state ?? 'open') !== after.state,
    takeBackMinor: isSame ? 0n : earlier,
    payMinor: isSame ? 0n : later,
    differenceMinor: later - earlier,
  }
}
