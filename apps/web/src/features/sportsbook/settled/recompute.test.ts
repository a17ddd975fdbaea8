// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { recompute as recomputeFully } from './recompute.ts'

type Bet = CallOutput<'sportsbook.bet'>
type History = CallOutput<'sportsbook.settlements'>

const startsAt = 1_800_000_000_000
const hourMs = 3_600_000
const legOf = (
  id: string,
  price: number,
  type = 'result_1x2',
  outcome = 'home',
  line: number | null = null,
) =>
  ({
    event: { id, sport: 'football', home: 'Home', away: 'Away', startsAt, status: 'ended', bestOf: null },
    selections: [{ market: { id: '1', type, period: 'regular', line }, outcome, scoreBefore: null }],
    price,
  }) as unknown as Bet['legs'][number]
const betOf = (kind: string, stakePerLine: number, legs: Bet['legs']): Bet =>
  ({ kind, stakePerLine, currency: 'USD', legs }) as Bet
const resultOf = (eventId: string, home: number, away: number, version = 1): History['results'][number] => ({
  eventId,
  version,
  status: 'ended',
  venue: 'as_announced',
  source: 'play',
  said: JSON.stringify({
    sport: 'football',
    halves: [
      { home: 0, away: 0 },
      { home, away },
    ],
    ended: 2,
    over: true,
  }),
  saidAtDeadline: null,
  voidedMarkets: [],
  endedAt: startsAt + 2 * hourMs,
  at: startsAt + 2 * hourMs,
})
const settledAs = (
  returned: number,
  versions: Record<string, number>,
  status: 'settled' | 'open' = 'settled',
) => ({
  number: 1,
  status,
  returned,
  owed: 0,
  at: startsAt + 2 * hourMs,
  versions: Object.entries(versions).map(([eventId, version]) => ({ eventId, version })),
})

/** Of a bet of which nothing was cashed out, unless `stakePerLine` says so. */
const recompute = (
  bet: Bet,
  settlement: ReturnType<typeof settledAs> & { stakePerLine?: number },
  known: Parameters<typeof recomputeFully>[2],
) => recomputeFully(bet, { stakePerLine: bet.stakePerLine, ...settlement }, known)

const knownOf = (results: History['results'], ...ids: string[]) => ({
  results,
  events: ids.map((eventId) => ({
    eventId,
    kind: 'match' as const,
    startsAt,
    bestOf: null,
    competitors: ['1', '2'],
  })),
})

describe('a settlement that is computed again', () => {
  it('agrees with what was paid only if it was that', () => {
    const bet = betOf('single', 10, [legOf('7', 1_850)])
    const results = [resultOf('7', 2, 1)]
    expect(recompute(bet, settledAs(18.5, { 7: 1 }), knownOf(results, '7'))).toMatchObject({
      returned: 18.5,
      agrees: true,
    })
    expect(recompute(bet, settledAs(18.49, { 7: 1 }), knownOf(results, '7'))).toMatchObject({
      returned: 18.5,
      agrees: false,
    })
    expect(recompute(bet, settledAs(0, { 7: 1 }), knownOf(results, '7'))).toMatchObject({ agrees: false })
  })

  it('counts only the stake that was not cashed out', () => {
    const bet = betOf('single', 10, [legOf('7', 1_850)])
    const known = knownOf([resultOf('7', 2, 1)], '7')
    expect(recompute(bet, { ...settledAs(7.4, { 7: 1 }), stakePerLine: 4 }, known)?.agrees).toBe(true)
    expect(recompute(bet, settledAs(7.4, { 7: 1 }), known)?.agrees).toBe(false)
  })

  it('is void in a market that an operator has declared void, and reads what stood at the deadline', () => {
    const bet = betOf('single', 10, [legOf('7', 1_850)])
    const said = resultOf('7', 2, 1)
    const voided = { ...said, voidedMarkets: ['result_1x2|regular'] }
    expect(recompute(bet, settledAs(10, { 7: 1 }), knownOf([voided], '7'))?.agrees).toBe(true)
    const late = { ...said, endedAt: startsAt + 50 * hourMs, saidAtDeadline: null }
    expect(recompute(bet, settledAs(10, { 7: 1 }), knownOf([late], '7'))?.agrees).toBe(true)
  })

  it('uses the version of the result that it was made by', () => {
    const bet = betOf('single', 10, [legOf('7', 1_850)])
    const results = [resultOf('7', 2, 1), resultOf('7', 1, 1, 2)]
    expect(recompute(bet, settledAs(18.5, { 7: 1 }), knownOf(results, '7'))?.agrees).toBe(true)
    expect(recompute(bet, settledAs(0, { 7: 2 }), knownOf(results, '7'))?.agrees).toBe(true)
  })

  it('reads half losses of quarter lines, and every line of a system', () => {
    const bet = betOf('trixie', 1, [
      legOf('1', 2_000),
      legOf('2', 2_000),
      // Over 2.25 after two goals: half of the stake comes back.
      legOf('3', 1_900, 'total', 'over', 9),
    ])
    const results = [resultOf('1', 1, 0), resultOf('2', 1, 0), resultOf('3', 1, 1)]
    const computed = recompute(bet, settledAs(8, { 1: 1, 2: 1, 3: 1 }), knownOf(results, '1', '2', '3'))
    expect(computed?.settlement.lines.map(({ returnMinor }) => returnMinor)).toEqual([400n, 100n, 100n, 200n])
    expect(computed).toMatchObject({ returned: 8, agrees: true })
  })

  it('is open where a result is missing that it waits for', () => {
    const bet = betOf('multiple', 10, [legOf('1', 2_000), legOf('2', 2_000)])
    const computed = recompute(bet, settledAs(0, { 1: 1 }, 'open'), knownOf([resultOf('1', 1, 0)], '1', '2'))
    expect(computed).toMatchObject({ returned: 0, agrees: true, settlement: { state: 'open' } })
  })

  it.each([
    ['a result that it names is missing', [], 'result_1x2'],
    ['a result is none', [{ ...resultOf('7', 1, 0), said: '{"sport":"chess"}' }], 'result_1x2'],
    ['a result is no JSON', [{ ...resultOf('7', 1, 0), said: '{' }], 'result_1x2'],
    ['there is no such market', [resultOf('7', 1, 0)], 'no_such_market'],
  ])('is unknown if %s', (_, results, type) => {
    const bet = betOf('single', 10, [legOf('7', 1_850, type)])
    expect(recompute(bet, settledAs(18.5, { 7: 1 }), knownOf(results, '7'))).toBeUndefined()
  })
})
