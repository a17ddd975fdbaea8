// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { wholeScore } from './whole-score.ts'

describe('how a whole event stands', () => {
  it('is the score of all its parts', () => {
    const halves = [
      { home: 1, away: 0 },
      { home: 1, away: 2 },
    ]
    expect(wholeScore({ sport: 'football', halves, ended: 2, over: true })).toEqual({ home: 2, away: 2 })
    const quarters = [1, 2, 3, 4].map(() => ({ home: 20, away: 25 }))
    expect(wholeScore({ sport: 'basketball', quarters, ended: 4, over: true })).toEqual({
      home: 80,
      away: 100,
    })
  })

  it('names the side that won a fight, and none after a draw or before the end', () => {
    const fight = (outcome?: 'meron' | 'wala' | 'bdd' | 'ftd') =>
      wholeScore({ sport: 'cockfight', outcome, over: outcome !== undefined })
    expect([fight('meron'), fight('wala')]).toEqual([
      { home: 1, away: 0 },
      { home: 0, away: 1 },
    ])
    for (const draw of [fight('bdd'), fight('ftd'), fight()]) expect(draw).toEqual({ home: 0, away: 0 })
  })
})
