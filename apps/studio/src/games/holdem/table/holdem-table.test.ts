// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { dueAtMs } from './holdem-table.ts'
import { TableInTest } from './tables-for-tests.ts'

describe('a table', () => {
  it('deals when two sit, and again after each hand', () => {
    const table = new TableInTest()
    table.move('p0', { type: 'sit', chair: 0, buyIn: '1000' })
    expect(dueAtMs(table.state, table.settings)).toBeNull()
    table.move('p1', { type: 'sit', chair: 4, buyIn: '1000' })
    table.pass(0)
    expect(table.state.hand?.players.length).toBe(2)
    table.act('fold')
    expect(dueAtMs(table.state, table.settings)).toBe(3_000)
    table.pass(3_000)
    expect(table.state.hand?.id).toBe('h1')
  })

  it('takes actions that answer this hand and this turn, from whoever is to act, and no others', () => {
    const table = new TableInTest().sitAll([1000, 1000, 1000])
    table.pass(0)
    const { actor } = table
    const other = actor === 'p0' ? 'p1' : 'p0'
    expect(table.refused(actor, { type: 'call', handId: 'h9' })).toBe('handEnded')
    expect(table.refused(actor, { type: 'call', handId: 'h0' }, 1)).toBe('turnPassed')
    expect(table.refused(other, { type: 'call', handId: 'h0' })).toBe('notYourTurn')
    expect(table.refused('nobody', { type: 'call', handId: 'h0' })).toBe('notAtTable')
    expect(table.refused(actor, { type: 'raise', handId: 'h0', to: '1e3' })).toBe('badAmount')
    expect(table.refused(actor, { type: 'raise', handId: 'h0', to: '-200' })).toBe('badAmount')
    expect(table.refused(actor, { type: 'raise', handId: 'h0', to: '150' })).toBe('raiseTooSmall')
    expect(table.refused(actor, { type: 'raise', handId: 'h0', to: '1001' })).toBe('notEnoughChips')
    table.act('call')
    // A second tab answers what it still shows.
    expect(table.refused(actor, { type: 'call', handId: 'h0' }, 0)).toBe('turnPassed')
  })

  it('makes no action stale by what others do with their chairs', () => {
    const table = new TableInTest().sitAll([1000, 1000])
    table.pass(0)
    table.move('p9', { type: 'sit', chair: 5, buyIn: '1000' })
    table.move('p9', { type: 'prefer', preferences: { runsTwice: true } })
    expect(table.refused(table.actor, { type: 'call', handId: 'h0' }, 0)).toBe('allowed')
    expect(table.refused('p9', { type: 'leave' }, 1)).toBe('turnPassed')
  })

  it('seats nobody twice, on a chair that is taken, or with other chips than allowed', () => {
    const table = new TableInTest().sitAll([1000])
    expect(table.refused('p0', { type: 'sit', chair: 1, buyIn: '1000' })).toBe('alreadyAtTable')
    expect(table.refused('p1', { type: 'sit', chair: 0, buyIn: '1000' })).toBe('chairTaken')
    expect(table.refused('p1', { type: 'sit', chair: 6, buyIn: '1000' })).toBe('badChair')
    expect(table.refused('p1', { type: 'sit', chair: 0.5, buyIn: '1000' })).toBe('badChair')
    expect(table.refused('p1', { type: 'sit', chair: 1, buyIn: '999' })).toBe('buyInTooSmall')
    expect(table.refused('p1', { type: 'sit', chair: 1, buyIn: '10001' })).toBe('buyInTooLarge')
    expect(table.refused('p1', { type: 'leave' })).toBe('notAtTable')
  })
})

