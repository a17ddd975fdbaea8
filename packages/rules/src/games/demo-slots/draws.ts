// SPDX-License-Identifier: Apache-2.0

/**
 * Numbers from 0 up to 1 that follow from a text, the same on every machine. They choose what a demonstration title is
 * like, never the outcome of a round.
 */
export function drawsOfText(text: string): () => number {
  // FNV-1a spreads the text over 32 bits; the steps after it are those of mulberry32.
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
