// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { withSharedLegs } from './shared-legs.ts'
import type { SlipLeg } from './slip-store.ts'

type Shared = Parameters<typeof withSharedLegs>[1][number]

const shared = (outcome: string, more: Partial<Shared> = {}): Shared => ({
  event: {
    id: '7',
    sport: 'football',
    home: { id: '1', name: 'Premier League' },
    away: { id: '7', name: '2026' },
    startsAt: 1_800_000_000_000,
    status: 'scheduled',
    score: { home: 0, away: 0 },
  },
  selections: [
    { marketId: '70', type: 'outright_winner', period: 'top_1', line: null, outcome, name: 'Arsenal' },
  ],
  price: 3_000,
  ...more,
})

describe('a slip with shared legs', () => {
  it('names the competitor of an outright, and nobody of a match', () => {
    const match = shared('home', {
      selections: [
        { marketId: '71', type: 'result_1x2', period: 'regular', line: null, outcome: 'home', name: null },
      ],
    })
    const { legs, taken } = withSharedLegs([], [shared('44'), match])
    expect(taken).toBe(2)
    expect(legs[0]!.selections[0]).toMatchObject({ outcome: '44', name: 'Arsenal' })
    expect(legs[1]!.selections[0]).not.toHaveProperty('name')
  })

  it('has one leg of a market: the shared one', () => {
    const [own] = withSharedLegs([], [shared('44')]).legs as [SlipLeg]
    const { legs } = withSharedLegs([own], [shared('45', { price: 4_000 })])
    expect(legs).toMatchObject([{ price: 4_000, selections: [{ outcome: '45' }] }])
  })

  it('leaves out what takes no bets now', () => {
    expect(withSharedLegs([], [shared('44', { price: 0 })])).toEqual({ legs: [], taken: 0 })
  })
})
