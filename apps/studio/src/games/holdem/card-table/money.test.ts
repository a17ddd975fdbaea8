// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { createHoldemTable } from './holdem-card-table.ts'
import { dollarTable, RoomInTest, seated } from './card-table-for-tests.ts'

const HANDS = process.env['LONG_TESTS'] === '1' ? 4_000 : 300

it.each(['holdem', 'omaha'] as const)(
  'keeps every millionth of %s through robots that leave, fall silent, disconnect and buy again',
  { timeout: 3_600_000 },
  (game) => {
    const table = createHoldemTable({ game, ...dollarTable })
    const room = new RoomInTest(table, `money ${game}`)
    const ids = Array.from({ length: 8 }, (_, player) => `p${player}`)
    const bought = new Map(ids.map((playerId) => [playerId, 0n]))
    const take = room.take.bind(room)
    room.take = (step) => {
      if (step.type === 'move') {
        const price = table.priceOf(room.state, step.move.input)
        take(step)
        bought.set(step.move.playerId, bought.get(step.move.playerId)! + price)
      } else take(step)
    }
    let sittings = 0
    const sit = (playerId: string) => {
      const chair = room.random.below(9)
      if (room.refused(playerId, { type: 'sit', chair, buyIn: '100' }) === 'allowed') sittings += 1
    }
    while (room.newsOf('ended').length < HANDS) {
      const somebody = ids[room.random.below(ids.length)]!
      const draw = room.random.below(60)
      if (draw === 0) room.refused(somebody, { type: 'leave' })
      else if (draw === 1) room.present(somebody, room.random.below(2) === 0)
      else if (draw === 2) room.refused(somebody, { type: 'rebuy', amount: '7.5' })
      else if (draw < 5) room.pass(room.random.below(4_000))
      else if (room.actor) room.letAct(room.actor)
      else {
        for (const playerId of ids) {
          if (!table.playersOf(room.state).includes(playerId)) sit(playerId)
          room.present(playerId, true)
          room.letAct(playerId)
        }
        room.pass(3_000)
      }
    }
    for (const playerId of ids) room.refused(playerId, { type: 'leave' })
    while (room.actor) room.passToNext()
    const paid = room.newsOf('paid')
    const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
    // Once for each sitting, and what the players bore is all that is missing.
    expect(paid.length).toBe(sittings)
    const rake = sum(paid.map((one) => one.rake))
    expect(sum(paid.map(({ amount }) => amount)) + rake).toBe(sum([...bought.values()]))
    expect(table.moneyOf(room.state)).toEqual({ held: 0n, owed: 0n })
    const records = room.newsOf('ended').flatMap(({ record }) => record.players)
    expect(sum(records.map((one) => BigInt(one.rake)))).toBe(rake)
  },
)

it('lets no robot wait for long before it acts', () => {
  for (const game of ['holdem', 'omaha'] as const) {
    const room = new RoomInTest(createHoldemTable({ game, ...dollarTable }), 'robots act')
    const ids = seated(room, game === 'omaha' ? 6 : 9)
    room.playHands(30, ids)
    expect(room.newsOf('ended').length).toBeGreaterThanOrEqual(30)
    // Whoever lost everything has bought chips again.
    room.playHands(1, ids)
    expect(room.table.playersOf(room.state).length).toBe(ids.length)
  }
})
