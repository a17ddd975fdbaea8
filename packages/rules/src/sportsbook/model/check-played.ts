// SPDX-License-Identifier: Apache-2.0
import { checkSets } from './played-sets.ts'
import type { EventResult } from './result.ts'

const halves = 2

/**
 * Throws RangeError, naming the field, if a new result takes a part that was still being played for one that is over,
 * or the other way round. Stored results are read without it, because bets were settled by them.
 */
export function checkPlayed(result: EventResult): void {
  if (result.sport === 'tennis') checkSets(result)
  if (result.sport === 'football' && !result.over) {
    if (result.ended === halves) throw new RangeError('ended is 2, although the match is not over')
    checkParts(result.halves.length, result.ended)
  }
  if (result.sport === 'basketball' && !result.over) checkParts(result.quarters.length, result.ended)
}

/** Of parts that follow each other only the last can still be played. */
function checkParts(begun: number, ended: number): void {
  if (begun - ended > 1) throw new RangeError('ended leaves out a part that another followed')
}
