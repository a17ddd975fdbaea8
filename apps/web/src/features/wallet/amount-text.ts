// SPDX-License-Identifier: Apache-2.0
/**
 * The amount that a person typed, in units with at most two decimals; undefined if it is not valid. Accepts
 * thousands commas, but no further decimals, signs or letters.
 */
export function readAmount(text: string): number | undefined {
  const plain = text.trim().replace(/,(?=\d{3}(\D|$))/g, '')
  if (!/^\d{1,11}(\.\d{1,2})?$/.test(plain)) return undefined
  const amount = Number(plain)
  return amount > 0 ? amount : undefined
}
