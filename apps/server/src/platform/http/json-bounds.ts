// SPDX-License-Identifier: Apache-2.0
const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number]

/** Deeper than the input of any call. */
const deepest = 32
/** More than the longest list that a call accepts. */
const mostValues = 20_000

/**
 * Whether JSON in UTF-8 is nested deeper, or holds more values, than any call could need. Scans the bytes
 * without parsing and skips strings, which make up most of a long body. Invalid JSON may pass.
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

/** Where the string that begins at a quote ends; -1 when it never does. */
function endOfText(json: Buffer, start: number): number {
  let end = json.indexOf(quote, start + 1)
  while (end > 0 && isEscaped(json, end)) end = json.indexOf(quote, end + 1)
  return end
}

/** An odd number of backslashes before a quote escapes it. */
function isEscaped(json: Buffer, at: number): boolean {
  let first = at
  while (json[first - 1] === backslash) first -= 1
  return (at - first) % 2 === 1
}
