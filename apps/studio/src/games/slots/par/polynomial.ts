// SPDX-License-Identifier: Apache-2.0

/** A sum over windows, split by the number of scatters: the entry of each number, from 0. */
export type Polynomial = readonly bigint[]

export const one: Polynomial = [1n]

export function add(left: Polynomial, right: Polynomial): Polynomial {
  const longer = left.length >= right.length ? left : right
  return longer.map((_value, index) => (left[index] ?? 0n) + (right[index] ?? 0n))
}

export function times(left: Polynomial, right: Polynomial): Polynomial {
  const product = Array.from({ length: left.length + right.length - 1 }, () => 0n)
  for (const [first, value] of left.entries())
    for (const [second, other] of right.entries()) product[first + second]! += value * other
  return product
}

export const scale = (polynomial: Polynomial, factor: bigint): Polynomial =>
  polynomial.map((value) => value * factor)

export const total = (polynomial: Polynomial): bigint => polynomial.reduce((sum, value) => sum + value, 0n)
