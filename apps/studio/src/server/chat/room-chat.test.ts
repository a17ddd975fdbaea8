// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChatMessage, ChatView } from '../../chat-protocol.ts'
import type { RunningStudio } from '../studio.ts'
import { connectLive, type LiveClient } from '../testing/live-client.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'
import type { ReportedMessage } from '../operator/rooms/moderate-chat.ts'

let server: TestStudio
let clients: LiveClient[]
beforeEach(async () => {
  server = await testStudio({ chainLength: 400 })
  clients = []
  await hear(server.studio)
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await server.close()
})

const hear = ({ deps, rooms }: RunningStudio) => deps.chat.hear(rooms.tables.tell)

/** A player at a table, under the name that the operator gives them. */
async function sitDown(
  user: string,
  {
    name = `${user.slice(0, 2)}***` as string | null,
    room = 'live_roulette',
    playMoney = false,
    studio = server.studio,
  } = {},
) {
  const token = randomUUID()
  server.wallet.tokens.set(token, user)
  server.wallet.balances.set(user, 100_000_000)
  const { body } = await server.operator('/game/url', {
    ...{ operator_id: 'brand1', game_code: `inh_${room}`, user, token, currency: 'USD', lang: 'en' },
    ...{
      platform: 'GPL_DESKTOP',
      meta: { ...(name !== null && { chat_name: name }), play_money: playMoney },
    },
  })
  const session = await server.open(body.url)
  const live = await connectLive(studio.address, { type: 'hello', session })
  clients.push(live)
  await live.next('room')
  const ask = (method: string, path: string, input?: object) =>
    server.ask(session, method, path, input, studio.address)
  return {
    live,
    chat: async () => (await ask('GET', '/api/session')).body.chat,
    say: async (text: string) => {
      const { status, text: answer } = await ask('POST', '/api/room/chat', { text })
      return status === 200 ? 'sent' : (JSON.parse(answer) as { error: { code: string } }).error.code
    },
    report: async (id: string) => (await ask('POST', `/api/room/chat/${id}/report`, {})).status,
    view: async () => JSON.parse((await ask('GET', '/api/room/chat/messages')).text) as ChatView,
    next: async () => (await live.next('chat')).message,
  }
}

const operator = async (path: string, body: object) => {
  const { status, text } = await server.operator(path, { operator_id: 'brand1', ...body })
  return { status, body: JSON.parse(text) as { reports: ReportedMessage[] } }
}
const moderate = async (message: string, step: string, more: object = {}) =>
  (await operator('/room/chat/step', { message, step, by: 'Ada', reason: 'Rude', ...more })).status
const reports = async () => (await operator('/room/chat/reports', {})).body.reports

describe('a message at a table', () => {
  it('is seen by those at the same table, under a masked name, and by nobody at another one', async () => {
    const [ann, ben] = [await sitDown('anna'), await sitDown('ben')]
    const far = await sitDown('far', { room: 'live_baccarat' })
    expect(await ann.say('  Good\u200B luck  ')).toBe('sent')
    const seen = await ben.next()
    expect(seen).toEqual({
      ...{ id: '1', name: 'an***', text: 'Good luck', at: server.clock.now() },
      author: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    })
    expect((await ann.next()).id).toBe('1')
    expect(await far.say('Over here')).toBe('sent')
    expect((await far.next()).text).toBe('Over here')
    expect(ben.live.messages.filter(({ type }) => type === 'chat')).toHaveLength(1)
  })

  it('says of its author the same each time, and nothing at another table', async () => {
    const ann = await sitDown('anna')
    const elsewhere = await sitDown('anna', { room: 'live_baccarat' })
    await ann.say('one')
    await ann.say('two')
    await elsewhere.say('three')
    const authors = [await ann.next(), await ann.next(), await elsewhere.next()].map(({ author }) => author)
    expect(authors[0]).toBe(authors[1])
    expect(authors[2]).not.toBe(authors[0])
    expect((await ann.view()).author).toBe(authors[0])
  })

  it('is seen at every process of the studio', async () => {
    const other = await server.beside()
    await hear(other)
    const [ann, ben] = [await sitDown('anna'), await sitDown('ben', { studio: other })]
    expect(await ben.say('Hello from there')).toBe('sent')
    expect((await ann.next()).text).toBe('Hello from there')
    expect((await ben.next()).text).toBe('Hello from there')
  })

  it('is there for whoever comes later: the last fifty, oldest first', async () => {
    const ann = await sitDown('anna')
    await ann.say('first')
    await server.rows(`insert into studio.chat_message (room, player_id, author, name, body, at)
      select 'live_roulette', id, 'a', 'x', 'old ' || n, now() from studio.player, generate_series(1, 55) n where operator_user = 'anna'`)
    const { messages, silencedUntil } = await (await sitDown('ben')).view()
    expect([messages.length, messages[0]!.text, messages.at(-1)!.text]).toEqual([50, 'old 6', 'old 55'])
    expect(silencedUntil).toBeNull()
  })

  it.each([
    ['a link', 'see win-big.com'],
    ['a link in look-alikes', 'ｗｉｎ\u200B-big．ｃоm'],
    ['a telephone number', 'call ٠٩١٢٣٤٥٦٧٨'],
    ['a contact', 'my telegram is open'],
    ['an insult', 'f u c k'],
    ['nothing that is seen', '\u200B\u202E '],
    ['too much', 'ab '.repeat(60)],
  ])('with %s is refused and reaches nobody', async (_what, text) => {
    const [ann, ben] = [await sitDown('anna'), await sitDown('ben')]
    expect(await ann.say(text)).toBe('studio.chatRefused')
    await ben.say('fine')
    expect((await ann.next()).text).toBe('fine')
    expect(await server.rows('select from studio.chat_message')).toHaveLength(1)
  })

  it('is not sent twice within a minute', async () => {
    const ann = await sitDown('anna')
    expect([await ann.say('Banker!'), await ann.say('BANKER!')]).toEqual(['sent', 'studio.chatRefused'])
    server.clock.advance(60_000)
    expect(await ann.say('Banker!')).toBe('sent')
  })

  it('of one who floods is refused, and those of bystanders are sent', async () => {
    const [flood, ben] = [await sitDown('flood'), await sitDown('ben')]
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => flood.say(`spam number ${index}`)),
    )
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(3)
    expect(new Set(answers)).toEqual(new Set(['sent', 'studio.tooManyRequests']))
    expect(await ben.say('calm')).toBe('sent')
    server.clock.advance(2_000)
    expect(await flood.say('slowly now')).toBe('sent')
    expect(await flood.say('again')).toBe('studio.tooManyRequests')
  })

  it('is not deleted before thirty days, and is after', async () => {
    const ann = await sitDown('anna')
    await ann.say('old')
    server.clock.advance(29 * 86_400_000)
    await server.recover()
    expect(await server.rows('select from studio.chat_message')).toHaveLength(1)
    server.clock.advance(2 * 86_400_000)
    await server.recover()
    expect(await server.rows('select from studio.chat_message')).toEqual([])
  })
})