describe('time', () => {
  it('runs into the time bank, then checks or folds and sits out', () => {
    const table = new TableInTest().sitAll([1000, 1000])
    table.pass(0)
    const { actor } = table
    table.pass(10_000)
    expect([table.actor, table.state.clock?.untilMs]).toEqual([actor, 30_000])
    table.pass(19_999)
    expect(table.actor).toBe(actor)
    table.pass(1)
    expect(table.state.hand?.actor).toBeNull()
    expect(table.chair(actor)).toMatchObject({ outSinceMs: 30_000, bankMs: 0 })
    expect(dueAtMs(table.state, table.settings)).toBe(630_000)
  })

  it('of the bank is used up only as far as it was needed', () => {
    const table = new TableInTest().sitAll([1000, 1000])
    table.pass(0)
    const { actor } = table
    table.pass(10_000)
    table.pass(4_000)
    table.act('call')
    expect(table.chair(actor)?.bankMs).toBe(16_000)
  })

  it('checks where nothing is to be called, and lets the hand go on at once on later streets', () => {
    const table = new TableInTest().sitAll([1000, 1000, 1000])
    table.pass(0)
    table.callDown(1)
    const { actor } = table
    table.pass(30_000)
    expect(table.state.hand?.players.find(({ chair }) => `p${chair}` === actor)?.folded).toBe(false)
    table.act('check')
    table.act('check')
    expect([table.state.hand?.street, table.actor === actor]).toEqual(['turn', false])
  })

  it('is over at its end, even before anybody has noted that', () => {
    const table = new TableInTest().sitAll([1000, 1000])
    table.pass(0)
    table.nowMs += 30_000
    expect(table.refused(table.actor, { type: 'call', handId: 'h0' })).toBe('turnPassed')
  })

  it('gives the chair of whoever sits out too long to others, with all chips paid', () => {
    const table = new TableInTest().sitAll([1000, 1000])
    table.move('p1', { type: 'sitOut' })
    table.pass(600_000)
    expect(table.chair('p1')).toBeUndefined()
    expect(table.events).toContainEqual({ type: 'paid', playerId: 'p1', amount: 1000n, rake: 0n })
  })
})

describe.each(['preflop', 'flop', 'turn', 'river'] as const)('on the %s', (street) => {
  const streets = ['preflop', 'flop', 'turn', 'river'].indexOf(street)
  const onStreet = () => {
    const table = new TableInTest().sitAll([1000, 2000, 3000])
    table.pass(0)
    table.callDown(streets)
    return table
  }

  it('whoever leaves in their turn folds or checks, and is paid what is left', () => {
    const table = onStreet()
    const { actor } = table
    table.move(actor, { type: 'leave' })
    table.callDown()
    expect(table.chair(actor)).toBeUndefined()
    const start = { p0: 1000n, p1: 2000n, p2: 3000n }[actor]!
    const paid = table.events.find((event) => event.type === 'paid')!
    expect(paid.playerId).toBe(actor)
    if (street === 'preflop') expect(paid.amount).toBe(start)
  })

  it('everybody can leave: the last one has the pot', () => {
    const table = onStreet()
    for (const playerId of ['p0', 'p1', 'p2']) table.move(playerId, { type: 'leave' })
    expect(table.state.chairs.every((chair) => chair === null)).toBe(true)
    expect(table.state.paidOut + table.state.raked).toBe(6000n)
  })

  it('whoever loses the connection has their time, and plays on when they are back in it', () => {
    const table = onStreet()
    const { actor } = table
    table.move(actor, { type: 'presence', present: false })
    table.pass(15_000)
    table.move(actor, { type: 'presence', present: true })
    expect(table.actor).toBe(actor)
    table.callDown()
    expect(table.chair(actor)?.outSinceMs).toBeNull()
  })

  it('a hand can be taken back: everybody has what they began with', () => {
    const table = onStreet()
    table.breakOff()
    expect(table.state.chairs.slice(0, 3).map((chair) => chair?.stack)).toEqual([1000n, 2000n, 3000n])
    table.pass(3_000)
    expect(table.state.hand?.actor).not.toBeNull()
  })

  it('a hand that is taken back lets those go who were leaving', () => {
    const table = onStreet()
    const other = table.actor === 'p0' ? 'p1' : 'p0'
    table.move(other, { type: 'leave' })
    table.breakOff()
    expect(table.chair(other)).toBeUndefined()
    expect(table.events).toContainEqual({
      type: 'paid',
      playerId: other,
      amount: other === 'p0' ? 1000n : 2000n,
      rake: 0n,
    })
  })
})

