// SPDX-License-Identifier: Apache-2.0
/**
 * A seeded stream of numbers for drawing: the position of a star, the turn of a leaf.
 *
 * This is not game chance. It decides nothing that anybody can bet on, it is predictable on purpose (the same
 * id must give the same picture on every machine), and it is far too weak for money. Outcomes come from the
 * platform's chance and nowhere else.
 */
export interface DrawingRandom {
  /** A number in [low, high). */
  between(low: number, high: number): number
  /** A whole number in [0, below). */
  whole(below: number): number
  /** One entry of a list that is not empty. */
  pick<Entry>(entries: readonly Entry[]): Entry
  /** True in the given share of cases (0 to 1). */
  happens(share: number): boolean
}

/** A stream that depends on the seed text alone (FNV-1a of the text into mulberry32). */
export function drawingRandom(seed: string): DrawingRandom {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (below) => Math.floor(next() * below),
    pick: (entries) => pickFrom(entries, next()),
    happens: (share) => next() < share,
  }
}

function pickFrom<Entry>(entries: readonly Entry[], position: number): Entry {
  const entry = entries[Math.floor(position * entries.length)]
  if (entry === undefined) throw new RangeError('nothing to pick from')
  return entry
}

function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  }
  return value
}
