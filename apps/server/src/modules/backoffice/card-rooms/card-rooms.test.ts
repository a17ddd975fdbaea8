// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCallClient, type CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { sql } from '../../../platform/db/index.ts'
import { cardPlayer, meetStudio, type CardPlayer } from '../../play/card-rooms/card-rooms-for-tests.ts'
import { openTestStudio, type TestStudio } from '../../play/card-rooms/studio-for-tests.ts'

// What the console does with card rooms; a studio on the wire answers.

const reason = 'They never bet against each other'
const unit = 100_000
let server: TestServer
let studio: TestStudio
let [ada, ben, sue, sam, wim]: CallClient[] = []
let anna: CardPlayer
let berta: CardPlayer

beforeAll(async () => {
  server = await openTestServer()
  await server.platform.settings.write('identity.botCheck', false, 'test')
  studio = await openTestStudio()
  await meetStudio(server, studio)
  ada = await server.operator('ada', 'admin')
  ben = await server.operator('ben', 'finance')
  sue = await server.operator('sue', 'supervisor')
  sam = await server.operator('sam', 'support')
  wim = await server.operator('wim', 'content')
  anna = await cardPlayer(server, 'anna1')
  berta = await cardPlayer(server, 'berta1')
})
afterAll(async () => {
  await server.close()
  await studio.close()
})
beforeEach(() => {
  studio.mood = 'well'
  studio.freezes = []
  studio.tables = [
    {
      ...{ table: 'cards:holdem:USD:money:2:1', game: 'holdem', currency: 'USD', level: 2, number: 1 },
      ...{ seated: 3, players: 4, playing: true, pause: null },
    },
  ]
  studio.asked = []
  studio.paid.clear()
  studio.hands.set('hand-1', {
    id: 'hand-1',
    players: [
      { user: anna.user, before: 10 * unit, after: 13 * unit },
      { user: berta.user, before: 10 * unit, after: 7 * unit },
    ],
  })
  studio.pairs = [
    {
      ...{ users: [anna.user, berta.user], game: 'holdem', currency: 'USD', hands: 41, flow: 3 * unit },
      signals: [
        { kind: 'chipDumping', value: 92.5, limit: 80 },
        { kind: 'softPlay', value: 10, limit: 60 },
      ],
      ...{ from: berta.user, hand_ids: ['hand-1'] },
    },
  ]
})

const pairs = async (who: CallClient, input: { brandCode?: string } = {}) =>
  (await who.call('backoffice.cardPairs', input)).envelope
const freezes = async (who = ada!) => (await who.call('backoffice.cardFreezes', {})).envelope.value.list
const look = async (who: CallClient, handId = 'hand-1') =>
  (await who.call('backoffice.lookAtCardHand', { handId })).envelope
const hold = async (who: CallClient, { id }: CardPlayer = anna, handId = 'hand-1') =>
  (
    await who.call('backoffice.freezeCardWin', {
      ...{ requestId: randomUUID(), handId, memberId: Number(id), reason },
    })
  ).envelope
const decide = async (who: CallClient, freezeId: string, decision: 'release' | 'withhold') =>
  (await who.call('backoffice.decideCardFreeze', { requestId: randomUUID(), freezeId, decision, reason }))
    .envelope.code
const recorded = (action: string) =>
  server.platform.database.query(
    sql`select operator_name as name, subject, after from operator_action where action = ${action} order by id desc limit 1`,
  )

/** Both log in with one browser, from one address. */
async function shareBrowser(): Promise<void> {
  const client = createCallClient(server.app, server.clock, { browser: true })
  for (const username of [anna.username, berta.username]) {
    client.token = undefined
    await client.call(
      'identity.login',
      { type: 'username', username, password: 'Correct-horse-9' },
      { ip: '203.0.113.9' },
    )
  }
}

