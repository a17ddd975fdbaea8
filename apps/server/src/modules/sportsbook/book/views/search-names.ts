// SPDX-License-Identifier: Apache-2.0
import { closeness } from '@tessera/rules/search/closeness'
import anyAscii from 'any-ascii'
import type { Names } from '../events/event.ts'

/**
 * Whose names are meant by a text, nearest first. A name in one script is found by a text in another: both are
 * also compared in Latin letters.
 */
export function searchNames<Item extends { names: Names }>(
  text: string,
  items: readonly Item[],
  most: number,
): Item[] {
  const latin = anyAscii(text)
  return items
    .flatMap((item) => {
      const costs = Object.values(item.names).flatMap((name) => [
        closeness(text, name) ?? Infinity,
        // What is only meant in other letters comes after what was typed so.
        (closeness(latin, anyAscii(name)) ?? Infinity) + 0.5,
      ])
      const cost = Math.min(...costs)
      return Number.isFinite(cost) ? [{ item, cost }] : []
    })
    .toSorted((left, right) => left.cost - right.cost)
    .slice(0, most)
    .map(({ item }) => item)
}
