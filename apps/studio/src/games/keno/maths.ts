// SPDX-License-Identifier: Apache-2.0
import { binomial, fraction, type Fraction } from '../../fair/fraction.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal, wholeNumber } from '../../fair/refusal.ts'
import { shuffleFirst } from '../../fair/shuffle.ts'
import { KENO_TABLES, type KenoRisk } from './tables.ts'

export interface KenoBet {
  readonly risk: KenoRisk
  /** 1 to 10 different numbers from 1 to 40, in rising order. */
  readonly picks: readonly number[]
}

export const KENO_NUMBERS = 40
export const KENO_DRAWN = 10
export const KENO_PICKS = { minimum: 1, maximum: 10 } as const
export const KENO_RISKS: readonly KenoRisk[] = ['low', 'classic', 'medium', 'high']

/** Throws a BetRefusal for an unknown risk, and for anything but different numbers in rising order. */
export function checkKenoBet(bet: KenoBet): void {
  if (!KENO_RISKS.includes(bet.risk)) throw new BetRefusal('studio.badRisk')
  const { minimum, maximum } = KENO_PICKS
  wholeNumber(bet.picks.length, minimum, maximum, 'studio.badPicks')
  for (const [index, pick] of bet.picks.entries())
    wholeNumber(pick, (bet.picks[index - 1] ?? 0) + 1, KENO_NUMBERS, 'studio.badPicks')
}

/** The ten numbers drawn, in the order of the draw: the first numbers of a shuffle of all forty. */
export function kenoDraw(floats: readonly number[]): number[] {
  return shuffleFirst(KENO_NUMBERS, KENO_DRAWN, floats).map((index) => index + 1)
}

/** What each number of hits pays, from none to all. */
export function kenoTable({ risk, picks }: { risk: KenoRisk; picks: readonly unknown[] }): Multiplier[] {
  const row = KENO_TABLES[risk][picks.length - 1] ?? []
  return row.map((hundredths) => (hundredths * MULTIPLIER_ONE) / 100)
}

/** How many of the picked numbers were drawn. */
export function kenoHits({ picks }: KenoBet, drawn: readonly number[]): number {
  return picks.filter((pick) => drawn.includes(pick)).length
}

/** C(10, h) C(30, s - h) / C(40, s): exact for draws that are equally likely. */
export function kenoChance(picks: number, hits: number): Fraction {
  return fraction(
    binomial(KENO_DRAWN, hits) * binomial(KENO_NUMBERS - KENO_DRAWN, picks - hits),
    binomial(KENO_NUMBERS, picks),
  )
}

/**
 * The exact return to player of equally likely draws. Positions come from 32-bit floats, which moves a chance
 * by less than 10 x 40 / 2^32 of itself: under one part in ten million.
 */
export function kenoRtp(bet: { risk: KenoRisk; picks: readonly unknown[] }): Fraction {
  const picks = bet.picks.length
  const sum = kenoTable(bet).reduce(
    (total, multiplier, hits) =>
      total +
      binomial(KENO_DRAWN, hits) * binomial(KENO_NUMBERS - KENO_DRAWN, picks - hits) * BigInt(multiplier),
    0n,
  )
  return fraction(sum, binomial(KENO_NUMBERS, picks) * BigInt(MULTIPLIER_ONE))
}