describe('pairs in the console', () => {
  it('are named with what they did and what their accounts have in common', async () => {
    await shareBrowser()
    const { value } = await pairs(ada!)
    const [one, other] = [anna, berta].map(({ id, username }) => ({ memberId: Number(id), username }))
    expect(value).toEqual({
      masked: false,
      list: [
        {
          ...{ players: [one, other], game: 'holdem', currency: 'USD', hands: 41, flow: 3, from: 1 },
          handIds: ['hand-1'],
          signals: [
            { kind: 'chipDumping', value: 92.5, limit: 80, passed: true },
            { kind: 'softPlay', value: 10, limit: 60, passed: false },
            { kind: 'sharedDevice', value: 1, limit: 1, passed: true },
            // That of the browser, and that from which all members of tests come.
            { kind: 'sharedLogin', value: 2, limit: 1, passed: true },
          ],
        },
      ],
    })
  })

  it('keep from those who talk with members what their accounts have in common, and their hands', async () => {
    const { value } = await pairs(sam!)
    expect(value.masked).toBe(true)
    expect(value.list[0]).toMatchObject({ handIds: [] })
    expect(value.list[0]!.signals.map(({ kind }) => kind)).toEqual(['chipDumping', 'softPlay'])
  })

  it('are those of the brand that is asked for', async () => {
    expect((await pairs(ada!, { brandCode: 'brand1' })).value.list).toHaveLength(1)
    expect((await pairs(ada!, { brandCode: 'nobody9' })).code).toBe('NO_BRAND')
    await ada!.call('backoffice.addBrand', { code: 'brand7', name: 'Other' })
    expect((await pairs(ada!, { brandCode: 'brand7' })).value.list).toEqual([])
  })

  it('are not there while the studio does not answer', async () => {
    studio.mood = 'deaf'
    expect((await pairs(ada!)).code).toBe('STUDIO_AWAY')
    expect((await look(ada!)).code).toBe('STUDIO_AWAY')
    expect((await hold(ada!)).code).toBe('STUDIO_AWAY')
    expect(await decide(ben!, 'freeze-1', 'withhold')).toBe('STUDIO_AWAY')
  })
})

describe('a table in the console', () => {
  const room = 'cards:holdem:USD:money:2:1'
  const tables = async () => (await ada!.call('backoffice.cardTables', {})).envelope.value.list
  const close = async (who: CallClient, table = room) =>
    (
      await who.call('backoffice.closeCardTable', {
        ...{ requestId: randomUUID(), room: table, reason: 'Closes for the night' },
      })
    ).envelope
  const pause = async (who: CallClient, set: boolean) =>
    (
      await who.call('backoffice.pauseRoom', {
        ...{ requestId: randomUUID(), room, set, reason: 'Closes for the night' },
      })
    ).envelope.code

  it('is paused, goes on, and is closed while it is paused without a hand; each step is on record', async () => {
    expect(await tables()).toMatchObject([{ table: room, seated: 3, playing: true, pause: null }])
    expect((await close(sue!)).code).toBe('TABLE_NOT_PAUSED')
    expect(await pause(sue!, true)).toBe('OK')
    expect((await close(sue!)).code).toBe('HAND_ON')
    expect(await tables()).toMatchObject([{ pause: { by: 'sue', reason: 'Closes for the night' } }])
    studio.tables[0]!.playing = false
    expect(await pause(sue!, false)).toBe('OK')
    expect((await close(sue!)).code).toBe('TABLE_NOT_PAUSED')
    expect(await pause(sue!, true)).toBe('OK')
    expect((await close(sue!)).value).toEqual({ paid: 3 })
    expect((await close(sue!)).value).toEqual({ paid: 0 })
    expect(await recorded('closeCardTable')).toEqual([
      { name: 'sue', subject: `room:${room}`, after: { reason: 'Closes for the night', paid: 0 } },
    ])
    expect(await recorded('pauseRoom')).toMatchObject([{ name: 'sue', subject: `room:${room}` }])
  })

  it('is closed by those who may pause, if the studio knows it and answers', async () => {
    for (const who of [sam!, wim!]) expect((await close(who)).code).toBe('FORBIDDEN')
    expect((await close(ada!, 'cards:omaha:USD:money:1:9')).code).toBe('NO_ROOM')
    studio.mood = 'deaf'
    expect((await close(ada!)).code).toBe('STUDIO_AWAY')
  })
})

