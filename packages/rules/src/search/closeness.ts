// SPDX-License-Identifier: Apache-2.0
const containedFrom = 3
const mistypedFrom = 5
const ideographs = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}/u

/**
 * How near a name is to what somebody typed, whatever its capitals, blanks and signs above letters: 0 it is the name, 1
 * the name begins so, 2 a word of it does, 3 it contains it, 4 one letter is mistyped. Undefined where it is not meant.
 */
export function closeness(typed: string, name: string): number | undefined {
  const wanted = foldWords(typed).join('')
  if (wanted === '') return undefined
  const words = foldWords(name)
  const tails = words.map((_, at) => words.slice(at).join(''))
  const [whole = ''] = tails
  if (whole === wanted) return 0
  const index = tails.findIndex((tail) => tail.startsWith(wanted))
  if (index >= 0) return index === 0 ? 1 : 2
  const contained = wanted.length >= (ideographs.test(wanted) ? 1 : containedFrom)
  if (contained && whole.includes(wanted)) return 3
  return wanted.length >= mistypedFrom && tails.some((tail) => beginsMistyped(wanted, tail)) ? 4 : undefined
}

/** Whether the text begins with the typed letters but for one: too many, too few, wrong, or two swapped. */
function beginsMistyped(typed: string, text: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === text[at]) at += 1
  const [rest, other] = [typed.slice(at), text.slice(at)]
  return (
    other.startsWith(rest.slice(1)) ||
    other.slice(1).startsWith(rest) ||
    other.slice(1).startsWith(rest.slice(1)) ||
    (rest.length > 1 && other.startsWith(`${rest[1]}${rest[0]}${rest.slice(2)}`))
  )
}

const foldWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
