// SPDX-License-Identifier: Apache-2.0
/**
 * What one insertion, deletion, substitution or transposition costs; where the match begins and ends costs
 * less than any of them.
 */
export const typoCost = 10
const startsAtWord = 2
const startsInside = 6
const endsAtWord = 1
const endsInside = 2
const longRest = 1
const blank = 32

/** How many typos are forgiven in so many signs; an ideograph says as much as several letters. */
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
 * The least that turns `typed` (without blanks) into some stretch of `name`, whose blanks count nothing: the
 * distance of Damerau and Levenshtein (optimal string alignment), with its beginning and end free for a small
 * charge.
 */
export function alignCost(typed: string, name: string): number {
  const signs = Math.min(typed.length, longest)
  for (let row = 0; row <= signs; row++) previous[row] = row * typoCost
  let best = signs * typoCost + endsAtWord
  let place = 0
  let signBefore = 0
  for (let at = 0; at < name.length; at++) {
    const sign = name.charCodeAt(at)
    if (sign === blank) continue
    place += 1
    const next = at + 1 === name.length ? 0 : name.charCodeAt(at + 1) === blank ? endsAtWord : endsInside
    // What is typed from here on begins behind this sign.
    current[0] = next === endsAtWord ? startsAtWord : startsInside
    for (let row = 1; row <= signs; row++) {
      const letter = typed.charCodeAt(row - 1)
      let cost = previous[row - 1]! + (letter === sign ? 0 : typoCost)
      const other = (previous[row]! < current[row - 1]! ? previous[row]! : current[row - 1]!) + typoCost
      if (other < cost) cost = other
      if (row > 1 && place > 1 && letter === signBefore && typed.charCodeAt(row - 2) === sign) {
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
  return place > 2 * signs ? best + longRest : best
}
