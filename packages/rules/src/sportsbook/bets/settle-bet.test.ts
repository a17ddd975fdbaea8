// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { ResultVersion } from '../model/result.ts'
import type { Bet } from './bet.ts'
import { resettlementOf } from './resettlement.ts'
import { type BetSettlement, type EventState, settleBet } from './settle-bet.ts'

const startMs = Date.UTC(2026, 10, 1)

function ended(home: number, away: number, number = 1): ResultVersion {
  const halves = [
    { home: 0, away: 0 },
    { home, away },
  ]
  const result = { sport: 'football' as const, halves, ended: 2, over: true }
  return { version: number, status: 'ended', venue: 'as_announced', source: 'play', result }
}

const legOn = (eventId: string, priceThousandths: number): Bet['legs'][number] => ({
  eventId,
  priceThousandths,
  selections: [{ terms: { type: 'result_1x2', period: 'regular' }, outcome: 'home' }],
})

function settle(bet: Bet, versions: Record<string, ResultVersion | undefined>): BetSettlement {
  const event = { kind: 'match' as const, scheduledStartMs: startMs, competitors: ['a', 'b'] }
  const stateOf = (id: string): EventState => ({ event, version: versions[id] })
  return settleBet(bet, stateOf, startMs)
}

const double: Bet = { kind: 'multiple', legs: [legOn('a', 1900), legOn('b', 2000)], stakePerLineMinor: 100n }
const trixie: Bet = {
  kind: 'trixie',
  legs: [legOn('a', 2000), legOn('b', 3000), legOn('c', 4000)],
  stakePerLineMinor: 100n,
}

describe('a bet', () => {
  it('is open while an open leg can change what it returns', () => {
    expect(settle(double, {}).state).toBe('open')
    expect(settle(double, { a: ended(1, 0) })).toMatchObject({ state: 'open', returnMinor: 0n })
    expect(settle(double, { a: ended(0, 0) })).toMatchObject({ state: 'settled', returnMinor: 0n })
    expect(settle(double, { a: ended(1, 0), b: ended(1, 0) })).toMatchObject({
      state: 'settled',
      returnMinor: 380n,
    })
  })

  it('does not count with a leg that was taken before the start, as it seemed, of an event that had begun', () => {
    const single = (takenAtMs: number | undefined): Bet => ({
      kind: 'single',
      legs: [{ ...legOn('a', 1900), takenAtMs }],
      stakePerLineMinor: 100n,
    })
    for (const version of [undefined, ended(1, 0), ended(0, 1)]) {
      expect(settle(single(startMs + 1), { a: version })).toMatchObject({
        state: 'settled',
        returnMinor: 100n,
        legs: [{ status: { name: 'void' }, selections: [{ reason: 'taken_late' }] }],
      })
      for (const takenAtMs of [startMs - 1, startMs, undefined])
        expect(settle(single(takenAtMs), { a: version })).toEqual(settle(single(0), { a: version }))
    }
    const [first, second] = double.legs
    const late: Bet = { ...double, legs: [{ ...first!, takenAtMs: startMs + 1 }, second!] }
    expect(settle(late, { a: ended(0, 1), b: ended(1, 0) })).toMatchObject({ returnMinor: 200n })
    expect(settle(late, { a: ended(1, 0), b: ended(0, 1) })).toMatchObject({ returnMinor: 0n })
  })

  it('as a system is settled line by line', () => {
    const settlement = settle(trixie, { a: ended(1, 0), b: ended(0, 1), c: ended(2, 0) })
    expect(settlement.stakeMinor).toBe(400n)
    expect(settlement.lines).toEqual([
      { legs: [0, 1], stakeMinor: 100n, returnMinor: 0n },
      { legs: [0, 2], stakeMinor: 100n, returnMinor: 800n },
      { legs: [1, 2], stakeMinor: 100n, returnMinor: 0n },
      { legs: [0, 1, 2], stakeMinor: 100n, returnMinor: 0n },
    ])
    expect(settle(trixie, { a: ended(0, 0), b: ended(0, 0) }).state).toBe('settled')
    expect(settle(trixie, { a: ended(0, 0), b: ended(1, 0) }).state).toBe('open')
  })

  it('explains its legs by version of the result, status, reason and factor', () => {
    const [leg] = settle(double, { a: ended(1, 0, 3) }).legs
    expect(leg).toMatchObject({
      eventId: 'a',
      version: 3,
      priceThousandths: 1900,
      status: { name: 'win' },
      factor: { numerator: 1900n, denominator: 1000n },
      selections: [{ outcome: 'home', reason: 'result', status: { name: 'win' } }],
    })
  })

  it('with a builder leg is lost as soon as one of its selections is', () => {
    const second = { terms: { type: 'total', period: 'first_half', line: 2 }, outcome: 'over' }
    const builder: Bet = {
      kind: 'single',
      legs: [{ ...legOn('a', 3000), selections: [...legOn('a', 0).selections, second] }],
      stakePerLineMinor: 100n,
    }
    const half = { sport: 'football' as const, halves: [{ home: 0, away: 0 }], ended: 1, over: false }
    const live: ResultVersion = { ...ended(0, 0), status: 'live', result: half }
    expect(settle(builder, { a: live })).toMatchObject({ state: 'settled', returnMinor: 0n })
  })

  it('with a builder leg is open while a selection is, whatever the others have become', () => {
    const terms = { period: 'regular' }
    const selections = [
      { terms: { ...terms, type: 'draw_no_bet' }, outcome: 'home' },
      { terms: { ...terms, type: 'total', line: 10 }, outcome: 'over' },
    ]
    const won = { terms: { type: 'result_1x2', period: 'first_half' }, outcome: 'draw' }
    const builder: Bet = {
      kind: 'single',
      legs: [{ ...legOn('a', 3000), selections: [...selections, won] }],
      stakePerLineMinor: 100n,
    }
    const halves = [
      { home: 0, away: 0 },
      { home: 1, away: 0 },
    ]
    const result = { sport: 'football' as const, halves, ended: 1, over: false }
    expect(settle(builder, { a: { ...ended(0, 0), status: 'live', result } })).toMatchObject({
      state: 'open',
      legs: [{ selections: [{ status: undefined }, { status: undefined }, { status: { name: 'win' } }] }],
    })
    // All won; and one void, which takes the price away.
    expect(settle(builder, { a: ended(3, 0) })).toMatchObject({ state: 'settled', returnMinor: 300n })
    expect(settle(builder, { a: ended(2, 2) })).toMatchObject({ state: 'settled', returnMinor: 100n })
  })

  it('counts with a leg on a competition that goes on, however late it was taken', () => {
    const terms = { type: 'outright_winner', period: 'top_1' }
    const bet: Bet = {
      kind: 'single',
      legs: [
        {
          eventId: 'a',
          priceThousandths: 4000,
          takenAtMs: startMs + 1,
          selections: [{ terms, outcome: 'x' }],
        },
      ],
      stakePerLineMinor: 100n,
    }
    const event = { kind: 'outright' as const, scheduledStartMs: startMs, competitors: ['x', 'y'] }
    const result = { sport: 'outright' as const, positions: { x: 1, y: 2 }, withdrawn: [], over: true }
    const version: ResultVersion = { ...ended(0, 0), result }
    expect(settleBet(bet, () => ({ event, version }), startMs)).toMatchObject({
      state: 'settled',
      returnMinor: 400n,
    })
  })

  it('says of a leg without a result that it waits for one', () => {
    const [leg] = settle(double, {}).legs
    expect(leg).toMatchObject({ status: undefined, selections: [{ reason: 'waits_for_result' }] })
  })

  it('refuses an event that is missing', () => {
    const missing = (id: string): EventState => {
      throw new RangeError(`There is no event ${id}`)
    }
    expect(() => settleBet(double, missing, startMs)).toThrow(RangeError)
  })
})

