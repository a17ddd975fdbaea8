// SPDX-License-Identifier: Apache-2.0
import type { LegFactor } from '@tessera/rules/sportsbook/settlement/leg-status'

/** A factor with up to six decimals; a fraction that has more stays one. */
export function factorText({ numerator, denominator }: LegFactor): string {
  const millionths = (numerator * 1_000_000n) / denominator
  if (millionths * denominator !== numerator * 1_000_000n) return `${numerator}/${denominator}`
  const fraction = String(millionths % 1_000_000n)
    .padStart(6, '0')
    .replace(/0+$/, '')
    .padEnd(2, '0')
  return `${millionths / 1_000_000n}.${fraction}`
}
