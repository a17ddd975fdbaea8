// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, units } from '@tessera/rules/money'
import { describe, expect, it } from 'vitest'
import type { BoxBet } from '../../../blackjack-room-protocol.ts'
import type { RoundView } from '../../../protocol.ts'
import { betsOfChips, chipsOfBets, hasBareSideBet, sumsByBox } from './bets-of-chips.ts'
import { othersAtBoxes } from './others-at-boxes.ts'
import { chipsOfLastRound, createSevenResults } from './seven-results.ts'
import { nothingOwn } from './seven-for-tests.ts'
import { readSpotId, sevenSpots } from './spots.ts'

const bets: readonly BoxBet[] = [
  { box: 2, hand: '5.00', pairs: '1.00', three: '2.00' },
  { box: 3, hand: '4.00' },
  { box: 6, hand: '10.00', behind: true },
]

describe('chips on the boxes', () => {
  it('are bets and come back from them as they were', () => {
    expect(betsOfChips(chipsOfBets(bets), false)).toEqual(bets)
  })

  it('behind follow doubles and splits where the player says so, and only those', () => {
    const following = betsOfChips(chipsOfBets(bets), true)
    expect(following.map(({ follow }) => follow)).toEqual([undefined, undefined, true])
  })

  it('on a side bet alone are none', () => {
    expect(betsOfChips([{ spot: 'pairs-2', amount: '1.00' }], false)).toEqual([])
    expect(hasBareSideBet(new Map([['pairs-2', units(1)]]))).toBe(true)
    expect(
      hasBareSideBet(
        new Map([
          ['pairs-2', units(1)],
          ['main-2', units(1)],
        ]),
      ),
    ).toBe(false)
  })

  it('are limited for each box, not all together', () => {
    const placed = new Map([
      ['main-2', units(5)],
      ['three-2', units(1)],
      ['main-3', units(4)],
    ])
    expect(sumsByBox(placed)).toEqual([0n, 0n, units(6), units(4), 0n, 0n, 0n])
  })

  it('lie on spots that say their box and kind', () => {
    expect(sevenSpots()).toHaveLength(28)
    for (const { id } of sevenSpots()) expect(readSpotId(id)).toBeDefined()
    for (const id of ['main-7', 'main', 'other-1', '']) expect(readSpotId(id)).toBeUndefined()
  })
})

describe('the bets of others', () => {
  it('are those on a box without the own ones, told where this player bets there', () => {
    const others = othersAtBoxes(
      [
        { box: 1, alias: 'KDRW', players: 2, amounts: { USD: '12.00' } },
        { box: 4, alias: 'MINE', players: 1, amounts: { USD: '6.00' } },
      ],
      {
        chips: [
          { spot: 'main-4', amount: '5.00' },
          { spot: 'pairs-4', amount: '1.00' },
          { spot: 'behind-1', amount: '2.00' },
        ],
        currency: 'USD',
        decimals: 2,
      },
      (box) => (box === 4 ? 'own' : 'other'),
    )
    expect([...others.keys()]).toEqual(['behind-1'])
    expect(others.get('behind-1')).toMatchObject({ text: '1', spoken: expect.stringContaining('10.00 USD') })
  })
})

describe('the own bets that have ended', () => {
  const round = (id: string, box: number, more: object = {}) =>
    ({
      ...{ id, game: 'blackjack', state: 'settled', currency: 'USD', stake: '2.00', payout: '4.00' },
      ...{ parameters: { box, hands: 1, hand: '2.00' }, events: [], multiplier: 0, startedAt: 1, endedAt: 2 },
      ...{
        fairness: {
          kind: 'chain',
          tableRoundId: 'round',
          position: 1,
          terminalHash: '',
          salt: '',
          hash: null,
        },
      },
      ...more,
    }) as unknown as RoundView
  const staked = ['a', 'b'].map((id, box) => ({ id, box, hand: '2.00', insured: false }))

  it('are complete when every stake of the round has ended', () => {
    const results = createSevenResults()
    results.follow('round')
    expect(results.receive(round('a', 0))?.id).toBe('a')
    expect(results.areComplete({ ...nothingOwn, staked })).toBe(false)
    expect(results.receive(round('b', 1, { state: 'open' }))).toBeUndefined()
    expect(results.areComplete({ ...nothingOwn, staked })).toBe(false)
    expect(results.receive(round('b', 1, { raised: '2.00', payout: '8.00' }))?.id).toBe('b')
    expect(results.areComplete({ ...nothingOwn, staked })).toBe(true)
    expect(results.paidAt(1)).toBe(units(8))
    expect(results.ended().map((bet) => bet.staked)).toEqual([units(2), units(4)])
  })

  it('are complete with all that was laid and not refused, while its stakes are not told yet', () => {
    const results = createSevenResults()
    results.follow('round')
    const laid = { roundId: 'round', revision: 1, bets }
    results.receive(round('c', 2))
    expect(results.areComplete({ ...nothingOwn, staked, laid })).toBe(false)
    results.receive(round('d', 3))
    expect(results.areComplete({ ...nothingOwn, staked, laid })).toBe(false)
    results.refused('round')
    expect(results.areComplete({ ...nothingOwn, staked, laid })).toBe(true)
  })

  it('are counted once, however often they come', () => {
    const results = createSevenResults()
    results.follow('round')
    expect(results.receive(round('a', 0))).toBeDefined()
    expect(results.receive(round('a', 0))).toBeUndefined()
    expect(results.paidAt(0)).toBe(units(4))
  })

  it('of another round, another game or hands played alone are not those of the table', () => {
    const results = createSevenResults()
    results.follow('another')
    expect(results.receive(round('a', 0))?.id).toBe('a')
    expect(results.paidAt(0)).toBeUndefined()
    expect(results.receive(round('c', 0, { game: 'baccarat' }))).toBeUndefined()
    expect(results.receive(round('d', 0, { parameters: {} }))).toBeUndefined()
  })

  it('pay nothing that was given back', () => {
    const results = createSevenResults()
    results.follow('round')
    results.receive(round('a', 0, { state: 'voided', payout: '2.00' }))
    expect(results.paidAt(0)).toBe(amountOfMillionths(0n))
  })

  it('of the last round can be laid again', () => {
    const older = {
      kind: 'chain',
      tableRoundId: 'older',
      position: 0,
      terminalHash: '',
      salt: '',
      hash: null,
    }
    const chips = chipsOfLastRound([
      round('a', 0),
      round('b', 3, { parameters: { box: 3, hands: 1, hand: '1.00', behind: true } }),
      round('c', 5, { fairness: older }),
    ])
    expect(chips).toEqual([
      { spot: 'main-0', amount: '2.00' },
      { spot: 'behind-3', amount: '1.00' },
    ])
  })
})
