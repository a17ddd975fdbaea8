// SPDX-License-Identifier: Apache-2.0
/**
 * A multiplier is a whole number of millionths (2.5x = 2_500_000), always below 2^53,
 * so that it travels in JSON and a return needs integers only.
 */
export type Multiplier = number

export const MULTIPLIER_ONE = 1_000_000
/** Multipliers of a hundredth's precision (limbo, crash) times this are millionths. */
export const MILLIONTHS_PER_HUNDREDTH = 10_000

/** The house edge of every game here: 1 %. In basis points. */
export const EDGE_BASIS_POINTS = 100
export const BASIS_POINTS = 10_000

/**
 * stake x multiplier, rounded down once to a whole number of units.
 * Stake, unit and result are in millionths of the currency; a unit is its smallest coin.
 */
export function returnOf(stake: bigint, multiplier: Multiplier, unit: bigint): bigint {
  const millionths = (stake * BigInt(multiplier)) / BigInt(MULTIPLIER_ONE)
  return (millionths / unit) * unit
}

/** A multiplier for display: two decimals, rounded down. */
export const formatMultiplier = (multiplier: Multiplier): string =>
  (Math.floor(multiplier / MILLIONTHS_PER_HUNDREDTH) / 100).toFixed(2)

/**
 * The whole multiplier, for people who compute with it: without needless zeros but with at least two
 * decimals: `1.03125`.
 */
export function exactMultiplier(multiplier: Multiplier): string {
  const whole = Math.floor(multiplier / MULTIPLIER_ONE)
  const rest = String(multiplier % MULTIPLIER_ONE)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '')
  return `${whole}.${rest}`
}