describe('a hand in the console', () => {
  it('is told with all cards, what happened in order and results, and each look is on record', async () => {
    const { value } = await look(sue!)
    expect(value).toMatchObject({ id: 'hand-1', game: 'holdem', counts: true, boards: [['2c', '7d', 'Th']] })
    expect(value.players).toEqual([
      {
        ...{ memberId: Number(anna.id), username: 'anna1', chair: 0, before: 10, after: 13, rake: 0 },
        cards: ['As', 'Ah'],
      },
      {
        ...{ memberId: Number(berta.id), username: 'berta1', chair: 1, before: 10, after: 7, rake: 0 },
        cards: ['2s', '2h'],
      },
    ])
    expect(value.events).toEqual([
      { type: 'post', chair: 0, amount: 0.5, cards: [] },
      { type: 'street', chair: null, amount: null, cards: ['2c', '7d', 'Th'] },
      { type: 'fold', chair: 1, amount: null, cards: [] },
      { type: 'win', chair: 0, amount: 1, cards: [] },
    ])
    expect(await recorded('lookAtCardHand')).toEqual([{ name: 'sue', subject: 'cardHand:hand-1', after: {} }])
    expect((await look(sue!, 'hand-9')).code).toBe('NO_CARD_HAND')
  })

  it('is closed to support and writers', async () => {
    expect([(await look(sam!)).code, (await look(wim!)).code]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect((await pairs(wim!)).code).toBe('FORBIDDEN')
  })
})

describe('a win on hold', () => {
  it('waits for a second person: the first one cannot decide, nor those without the right', async () => {
    const { freezeId } = (await hold(ada!)).value
    expect((await freezes(sam!))[0]).toMatchObject({
      ...{ freezeId, handId: 'hand-1', amount: 3, currency: 'USD', by: 'ada', reason, state: 'held' },
      player: { memberId: Number(anna.id), username: 'anna1' },
      ...{ decidedBy: null, shares: 'none' },
    })
    expect(await decide(ada!, freezeId, 'withhold')).toBe('SAME_OPERATOR')
    expect(await decide(ada!, freezeId, 'release')).toBe('SAME_OPERATOR')
    for (const who of [sue!, sam!, wim!]) expect(await decide(who, freezeId, 'release')).toBe('FORBIDDEN')
    expect(studio.asked.map(({ path }) => path)).not.toContain('/cards/decide')
    expect(await recorded('freezeCardWin')).toEqual([
      { name: 'ada', subject: 'cardHand:hand-1', after: { freeze: freezeId, reason } },
    ])
  })

  it('is listed for the brand of its winner only, and without a brand also that of somebody unknown', async () => {
    await hold(ada!)
    studio.freezes.push({ ...studio.freezes[0]!, freeze_id: 'freeze-2', user: 'nobody' })
    const idsOf = async (brandCode?: string) =>
      (await ada!.call('backoffice.cardFreezes', { brandCode })).envelope.value.list.map(
        ({ freezeId }) => freezeId,
      )
    expect((await idsOf()).toSorted()).toEqual(['freeze-1', 'freeze-2'])
    expect(await idsOf('brand1')).toEqual(['freeze-1'])
    await ada!.call('backoffice.addBrand', { code: 'brand8', name: 'Another' })
    expect(await idsOf('brand8')).toEqual([])
    const unknown = await ada!.call('backoffice.cardFreezes', { brandCode: 'nobody9' })
    expect(unknown.envelope.code).toBe('NO_BRAND')
  })

  it('is released by the second person, and then stays released', async () => {
    const { freezeId } = (await hold(sue!)).value
    expect(await decide(ada!, freezeId, 'release')).toBe('OK')
    expect((await freezes())[0]).toMatchObject({ state: 'released', decidedBy: 'ada', shares: 'none' })
    expect(await decide(ben!, freezeId, 'withhold')).toBe('FREEZE_DECIDED')
    expect(await recorded('decideCardFreeze')).toEqual([
      { name: 'ada', subject: `cardFreeze:${freezeId}`, after: { decision: 'release', reason } },
    ])
  })

  it('is withheld by the second person, and then is not released', async () => {
    const { freezeId } = (await hold(sue!)).value
    expect(await decide(ben!, freezeId, 'withhold')).toBe('OK')
    expect((await freezes())[0]).toMatchObject({ state: 'withheld', decidedBy: 'ben', shares: 'paid' })
    expect(await decide(ada!, freezeId, 'release')).toBe('FREEZE_DECIDED')
    expect(await recorded('decideCardFreeze')).toEqual([
      { name: 'ben', subject: `cardFreeze:${freezeId}`, after: { decision: 'withhold', reason } },
    ])
  })

  it('is refused when nothing was won, it is paid, or nobody knows the hand or the hold', async () => {
    expect((await hold(ada!, berta)).code).toBe('NOTHING_WON')
    studio.paid.add('hand-1')
    expect((await hold(ada!)).code).toBe('CARD_WIN_PAID')
    expect((await hold(ada!, anna, 'hand-9')).code).toBe('NO_CARD_HAND')
    const other = await cardPlayer(server, 'clara1')
    expect((await hold(ada!, other)).code).toBe('NO_CARD_HAND')
    expect(await decide(ben!, 'freeze-99', 'withhold')).toBe('NO_CARD_FREEZE')
    for (const who of [sam!, wim!]) expect((await hold(who)).code).toBe('FORBIDDEN')
  })
})