describe('who may write', () => {
  it('is nobody with play money, and nobody where the operator has no chat', async () => {
    const trial = await sitDown('trial', { playMoney: true })
    const off = await sitDown('off', { name: null })
    expect([await trial.chat(), await off.chat(), await (await sitDown('real')).chat()]).toEqual([
      'read',
      'off',
      'write',
    ])
    expect([await trial.say('hello'), await off.say('hello')]).toEqual([
      'studio.chatClosed',
      'studio.chatClosed',
    ])
    expect((await trial.view()).messages).toEqual([])
  })
})

describe('a reported message', () => {
  async function reported() {
    const [ann, ben, cat] = [await sitDown('anna'), await sitDown('ben'), await sitDown('cat')]
    await ben.say('before')
    await ann.say('nasty thing')
    await cat.say('after')
    const { messages } = await ben.view()
    const message = messages.find(({ text }) => text === 'nasty thing') as ChatMessage
    return { ann, ben, cat, message }
  }

  it('reaches the moderators once, with those around it and how many have reported it', async () => {
    const { ann, ben, cat, message } = await reported()
    expect([
      await ben.report(message.id),
      await ben.report(message.id),
      await cat.report(message.id),
    ]).toEqual([200, 200, 200])
    expect([await ann.report(message.id), await ben.report('999')]).toEqual([404, 404])
    const [report, ...others] = await reports()
    expect(others).toEqual([])
    expect(report).toMatchObject({
      ...{ message: message.id, room: 'live_roulette', user: 'anna', name: 'an***', text: 'nasty thing' },
      ...{ reporters: 2, removed: false, silenced_until: null, closed: null },
    })
    expect(report!.around.map(({ text }) => text)).toEqual(['before', 'nasty thing', 'after'])
  })

  it('is removed for everybody, at once and for whoever comes later', async () => {
    const { ben, cat, message } = await reported()
    await ben.report(message.id)
    expect([await moderate(message.id, 'remove'), await moderate(message.id, 'remove')]).toEqual([200, 200])
    expect((await cat.live.next('chatRemoved')).id).toBe(message.id)
    expect((await cat.view()).messages.map(({ text }) => text)).toEqual(['before', 'after'])
    expect((await reports())[0]).toMatchObject({ removed: true, closed: { by: 'Ada', outcome: 'remove' } })
  })

  it('silences its author for a while, at every table', async () => {
    const { ann, ben, message } = await reported()
    await ben.report(message.id)
    await moderate(message.id, 'silence', { minutes: 60 })
    expect(await ann.say('me again')).toBe('studio.chatSilenced')
    expect(await (await sitDown('anna', { room: 'live_baccarat' })).say('me here')).toBe(
      'studio.chatSilenced',
    )
    expect((await ann.view()).silencedUntil).toBe(server.clock.now() + 3_600_000)
    expect(await ben.say('peace')).toBe('sent')
    server.clock.advance(3_600_000)
    expect(await ann.say('sorry')).toBe('sent')
  })

  it('is dismissed, and stands on record when the messages are deleted', async () => {
    const { ben, message } = await reported()
    await ben.report(message.id)
    expect(await moderate(message.id, 'dismiss')).toBe(200)
    server.clock.advance(31 * 86_400_000)
    await server.recover()
    expect((await reports())[0]).toMatchObject({ text: 'nasty thing', closed: { outcome: 'dismiss' } })
    expect((await reports())[0]!.around).toHaveLength(3)
    expect(await moderate('999', 'remove')).toBe(404)
  })
})
