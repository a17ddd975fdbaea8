// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { driveCards, type CardPlayer } from '../testing/card-players.ts'
import { dyingDatabase } from '../testing/dying-database.ts'
import { testStudio, type Answer, type TestStudio } from '../testing/test-studio.ts'

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

const deed = { operator_id: 'brand1', by: 'olga', reason: 'the room closes for the night' }
const pause = (paused = true): Promise<Answer> =>
  server.operator('/room/pause', { ...deed, room: room.table, paused })
const closeTable = (table = room.table): Promise<Answer> =>
  server.operator('/cards/close', { ...deed, table })
const listed = async (): Promise<object[]> =>
  said<{ tables: object[] }>(await server.operator('/cards/tables', { operator_id: 'brand1' })).tables
/** What an operator is answered, beside what players are. */
const said = <Body extends object>({ text }: Answer): Body => JSON.parse(text) as Body
const paidBy = (answer: Answer): number => said<{ paid: number }>(answer).paid

type Player = CardPlayer<'holdem'>
/** Two with chips, and a hand. */
async function playing(): Promise<[Player, Player]> {
  const [ann, ben] = [await room.join('ann'), await room.join('ben')]
  await room.sit(ann, 0, '50')
  await room.sit(ben, 1, '60')
  await room.until(() => ann.view().hand !== null && ben.view().hand !== null)
  return [ann, ben]
}
/** Whoever is to act folds, and no other hand begins. */
async function endHand([ann, ben]: readonly [Player, Player]): Promise<void> {
  const actor = [ann, ben].find((player) => player.view().own === player.view().hand!.actor)!
  const { id, turn } = actor.view().hand!
  expect((await actor.moveAt(turn, { type: 'fold', handId: id })).status).toBe(200)
  await room.until(() => ann.view().hand === null)
}
/** All money is with its members, each round settled once, and nobody has a chair. */
async function expectPaid([ann, ben]: readonly [Player, Player]): Promise<void> {
  await expect.poll(() => ann.balance() + ben.balance()).toBe(2_000)
  await expect.poll(() => server.rows(`select from studio.round where state <> 'settled'`)).toEqual([])
  const wins = server.wallet.calls.filter(({ path }) => path === '/transaction/win')
  const ids = new Set(wins.map(({ body }) => body['transaction_uuid']))
  expect(ids.size).toBe(2)
}

describe('a table that the operator closes', () => {
  it('pays each who sits there once, however often it is closed, and stays paused', async () => {
    const both = await playing()
    await pause()
    await endHand(both)
    const answers = await Promise.all([closeTable(), closeTable(), closeTable()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(paidBy).toSorted()).toEqual([0, 0, 2])
    await expectPaid(both)
    await room.until(() => both.every((player) => player.view().own === null))
    expect(await listed()).toMatchObject([{ table: room.table, seated: 0, pause: { by: 'olga' } }])
    // Whoever sits down again waits until it goes on.
    expect((await room.sit(both[0], 0, '50')).status).toBe(200)
    for (let seconds = 0; seconds < 15; seconds += 1) await room.pass(1_000)
    expect(both[0].view().hand).toBeNull()
  })

  it('is paused first, and has no hand: otherwise nothing changes', async () => {
    const both = await playing()
    const refused = await closeTable()
    expect([refused.status, refused.body.error]).toEqual([409, 'notPaused'])
    await pause()
    const during = await closeTable()
    expect([during.status, during.body.error]).toEqual([409, 'handOn'])
    expect(await listed()).toMatchObject([{ table: room.table, seated: 2, playing: true }])
    expect(both[0].view().hand).not.toBeNull()
    await endHand(both)
    expect(await listed()).toMatchObject([{ table: room.table, seated: 2, playing: false }])
    await pause(false)
    expect((await closeTable()).status).toBe(409)
    expect(both.map((player) => player.view().own)).toEqual([0, 1])
  })

  it('is closed by the process that runs it, whichever is asked', async () => {
    const owner = await server.beside({ leaseTimes: { leaseMs: 600_000, renewEveryMs: 600_000 } })
    room.use(owner)
    const both = await playing()
    await pause()
    await endHand(both)
    const closed = await closeTable()
    expect([closed.status, paidBy(closed)]).toEqual([200, 2])
    await expectPaid(both)
    room.use(undefined)
  })

  it.each(['before', 'after'] as const)(
    'by a process that is killed %s it is stored is closed by the next one, and pays each once',
    async (when) => {
      const database = dyingDatabase(openDatabase({ url: server.environment.databaseUrl }, () => {}))
      const leaseTimes = { leaseMs: 600_000, renewEveryMs: 600_000 }
      const mortal = await server.beside({ database, leaseTimes })
      room.use(mortal)
      const both = await playing()
      await pause()
      await endHand(both)
      // It asks whether the table is paused, and then writes once.
      database.dieAt(2, when)
      await mortal.rooms.cards
        .named(room.table)
        .close()
        .catch(() => {})
      expect(database.died).toBe(true)
      await server.rows('update studio.room set leased_until = clock_timestamp()')
      room.use(undefined)
      await server.recover()
      expect((await closeTable()).status).toBe(200)
      // What was stored and not sent is sent when its time comes.
      server.clock.advance(60_000)
      await server.recover()
      await expectPaid(both)
    },
  )

  it('is one that exists', async () => {
    for (const table of [
      'cards:holdem:USD:money:2:0',
      'cards:whist:USD:money:2:1',
      'cards:holdem:XYZ:money:1:1',
    ])
      expect([table, (await closeTable(table)).status]).toEqual([table, 404])
    const untouched = 'cards:omaha:USD:money:1:7'
    expect((await closeTable(untouched)).body.error).toBe('notPaused')
    expect(await server.rows(`select from studio.room where code = '${untouched}'`)).toEqual([])
    const unsigned = await server.operator(
      '/cards/close',
      { ...deed, table: room.table },
      {
        'x-hub88-signature': 'bm90IHNpZ25lZA==',
      },
    )
    expect(unsigned.status).toBe(401)
    const nobody = await server.operator('/cards/close', { ...deed, table: room.table, by: ' ' })
    expect(nobody.status).toBe(400)
  })
})

describe('a table of another game', () => {
  it.each([
    ['sitandgo', { type: 'join' }],
    ['tienlen', { type: 'sit', chair: 0, buyIn: '40' }],
    ['bigtwo', { type: 'sit', chair: 0, buyIn: '40' }],
    ['rummy', { type: 'sit', chair: 0, buyIn: '60' }],
  ] as const)('of %s is closed alike: who waits there gets everything back', async (game, input) => {
    const other = driveCards(server, game)
    const ann = await other.join('ann')
    expect((await ann.move(input, randomUUID())).status).toBe(200)
    expect(ann.balance()).toBeLessThan(1_000)
    await server.operator('/room/pause', { ...deed, room: other.table, paused: true })
    expect((await closeTable(other.table)).body).toMatchObject({ table: other.table, paid: 1 })
    await expect.poll(() => ann.balance()).toBe(1_000)
    await other.leaveAll()
  })
})
