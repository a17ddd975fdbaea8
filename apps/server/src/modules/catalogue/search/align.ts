// SPDX-License-Identifier: Apache-2.0
/**
 * Cost of one insertion, deletion, substitution or transposition. Where the match starts and ends costs less
 * than any of these.
 */
export const typoCost = 10
const startsAtWord = 2
const startsInside = 6
const endsAtWord = 1
const endsInside = 2
const longRest = 1
const blank = 32

/** How many typos are tolerated in this many characters; an ideograph carries as much as several letters. */
export function typosIn(signs: string): number {
  if (/\p{Script=Han}/u.test(signs)) return signs.length < 3 ? 0 : signs.length < 6 ? 1 : 2
  return signs.length < 3 ? 0 : signs.length < 7 ? 1 : signs.length < 12 ? 2 : 3
}

const longest = 96
let [before, previous, current] = [
  new Int32Array(longest + 1),
  new Int32Array(longest + 1),
  new Int32Array(longest + 1),
]

/**
 * The lowest cost of turning `typed` (without spaces) into some part of `name`, whose spaces are ignored: the
 * Damerau-Levenshtein distance (optimal string alignment), where starting and ending anywhere costs little.
 */
export function alignCost(typed: string, name: string): number {
  const signs = Math.min(typed.length, longest)
  for (let row = 0; row <= signs; row++) previous[row] = row * typoCost
  let best = signs * typoCost + endsAtWord
  let index = 0
  let signBefore = 0
  for (let at = 0; at < name.length; at++) {
    const sign = name.charCodeAt(at)
    if (sign === blank) continue
    index += 1
    const next = at + 1 === name.length ? 0 : name.charCodeAt(at + 1) === blank ? endsAtWord : endsInside
    // A match that starts after this character.
    current[0] = next === endsAtWord ? startsAtWord : startsInside
    for (let row = 1; row <= signs; row++) {
      const letter = typed.charCodeAt(row - 1)
      let cost = previous[row - 1]! + (letter === sign ? 0 : typoCost)
      const other = (previous[row]! < current[row - 1]! ? previous[row]! : current[row - 1]!) + typoCost
      if (other < cost) cost = other
      if (row > 1 && index > 1 && letter === signBefore && typed.charCodeAt(row - 2) === sign) {
        const swapped = before[row - 2]! + typoCost
        if (swapped < cost) cost = swapped
      }
      current[row] = cost
    }
    if (current[signs]! + next < best) best = current[signs]! + next
    signBefore = sign
    const free = before
    before = previous
    previous = current
    current = free
  }
  return index > 2 * signs ? best + longRest : best
}
