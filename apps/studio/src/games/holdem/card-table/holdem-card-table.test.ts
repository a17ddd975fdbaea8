// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { CardRefusal, type CardRefusalCode } from '../../../fair/card-room/card-refusal.ts'
import { deckOf } from '../hand/hands-for-tests.ts'
import { dollarTable, RoomInTest, seated } from './card-table-for-tests.ts'
import { cashSettings, createHoldemTable } from './holdem-card-table.ts'

const cash = (game: 'holdem' | 'omaha' = 'holdem') => createHoldemTable({ game, ...dollarTable })
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)

describe('a cash table', () => {
  it('has nine chairs for hold’em and six for Omaha, and buy-ins that the currency lets a player bring', () => {
    expect(cash().summaryOf(cash().open(0)).chairs).toBe(9)
    expect(cash('omaha').summaryOf(cash('omaha').open(0)).chairs).toBe(6)
    const poor = cashSettings({
      ...{ game: 'holdem', ...dollarTable },
      stakes: { ...dollarTable.stakes, most: 25_500_000n },
    })
    expect([poor.leastBuyIn, poor.mostBuyIn]).toEqual([25_500_000n, 25_500_000n])
    const usual = cashSettings({ game: 'holdem', ...dollarTable })
    expect([usual.leastBuyIn, usual.mostBuyIn]).toEqual([40_000_000n, 100_000_000n])
  })

  it('reads decimal amounts as millionths, and nothing that is no move', () => {
    const { readInput } = cash()
    expect(readInput({ type: 'sit', chair: 3, buyIn: '40.5' })).toEqual({
      ...{ type: 'sit', chair: 3, buyIn: '40500000' },
    })
    expect(readInput({ type: 'raise', handId: 'h1', to: '0.000001' })).toMatchObject({ to: '1' })
    const refused: unknown[] = [
      ...[null, [], 'fold', {}, { type: 'toString' }, { type: '__proto__' }, { type: 'fold' }],
      { type: 'fold', handId: 'h1', more: 1 },
      { type: 'fold', handId: 7 },
      ...['1e3', '-1', '01', '1.0000001', ' 1', '', 1, null].map((to) => ({
        type: 'raise',
        handId: 'h',
        to,
      })),
      ...[0.5, '1', -1, Number.NaN].map((chair) => ({ type: 'sit', chair, buyIn: '40' })),
      { type: 'return', posts: 'yes' },
      { type: 'prefer', preferences: { autoRebuy: 1 } },
      { type: 'presence', present: false },
    ]
    for (const value of refused) expect(() => readInput(value)).toThrow(CardRefusal)
  })

  it('says what has to be paid before a move', () => {
    const table = cash()
    const price = (value: unknown) => table.priceOf(table.open(0), table.readInput(value))
    expect(price({ type: 'sit', chair: 0, buyIn: '40' })).toBe(40_000_000n)
    expect(price({ type: 'rebuy', amount: '12.34' })).toBe(12_340_000n)
    expect(price({ type: 'leave' })).toBe(0n)
  })

  it('deals to whom it says it would, in that order', () => {
    const room = new RoomInTest(cash(), 'deal order')
    expect(room.table.wouldDeal(room.state, room.nowMs)).toBeNull()
    const ids = seated(room, 5)
    for (let hand = 0; hand < 12; hand += 1) {
      while (room.table.wouldDeal(room.state, room.nowMs) === null) {
        for (const playerId of ids) if (!room.actor) room.letAct(playerId)
        if (room.actor) room.letAct(room.actor)
        else room.nowMs = room.table.dueAtMs(room.state)!
      }
      const expected = room.table.wouldDeal(room.state, room.nowMs)
      room.pass(0)
      expect(room.newsOf('dealt').at(-1)!.playerIds).toEqual(expected)
    }
  })
})

