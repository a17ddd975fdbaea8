// SPDX-License-Identifier: Apache-2.0
/** A match is 93 minutes of play: 45 and 1 of stoppage, 45 and 2. The break does not count. */
export const playedMinutesOfMatch = 93
export const playedMinutesOfFirstHalf = 46
const minutesOfHalf = 45
/** In so many last minutes of play, goals come more often. */
const lateMinutes = 15
const lateRate = 1.1

const lateFrom = playedMinutesOfMatch - lateMinutes

/** The goals that fall on average up to a played minute, in those of an early minute. */
function weightUntil(playedMinute: number): number {
  const played = Math.min(playedMinutesOfMatch, Math.max(0, playedMinute))
  return played + Math.max(0, played - lateFrom) * (lateRate - 1)
}

/**
 * f(t): the share of a match's goals that is still to come after `playedMinute` (0 to 93) minutes of play. Goals
 * fall evenly, one tenth more often in the last 15 minutes (game-rules.md section 9).
 */
export const shareOfGoalsLeft = (playedMinute: number): number =>
  shareOfGoalsBetween(playedMinute, playedMinutesOfMatch)

/** The share of a match's goals that falls between two played minutes. */
export const shareOfGoalsBetween = (from: number, to: number): number =>
  Math.max(0, weightUntil(to) - weightUntil(from)) / weightUntil(playedMinutesOfMatch)

/** The played minute by which a share (0 to 1) of the goals between two played minutes has fallen. */
export function playedMinuteOfShare(share: number, from: number, to: number): number {
  const [low, high] = [weightUntil(from), weightUntil(to)]
  const weight = low + share * (high - low)
  return weight <= lateFrom ? weight : lateFrom + (weight - lateFrom) / lateRate
}

/** Where a match is on the clock that members see. */
export interface FootballClock {
  readonly half: 1 | 2
  /** 1 to 90; stoppage belongs to minute 45 or 90. */
  readonly minute: number
  /** The minute of stoppage, from 1; 0 before it. */
  readonly stoppageMinute: number
}

/** The clock after so many seconds of play. */
export function clockAt(playedSeconds: number): FootballClock {
  const played = Math.floor(Math.min(playedSeconds, playedMinutesOfMatch * 60 - 1) / 60)
  const isFirst = played < playedMinutesOfFirstHalf
  const inHalf = isFirst ? played : played - playedMinutesOfFirstHalf
  return {
    half: isFirst ? 1 : 2,
    minute: Math.min(inHalf + 1, minutesOfHalf) + (isFirst ? 0 : minutesOfHalf),
    stoppageMinute: Math.max(0, inHalf + 1 - minutesOfHalf),
  }
}

/**
 * The played minutes before a minute of the clock begins and after it has ended; stoppage belongs to minute 45
 * or 90. Throws RangeError for what is no minute from 1 to 90.
 */
export function playedMinutesOf(clockMinute: number): { from: number; to: number } {
  if (!Number.isInteger(clockMinute) || clockMinute < 1 || clockMinute > 2 * minutesOfHalf)
    throw new RangeError(`${clockMinute} is not a minute of a match`)
  const isFirst = clockMinute <= minutesOfHalf
  const before = isFirst ? 0 : playedMinutesOfFirstHalf
  const minute = isFirst ? clockMinute : clockMinute - minutesOfHalf
  const end = isFirst ? playedMinutesOfFirstHalf : playedMinutesOfMatch
  return { from: before + minute - 1, to: minute === minutesOfHalf ? end : before + minute }
}
