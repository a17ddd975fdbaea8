// SPDX-License-Identifier: Apache-2.0
import type { PriceThousandths } from '../model/market.ts'

export type LegStatusName = 'win' | 'half_win' | 'push' | 'half_lose' | 'lose' | 'void' | 'dead_heat'

/**
 * How a leg settled, exactly: of `of` equal parts of the stake, `won` are multiplied by the price, `back` come
 * back as they are, and the rest is lost. A half win is 1 and 1 of 2.
 */
export interface LegStatus {
  readonly name: LegStatusName
  readonly won: number
  readonly back: number
  readonly of: number
}

export const win: LegStatus = { name: 'win', won: 1, back: 0, of: 1 }
export const halfWin: LegStatus = { name: 'half_win', won: 1, back: 1, of: 2 }
export const push: LegStatus = { name: 'push', won: 0, back: 1, of: 1 }
export const halfLose: LegStatus = { name: 'half_lose', won: 0, back: 1, of: 2 }
export const lose: LegStatus = { name: 'lose', won: 0, back: 0, of: 1 }
/** The stake comes back because the bet does not count. */
export const voided: LegStatus = { name: 'void', won: 0, back: 1, of: 1 }

/** `won` won by `tied` equals: only that share of the stake wins (section 8: stake / tied x odds). */
export const deadHeat = (won: number, tied: number): LegStatus => ({
  name: 'dead_heat',
  won,
  back: 0,
  of: tied,
})

export const winIf = (holds: boolean): LegStatus => (holds ? win : lose)

/** What each unit of stake on a leg comes back as: a fraction, not in lowest terms. */
export interface LegFactor {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The factor of a leg at its price: `(won x price + back) / of`. */
export const legFactor = ({ won, back, of }: LegStatus, price: PriceThousandths): LegFactor => ({
  numerator: BigInt(won) * BigInt(price) + BigInt(back) * 1000n,
  denominator: BigInt(of) * 1000n,
})

/**
 * The status of a lead in quarters: a handicap's margin with its line, or a total's distance from it. Half of
 * the stake is on each neighbour of a quarter line, so a lead of a quarter wins half (section 8).
 */
export function statusOfLead(quarters: number): LegStatus {
  if (quarters >= 2) return win
  if (quarters <= -2) return lose
  if (quarters === 1) return halfWin
  return quarters === 0 ? push : halfLose
}
