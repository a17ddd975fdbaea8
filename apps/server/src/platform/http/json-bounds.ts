// SPDX-License-Identifier: Apache-2.0
const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number]

/** Nested deeper than anything that a call reads. */
const deepest = 32
/** More than the longest list that a call reads. */
const mostValues = 20_000

/**
 * Whether JSON in UTF-8 is nested deeper, or holds more values, than any call could need. It is told by the
 * signs alone, before anything is made of them: texts, where most of a long body lies, are leapt over. What
 * is no JSON at all may pass.
 */
export function isJsonTooWide(json: Buffer): boolean {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === quote) {
      at = endOfText(json, at)
      if (at < 0) return false
    } else if (sign === comma) {
      if (++values > mostValues) return true
    } else if (sign === openList || sign === openObject) {
      if (++depth > deepest || ++values > mostValues) return true
    } else if (sign === closeList || sign === closeObject) depth -= 1
  }
  return false
}

/** Where the text ends that begins at a quote; -1 when it does not. */
function endOfText(json: Buffer, start: number): number {
  let end = json.indexOf(quote, start + 1)
  while (end > 0 && isEscaped(json, end)) end = json.indexOf(quote, end + 1)
  return end
}

/** An odd number of backslashes before a quote makes it a part of the text. */
function isEscaped(json: Buffer, at: number): boolean {
  let first = at
  while (json[first - 1] === backslash) first -= 1
  return (at - first) % 2 === 1
}
