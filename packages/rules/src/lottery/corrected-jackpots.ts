// SPDX-License-Identifier: Apache-2.0
import { type Amount, amountOfMillionths } from '../money.ts'

/** Who shared a jackpot: their winning stakes and what they got together; both zero when nobody won. */
export interface JackpotWon {
  staked: Amount
  paid: Amount
}

/**
 * What a corrected draw changes for its jackpot: a win takes out what it pays and puts in what the jackpot starts
 * anew with, and no win leaves the pool as it is. Below zero the jackpot has too much.
 */
export const jackpotChange = (start: Amount, before: JackpotWon, after: JackpotWon): Amount =>
  amountOfMillionths(leftBy(start, after) - leftBy(start, before))

const leftBy = (start: Amount, { staked, paid }: JackpotWon): bigint => (staked > 0n ? start - paid : 0n)

/**
 * What is moved into the jackpot of today, below zero what is taken out of it. What it has too much is taken only
 * down to its starting amount, and nothing when it has less: the operator bears the rest, because later winners keep
 * what they were paid.
 */
export function jackpotMove(change: Amount, { current, start }: { current: Amount; start: Amount }): Amount {
  if (change >= 0n) return change
  const above = current > start ? current - start : 0n
  return amountOfMillionths(above < -change ? -above : change)
}
