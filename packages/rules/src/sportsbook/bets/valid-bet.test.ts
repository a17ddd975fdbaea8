// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { ratioOf } from '../../lottery/ratio.ts'
import type { FootballResult, ResultVersion } from '../model/result.ts'
import type { Bet } from './bet.ts'
import { settleBet } from './settle-bet.ts'
import { validBetOf } from './valid-bet.ts'

const startMs = Date.UTC(2026, 10, 1)

function version(home: number, away: number): ResultVersion {
  const result: FootballResult = {
    sport: 'football',
    halves: [
      { home: 0, away: 0 },
      { home, away },
    ],
    ended: 2,
    over: true,
  }
  return { version: 1, status: 'ended', venue: 'as_announced', source: 'play', result }
}

/** A bet of 100 on home with a handicap, on matches that end so. */
function validOf(
  legs: readonly (readonly [price: number, line: number, home: number, away: number])[],
  {
    kind = legs.length === 1 ? 'single' : 'multiple',
    ...options
  }: { kind?: string } & Parameters<typeof validBetOf>[2] = {},
): number {
  const bet: Bet = {
    kind,
    stakePerLineMinor: 10_000n,
    legs: legs.map(([priceThousandths, line], index) => ({
      eventId: String(index),
      priceThousandths,
      selections: [{ terms: { type: 'handicap', period: 'regular', line }, outcome: 'home' }],
    })),
  }
  const event = { kind: 'match' as const, scheduledStartMs: startMs, competitors: ['a', 'b'] }
  const stateOf = (id: string): { event: typeof event; version: ResultVersion } => {
    const [, , home, away] = legs[Number(id)]!
    return { event, version: version(home, away) }
  }
  return Number(validBetOf(bet, settleBet(bet, stateOf, startMs), options)) / 100
}

describe('the valid bet of a stake of 100', () => {
  const [won, wonWell, lost, halfLost, pushed] = [
    validOf([[1800, -2, 1, 0]]),
    validOf([[2500, -2, 1, 0]]),
    validOf([[1900, -2, 0, 0]]),
    validOf([[1900, -1, 0, 0]]),
    validOf([[1900, 0, 0, 0]]),
  ]

  it('is 80 won at 1.80, 100 won at 2.50, 100 lost, 50 half lost, 0 pushed: together 330', () => {
    expect([won, wonWell, lost, halfLost, pushed]).toEqual([80, 100, 100, 50, 0])
    expect(won + wonWell + lost + halfLost + pushed).toBe(330)
  })

  it('is at most half of the stake after a half win', () => {
    expect(validOf([[1900, -3, 1, 0]])).toBe(45)
    expect(validOf([[3000, -3, 1, 0]])).toBe(50)
  })

  it('is nothing below 1.50, and counts from 1.50 on', () => {
    expect(validOf([[1499, -2, 0, 0]])).toBe(0)
    expect(validOf([[1500, -2, 1, 0]])).toBe(50)
  })

  it('of a multiple goes by its whole price and profit', () => {
    const low: [number, number, number, number] = [1300, -2, 1, 0]
    expect(validOf([low])).toBe(0)
    expect(validOf([low, low])).toBe(69)
    expect(validOf([[1300, -2, 0, 0], low])).toBe(100)
    expect(
      validOf([
        [1900, 0, 0, 0],
        [1900, 0, 1, 1],
      ]),
    ).toBe(0)
  })

  it('of a system is that of its lines', () => {
    const win: [number, number, number, number] = [2000, -2, 1, 0]
    const loss: [number, number, number, number] = [2000, -2, 0, 0]
    expect(validOf([win, win, loss], { kind: '2_of_3' })).toBe(300)
    expect(validOf([win, win, loss], { kind: 'patent' })).toBe(700)
  })

  it('of a system goes by what each line has returned, and halves only singles on a half-won leg', () => {
    const [back, won, halfLost]: [number, number, number, number][] = [
      [1900, 0, 0, 0],
      [1800, -2, 1, 0],
      [2000, -1, 0, 0],
    ]
    // Both legs back: 0. Each of them with the one that is won: 80.
    expect(validOf([back!, back!, won!], { kind: '2_of_3' })).toBe(160)
    // Singles 100, 100 and 50; 100 of both that are won; nothing of each with the half loss: 0.5 x 2 is the stake;
    // 100 of all three.
    const double: [number, number, number, number] = [2000, -2, 1, 0]
    for (const legs of [
      [double, double, halfLost!],
      [halfLost!, double, double],
    ])
      expect(validOf(legs, { kind: 'patent', reading: 'stake' })).toBe(450)
  })

  it('is of a settled bet only', () => {
    const bet: Bet = {
      kind: 'single',
      stakePerLineMinor: 100n,
      legs: [
        {
          eventId: 'a',
          priceThousandths: 2000,
          selections: [{ terms: { type: 'result_1x2', period: 'regular' }, outcome: 'home' }],
        },
      ],
    }
    const event = { kind: 'match' as const, scheduledStartMs: startMs, competitors: ['a', 'b'] }
    expect(() =>
      validBetOf(
        bet,
        settleBet(bet, () => ({ event }), startMs),
      ),
    ).toThrow(RangeError)
  })

  it('is the whole stake, won or lost, for brands that read it so', () => {
    expect(validOf([[1800, -2, 1, 0]], { reading: 'stake' })).toBe(100)
    expect(validOf([[1800, -2, 0, 0]], { reading: 'stake' })).toBe(100)
    expect(validOf([[1900, -1, 0, 0]], { reading: 'stake' })).toBe(50)
    expect(validOf([[1900, 0, 0, 0]], { reading: 'stake' })).toBe(0)
  })

  it('counts only the exposed share of hedged bets', () => {
    expect(validOf([[2500, -2, 1, 0]], { exposed: ratioOf(1, 4) })).toBe(25)
    // Two thirds, rounded down.
    expect(validOf([[2500, -2, 1, 0]], { exposed: ratioOf(2, 3) })).toBe(66.66)
  })
})