describe('chips', () => {
  it('that are bought come between hands, up to the largest buy-in; the rest waits', () => {
    const table = new TableInTest().sitAll([5000, 5000])
    table.pass(0)
    const [actor] = [table.actor]
    const other = actor === 'p0' ? 'p1' : 'p0'
    expect(table.refused(actor, { type: 'rebuy', amount: '5500' })).toBe('buyInTooLarge')
    expect(table.refused(actor, { type: 'rebuy', amount: '0' })).toBe('badAmount')
    table.move(actor, { type: 'rebuy', amount: '5000' })
    expect(table.chair(actor)?.pending).toBe(5000n)
    table.raise(300)
    table.move(other, { type: 'fold', handId: 'h0' })
    expect(table.chair(actor)).toMatchObject({ stack: 10_000n, pending: 100n })
    expect(table.events.filter(({ type }) => type === 'paid')).toEqual([])
    // It comes as soon as there is room, and else goes with its player.
    table.pass(3_000)
    table.move(table.actor, { type: 'fold', handId: 'h1' })
    table.move(actor, { type: 'leave' })
    const all = table.state.boughtIn - table.chair(other)!.stack
    expect(table.events).toContainEqual({ type: 'paid', playerId: actor, amount: all, rake: 0n })
  })

  it('that were bought and did not come on the table go back with whoever leaves', () => {
    const table = new TableInTest().sitAll([5000, 5000])
    table.pass(0)
    const { actor } = table
    table.move(actor, { type: 'rebuy', amount: '1000' })
    table.move(actor, { type: 'leave' })
    expect(table.events).toContainEqual({ type: 'paid', playerId: actor, amount: 5950n, rake: 0n })
  })

  it('that are gone make a player sit out until they have more', () => {
    const table = new TableInTest().sitAll([1000, 1000])
    table.pass(0)
    table.raise(1000)
    table.act('call')
    const loser = ['p0', 'p1'].find((playerId) => table.chair(playerId)?.stack === 0n)
    if (!loser) return
    expect(table.chair(loser)?.outSinceMs).not.toBeNull()
    expect(table.refused(loser, { type: 'return', posts: true })).toBe('notEnoughChips')
    expect(table.refused(loser, { type: 'rebuy', amount: '999' })).toBe('buyInTooSmall')
    table.move(loser, { type: 'rebuy', amount: '1000' })
    table.pass(3_000)
    expect(table.state.hand?.players.length).toBe(2)
  })

  it('that were taken away come back with their player for an hour', () => {
    const table = new TableInTest().sitAll([5000, 5000])
    table.move('p1', { type: 'leave' })
    const sit = (buyIn: string) => ({ type: 'sit', chair: 1, buyIn }) as const
    expect(table.refused('p1', sit('1000'))).toBe('buyInTooSmall')
    table.nowMs += 3_600_000
    expect(table.refused('p1', sit('1000'))).toBe('allowed')
  })

  it('are asked for when a player wants them automatically', () => {
    const table = new TableInTest().sitAll([1000, 1000])
    table.move('p0', { type: 'prefer', preferences: { autoRebuy: true } })
    table.move('p1', { type: 'prefer', preferences: { autoRebuy: true } })
    table.pass(0)
    table.act('fold')
    const wanted = table.events.filter(({ type }) => type === 'rebuyWanted')
    expect(wanted).toEqual([{ type: 'rebuyWanted', playerId: expect.any(String), amount: 9050n }])
  })
})

