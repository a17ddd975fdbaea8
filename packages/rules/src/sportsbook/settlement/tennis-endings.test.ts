// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Bet, BetLeg } from '../bets/bet.ts'
import { settleBet } from '../bets/settle-bet.ts'
import { enteredResult } from '../model/entered-result.ts'
import type { ResultVersion } from '../model/result.ts'
import type { Side } from '../model/sport.ts'
import { match, settled, startMs, version } from '../testing/settled-case.ts'

type Pair = readonly [number, number]
function played(sets: readonly Pair[], more: { gaveUp?: Side; matchTieBreak?: boolean } = {}): ResultVersion {
  const scores = sets.map(([home, away]) => ({ home, away }))
  return version(
    enteredResult({ sport: 'tennis', bestOf: 3, over: true, scores, ended: 0, maps: [], ...more }),
  )
}
const status =
  (given: ResultVersion) =>
  (type: string, period: string, outcome: string, line?: number): string =>
    settled({ version: given, type, period, outcome, line }).status

describe('a player who gives up at 6-5 in the first set', () => {
  const bet = status(played([[6, 5]], { gaveUp: 'away' }))

  it('leaves no winner, because no set was completed', () => {
    for (const outcome of ['home', 'away']) {
      expect(bet('money_line', 'sets', outcome)).toBe('void')
      expect(bet('money_line', 'set_1', outcome)).toBe('void')
    }
    expect(bet('correct_series_score', 'sets', '2-0')).toBe('void')
    expect(bet('handicap', 'sets', 'home', -6)).toBe('void')
  })

  it('leaves the games that were played: what they decided stands', () => {
    expect(bet('total', 'set_1', 'over', 42)).toBe('win')
    expect(bet('total', 'set_1', 'over', 50)).toBe('void')
    expect(bet('total', 'games', 'over', 42)).toBe('win')
    expect(bet('total', 'games', 'over', 86)).toBe('void')
    expect(bet('odd_even', 'set_1', 'odd')).toBe('void')
    expect(bet('home_total', 'games', 'over', 22)).toBe('win')
  })
})

describe('a player who gives up at 6-4 6-5', () => {
  const given = played(
    [
      [6, 4],
      [6, 5],
    ],
    { gaveUp: 'home' },
  )
  const bet = status(given)

  it('loses the match, although the first set was won', () => {
    expect(bet('money_line', 'sets', 'away')).toBe('win')
    expect(bet('money_line', 'sets', 'home')).toBe('lose')
    expect(bet('money_line', 'set_1', 'home')).toBe('win')
    expect(bet('total', 'set_1', 'over', 38)).toBe('win')
  })

  it('voids the second set, and totals that are not decided', () => {
    expect(bet('money_line', 'set_2', 'home')).toBe('void')
    expect(bet('handicap', 'set_2', 'home', -6)).toBe('void')
    expect(bet('total', 'set_2', 'under', 50)).toBe('void')
    expect(bet('total', 'games', 'over', 90)).toBe('void')
    expect(bet('total', 'games', 'over', 82)).toBe('win')
    expect(bet('total', 'sets', 'over', 10)).toBe('void')
    expect(bet('correct_series_score', 'sets', '2-0')).toBe('void')
    // Home has a set already.
    expect(bet('correct_series_score', 'sets', '0-2')).toBe('void')
  })

  it('counts 1.00 in a multiple, voids a builder, and loses one with a lost selection', () => {
    const leg = (selections: BetLeg['selections'], priceThousandths = 2000): BetLeg => ({
      eventId: 'e',
      selections,
      priceThousandths,
    })
    const winner = { terms: { type: 'money_line', period: 'sets' }, outcome: 'away' }
    const second = { terms: { type: 'money_line', period: 'set_2' }, outcome: 'home' }
    const lost = { terms: { type: 'money_line', period: 'set_1' }, outcome: 'away' }
    const returned = (...legs: BetLeg[]): bigint => {
      const kind = legs.length === 1 ? 'single' : 'multiple'
      const bet: Bet = { kind, legs, stakePerLineMinor: 1_000n }
      return settleBet(bet, () => ({ event: match, version: given }), startMs).returnMinor
    }
    expect(returned(leg([winner]), { ...leg([second]), eventId: 'f' })).toBe(2_000n)
    expect(returned(leg([winner, second]))).toBe(1_000n)
    expect(returned(leg([lost, second]))).toBe(0n)
  })
})

describe('a match tie-break', () => {
  const sets = [
    [6, 4],
    [4, 6],
    [10, 8],
  ] as const
  const bet = status(played(sets, { matchTieBreak: true }))

  it('counts as one game and one set', () => {
    expect(bet('total', 'games', 'over', 82)).toBe('win')
    expect(bet('total', 'games', 'under', 86)).toBe('win')
    expect(bet('handicap', 'games', 'away', -6)).toBe('win')
    expect(bet('handicap', 'games', 'home', -6)).toBe('lose')
    expect(bet('home_total', 'games', 'over', 42)).toBe('win')
    expect(bet('odd_even', 'games', 'odd')).toBe('win')
    expect(bet('money_line', 'sets', 'home')).toBe('win')
    expect(bet('correct_series_score', 'sets', '2-1')).toBe('win')
    expect(bet('total', 'sets', 'over', 10)).toBe('win')
  })

  it('has the winner of the third set, and no games in it', () => {
    expect(bet('money_line', 'set_3', 'home')).toBe('win')
    expect(bet('money_line', 'set_3', 'away')).toBe('lose')
    expect(bet('total', 'set_3', 'over', 38)).toBe('void')
    expect(bet('handicap', 'set_3', 'home', 6)).toBe('void')
    expect(bet('odd_even', 'set_3', 'odd')).toBe('void')
  })

  it('is no game before its end, so that its points decide no total', () => {
    const broken = status(
      played(
        [
          [6, 4],
          [4, 6],
          [7, 5],
        ],
        { matchTieBreak: true, gaveUp: 'away' },
      ),
    )
    expect(broken('total', 'games', 'over', 78)).toBe('win')
    expect(broken('total', 'games', 'over', 82)).toBe('void')
    expect(broken('money_line', 'set_3', 'home')).toBe('void')
    expect(broken('money_line', 'sets', 'home')).toBe('win')
  })
})
