// SPDX-License-Identifier: Apache-2.0
/**
 * Where a game that does not open links to: the site in its address, if it is one of the operator's, else the
 * operator's first. Only the origin counts, so that an invented address leads nowhere else. Undefined without
 * an operator.
 */
export function lobbyOf(home: string | undefined, operatorOrigins: readonly string[]): string | undefined {
  const named = home === undefined ? undefined : URL.parse(home)?.origin
  const origin =
    named !== undefined && operatorOrigins.some((known) => covers(known, named))
      ? named
      : operatorOrigins.find((known) => !known.includes('*'))
  return origin === undefined ? undefined : `${origin}/`
}

/** Whether an origin is the known one, or below it if that begins with a star, as in a frame policy. */
function covers(known: string, origin: string): boolean {
  const [before = '', after] = known.split('*')
  return after === undefined
    ? origin === known
    : origin.startsWith(before) && origin.endsWith(after) && origin.length > before.length + after.length
}