describe('blinds', () => {
  it('that were missed are paid on return, or at the next big blind', () => {
    const table = new TableInTest().sitAll([5000, 5000, 5000, 5000])
    table.move('p2', { type: 'sitOut' })
    const fold = () => {
      table.pass(3_000)
      while (table.state.hand!.actor !== null) table.act('fold')
    }
    for (let hand = 0; hand < 5; hand += 1) fold()
    expect(table.chair('p2')?.owesBig).toBe(true)
    table.move('p2', { type: 'return', posts: false })
    for (let hand = 0; hand < 4; hand += 1) fold()
    expect(table.chair('p2')).toMatchObject({ owesBig: false, owesSmall: false })
    // Waiting for it, they never paid more than any other blind.
    const kinds = table.events.flatMap((event) =>
      event.type === 'posted' && event.chair === 2 ? [event.kind] : [],
    )
    expect(kinds[0]).toBe('big')
  })

  it('that are owed are posted by whoever does not want to wait', () => {
    const table = new TableInTest().sitAll([5000, 5000, 5000])
    table.pass(0)
    while (table.state.hand!.actor !== null) table.act('fold')
    table.move('p4', { type: 'sit', chair: 4, buyIn: '1000' })
    table.move('p4', { type: 'return', posts: true })
    for (let hand = 0; hand < 2; hand += 1) {
      table.pass(3_000)
      while (table.state.hand!.actor !== null) table.act('fold')
    }
    const kinds = table.events.flatMap((event) =>
      event.type === 'posted' && event.chair === 4 ? [event.kind] : [],
    )
    expect(['entry', 'big']).toContain(kinds[0])
  })

  it('are straddled only where the table and its player want it', () => {
    const straddles = (straddle: boolean) => {
      const table = new TableInTest({ straddle }).sitAll([5000, 5000, 5000, 5000])
      for (const playerId of ['p0', 'p1', 'p2', 'p3'])
        table.move(playerId, { type: 'prefer', preferences: { straddles: true } })
      table.pass(0)
      return table.state.hand!.toMatch
    }
    expect([straddles(true), straddles(false)]).toEqual([200n, 100n])
    const table = new TableInTest()
    table.sitAll([1000])
    expect(table.refused('p0', { type: 'prefer', preferences: { cheats: true } as never })).toBe('badMove')
  })
})

describe('the waiting list', () => {
  it('offers chairs in its order, each for a while', () => {
    const table = new TableInTest({ chairs: 2 }).sitAll([1000, 1000])
    const sit = { type: 'sit', chair: 1, buyIn: '1000' } as const
    for (const playerId of ['a', 'b']) table.move(playerId, { type: 'wait' })
    expect(table.refused('a', { type: 'wait' })).toBe('alreadyWaiting')
    expect(table.refused('p0', { type: 'wait' })).toBe('alreadyAtTable')
    table.move('p1', { type: 'leave' })
    expect(table.state.waiting).toEqual([
      { playerId: 'a', offeredUntilMs: 30_000 },
      { playerId: 'b', offeredUntilMs: null },
    ])
    expect([table.refused('b', sit), table.refused('c', sit)]).toEqual(['othersWait', 'othersWait'])
    table.pass(30_000)
    expect(table.state.waiting).toEqual([{ playerId: 'b', offeredUntilMs: 60_000 }])
    table.move('b', sit)
    expect(table.state.waiting).toEqual([])
    expect(table.refused('b', { type: 'stopWaiting' })).toBe('notWaiting')
  })

  it('passes the chair on when somebody stops waiting', () => {
    const table = new TableInTest({ chairs: 2 }).sitAll([1000, 1000])
    for (const playerId of ['a', 'b']) table.move(playerId, { type: 'wait' })
    table.move('p1', { type: 'leave' })
    table.move('a', { type: 'stopWaiting' })
    expect(table.state.waiting).toEqual([{ playerId: 'b', offeredUntilMs: 30_000 }])
  })
})
