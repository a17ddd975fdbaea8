// SPDX-License-Identifier: Apache-2.0
import type { TennisResult } from './result.ts'
import type { Score } from './sport.ts'

/** How many games sets need: usual ones, short ones and the long one of a match of one set. All sets of a match need as many. */
const setLengths = [6, 4, 8] as const
type SetLength = (typeof setLengths)[number]
const usualLength = 6
/** Where a tie-break ends a usual deciding set that has none at 6-6. */
const latestTieBreak = 12
const fewestTieBreakPoints = 7

/**
 * How many sets of a match that a player gave up were played to their end. Sets that another followed were. The last
 * one was if its score ends a set to six games and not the match, which would have been over then: `6-5` is none, nor
 * is `5-4`. A last set of `0-0` says that the one before was played to its end.
 */
export function completeSets({ bestOf, sets }: Pick<TennisResult, 'bestOf' | 'sets'>): number {
  const last = sets.at(-1)
  if (!last) return 0
  return endsSet(last, usualLength) && !decides(bestOf, sets) ? sets.length : sets.length - 1
}

/** Whether these sets, all of them won, decide a match. */
function decides(bestOf: number, sets: readonly Score[]): boolean {
  const home = sets.filter((set) => set.home > set.away).length
  return Math.max(home, sets.length - home) > bestOf / 2
}

/**
 * Throws RangeError if a set that is said to be over cannot have ended so, such as `6-5`, or one that was over is
 * said not to be.
 */
export function checkSets(result: TennisResult): void {
  const { sets, ended, retired } = result
  const over = sets.slice(0, ended)
  if (!setLengths.some((length) => over.every((set, index) => canEndSo(result, set, { index, length }))))
    throw new RangeError('sets has a set that cannot end so')
  if (sets.length - ended > 1) throw new RangeError('ended leaves out a set that another followed')
  if (retired && ended !== completeSets(result))
    throw new RangeError('ended is not the number of sets that were played to their end')
}

function canEndSo(
  { bestOf, matchTieBreak }: TennisResult,
  set: Score,
  { index, length }: { index: number; length: SetLength },
): boolean {
  if (bestOf === 1 || index < bestOf - 1) return endsSet(set, length)
  const { most, lead } = spanOf(set)
  if (matchTieBreak) return most >= fewestTieBreakPoints && lead >= 2
  // Some sources tell a match tie-break as one game.
  return endsSet(set, length) || (most === 1 && lead === 1)
}

/** Whether a score in games ends a set to so many: by two games, or by one after a tie-break. */
function endsSet(score: Score, length: SetLength): boolean {
  const { most, lead } = spanOf(score)
  if (most === length) return lead >= 2 || (length === 4 && lead === 1)
  if (most === length + 1) return lead === 1 || lead === 2
  return (
    length === usualLength && most > length && (lead === 2 || (lead === 1 && most === latestTieBreak + 1))
  )
}

const spanOf = ({ home, away }: Score): { most: number; lead: number } => ({
  most: Math.max(home, away),
  lead: Math.abs(home - away),
})
