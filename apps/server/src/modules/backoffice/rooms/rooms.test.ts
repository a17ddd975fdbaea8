// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { saveGames, saveVendor } from '../../catalogue/index.ts'
import { addVendor } from '../../play/index.ts'

// What the console does with live tables; a studio on the wire answers what a test says.

const room = 'live_roulette'
const roundId = '6f1f7a3e-0000-4000-8000-000000000001'
const reason = 'The wheel looks bent'
const reported = {
  ...{ room, game_code: 'inh_live_roulette', game: 'roulette', pace: 'usual', limits: 'low' },
  ...{ phase: 'open', players: 3, stopped: null, pause: null, results: [{ label: '17', tone: 'black' }] },
  round: { id: roundId, number: 7, closes_at: 12_000 },
  money: [{ currency: 'USD', bets: 2, players: 2, staked: '16500000', asked: '500000' }],
  returns: [
    {
      ...{ currency: 'USD', since: 1_000, rounds: 40, stake: '1000000000' },
      ...{ paid: '1100000000', stated: '972972972', deviation: '60000000' },
    },
  ],
}

let server: TestServer
let studio: Server
let asked: { path: string; body: Record<string, unknown> }[] = []
let answers: Record<string, { status: number; body: object }>
let [ada, ben]: CallClient[] = []

beforeAll(async () => {
  server = await openTestServer()
  studio = createServer((request, response) => {
    readText(request)
      .then((text) => {
        const path = (request.url ?? '').replace('/operator/generic/v2', '')
        asked.push({ path, body: JSON.parse(text) as Record<string, unknown> })
        const { status, body } = answers[path] ?? { status: 200, body: {} }
        response.writeHead(status).end(JSON.stringify(body))
      })
      .catch(() => response.destroy())
  })
  await once(studio.listen(0, '127.0.0.1'), 'listening')
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await server.platform.database.transaction(async (tx) => {
    await saveVendor(tx, { vendorCode: 'BGS', gameType: 'LIVE', name: 'BGS', sort: 1 })
    await saveGames(tx, [
      {
        ...{ vendorCode: 'BGS', gameId: 'inh_live_roulette', gameType: 'LIVE', name: 'Live Roulette' },
        ...{ theme: 'ocean', isHot: false, isNew: false, sort: 0, minimumStake: units(1) },
        ...{ rtpBasisPoints: null, hasTrial: true, client: 'own' },
      },
    ])
    await addVendor(tx, {
      ...{ id: 'studio', protocol: 'hub88', operatorId: 'brand1', vendorCode: 'BGS', redeems: true },
      publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      baseUrl: `http://127.0.0.1:${(studio.address() as AddressInfo).port}`,
      languages: { EN: 'en' },
    })
  })
  ;[ada, ben] = [await server.operator('ada', 'admin'), await server.operator('ben', 'finance')]
})
afterAll(async () => {
  await server.close()
  studio.close()
})
beforeEach(() => {
  asked = []
  answers = { '/room/state': { status: 200, body: { now: 7_000, rooms: [reported], voided: [] } } }
})

const pathsAsked = () => asked.map(({ path }) => path)
const voids = async (who: CallClient, tableRoundId: string) =>
  (await who.call('backoffice.voidRoomRound', { requestId: randomUUID(), room, tableRoundId, reason }))
    .envelope.code
const recorded = (action: string) =>
  server.platform.database.query(
    sql`select operator_name as name, after from operator_action where action = ${action} and subject = ${`room:${room}`} order by id`,
  )

describe('the live tables in the console', () => {
  it('are those of the studio by their names, with money in play and what they returned beside its bounds', async () => {
    const { value } = (await ada!.call('backoffice.rooms', {})).envelope
    expect(value.list).toEqual([
      {
        ...{ room, name: 'Live Roulette', vendorName: '', nodeId: expect.any(Number) as number },
        ...{ game: 'roulette', pace: 'usual', limits: 'low', phase: 'open', stopped: null, pause: null },
        round: { id: roundId, number: 7, closesAt: value.now + 5_000 },
        ...{ players: 3, results: reported.results },
        money: [{ currency: 'USD', bets: 2, players: 2, staked: 16.5, asked: 0.5 }],
        returns: [
          {
            ...{ currency: 'USD', since: 1_000, rounds: 40, stake: 1_000, paid: 1_100, stated: 972.97 },
            ...{ low: 818.41, high: 1_127.53, verdict: 'rare' },
          },
        ],
      },
    ])
  })

  it('are not there while the studio does not answer, and nothing is recorded then', async () => {
    answers = {
      '/room/state': { status: 500, body: {} },
      '/room/pause': { status: 500, body: {} },
      '/room/hold': { status: 500, body: {} },
    }
    expect((await ada!.call('backoffice.rooms', {})).envelope.code).toBe('STUDIO_AWAY')
    const step = { requestId: randomUUID(), room, set: true, reason }
    expect((await ada!.call('backoffice.pauseRoom', step)).envelope.code).toBe('STUDIO_AWAY')
    expect(await voids(ada!, randomUUID())).toBe('STUDIO_AWAY')
    expect([await recorded('pauseRoom'), await recorded('approveFirst')]).toEqual([[], []])
  })

  it('are paused and let go on by one person, with the reason on record', async () => {
    for (const set of [true, false]) {
      const step = { requestId: randomUUID(), room, set, reason }
      expect((await ada!.call('backoffice.pauseRoom', step)).envelope.success).toBe(true)
    }
    expect(asked.map(({ body }) => body)).toEqual([
      { operator_id: 'brand1', room, paused: true, by: 'ada', reason },
      { operator_id: 'brand1', room, paused: false, by: 'ada', reason },
    ])
    expect([await recorded('pauseRoom'), await recorded('resumeRoom')]).toEqual([
      [{ name: 'ada', after: { reason } }],
      [{ name: 'ada', after: { reason } }],
    ])
  })
})

