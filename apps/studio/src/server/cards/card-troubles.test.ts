// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { driveCards } from '../testing/card-players.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
let room: ReturnType<typeof driveCards<'holdem'>>
beforeEach(async () => {
  server = await testStudio({ chainLength: 50 })
  room = driveCards(server, 'holdem')
})
afterEach(async () => {
  await room.leaveAll()
  await server.close()
})

describe('a wallet in trouble', () => {
  it('that took the buy-in but did not answer gives it back, and nobody sits down', async () => {
    const ann = await room.join('ann')
    server.wallet.trouble('/transaction/bet', { kind: 'http500', booked: true })
    const answer = await room.sit(ann, 0, '50')
    expect([answer.status, answer.body.error.code]).toEqual([503, 'studio.betNotTaken'])
    await expect.poll(() => ann.balance()).toBe(1_000)
    expect(ann.view().own).toBeNull()
  })

  it('that does not answer a rebuy gives it back, and the chips stay as they were', async () => {
    const ann = await room.join('ann')
    await room.sit(ann, 0, '50')
    server.wallet.trouble('/transaction/bet', { kind: 'drop', booked: true })
    expect((await ann.move({ type: 'rebuy', amount: '20' }, randomUUID())).status).toBe(503)
    await expect.poll(() => ann.balance()).toBe(950)
    expect(ann.view().chairs[0]!.stack).toBe('50.00')
    await ann.move({ type: 'leave' })
    await expect.poll(() => ann.balance()).toBe(1_000)
  })

  it('that refuses to take what a leaver won owes it nobody: it is paid later, once', async () => {
    const ann = await room.join('ann')
    await room.sit(ann, 0, '50')
    server.wallet.trouble('/transaction/win', { kind: 'drop', booked: true })
    expect((await ann.move({ type: 'leave' })).status).toBe(200)
    await expect.poll(() => ann.balance()).toBe(1_000)
    server.clock.advance(60_000)
    await server.recover()
    await expect.poll(() => server.rows(`select from studio.round where state = 'settled'`)).toHaveLength(1)
    expect(ann.balance()).toBe(1_000)
  })
})

describe('a member', () => {
  it('whose account the operator has closed leaves after the hand, with everything', async () => {
    const ann = await room.join('ann')
    await room.sit(ann, 0, '50')
    await room.tick()
    server.wallet.trouble('/user/balance', { kind: 'status', status: 'RS_ERROR_USER_DISABLED' })
    await server.studio.rooms.cards.recover()
    await room.until(() => ann.view().own === null)
    await expect.poll(() => ann.balance()).toBe(1_000)
  })

  it('whose operator does not answer for a moment keeps the chair', async () => {
    const ann = await room.join('ann')
    await room.sit(ann, 0, '50')
    server.wallet.trouble('/user/balance', { kind: 'drop', booked: false })
    await server.studio.rooms.cards.recover()
    expect(ann.view().own).toBe(0)
  })

  it('plays at a table of another process as at one of this', async () => {
    const ann = await room.join('ann')
    await room.sit(ann, 0, '50')
    const other = await server.beside()
    room.use(other)
    const ben = await room.join('ben')
    room.use(undefined)
    const answer = await server.ask(
      ben.session,
      'POST',
      '/api/cards/move',
      {
        table: room.table,
        version: 0,
        requestId: randomUUID(),
        input: { type: 'sit', chair: 1, buyIn: '50' },
      },
      other.address,
    )
    expect(answer.status).toBe(200)
    await room.until(() => ben.view().hand !== null && ann.view().hand !== null)
    expect(ben.view().chairs[1]!.inHand!.cards).toHaveLength(2)
    expect(ben.view().chairs[0]!.inHand!.cards).toBeNull()
  })
})

describe('bad calls', () => {
  it.each([
    [{ type: 'sit', chair: 9, buyIn: '50' }, 'studio.cardMoveRefused'],
    [{ type: 'sit', chair: -1, buyIn: '50' }, 'studio.cardMoveRefused'],
    [{ type: 'sit', chair: 0, buyIn: '50.001' }, 'studio.badAmount'],
    [{ type: 'sit', chair: 0, buyIn: 50 }, 'studio.cardMoveRefused'],
    [{ type: 'sit', chair: 0, buyIn: '-50' }, 'studio.cardMoveRefused'],
    [{ type: 'raise', handId: 'x', to: '1' }, 'studio.cardMoveRefused'],
    [{ type: 'presence', present: true }, 'studio.cardMoveRefused'],
    [{ type: 'unknown' }, 'studio.cardMoveRefused'],
    [{}, 'studio.cardMoveRefused'],
  ])('%j is refused with %s and changes nothing', async (input, code) => {
    const ann = await room.join('ann')
    const before = ann.view()
    const answer = await ann.move(input, randomUUID())
    expect(answer.body.error.code).toBe(code)
    expect(ann.balance()).toBe(1_000)
    expect(ann.view().chairs).toEqual(before.chairs)
    expect(await server.rows('select from studio.round')).toEqual([])
  })

  it('to tables that do not exist, or of another game, find none', async () => {
    const ann = await room.join('ann')
    for (const table of [
      'cards:omaha:USD:money:2:1',
      'cards:holdem:EUR:money:2:1',
      'cards:holdem:USD:money:2:0',
      'x',
    ])
      expect(
        (
          await server.ask(ann.session, 'POST', '/api/cards/move', {
            table,
            version: 0,
            input: { type: 'wait' },
          })
        ).status,
      ).toBe(404)
    const stranger = await server.launch('dice', 'eve')
    for (const path of ['lobby', 'hands', 'statistics'])
      expect((await server.ask(stranger, 'GET', `/api/cards/${path}`)).status).toBe(403)
  })
})
