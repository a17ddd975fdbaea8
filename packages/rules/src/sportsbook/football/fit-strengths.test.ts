// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { seededNumbers } from '../../bonuses/seeded-numbers.ts'
import { fitCorrelation } from './fit-correlation.ts'
import { fitFirstHalfShare, fitStrengths, footballMeans, type PlayedMatch } from './fit-strengths.ts'
import { gridSide, scoreGrid } from './score-grid.ts'

const names = Array.from({ length: 12 }, (_, index) => `team ${index}`)
const attackOf = (index: number) => 0.7 + index * 0.06

/** A goal count with a mean, from a number between 0 and 1. */
function goalsOf(mean: number, chance: number): number {
  let [goals, probability, sum] = [0, Math.exp(-mean), Math.exp(-mean)]
  while (chance > sum && goals < 20) {
    goals += 1
    probability *= mean / goals
    sum += probability
  }
  return goals
}

/** Seasons of teams of known strengths: attacks from 0.7 to 1.36, defences all the same. */
function season(rounds: number, seed: number): PlayedMatch[] {
  const next = seededNumbers(seed)
  return Array.from({ length: rounds }, () =>
    names.flatMap((home, left) =>
      names.flatMap((away, right) =>
        left === right
          ? []
          : [
              {
                home,
                away,
                homeGoals: goalsOf(1.2 * 1.25 * attackOf(left), next()),
                awayGoals: goalsOf(1.2 * attackOf(right), next()),
                ageDays: 0,
              },
            ],
      ),
    ),
  ).flat()
}

describe('the strengths of the teams of a competition', () => {
  it('are found again in the results of teams whose strengths are known', () => {
    const { teams, awayGoals, homeAdvantage } = fitStrengths(season(30, 9))
    expect(homeAdvantage).toBeCloseTo(1.25, 1)
    names.forEach((name, index) => {
      const attack = (teams.get(name)!.attack * awayGoals) / 1.2
      expect(Math.abs(attack / attackOf(index) - 1), name).toBeLessThan(0.12)
    })
  })

  it('are the same for the same results', () => {
    expect(fitStrengths(season(1, 3))).toEqual(fitStrengths(season(1, 3)))
  })

  it('make the expected goals of all matches those that fell, but for the prior', () => {
    const matches = season(10, 5)
    const strengths = fitStrengths(matches)
    const [scored, expected] = matches.reduce(
      ([goals, means], { home, away, homeGoals, awayGoals }) => {
        const each = footballMeans(strengths, home, away)
        return [goals + homeGoals + awayGoals, means + each.home + each.away]
      },
      [0, 0],
    )
    expect(expected / scored).toBeCloseTo(1, 2)
  })

  it('follow recent results more than old ones', () => {
    const match = (homeGoals: number, ageDays: number): PlayedMatch => ({
      home: 'one',
      away: 'two',
      homeGoals,
      awayGoals: 1,
      ageDays,
    })
    const better = fitStrengths([...Array(10).fill(match(0, 900)), ...Array(10).fill(match(4, 10))])
    const worse = fitStrengths([...Array(10).fill(match(4, 900)), ...Array(10).fill(match(0, 10))])
    expect(footballMeans(better, 'one', 'two').home).toBeGreaterThan(
      2 * footballMeans(worse, 'one', 'two').home,
    )
  })

  it('are average for a team without results, and usual for a competition without any', () => {
    const none = fitStrengths([])
    expect(footballMeans(none, 'new', 'other')).toEqual({
      home: 1.5,
      away: 1.25,
      correlation: expect.closeTo(0, 9),
      firstHalfShare: 0.45,
    })
  })

  it('do not run away with a single match', () => {
    const { home } = footballMeans(
      fitStrengths([{ home: 'one', away: 'two', homeGoals: 9, awayGoals: 0, ageDays: 0 }]),
      'one',
      'two',
    )
    expect(home).toBeLessThan(9)
    expect(home).toBeGreaterThan(2)
  })

  it('are refused for results that cannot be', () => {
    const good: PlayedMatch = { home: 'one', away: 'two', homeGoals: 1, awayGoals: 0, ageDays: 1 }
    for (const wrong of [{ homeGoals: -1 }, { awayGoals: 1.5 }, { ageDays: -1 }, { ageDays: Number.NaN }])
      expect(() => fitStrengths([{ ...good, ...wrong }])).toThrow(RangeError)
  })
})

describe('what a competition has of its own', () => {
  it('is its share of goals before half-time, near to the usual one until there are many', () => {
    const match = { homeGoals: 2, awayGoals: 1, firstHalfGoals: 1 }
    expect(fitFirstHalfShare([])).toBe(0.45)
    expect(fitFirstHalfShare([{ homeGoals: 2, awayGoals: 1 }])).toBe(0.45)
    const [few, many] = [10, 2_000].map((count) =>
      fitFirstHalfShare(Array.from({ length: count }, () => match)),
    )
    expect(few).toBeGreaterThan(0.44)
    expect(few).toBeLessThan(0.45)
    expect(many).toBeCloseTo(1 / 3, 1)
  })

  it.each([-0.08, 0, 0.06])('is the dependence of its low scores, here %d', (correlation) => {
    const [home, away] = [1.5, 1.1]
    const matches = [...scoreGrid({ home, away, correlation })].flatMap((chance, index) =>
      Array.from({ length: Math.round(chance * 20_000) }, () => ({
        homeGoals: Math.floor(index / gridSide),
        awayGoals: index % gridSide,
        home,
        away,
      })),
    )
    expect(Math.abs(fitCorrelation(matches) - correlation)).toBeLessThan(0.005)
    expect(Math.abs(fitCorrelation(matches.slice(0, 1)))).toBeLessThan(0.02)
  })
})
