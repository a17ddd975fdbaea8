// SPDX-License-Identifier: Apache-2.0
const longestPattern = 200
const mostVariableQuantifiers = 2
const mostLookaheads = 4

const atom =
  /\\(?:[dDwWsS]|[pP]\{[A-Za-z_=]+\}|x[0-9A-Fa-f]{2}|u\{[0-9A-Fa-f]{1,6}\}|[^A-Za-z0-9])|\[(?:\\[^]|[^\]\\[])+\]|[^\\()[\]{}*+?|^$]/uy
const quantifier = /[*+?]|\{\d{1,3}(?:,\d{0,3})?\}/y

/** What `expression` matches at `at`, or the empty text. */
function read(expression: RegExp, source: string, at: number): string {
  expression.lastIndex = at
  return expression.exec(source)?.[0] ?? ''
}

/**
 * The end of the leading lookaheads `(?=.*X)`, X one atom; undefined when one is of another form or there are
 * too many.
 */
function skipLookaheads(source: string): number | undefined {
  let at = 0
  for (let count = 0; source.startsWith('(?=.*', at); count++) {
    const inside = read(atom, source, at + 5)
    if (inside === '' || source[at + 5 + inside.length] !== ')' || count === mostLookaheads) return undefined
    at += 5 + inside.length + 1
  }
  return at
}

/**
 * Whether an operator's regular expression can run on user input. Deliberately narrow, so that no value can
 * make it hang: a plain sequence of characters and classes, each with at most one quantifier, at most two of
 * them of variable length; before it up to four lookaheads `(?=.*X)`. No groups, no alternatives, no back
 * references, hence no nested quantifiers; at most 200 characters. Time then grows with the square of the
 * value's length at worst.
 */
export function isSafePattern(source: string): boolean {
  if (source.length > longestPattern) return false
  let at = skipLookaheads(source)
  if (at === undefined || at === source.length) return false
  let variable = 0
  while (at < source.length) {
    const part = read(atom, source, at)
    if (part === '') return false
    at += part.length
    const repeated = read(quantifier, source, at)
    at += repeated.length
    if (repeated !== '' && !/^\{\d+\}$/.test(repeated)) variable++
  }
  return variable <= mostVariableQuantifiers && compiles(source)
}

function compiles(source: string): boolean {
  try {
    return new RegExp(`^(?:${source})$`, 'u') instanceof RegExp
  } catch {
    return false
  }
}
