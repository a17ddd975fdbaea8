// SPDX-License-Identifier: Apache-2.0
import { multiply } from '../money.ts'
import type { TeamFigures } from './contract.ts'

/** How much of a period is over, in milliseconds. */
export interface Elapsed {
  readonly elapsedMs: number
  readonly totalMs: number
}

/**
 * The figures of a whole period if it goes on as it did so far: bets and profit grow with the time, rounded to
 * whole millionths. Active members stay as they are, because each is counted once and nobody knows who comes.
 */
export const atPace = (soFar: TeamFigures, { elapsedMs, totalMs }: Elapsed): TeamFigures => ({
  bets: multiply(soFar.bets, BigInt(totalMs), BigInt(elapsedMs)),
  profitLoss: multiply(soFar.profitLoss, BigInt(totalMs), BigInt(elapsedMs)),
  activeMembers: soFar.activeMembers,
})