describe('a new version of a result', () => {
  const won = settle(double, { a: ended(1, 0), b: ended(1, 0) })
  const lost = settle(double, { a: ended(1, 0), b: ended(0, 0, 2) })

  it('takes back what was paid and pays what is right', () => {
    expect(resettlementOf(won, lost)).toEqual({
      changed: true,
      takeBackMinor: 380n,
      payMinor: 0n,
      differenceMinor: -380n,
    })
    expect(resettlementOf(lost, won)).toMatchObject({
      takeBackMinor: 0n,
      payMinor: 380n,
      differenceMinor: 380n,
    })
  })

  it('changes nothing where the return stays the same', () => {
    expect(resettlementOf(won, won)).toEqual({
      changed: false,
      takeBackMinor: 0n,
      payMinor: 0n,
      differenceMinor: 0n,
    })
  })

  it('changes nothing of a bet that is open still, known before or not', () => {
    const open = settle(double, { a: ended(1, 0) })
    expect(resettlementOf(undefined, open).changed).toBe(false)
    expect(resettlementOf(open, open).changed).toBe(false)
  })

  it('takes everything back from a bet that is open again, and pays a first settlement', () => {
    const open = settle(double, { a: ended(1, 0) })
    expect(resettlementOf(won, open)).toMatchObject({ changed: true, takeBackMinor: 380n, payMinor: 0n })
    expect(resettlementOf(undefined, won)).toMatchObject({ changed: true, takeBackMinor: 0n, payMinor: 380n })
    expect(resettlementOf(undefined, lost)).toMatchObject({ changed: true, differenceMinor: 0n })
  })
})