/** Two players, both all-in at once; p0 wins with aces unless the cards are shared. */
function allIn(room: RoomInTest<ReturnType<ReturnType<typeof cash>['open']>, unknown>, deck: number[]): void {
  room.pass(3_000, deck)
  const first = room.actor!
  const hand = room.newsOf('dealt').at(-1)!.handId
  room.send(first, { type: 'raise', handId: hand, to: '100' })
  if (room.actor) room.send(room.actor, { type: 'call', handId: hand })
}

describe('whoever leaves', () => {
  it('is paid once for each sitting, also nothing, with the rake that they bore', () => {
    const room = new RoomInTest(cash(), 'paid once')
    seated(room, 2)
    allIn(room, deckOf('As2c Ah7d Kd Kc Qs 8h 9s'.replaceAll(' ', '')))
    const { players } = room.newsOf('ended')[0]!.record
    expect(sum(players.map(({ rake }) => BigInt(rake)))).toBe(3_000_000n)
    for (const playerId of ['p0', 'p1']) room.send(playerId, { type: 'leave' })
    const paid = room.newsOf('paid')
    expect(paid.map(({ amount }) => amount).sort((a, b) => Number(a - b))).toEqual([0n, 197_000_000n])
    expect(paid.map(({ rake }) => rake)).toEqual([1_500_000n, 1_500_000n])
    expect(room.table.moneyOf(room.state)).toEqual({ held: 0n, owed: 0n })
    expect(room.refused('p0', { type: 'leave' })).toBe('notAtTable')
  })

  it('comes back with no less than they took away, and with a new count of rake', () => {
    const room = new RoomInTest(cash(), 'comes back')
    seated(room, 2)
    allIn(room, deckOf('As2cAh7dKdKcQs8h9s'))
    const winner = room.newsOf('ended')[0]!.record.players.find(({ after }) => after !== '0')!.playerId
    room.send(winner, { type: 'leave' })
    expect(room.refused(winner, { type: 'sit', chair: 5, buyIn: '100' })).toBe('buyInTooSmall')
    expect(room.refused(winner, { type: 'sit', chair: 5, buyIn: '197' })).toBe('allowed')
    room.send(winner, { type: 'leave' })
    expect(room.newsOf('paid').map(({ rake }) => rake)).toEqual([1_500_000n, 0n])
  })
})

describe('a table that the operator stops', () => {
  it('takes the hand back and pays everybody, with a record that does not count', () => {
    const room = new RoomInTest(cash(), 'stopped')
    seated(room, 4)
    room.send('p4', { type: 'wait' })
    room.pass(0)
    room.send(room.actor!, { type: 'call', handId: 'h0' })
    const stopped = room.table.stop(room.state, room.nowMs)
    const record = stopped.news.find((one) => one.type === 'ended')!.record
    expect(record).toMatchObject({ counts: false, openPositions: [] })
    for (const { before, after, rake } of record.players) expect([after, rake]).toEqual([before, '0'])
    const paid = stopped.news.filter((one) => one.type === 'paid')
    expect(paid.map(({ amount, rake }) => [amount, rake])).toEqual(
      Array.from({ length: 4 }, () => [100_000_000n, 0n]),
    )
    expect(room.table.playersOf(stopped.state)).toEqual([])
    expect(room.table.moneyOf(stopped.state)).toEqual({ held: 0n, owed: 0n })
    expect(room.table.dueAtMs(stopped.state)).toBeNull()
  })
})

describe('a lost connection', () => {
  it('gains nothing: the time runs, the hand is folded, and no second message changes anything', () => {
    const room = new RoomInTest(cash(), 'disconnect')
    seated(room, 2)
    room.pass(0)
    const actor = room.actor!
    room.present(actor, false)
    const before = room.state
    room.present(actor, false)
    expect(room.state).toBe(before)
    room.pass(15_000)
    expect(room.actor).toBe(actor)
    room.pass(30_000)
    expect(room.newsOf('ended')[0]!.record.events.some(({ type }) => type === 'fold')).toBe(true)
    room.present('nobody', false)
  })
})

