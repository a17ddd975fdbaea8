// SPDX-License-Identifier: Apache-2.0
/** The four ways to mistype a name once. */
export const typos = ['insertion', 'deletion', 'substitution', 'transposition'] as const
export type Typo = (typeof typos)[number]

/** Numbers from 0 to below 1 that are the same each time (a linear congruential generator). */
export function drawsFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
}

/**
 * A name with one typo at any position, including spaces and first letters; a wrong letter comes from the name's
 * own script.
 */
export function mistype(name: string, typo: Typo, draw: () => number): string {
  const signs = [...name]
  const at = Math.floor(draw() * signs.length)
  const foreign = /^[\x20-\x7e]*$/.test(name)
    ? String.fromCharCode(97 + Math.floor(draw() * 26))
    : signs.filter((sign) => sign !== ' ')[Math.floor(draw() * signs.filter((sign) => sign !== ' ').length)]!
  if (typo === 'insertion') signs.splice(at, 0, foreign)
  else if (typo === 'deletion') signs.splice(at, 1)
  else if (typo === 'substitution') signs[at] = foreign
  else {
    const first = Math.min(at, signs.length - 2)
    signs.splice(first, 2, signs[first + 1]!, signs[first]!)
  }
  return signs.join('')
}
