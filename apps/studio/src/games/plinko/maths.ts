// SPDX-License-Identifier: Apache-2.0
import { binomial, fraction, type Fraction } from '../../fair/fraction.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal } from '../../fair/refusal.ts'
import { PLINKO_HALVES } from './tables.ts'

export type PlinkoRows = 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16
export type PlinkoRisk = 'low' | 'medium' | 'high'

export interface PlinkoBet {
  readonly rows: PlinkoRows
  readonly risk: PlinkoRisk
}

export const PLINKO_ROWS: readonly PlinkoRows[] = [8, 9, 10, 11, 12, 13, 14, 15, 16]
export const PLINKO_RISKS: readonly PlinkoRisk[] = ['low', 'medium', 'high']

/** Throws a BetRefusal for rows or a risk that have no table. */
export function checkPlinkoBet(bet: {
  readonly rows: number
  readonly risk: string
}): asserts bet is PlinkoBet {
  if (!PLINKO_ROWS.some((rows) => rows === bet.rows)) throw new BetRefusal('studio.badRows')
  if (!PLINKO_RISKS.some((risk) => risk === bet.risk)) throw new BetRefusal('studio.badRisk')
}

/** One multiplier for each slot, from the left. */
export function plinkoTable(bet: PlinkoBet): Multiplier[] {
  const half = PLINKO_HALVES[bet.rows][bet.risk].map((tenths) => (tenths * MULTIPLIER_ONE) / 10)
  const mirrored = bet.rows % 2 === 0 ? half.slice(0, -1) : half
  return [...half, ...mirrored.toReversed()]
}

/** Where the ball turns right: one float a row, right from one half upwards. */
export function plinkoPath(bet: PlinkoBet, floats: readonly number[]): boolean[] {
  if (floats.length < bet.rows) throw new RangeError('plinko needs one float for each row')
  return floats.slice(0, bet.rows).map((float) => float >= 0.5)
}

/** The slot from the left, 0 to rows: the number of turns to the right. */
export function plinkoSlot(path: readonly boolean[]): number {
  return path.filter(Boolean).length
}

/** C(rows, slot) / 2^rows: exact, as one half of the floats turn right. */
export function plinkoChance(bet: PlinkoBet, slot: number): Fraction {
  return fraction(binomial(bet.rows, slot), 2n ** BigInt(bet.rows))
}

/** The exact return to player: the table weighed with the chances of its slots. */
export function plinkoRtp(bet: PlinkoBet): Fraction {
  const sum = plinkoTable(bet).reduce(
    (total, multiplier, slot) => total + binomial(bet.rows, slot) * BigInt(multiplier),
    0n,
  )
  return fraction(sum, 2n ** BigInt(bet.rows) * BigInt(MULTIPLIER_ONE))
}
