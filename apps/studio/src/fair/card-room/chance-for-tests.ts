// SPDX-License-Identifier: Apache-2.0

/** Numbers that are the same in every run. */
export interface Chance {
  /** A whole number from 0 to below. */
  below(below: number): number
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** The numbers of one seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    shuffled(items) {
      const order = [...items]
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = below(last + 1)
        ;[order[last], order[other]] = [order[other]!, order[last]!]
      }
      return order
    },
  }
}

/** 0 to size - 1. */
export const range = (size: number): number[] => Array.from({ length: size }, (_, at) => at)

/** A hundred thousand with LONG_TESTS. */
export const DEALS = process.env['LONG_TESTS'] === '1' ? 100_000 : 2_000
