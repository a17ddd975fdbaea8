// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { CardRefusal } from '../../../fair/card-room/card-refusal.ts'
import type { TournamentSize } from '../tournament/tournament.ts'
import { dollarTable, RoomInTest, runStep } from './card-table-for-tests.ts'
import { createSitAndGoTable } from './sit-and-go-card-table.ts'

/** An entry of 10.00 and a fee of 1.00. */
const tableOf = (size: TournamentSize) => createSitAndGoTable({ ...dollarTable, size })
const roomOf = (size: TournamentSize, seed = `sit and go ${size}`) => new RoomInTest(tableOf(size), seed)
type Room = ReturnType<typeof roomOf>

function joined(room: Room, size: number): string[] {
  const ids = Array.from({ length: size }, (_, player) => `p${player}`)
  for (const playerId of ids) room.send(playerId, { type: 'join' })
  return ids
}

const viewOf = (room: Room, playerId: string | null = null) => {
  const view = room.view(playerId)
  if (view.game !== 'sitandgo') throw new Error(view.game)
  return view
}

/** Robots play until it is over; now and then they let their time pass or lose their connection. */
function playToEnd(room: Room): void {
  for (let step = 0; viewOf(room).phase !== 'over' && step < 100_000; step += 1) {
    const { actor } = room
    const isPresent = room.random.below(3) > 0
    if (room.random.below(40) === 0) room.present(`p${room.random.below(9)}`, isPresent)
    if (actor && room.random.below(60) > 0) room.letAct(actor)
    else room.passToNext()
  }
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)

describe.each([2, 6, 9] as const)('a sit-and-go tournament of %i', (size) => {
  it('pays everybody once, the pool in all, and takes the fee of each', { timeout: 120_000 }, () => {
    const room = roomOf(size)
    const ids = joined(room, size)
    playToEnd(room)
    const paid = room.newsOf('paid')
    expect(paid.map(({ playerId }) => playerId).sort()).toEqual([...ids].sort())
    expect(sum(paid.map(({ amount }) => amount))).toBe(BigInt(size) * 10_000_000n)
    expect(new Set(paid.map(({ rake }) => rake))).toEqual(new Set([1_000_000n]))
    expect(room.table.moneyOf(room.state)).toEqual({ held: 0n, owed: 0n })
    expect(room.table.playersOf(room.state)).toEqual([])
    const { chairs, opensAt } = viewOf(room)
    expect(chairs.filter((chair) => chair?.prize !== null && chair?.prize !== '0.00').length).toBe(
      { 2: 1, 6: 2, 9: 3 }[size],
    )
    expect(opensAt).toBe(room.nowMs + 15_000)
    expect(room.refused('late', { type: 'join' })).toBe('chairTaken')
    room.passToNext()
    expect(viewOf(room)).toMatchObject({ phase: 'waiting', opensAt: null, last: null })
    expect(room.refused('p0', { type: 'join' })).toBe('allowed')
  })
})

