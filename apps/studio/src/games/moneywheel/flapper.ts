// SPDX-License-Identifier: Apache-2.0

/** A peg touches the flapper so many parts of a segment before it is below it, and lets it go so many after. */
const [TOUCHES, LETS_GO] = [0.3, 0.14]
const MOST_DEGREES = 15

/** Pegs stand between the segments, half a segment from where the wheel stops. */
const sincePeg = (segments: number): number => (((segments + 0.5) % 1) + 1) % 1

/** By how many degrees a peg bends the flapper when the wheel has turned so far; none where it stops. */
export function flapperBend(segments: number): number {
  const since = sincePeg(segments)
  const pushed = since < LETS_GO ? since + TOUCHES : since - (1 - TOUCHES)
  return Math.max(0, pushed / (TOUCHES + LETS_GO)) * MOST_DEGREES
}

/** How many pegs let the flapper go between two positions of a wheel that turns forward. */
export function pegsPassed(from: number, to: number): number {
  const lettingGo = (segments: number) => Math.floor(segments + 0.5 - LETS_GO)
  return Math.max(0, lettingGo(to) - lettingGo(from))
}
