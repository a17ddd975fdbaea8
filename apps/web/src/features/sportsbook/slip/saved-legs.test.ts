// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { legsText, readLegs } from './saved-legs.ts'
import type { SlipLeg } from './slip-store.ts'

const nowMs = 1_800_000_000_000
const hourMs = 3_600_000
const leg = (id: string, more: Partial<SlipLeg> = {}): SlipLeg => ({
  event: {
    id,
    sport: 'football',
    home: { id: '1', name: 'Arsenal' },
    away: { id: '2', name: 'Chelsea' },
    startsAt: nowMs + hourMs,
  },
  selections: [{ marketId: `${id}00`, type: 'total', period: 'regular', line: 10, outcome: 'over' }],
  price: 1_900,
  score: undefined,
  ...more,
})
const roundTrip = (legs: readonly SlipLeg[], brand = 'one'): readonly SlipLeg[] =>
  readLegs(legsText('one', legs), brand, nowMs)

describe('a stored slip', () => {
  it('comes back as it was', () => {
    const legs = [leg('1'), leg('2', { score: { home: 1, away: 0 } })]
    expect(roundTrip(legs)).toEqual(legs)
  })

  it('knows the competitor of an outright by name', () => {
    const selection = {
      marketId: '9',
      type: 'outright_winner',
      period: 'top_1',
      line: null,
      outcome: '44',
    }
    const legs = [leg('1', { selections: [{ ...selection, name: 'Arsenal' }] })]
    expect(roundTrip(legs)).toEqual(legs)
  })

  it('is not stored while it is empty', () => expect(legsText('one', [])).toBeNull())

  it('stays with its brand', () => expect(roundTrip([leg('1')], 'other')).toEqual([]))

  it('loses legs whose event is long over', () => {
    const old = leg('1', { event: { ...leg('1').event, startsAt: nowMs - 13 * hourMs } })
    const running = leg('2', { event: { ...leg('2').event, startsAt: nowMs - 2 * hourMs } })
    expect(roundTrip([old, running])).toEqual([running])
  })

  it('has one leg of a market, and no more than it can hold', () => {
    expect(roundTrip([leg('1'), leg('1')])).toHaveLength(1)
    expect(roundTrip(Array.from({ length: 25 }, (_, index) => leg(String(index + 1))))).toHaveLength(20)
  })

  it.each([
    null,
    '',
    'nonsense',
    '[]',
    '{}',
    '{"brand":"one","legs":{}}',
    `{"brand":"one","legs":[${'0,'.repeat(60_000)}0]}`,
  ])('is empty for %.30s', (text) => expect(readLegs(text, 'one', nowMs)).toEqual([]))

  it.each([
    { price: 1_000 },
    { price: 1.5 },
    { price: '1900' },
    { selections: [] },
    { selections: [{ marketId: '1; drop', type: 'total', period: 'regular', line: 10, outcome: 'over' }] },
    { selections: [{ marketId: '1', type: '<b>', period: 'regular', line: 10, outcome: 'over' }] },
    { selections: Array.from({ length: 13 }, () => leg('1').selections[0]) },
    { event: { ...leg('1').event, sport: 'chess' } },
    { event: { ...leg('1').event, home: null } },
    { event: null },
  ])('drops a leg with %j, and keeps the others', (bad) => {
    const text = JSON.stringify({ brand: 'one', legs: [{ ...leg('1'), ...bad }, leg('2')] })
    expect(readLegs(text, 'one', nowMs)).toEqual([leg('2')])
  })
})
