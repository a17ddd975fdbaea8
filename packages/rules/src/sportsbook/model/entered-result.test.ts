// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { enteredResult, goalsText, readGoals, type EnteredParts } from './entered-result.ts'
import { readResult } from './read-result.ts'

const filled = (more: Partial<EnteredParts>): EnteredParts => ({
  sport: 'football',
  bestOf: 3,
  over: true,
  scores: [],
  ended: 0,
  maps: [],
  ...more,
})
const score = (home: number, away: number) => ({ home, away })

describe('a result that is filled in by parts', () => {
  it.each([
    ['football', { scores: [score(1, 0), score(0, 2)] }],
    ['basketball', { scores: [score(20, 18), score(25, 22), score(19, 30), score(21, 15), score(9, 7)] }],
    ['tennis', { scores: [score(6, 4), score(3, 6), score(7, 5)] }],
    ['esports', { maps: ['home', 'away', 'home'] as const }],
    ['cockfight', { outcome: 'meron' as const }],
  ] as const)('can be the result of %s', (sport, more) => {
    expect(readResult(enteredResult(filled({ sport, ...more })))).toMatchObject({ sport, over: true })
  })

  it('can be given up: in a set, before the first one, or after a map', () => {
    const given = (more: Partial<EnteredParts>) =>
      readResult(enteredResult(filled({ gaveUp: 'away', ...more })))
    expect(given({ sport: 'tennis', scores: [score(6, 4), score(2, 1)] })).toMatchObject({
      ended: 1,
      retired: 'away',
    })
    expect(given({ sport: 'tennis' })).toMatchObject({ sets: [], walkover: 'away' })
    expect(given({ sport: 'esports', maps: ['away'] })).toMatchObject({ forfeit: 'away' })
  })

  it('can be broken off, and keeps the cards and corners of the version before', () => {
    const earlier = enteredResult(filled({ scores: [score(1, 0), score(0, 0)] }))
    const broken = filled({
      over: false,
      scores: [score(1, 0), score(1, 0)],
      ended: 1,
      earlier: { ...earlier, corners: score(4, 2) } as typeof earlier,
    })
    expect(readResult(enteredResult(broken))).toMatchObject({ ended: 1, over: false, corners: score(4, 2) })
  })
})

it('reads goals with their minutes, and nothing else', () => {
  const goals = [
    { minute: 12, side: 'home' as const },
    { minute: 90, side: 'away' as const },
  ]
  expect(goalsText(goals)).toBe('12H 90A')
  expect(readGoals(' 12h, 90A ')).toEqual(goals)
  expect(readGoals('')).toEqual([])
  for (const wrong of ['12', 'H', '91H', '0H', '12H x', '012H']) expect(readGoals(wrong)).toBeUndefined()
})
