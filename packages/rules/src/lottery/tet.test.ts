// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { isClosedForTet, lunarNewYears } from './tet.ts'
import { dayOf, dayOfText, dayText } from './vietnam-days.ts'

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)

/**
 * Epoch ms of new moon `index` (0 is that of 2000-01-06), accurate to a minute or two: Meeus, Astronomical
 * Algorithms, chapter 49, the mean phase and its larger periodic terms. 72 s is the current difference
 * between dynamical and universal time.
 */
function newMoon(index: number): number {
  const centuries = index / 1236.85
  const eccentricity = 1 - 0.002516 * centuries
  const [sun, moon, latitude] = [
    2.5534 + 29.1053567 * index,
    201.5643 + 385.81693528 * index,
    160.7108 + 390.67050284 * index,
  ]
  const correction =
    -0.4072 * sine(moon) +
    0.17241 * eccentricity * sine(sun) +
    0.01608 * sine(2 * moon) +
    0.01039 * sine(2 * latitude) +
    0.00739 * eccentricity * sine(moon - sun) -
    0.00514 * eccentricity * sine(moon + sun) +
    0.00208 * eccentricity ** 2 * sine(2 * sun) -
    0.00111 * sine(moon - 2 * latitude) -
    0.00057 * sine(moon + 2 * latitude) +
    0.00056 * eccentricity * sine(2 * moon + sun) -
    0.00042 * sine(3 * moon)
  const julianDay = 2_451_550.09766 + 29.530588861 * index + 0.00015437 * centuries ** 2 + correction
  return (julianDay - 2_440_587.5) * 86_400_000 - 72_000
}

describe('the days of Tết', () => {
  it('begin a year on the day, in Vietnam time, of the new moon between 20 January and 20 February', () => {
    for (const newYear of lunarNewYears) {
      const near = Math.round((Number(newYear.slice(0, 4)) - 2000) * 12.3685)
      const moons = [-1, 0, 1, 2, 3].map((step) => dayText(dayOf(newMoon(near + step))))
      expect(moons).toContain(newYear)
      expect(newYear.slice(4) >= '0120' && newYear.slice(4) <= '0220').toBe(true)
    }
  })

  it('are listed for every year from 2024 to 2030', () => {
    expect(lunarNewYears.map((day) => Number(day.slice(0, 4)))).toEqual([
      2024, 2025, 2026, 2027, 2028, 2029, 2030,
    ])
  })

  it('are the eve and three days: those on which the North did not draw in 2024 and 2025', () => {
    const closedIn = (year: string) =>
      Array.from({ length: 60 }, (_, step) => dayOfText(`${year}0101`)! + step)
        .filter(isClosedForTet)
        .map(dayText)
    expect(closedIn('2024')).toEqual(['20240209', '20240210', '20240211', '20240212'])
    expect(closedIn('2025')).toEqual(['20250128', '20250129', '20250130', '20250131'])
    expect(closedIn('2026')).toEqual(['20260216', '20260217', '20260218', '20260219'])
  })
})
