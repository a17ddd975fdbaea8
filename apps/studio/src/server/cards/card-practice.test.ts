// SPDX-License-Identifier: Apache-2.0
import { writeCardTable } from '@tessera/rules/games/card-rooms/card-games'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { driveCards } from '../testing/card-players.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeEach(async () => {
  server = await testStudio({ chainLength: 50 })
})
afterEach(() => server.close())

const tableOf = (playMoney: boolean) =>
  writeCardTable({ game: 'holdem', currency: 'USD', playMoney, level: 1, number: 1 })

describe('practice', () => {
  it('seats marked robots beside a member, who play hands to their end and leave nobody waiting', async () => {
    const room = driveCards(server, 'holdem', tableOf(true))
    const ann = await room.join('ann', 1_000, { playMoney: true })
    expect((await room.sit(ann, 0, '20')).status).toBe(200)
    const robotsIn = () => ann.view().chairs.filter((chair) => chair?.robot)
    await room.until(() => robotsIn().length === 4)
    for (const robot of robotsIn()) expect(robot!.tag).toMatch(/^robot-/)
    const ended = new Set<string>()
    await room.until(async () => {
      const { last, hand, own } = ann.view()
      if (last) ended.add(last.id)
      if (hand && hand.actor === own) await ann.moveAt(hand.turn, { type: 'fold', handId: hand.id })
      else await room.pass(1_000)
      return ended.size >= 3
    })
    await ann.move({ type: 'leave' })
    await room.until(async () => {
      await room.pass(1_000)
      return server
        .rows(`select from studio.round where state <> 'settled'`)
        .then((rows) => rows.length === 0)
    })
    await room.leaveAll()
  })

  it('and play money never meet money: no session sees the tables of the other kind, and no robot sits at those for money', async () => {
    const forMoney = driveCards(server, 'holdem', tableOf(false))
    const ann = await forMoney.join('ann')
    await forMoney.sit(ann, 0, '20')
    for (let seconds = 0; seconds < 30; seconds += 1) await forMoney.pass(1_000)
    expect(ann.view().chairs.filter((chair) => chair !== null)).toHaveLength(1)
    const sit = { version: 0, input: { type: 'sit', chair: 1, buyIn: '20' }, requestId: crypto.randomUUID() }
    const answer = await server.ask(ann.session, 'POST', '/api/cards/move', { table: tableOf(true), ...sit })
    expect(answer.status).toBe(404)
    await forMoney.leaveAll()
  })
})