describe('a round of a live table', () => {
  it('is held for the first operator, and void for the second, never for one alone', async () => {
    expect(await voids(ada!, roundId)).toBe('SECOND_NEEDED')
    expect(await voids(ada!, roundId)).toBe('SECOND_NEEDED')
    expect(pathsAsked()).toEqual(['/room/hold', '/room/hold'])
    expect(await voids(ben!, roundId)).toBe('OK')
    expect(pathsAsked()).toEqual(['/room/hold', '/room/hold', '/room/hold', '/room/void'])
    expect(asked.at(-1)!.body).toEqual({ operator_id: 'brand1', room, round: roundId, by: 'ben', reason })
    expect(await recorded('voidRoomRound')).toEqual([{ name: 'ben', after: { round: roundId, reason } }])
  })

  it('is another one than the first operator meant: then that one is not void', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    expect([await voids(ada!, one), await voids(ben!, other)]).toEqual(['SECOND_NEEDED', 'SECOND_NEEDED'])
    expect(pathsAsked()).not.toContain('/room/void')
  })

  it('can be made void again after a break in between, and is recorded then', async () => {
    const round = randomUUID()
    await voids(ada!, round)
    answers['/room/void'] = { status: 500, body: {} }
    expect(await voids(ben!, round)).toBe('STUDIO_AWAY')
    delete answers['/room/void']
    expect(await voids(ben!, round)).toBe('OK')
  })

  it('is not void when it is paid, or when the studio does not know it', async () => {
    answers['/room/hold'] = { status: 409, body: { error: 'the round has ended' } }
    expect(await voids(ada!, randomUUID())).toBe('ROUND_PAID')
    answers['/room/hold'] = { status: 404, body: { error: 'unknown round' } }
    expect(await voids(ada!, randomUUID())).toBe('NO_ROOM')
  })

  it('is nothing that a supervisor may make void, nor a writer pause', async () => {
    const supervisor = await server.operator('sue', 'supervisor')
    const writer = await server.operator('wim', 'content')
    expect(await voids(supervisor, randomUUID())).toBe('FORBIDDEN')
    const step = { requestId: randomUUID(), room, set: true, reason }
    expect((await writer.call('backoffice.pauseRoom', step)).envelope.code).toBe('FORBIDDEN')
    expect((await supervisor.call('backoffice.pauseRoom', step)).envelope.success).toBe(true)
    expect(pathsAsked()).toEqual(['/room/pause'])
  })
})

describe('the chat of tables', () => {
  const report = {
    ...{ message: '7', room, user: 'nobody-known', name: 'an***', text: 'nasty thing', first_at: 1_000 },
    around: [{ id: '7', author: 'a', name: 'an***', text: 'nasty thing', at: 1_000 }],
    ...{ reporters: 2, removed: false, silenced_until: null, closed: null },
  }

  it('is one of the brand: whoever opens a table is named there masked, unless it is switched off', async () => {
    const anna = await server.member('anna')
    const named = async () => {
      await anna.callWith('play.launch', { gameId: 'inh_live_roulette', nodeId: 1, vassalage: 'BGS' })
      const opened = asked.findLast(({ path }) => path === '/game/url')
      return (opened?.body['meta'] as { chat_name?: string } | undefined)?.chat_name
    }
    answers['/game/url'] = { status: 200, body: { url: 'http://localhost:3001/play/roulette?ticket=1' } }
    expect(await named()).toBe('an***')
    await server.platform.settings.write('play.tableChat', false, 'test')
    expect(await named()).toBeUndefined()
    await server.platform.settings.write('play.tableChat', true, 'test')
  })

  it('is moderated by what members have reported, each step with its reason on record', async () => {
    answers['/room/chat/reports'] = { status: 200, body: { reports: [report] } }
    const { list } = (await ada!.call('backoffice.chatReports', {})).envelope.value
    expect(list).toEqual([
      {
        ...{ message: '7', table: 'Live Roulette', memberId: null, username: '', name: 'an***' },
        ...{ text: 'nasty thing', firstAt: 1_000, reporters: 2, removed: false },
        around: [{ id: '7', name: 'an***', text: 'nasty thing', at: 1_000 }],
        ...{ silencedUntil: null, closed: null },
      },
    ])
    const support = await server.operator('sam', 'support')
    const step = { chatMessage: '7', step: 'silence', minutes: 60, reason: 'An insult' } as const
    expect(
      (await support.call('backoffice.moderateChat', { requestId: randomUUID(), ...step })).envelope.code,
    ).toBe('OK')
    expect(asked.at(-1)).toEqual({
      path: '/room/chat/step',
      body: {
        ...{ operator_id: 'brand1', message: '7', step: 'silence', minutes: 60 },
        ...{ by: 'sam', reason: 'An insult' },
      },
    })
    const rows = await server.platform.database.query(
      sql`select operator_name as name, after from operator_action where action = 'moderateChat' and subject = 'chatMessage:7'`,
    )
    expect(rows).toEqual([{ name: 'sam', after: { step: 'silence', minutes: 60, reason: 'An insult' } }])
    const refused = await ben!.call('backoffice.moderateChat', { requestId: randomUUID(), ...step })
    expect(refused.envelope.code).toBe('FORBIDDEN')
  })
})
