// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { deckOf } from '../hand/hands-for-tests.ts'
import { dollarTable, RoomInTest, runStep, seated } from './card-table-for-tests.ts'
import { createHoldemTable } from './holdem-card-table.ts'

const HANDS = process.env['LONG_TESTS'] === '1' ? 2_000 : 150
const table = createHoldemTable({ game: 'holdem', ...dollarTable })

it(
  'plays on from what was stored between two hands as if nothing had happened',
  { timeout: 3_600_000 },
  () => {
    const room = new RoomInTest(table, 'stored')
    const ids = seated(room, 7)
    let copy = room.state
    const take = room.take.bind(room)
    room.take = (step) => {
      const live = runStep(table, room.state, step)
      const stored = runStep(table, copy, step)
      expect(stored.news).toEqual(live.news)
      copy = stored.state
      take(step)
      if (!live.news.some(({ type }) => type === 'ended')) return
      const written = JSON.stringify(table.write(room.state))
      expect(JSON.stringify(table.write(copy))).toBe(written)
      copy = table.read(JSON.parse(written))
      expect(room.view(null, copy)).toEqual(room.view(null))
    }
    room.playHands(HANDS, ids)
    expect(() => table.write(room.state)).not.toThrow()
    room.passToNext()
    expect(() => table.write(room.state)).toThrow(RangeError)
  },
)

it('writes no card that was hidden', () => {
  const room = new RoomInTest(table, 'no card')
  seated(room, 3)
  room.pass(0)
  while (room.actor) room.send(room.actor, { type: 'fold', handId: 'h0' })
  expect(JSON.stringify(table.write(room.state))).not.toContain('deck')
  const { last } = table.write(room.state) as { last: { players: { cards: unknown }[] } }
  expect(last.players.map(({ cards }) => cards)).toEqual([null, null, null])
})

it('is the same after a crash at each action of a hand of nine with four all-ins', () => {
  for (let hand = 0; hand < 20; hand += 1) {
    const room = new RoomInTest(table, `crash ${hand}`)
    const ids = seated(room, 9)
    const [first, ...rest] = ids
    for (const playerId of rest.slice(0, 3))
      room.send(playerId, { type: 'prefer', preferences: { runsTwice: true } })
    room.send(first!, { type: 'prefer', preferences: { runsTwice: true } })
    room.save()
    const stored = JSON.stringify(table.write(room.state))
    room.pass(0, hand === 0 ? deckOf('') : undefined)
    let allIns = 0
    for (let action = 0; room.actor; action += 1) {
      const { actor } = room
      const isAllIn = allIns < 4 && (action >= 5 || room.random.below(2) === 0)
      if (isAllIn) {
        allIns += 1
        if (room.refused(actor, { type: 'raise', handId: 'h0', to: '100' }) !== 'allowed')
          room.send(actor, { type: 'call', handId: 'h0' })
      } else room.send(actor, { type: 'fold', handId: 'h0' })
      const rebuilt = room.newsOf('ended').length > 0 ? null : table.read(JSON.parse(stored))
      if (!rebuilt) continue
      const again = room.steps.reduce((state, step) => runStep(table, state, step).state, rebuilt)
      expect(again).toEqual(room.state)
      expect(room.view(actor, again)).toEqual(room.view(actor))
    }
    const { players } = room.newsOf('ended')[0]!.record
    const chips = players.reduce((sum, { after, rake }) => sum + BigInt(after) + BigInt(rake), 0n)
    expect([allIns, chips]).toEqual([4, 900_000_000n])
  }
})
