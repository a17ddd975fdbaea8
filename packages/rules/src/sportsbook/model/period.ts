// SPDX-License-Identifier: Apache-2.0
import type { Sport } from './sport.ts'

/**
 * The part of an event that a market is about. Each has a score of its own:
 * - football, in goals: `regular` (90 minutes and stoppage), `first_half`, `second_half`, `minutes_16_30`
 *   (stoppage belongs to minute 45 or 90), and `goal_3`: 1-0 if home scores the third goal, 0-0 if nobody does;
 * - basketball, in points: `game` (with overtime), `first_half`, `second_half` and `quarter_1` to `quarter_4`
 *   (without);
 * - tennis: `sets` (sets of the match), `games` (games of the match), `set_1` to `set_5` (games of a set);
 * - e-sports: `maps` (maps of the match), `map_1` to `map_7` (1-0 or 0-1);
 * - outrights: `top_1`, `top_3`: how many of the first win; cockfight: `fight`.
 */
export type Period = string

const forms: Readonly<Record<Sport, RegExp>> = {
  football: /^(regular|first_half|second_half|minutes_[1-9]\d?_[1-9]\d?|goal_[1-9]\d?)$/,
  basketball: /^(game|first_half|second_half|quarter_[1-4])$/,
  tennis: /^(sets|games|set_[1-5])$/,
  esports: /^(maps|map_[1-7])$/,
  cockfight: /^fight$/,
}
const top = /^top_[1-9]\d?$/

/** Whether a sport has this part; outrights of any sport have it. */
export const isPeriodOf = (sport: Sport, period: string): boolean => {
  const [first, last] = numbersOf(period)
  const isInOrder = !period.startsWith('minutes_') || ((first ?? 0) < (last ?? 0) && (last ?? 0) <= 90)
  return (forms[sport].test(period) && isInOrder) || top.test(period)
}

/** The numbers in the name of a part: 16 and 30 of `minutes_16_30`. */
export const numbersOf = (period: Period): readonly number[] =>
  (period.match(/\d+/g) ?? []).map((digits) => Number(digits))

/** The part that the main markets of a sport are about. */
export const mainPeriod: Readonly<Record<Sport, Period>> = {
  football: 'regular',
  basketball: 'game',
  tennis: 'sets',
  esports: 'maps',
  cockfight: 'fight',
}
