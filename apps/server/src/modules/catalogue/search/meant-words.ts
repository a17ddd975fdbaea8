// SPDX-License-Identifier: Apache-2.0
import { alignCost, typoCost, typosIn } from './align.ts'
import { fold } from './fold.ts'

const moreWords = 1

/**
 * The words of a name that a mistyped text means: `Baccarat` of `Summer Castle Baccarat` for `bacarat`.
 * Returns the whole name when no part of it resembles the typed text, as in another language.
 */
export function meantWords(name: string, typed: string): string {
  const foldedTyped = fold(typed)
  const signs = foldedTyped.replaceAll(' ', '')
  const words = name.split(' ')
  const count = foldedTyped.split(' ').length
  let [nearest, least] = [name, (typosIn(signs) + 1) * typoCost]
  for (let length = Math.max(1, count - moreWords); length <= count + moreWords; length++) {
    for (let at = 0; at + length <= words.length; at++) {
      const stretch = words.slice(at, at + length).join(' ')
      const folded = fold(stretch)
      const unlike = Math.abs(folded.replaceAll(' ', '').length - signs.length)
      const cost = alignCost(signs, folded) + unlike
      if (cost < least) [nearest, least] = [stretch, cost]
    }
  }
  return nearest
}
