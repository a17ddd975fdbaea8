// SPDX-License-Identifier: Apache-2.0
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addRequests,
  decideRequest,
  forgetPlacing,
  isUndecided,
  placingOf,
  type PlacingRequest,
  readPlacings,
  takeSlipOf,
} from './placings.ts'

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const request = (number: number): PlacingRequest => ({
  requestId: idOf(number),
  sentAtMs: 1_000,
  question: {
    kind: 'single',
    legs: [{ selections: [{ marketId: '1', outcome: 'home' }], price: 2_000 }],
    stakePerLine: 10,
  },
  legKeys: ['1:home'],
  stakeKey: 'single 1:home',
  words: 'Arsenal',
})
const placed = { kind: 'placed', betId: idOf(9) } as const

beforeEach(() => {
  for (const who of ['1', '2', '3', '4', '5']) forgetPlacing(who)
})

describe('bets on their way', () => {
  it('give back what goes on the slip again once', () => {
    const slip = { legs: '{"brand":"","legs":[]}', typed: '10' }
    addRequests('1', [{ ...request(1), slip }, request(2)])
    expect(takeSlipOf('1', idOf(2))).toBeUndefined()
    expect(takeSlipOf('2', idOf(1))).toBeUndefined()
    expect(takeSlipOf('1', idOf(1))).toEqual(slip)
    expect(takeSlipOf('1', idOf(1))).toBeUndefined()
  })

  it.each([null, { legs: 3, typed: '10' }, { legs: '', typed: '1'.repeat(17) }])(
    'are dropped when what goes on the slip again is stored as %j',
    (slip) => {
      expect(readPlacings(JSON.stringify([{ who: '1', requests: [{ ...request(1), slip }] }]))).toEqual([])
    },
  )

  it('are undecided until every one is answered', () => {
    addRequests('1', [request(1), request(2)])
    decideRequest('1', idOf(1), placed)
    expect(isUndecided(placingOf('1'))).toBe(true)
    decideRequest('1', idOf(2), { kind: 'refused', code: 'X', message: 'No' })
    expect(isUndecided(placingOf('1'))).toBe(false)
  })

  it('stay until they are decided, and make way for the next once they are', () => {
    addRequests('1', [request(1)])
    addRequests('1', [request(2)])
    expect(placingOf('1')?.requests).toHaveLength(2)
    decideRequest('1', idOf(1), placed)
    decideRequest('1', idOf(2), placed)
    addRequests('1', [request(3)])
    expect(placingOf('1')?.requests.map(({ requestId }) => requestId)).toEqual([idOf(3)])
  })

  it('belong to one member', () => {
    addRequests('1', [request(1)])
    expect(placingOf('2')).toBeUndefined()
    addRequests('2', [request(2)])
    expect(placingOf('1')?.requests).toHaveLength(1)
  })

  it('come back as they were stored', () => {
    const placings = [{ who: '1', requests: [{ ...request(1), outcome: placed }, request(2)] }]
    expect(readPlacings(JSON.stringify(placings))).toEqual(placings)
  })

  it.each([
    null,
    '',
    '{',
    '{}',
    '[null]',
    '[{"who":1,"requests":[]}]',
    JSON.stringify([{ who: '1', requests: [{ ...request(1), requestId: 'x' }] }]),
    JSON.stringify([{ who: '1', requests: [{ ...request(1), question: null }] }]),
    JSON.stringify([{ who: '1', requests: [{ ...request(1), outcome: { kind: 'placed' } }] }]),
    JSON.stringify([{ who: '1', requests: Array.from({ length: 41 }, (_, index) => request(index)) }]),
  ])('are nothing if the storage holds %.40s', (text) => expect(readPlacings(text)).toEqual([]))
})
