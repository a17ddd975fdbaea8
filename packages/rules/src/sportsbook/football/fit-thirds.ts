// SPDX-License-Identifier: Apache-2.0
import { playedMinutesOfFirstHalf, playedMinutesOfMatch } from './clock.ts'

/** Each half counts as if it had so many goals besides that fall evenly over its played minutes. */
const goalsOfPrior = 100
const minutesOfThird = 15

/**
 * How the goals of each half are shared among its thirds: 1 to 15, 16 to 30 and 31 to 45 with stoppage. From the minutes
 * on the clock of goals of any matches, 1 to 90, those in stoppage being 45 or 90.
 */
export function fitThirds(clockMinutes: readonly number[]): { first: number[]; second: number[] } {
  const sharesOf = (from: number, playedMinutes: number): number[] => {
    const evenly = [minutesOfThird, minutesOfThird, playedMinutes - 2 * minutesOfThird]
    const counts = evenly.map((_, third) => {
      const before = from + third * minutesOfThird
      return clockMinutes.filter((minute) => minute > before && minute <= before + minutesOfThird).length
    })
    const all = counts.reduce((sum, count) => sum + count, goalsOfPrior)
    return evenly.map((minutes, third) => ((goalsOfPrior * minutes) / playedMinutes + counts[third]!) / all)
  }
  return {
    first: sharesOf(0, playedMinutesOfFirstHalf),
    second: sharesOf(3 * minutesOfThird, playedMinutesOfMatch - playedMinutesOfFirstHalf),
  }
}
