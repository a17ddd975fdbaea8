// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal } from '../../fair/refusal.ts'
import { WHEEL_TABLES, type WheelRisk, type WheelSegments } from './tables.ts'

export interface WheelBet {
  readonly segments: WheelSegments
  readonly risk: WheelRisk
}

export const WHEEL_SEGMENTS: readonly WheelSegments[] = [10, 20, 30, 40, 50]
export const WHEEL_RISKS: readonly WheelRisk[] = ['low', 'medium', 'high']

/** Throws a BetRefusal for segments or a risk that have no table. */
export function checkWheelBet(bet: {
  readonly segments: number
  readonly risk: string
}): asserts bet is WheelBet {
  if (!WHEEL_SEGMENTS.some((segments) => segments === bet.segments))
    throw new BetRefusal('studio.badSegments')
  if (!WHEEL_RISKS.some((risk) => risk === bet.risk)) throw new BetRefusal('studio.badRisk')
}

/** One multiplier for each segment, clockwise from the first. */
export function wheelTable({ risk, segments }: WheelBet): Multiplier[] {
  return WHEEL_TABLES[risk][segments].map((tenths) => (tenths * MULTIPLIER_ONE) / 10)
}

/** The segment at the pointer: floor(float x segments). */
export function wheelSegment({ segments }: WheelBet, float: number): number {
  return Math.floor(float * segments)
}

/** The different multipliers of a wheel from the smallest, and how many segments have each. */
export function wheelPays(bet: WheelBet): { multiplier: Multiplier; segments: number }[] {
  const table = wheelTable(bet)
  return [...new Set(table)]
    .toSorted((left, right) => left - right)
    .map((multiplier) => ({ multiplier, segments: table.filter((each) => each === multiplier).length }))
}

/**
 * The return to player, exact for segments that are equally likely: 1 - e on every wheel. A segment comes
 * from one 32-bit float, which moves its chance by less than 50 / 2^32 of itself.
 */
export function wheelRtp(bet: WheelBet): Fraction {
  const sum = wheelTable(bet).reduce((total, multiplier) => total + BigInt(multiplier), 0n)
  return fraction(sum, BigInt(bet.segments) * BigInt(MULTIPLIER_ONE))
}
