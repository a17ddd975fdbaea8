// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { MILLIONTHS_PER_HUNDREDTH, MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal } from '../../fair/refusal.ts'

export type DartsDifficulty = 'easy' | 'medium' | 'hard' | 'expert'
export interface DartsBet {
  readonly difficulty: DartsDifficulty
}

export const DARTS_DIFFICULTIES: readonly DartsDifficulty[] = ['easy', 'medium', 'hard', 'expert']
/** The area of the board, in parts. */
export const DARTS_PARTS = 10_000

/** A ring from the middle outwards: what it pays, in hundredths, and its share of the area in parts of 10,000. */
type Ring = readonly [hundredths: number, parts: number]

/** Each board has an area of 10,000 parts and the mean 0.99. */
const RINGS: Readonly<Record<DartsDifficulty, readonly Ring[]>> = {
  easy: [
    [800, 100],
    [300, 400],
    [180, 1002],
    [110, 3079],
    [50, 5419],
  ],
  medium: [
    [1600, 60],
    [500, 240],
    [220, 1001],
    [100, 4183],
    [30, 4516],
  ],
  hard: [
    [6000, 25],
    [1200, 120],
    [300, 700],
    [60, 7889],
    [10, 1266],
  ],
  expert: [
    [50_000, 4],
    [6000, 40],
    [900, 220],
    [100, 3520],
    [0, 6216],
  ],
}

/** Throws a BetRefusal for an unknown difficulty. */
export function checkDartsBet(bet: { readonly difficulty: string }): asserts bet is DartsBet {
  if (!DARTS_DIFFICULTIES.some((difficulty) => difficulty === bet.difficulty))
    throw new BetRefusal('studio.badDifficulty')
}

/** The rings from the middle outwards. */
export function dartsRings({ difficulty }: DartsBet): { multiplier: Multiplier; parts: number }[] {
  return RINGS[difficulty].map(([hundredths, parts]) => ({
    multiplier: hundredths * MILLIONTHS_PER_HUNDREDTH,
    parts,
  }))
}

/** The part of the area in which the dart lands, counted from the middle: floor(float x 10,000). */
export function dartPart(float: number): number {
  return Math.floor(float * DARTS_PARTS)
}

/** The ring that contains a part of the area. */
export function ringAt(bet: DartsBet, part: number): number {
  let rest = part
  return dartsRings(bet).findIndex(({ parts }) => {
    rest -= parts
    return rest < 0
  })
}

/** The share of a ring: the dart lands on every part with the same chance. */
export function ringChance(bet: DartsBet, ring: number): Fraction {
  return fraction(BigInt(dartsRings(bet)[ring]!.parts), BigInt(DARTS_PARTS))
}

/** The radius around a number of parts from the middle, as a share of the board's: areas grow with its square. */
export function radiusAround(parts: number): number {
  return Math.sqrt(parts / DARTS_PARTS)
}

/** The return to player, exact for parts that are equally likely: 1 - e at every difficulty. */
export function dartsRtp(bet: DartsBet): Fraction {
  const sum = dartsRings(bet).reduce(
    (total, { multiplier, parts }) => total + BigInt(multiplier) * BigInt(parts),
    0n,
  )
  return fraction(sum, BigInt(DARTS_PARTS) * BigInt(MULTIPLIER_ONE))
}
