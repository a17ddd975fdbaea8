// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { RoundOf } from '../protocol.ts'
import { momentsOf } from './moments-of.ts'

function crossing(events: RoundOf<'chicken'>['events'], multiplier: number): RoundOf<'chicken'> {
  return {
    id: 'round',
    game: 'chicken',
    state: 'settled',
    currency: 'USD',
    stake: '1.00',
    parameters: { difficulty: 'easy' },
    events,
    multiplier,
    payout: '0.00',
    startedAt: 1,
    endedAt: 2,
    fairness: { kind: 'seeds', serverSeedHash: '', clientSeed: '', nonce: 0, serverSeed: null },
  }
}
const cross = (lane: number, safe: boolean) => ({ type: 'cross', lane, safe, multiplier: 0 }) as const
const road = { type: 'road', car: 1 } as const
const movesIn = ({ events }: RoundOf<'chicken'>) => events.filter((event) => event.type === 'cross').length
const visible = (round: RoundOf<'chicken'>) =>
  momentsOf(round, movesIn).map(({ events, state }) => [events.length, state])

describe('the moments of a recorded round', () => {
  it('are the field before the first move, each move, and the cash-out', () => {
    expect(visible(crossing([cross(0, true), cross(1, true), road], 2_000_000))).toEqual([
      [0, 'open'],
      [1, 'open'],
      [2, 'open'],
      [3, 'settled'],
    ])
  })

  it('show a move that lost together with its end', () => {
    expect(visible(crossing([cross(0, true), cross(1, false), road], 0))).toEqual([
      [0, 'open'],
      [1, 'open'],
      [3, 'settled'],
    ])
  })
})
