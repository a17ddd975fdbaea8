// SPDX-License-Identifier: Apache-2.0
/** The numbers of a grid, with their leading zeros. */
export const numbersFrom = (lowest: number, highest: number, digits: number): string[] =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => String(lowest + index).padStart(digits, '0'))
