// SPDX-License-Identifier: Apache-2.0
import { binomial, fraction, type Fraction } from '../../fair/fraction.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal } from '../../fair/refusal.ts'

export type PlinkoRows = 8 | 12 | 16
export type PlinkoRisk = 'low' | 'medium' | 'high'

export interface PlinkoBet {
  readonly rows: PlinkoRows
  readonly risk: PlinkoRisk
}

export const PLINKO_ROWS: readonly PlinkoRows[] = [8, 12, 16]
export const PLINKO_RISKS: readonly PlinkoRisk[] = ['low', 'medium', 'high']

/** Multipliers in tenths from the edge to the middle slot; the other half mirrors them. */
const HALVES: Readonly<Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly number[]>>>> = {
  8: {
    low: [56, 21, 11, 10, 5],
    medium: [130, 30, 13, 7, 4],
    high: [290, 40, 15, 3, 2],
  },
  12: {
    low: [100, 30, 16, 14, 11, 10, 5],
    medium: [330, 110, 40, 20, 11, 6, 3],
    high: [1700, 240, 81, 20, 7, 2, 2],
  },
  16: {
    low: [160, 90, 20, 14, 14, 12, 11, 10, 5],
    medium: [1100, 410, 100, 50, 30, 15, 10, 5, 3],
    high: [10000, 1300, 260, 90, 40, 20, 2, 2, 2],
  },
}

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
  const half = HALVES[bet.rows][bet.risk].map((tenths) => (tenths * MULTIPLIER_ONE) / 10)
  return [...half, ...half.slice(0, -1).reverse()]
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
