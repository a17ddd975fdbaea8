// SPDX-License-Identifier: Apache-2.0
/** Finds things by the initials of their syllables. */
export interface InitialsIndex {
  find(folded: string): number[]
}

const foundAtMost = 50
const lengths = { least: 2, most: 16 }

/** An index of initials; of things with the same initials the earlier comes first. */
export function createInitialsIndex(entries: readonly (readonly [string, number])[]): InitialsIndex {
  const sorted = entries
    .filter(([letters]) => letters.length >= lengths.least)
    .toSorted(([one, first], [other, second]) => (one < other ? -1 : one > other ? 1 : first - second))
  return {
    find(folded) {
      if (folded.length < lengths.least || folded.length > lengths.most || !/^[a-z]+$/.test(folded)) return []
      let [low, high] = [0, sorted.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if (sorted[middle]![0] < folded) low = middle + 1
        else high = middle
      }
      const found: number[] = []
      for (
        let at = low;
        at < sorted.length && found.length < foundAtMost && sorted[at]![0].startsWith(folded);
        at++
      )
        found.push(sorted[at]![1])
      return found
    },
  }
}
