// SPDX-License-Identifier: Apache-2.0
/**
 * What a person typed as an amount, in units with at most two decimals; undefined when it is none.
 * Thousands commas are taken; more decimals, signs and letters are not.
 */
export function readAmount(text: string): number | undefined {
  const plain = text.trim().replace(/,(?=\d{3}(\D|$))/g, '')
  if (!/^\d{1,11}(\.\d{1,2})?$/.test(plain)) return undefined
  const amount = Number(plain)
  return amount > 0 ? amount : undefined
}
