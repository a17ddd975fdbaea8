// SPDX-License-Identifier: Apache-2.0
/** All writings of many games, one after another. */
export interface Writings {
  count: number
  /** The game of each writing, by its position among the texts. */
  owners: Int32Array
  at(writing: number): string
}

const textsPerStep = 2_000

/**
 * Numbers the lines of many texts, each of which holds all writings of a game. A writing is cut out only when
 * it is read: as separate strings, a quarter of a million of them would be visited by every garbage
 * collection.
 */
export function* layOutWritings(texts: readonly string[]): Generator<void, Writings> {
  const [owners, starts, ends]: [number[], number[], number[]] = [[], [], []]
  for (const [owner, text] of texts.entries()) {
    for (let start = 0; text !== '' && start <= text.length;) {
      const found = text.indexOf('\n', start)
      const end = found < 0 ? text.length : found
      owners.push(owner)
      starts.push(start)
      ends.push(end)
      start = end + 1
    }
    if (owner % textsPerStep === textsPerStep - 1) yield
  }
  const [ownerOf, startOf, endOf] = [Int32Array.from(owners), Int32Array.from(starts), Int32Array.from(ends)]
  return {
    count: ownerOf.length,
    owners: ownerOf,
    at: (writing) => texts[ownerOf[writing]!]!.slice(startOf[writing], endOf[writing]),
  }
}