describe('the record of a hand', () => {
  it('tells the whole story, and cards only where everybody has seen them', () => {
    const room = new RoomInTest(cash(), 'record')
    seated(room, 3)
    room.pass(0)
    const hand = { handId: 'h0' }
    const [first, second, third] = room.newsOf('dealt')[0]!.playerIds.toReversed()
    room.send(first!, { type: 'raise', ...hand, to: '3' })
    room.send(third!, { type: 'fold', ...hand })
    room.send(second!, { type: 'call', ...hand })
    room.send(second!, { type: 'check', ...hand })
    room.send(first!, { type: 'raise', ...hand, to: '4' })
    room.send(second!, { type: 'fold', ...hand })
    const { record } = room.newsOf('ended')[0]!
    const step = record.events.map(({ type, amount }) => [type, amount])
    expect(step.slice(0, 5)).toEqual([
      ...[
        ['post', '500000'],
        ['post', '1000000'],
        ['raise', '3000000'],
        ['fold', '0'],
        ['call', '2000000'],
      ],
    ])
    expect(step.slice(5).map(([type]) => type)).toEqual([
      'street',
      'check',
      'bet',
      'fold',
      'returned',
      'pot',
      'win',
    ])
    const by = Object.fromEntries(record.players.map((player) => [player.playerId, player]))
    expect(by[first!]).toMatchObject({ entered: true, raisedFirst: true, sawFlop: true, position: 0 })
    expect(by[second!]).toMatchObject({ entered: true, raisedFirst: false, sawShowdown: false, position: 2 })
    expect(by[third!]).toMatchObject({ entered: false, sawFlop: false, position: 1 })
    expect(record.openPositions).toEqual([6, 7, 8])
    expect(record.players.every(({ positions }) => positions.length === 2)).toBe(true)
  })
})

describe('two tabs of a player', () => {
  it('do each thing once: what the second one answers has passed', () => {
    const room = new RoomInTest(cash(), 'two tabs')
    const input = room.table.readInput({ type: 'sit', chair: 0, buyIn: '40' })
    const twice = (type: string, move: Parameters<typeof room.table.apply>[1], code: CardRefusalCode) => {
      room.take({ type: 'move', move, nowMs: room.nowMs })
      const again = () => room.table.apply(room.state, move, room.nowMs)
      expect(again, type).toThrow(new CardRefusal(code))
    }
    twice('sit', { playerId: 'p0', version: 0, input }, 'turnPassed')
    const rebuy = room.table.readInput({ type: 'rebuy', amount: '10' })
    twice('rebuy', { playerId: 'p0', version: 1, input: rebuy }, 'turnPassed')
    room.send('p1', { type: 'sit', chair: 1, buyIn: '40' })
    room.pass(0)
    const call = room.table.readInput({ type: 'call', handId: 'h0' })
    twice('call', { playerId: room.actor!, version: 0, input: call }, 'turnPassed')
    const view = room.view('p0')
    twice('leave', { playerId: 'p0', version: view.ownVersion, input: { type: 'leave' } }, 'turnPassed')
  })
})

describe('the lobby', () => {
  it('is told of the pots, players on the flop and hands an hour of the last hands', () => {
    const room = new RoomInTest(cash(), 'lobby')
    const ids = seated(room, 4)
    room.playHands(40, ids)
    const summary = room.table.summaryOf(room.state)
    expect(summary).toMatchObject({ chairs: 9, taken: 4, waiting: 0 })
    expect(summary.averagePot! > 1_000_000n).toBe(true)
    expect(summary.seeFlopBasisPoints).toBeGreaterThan(0)
    expect(summary.seeFlopBasisPoints).toBeLessThanOrEqual(10_000)
    expect(summary.handsAnHour).toBeGreaterThan(0)
  })
})