describe('a table of tournaments', () => {
  it('asks for entry and fee, and gives both back before the start', () => {
    const room = roomOf(6)
    const { table } = room
    expect(table.priceOf(room.state, table.readInput({ type: 'join' }))).toBe(11_000_000n)
    joined(room, 3)
    expect(table.moneyOf(room.state)).toEqual({ held: 33_000_000n, owed: 33_000_000n })
    room.send('p1', { type: 'withdraw' })
    expect(room.newsOf('paid')).toEqual([{ type: 'paid', playerId: 'p1', amount: 11_000_000n, rake: 0n }])
    expect(table.summaryOf(room.state)).toMatchObject({ chairs: 6, taken: 2, waiting: 0 })
  })

  it('reads whole chips, and no moves of the room or of cash tables', () => {
    const { readInput } = tableOf(2)
    expect(readInput({ type: 'raise', handId: 'h', to: '60' })).toMatchObject({ to: '60' })
    const refused = [
      ...[
        { type: 'away' },
        { type: 'sit', chair: 0, buyIn: '40' },
        { type: 'wantDeal' },
        { type: 'join', chair: 1 },
      ],
      ...['1.5', '-1', '1e3', 60].map((to) => ({ type: 'raise', handId: 'h', to })),
    ]
    for (const value of refused) expect(() => readInput(value)).toThrow(CardRefusal)
  })

  it('pays whoever is out at once, also without a prize', () => {
    const room = roomOf(6)
    joined(room, 6)
    room.passToNext()
    while (room.newsOf('paid').length === 0) {
      const { actor } = room
      if (!actor) room.passToNext()
      else if (
        room.refused(actor, { type: 'raise', handId: viewOf(room).hand!.id, to: '1500' }) !== 'allowed'
      )
        room.letAct(actor)
    }
    const [first] = room.newsOf('paid')
    expect(first).toMatchObject({ amount: 0n, rake: 1_000_000n })
    expect(room.table.playersOf(room.state)).not.toContain(first!.playerId)
    expect(room.refused(first!.playerId, { type: 'return' })).toBe('notAtTable')
  })

  it('gives entry and fee back, and takes nothing, when the operator stops it', () => {
    const room = roomOf(2)
    joined(room, 2)
    room.passToNext()
    expect(room.actor).not.toBeNull()
    const stopped = room.table.stop(room.state, room.nowMs)
    expect(stopped.news.map((one) => (one.type === 'paid' ? [one.amount, one.rake] : one.type))).toEqual([
      ...['ended', [11_000_000n, 0n], [11_000_000n, 0n]],
    ])
    expect(stopped.news[0]).toMatchObject({ record: { counts: false, game: 'sitandgo' } })
    expect(room.table.moneyOf(stopped.state)).toEqual({ held: 0n, owed: 0n })
  })

  it('says the level of the blinds, which rise by the clock', () => {
    const room = roomOf(2)
    joined(room, 2)
    const { level } = viewOf(room)
    expect(level).toEqual({ number: 1, blinds: ['10', '20'], nextAt: room.nowMs + 240_000 })
    room.nowMs += 240_000
    expect(viewOf(room).level).toMatchObject({ number: 2, blinds: ['15', '30'] })
    room.nowMs += 12 * 240_000
    expect(viewOf(room).level).toEqual({ number: 12, blinds: ['1000', '2000'], nextAt: null })
  })

  it('folds nobody before their time whose connection is lost, and lets them act again', () => {
    const room = roomOf(2)
    joined(room, 2)
    room.passToNext()
    const actor = room.actor!
    room.present(actor, false)
    const own = viewOf(room, actor).own!
    expect([room.actor, viewOf(room).chairs[own]!.absent]).toEqual([actor, true])
    room.pass(15_000)
    room.pass(30_000)
    expect(viewOf(room).chairs[own]!.sitsOut).toBe(true)
    room.present(actor, true)
    expect(viewOf(room).chairs[own]).toMatchObject({ sitsOut: false, absent: false })
  })

  it('shows own cards to their owner alone', () => {
    const room = roomOf(6)
    const ids = joined(room, 6)
    room.passToNext()
    for (const viewer of [...ids, null])
      for (const chair of viewOf(room, viewer).chairs)
        expect(chair!.inHand!.cards?.length).toBe(chair!.tag === viewer ? 2 : undefined)
  })

  it(
    'plays on from what was stored after each hand, and from each action of a hand',
    { timeout: 120_000 },
    () => {
      const room = roomOf(6, 'stored')
      joined(room, 6)
      room.save()
      const { table } = room
      for (let step = 0; viewOf(room).phase !== 'over' && step < 100_000; step += 1) {
        const { actor } = room
        if (actor) room.letAct(actor)
        else room.passToNext()
        const stored: unknown = JSON.parse(JSON.stringify(table.write(room.snapshot)))
        expect(JSON.stringify(stored)).not.toContain('deck')
        const again = room.steps.reduce((state, one) => runStep(table, state, one).state, table.read(stored))
        if (table.isHandOn(room.state)) expect(again).toEqual(room.state)
        else expect(table.write(again)).toEqual(table.write(room.state))
      }
    },
  )
})
