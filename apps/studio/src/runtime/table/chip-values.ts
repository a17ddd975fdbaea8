// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'

/** The chips of a player without stakes of their own, in smallest stakes. */
const usual = [1n, 5n, 10n, 50n, 250n, 1000n] as const
const ONE = 1_000_000n
/** From the largest: a thousand is written as 1K. */
const letters = [
  ['B', 1_000_000_000n],
  ['M', 1_000_000n],
  ['K', 1_000n],
] as const

/** The values of the chips from the smallest: the player's own quick stakes, if they have set any. */
export function chipValues(own: readonly Amount[], minimum: Amount, maximum: Amount): readonly Amount[] {
  const wanted = own.length > 0 ? [minimum, ...own] : usual.map((times) => minimum * times)
  return [...new Set(wanted.map(BigInt))]
    .filter((value) => value <= maximum)
    .toSorted((left, right) => (left < right ? -1 : 1))
    .map(amountOfMillionths)
}

/** An amount in the few signs that fit on a chip: "0.5", "25", "1.5K"; smaller parts are cut. */
export function shortAmount(amount: bigint): string {
  for (const [letter, size] of letters) {
    if (amount >= size * ONE) return `${cut((amount * 10n) / (size * ONE), 1)}${letter}`
  }
  return cut(amount / 10_000n, 2)
}

/** A whole number of tenths or hundredths as a decimal without zeros at its end; large ones lose their decimals. */
function cut(value: bigint, decimals: number): string {
  const scale = 10n ** BigInt(decimals)
  const whole = value / scale
  const rest = String(value % scale)
    .padStart(decimals, '0')
    .replace(/0+$/, '')
  return rest === '' || whole >= 100n ? String(whole) : `${whole}.${rest}`
}

/** The colour of a chip, 0 to 5: that of the largest of these values that is not above the amount. */
export function chipColour(amount: bigint, values: readonly bigint[]): number {
  return Math.max(0, values.filter((value) => value <= amount).length - 1) % usual.length
}
