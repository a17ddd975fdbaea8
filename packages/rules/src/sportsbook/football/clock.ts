// SPDX-License-Identifier: Apache-2.0
/** A match is 93 minutes of play: 45 and 1 of stoppage, 45 and 2. The break does not count. */
export const playedMinutesOfMatch = 93
export const playedMinutesOfFirstHalf = 46
const minutesOfHalf = 45

/**
 * Of the goals of a match, so many fall before half-time, on average over eight seasons of five leagues (game-rules.md
 * section 9). A competition has its own share, fitted to its results (`fitStrengths`).
 */
export const usualFirstHalfShare = 0.45

/** Thirds of a half, in played minutes: stoppage belongs to the last of each half. */
const boundsOfThirds = [0, 15, 30, playedMinutesOfFirstHalf, 61, 76, playedMinutesOfMatch] as const
/** How the goals of each half are shared among its thirds; `fitThirds` says how they were found. */
export const sharesOfThirds = {
  first: [0.285, 0.291, 0.424],
  second: [0.298, 0.313, 0.389],
} as const

/** The share of a match's goals that falls up to a played minute; evenly within each third of a half. */
function shareUntil(playedMinute: number, firstHalfShare: number): number {
  let share = 0
  sharesInOrder(firstHalfShare).forEach((ofThird, third) => {
    const [from, to] = [boundsOfThirds[third]!, boundsOfThirds[third + 1]!]
    share += ofThird * Math.min(1, Math.max(0, (playedMinute - from) / (to - from)))
  })
  return share
}

const sharesInOrder = (firstHalfShare: number): number[] => [
  ...sharesOfThirds.first.map((share) => share * firstHalfShare),
  ...sharesOfThirds.second.map((share) => share * (1 - firstHalfShare)),
]

/** f(t): the share of a match's goals that is still to come after `playedMinute` (0 to 93) minutes of play. */
export const shareOfGoalsLeft = (playedMinute: number, firstHalfShare = usualFirstHalfShare): number =>
  shareOfGoalsBetween(playedMinute, playedMinutesOfMatch, firstHalfShare)

/** The share of a match's goals that falls between two played minutes. */
export const shareOfGoalsBetween = (
  from: number,
  to: number,
  firstHalfShare = usualFirstHalfShare,
): number => {
  const until = (minute: number): number =>
    minute <= 0 ? 0 : minute >= playedMinutesOfMatch ? 1 : shareUntil(minute, firstHalfShare)
  return Math.max(0, until(to) - until(from))
}

/** The played minute by which a share (0 to 1) of the goals between two played minutes has fallen. */
export function playedMinuteOfShare(
  share: number,
  from: number,
  to: number,
  firstHalfShare = usualFirstHalfShare,
): number {
  let left = share * shareOfGoalsBetween(from, to, firstHalfShare)
  for (const [third, ofThird] of sharesInOrder(firstHalfShare).entries()) {
    const [begin, end] = [boundsOfThirds[third]!, boundsOfThirds[third + 1]!]
    const [low, high] = [Math.max(begin, from), Math.min(end, to)]
    if (low >= high) continue
    const inside = (ofThird * (high - low)) / (end - begin)
    if (left <= inside) return low + (inside > 0 ? (left / inside) * (high - low) : 0)
    left -= inside
  }
  return to
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
