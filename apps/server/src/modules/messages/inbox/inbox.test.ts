// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { CallInput } from '@tessera/contract'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { insertMessages } from './inbox-store.ts'

let server: TestServer
let support: CallClient
let names = 0
beforeAll(async () => {
  server = await openTestServer()
  support = await server.operator('sam', 'support')
})
afterAll(() => server.close())

interface Person {
  client: CallClient
  name: string
  id: bigint
  pushed: { operator: number; service: number }[]
}

/** A member with an open page. */
async function person(): Promise<Person> {
  const name = `reader${++names}`
  const client = await server.member(name)
  const { id } = (await client.call('members.info', {})).envelope.value
  const pushed: Person['pushed'] = []
  const actor = await server.modules.identity.resolveMember(client.token ?? '', {
    cookies: {},
    brandCode: firstBrandCode,
  })
  if (!actor) throw new Error(`${name} has no session`)
  server.platform.live.identify(
    {
      actor: undefined,
      close: () => undefined,
      send: (frame) => {
        const { topic, payload } = JSON.parse(frame) as { topic: string; payload: Person['pushed'][0] }
        if (topic === 'messages.unread') pushed.push(payload)
      },
    },
    actor,
  )
  return { client, name, id: BigInt(id), pushed }
}

const write = (
  to: CallInput<'backoffice.writeMessage'>['to'],
  title = 'News',
  content = '<p>Something new</p>',
) => support.call('backoffice.writeMessage', { to, title, content, requestId: randomUUID() })
const writeTo = ({ name }: Person, title?: string, content?: string) =>
  write({ whom: 'member', username: name }, title, content)
const inbox = async ({ client }: Person, pageNo = 1) =>
  (await client.call('messages.inbox', { pageNo })).envelope.value
const counts = async ({ client }: Person) => [
  (await client.call('messages.unread', {})).envelope.value.count,
  (await client.call('messages.serviceUnread', {})).envelope.value.count,
]

describe('an inbox', () => {
  it('lists own messages newest first, 20 per page [CONST-002]', async () => {
    const reader = await person()
    for (let n = 1; n <= 21; n++) await writeTo(reader, `News ${n}`)
    const [first, second, third] = [await inbox(reader), await inbox(reader, 2), await inbox(reader, 3)]
    expect(first.list.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `News ${21 - index}`),
    )
    expect(first).toMatchObject({ pageNo: 1, totalPages: 2, totalCount: 21 })
    expect(second.list.map(({ title }) => title)).toEqual(['News 1'])
    expect(third).toMatchObject({ list: [], pageNo: 3, totalPages: 2 })
    expect(first.list[0]).toMatchObject({
      title: 'News 21',
      content: '<p>Something new</p>',
      time: server.clock.now(),
      read: false,
      from: 'operator',
    })
  })

  it('shows a message in the language of the reader, in a neighbouring one, or else as it was first written', async () => {
    const reader = await person()
    const words = {
      VI: { title: 'Chào', content: '<p>Xin <b>chào</b></p>' },
      PT: { title: 'Olá', content: '<p>Olá</p>' },
    }
    await server.platform.database.transaction((tx) =>
      insertMessages(tx, [reader.id], {
        origin: 'operator',
        title: 'Hello',
        content: '<p>Hello</p>',
        atMs: server.clock.now(),
        words,
      }),
    )
    const listed = async (language: string) =>
      (await reader.client.send({ method: 'GET', url: '/wps/member/messages', headers: { language } }))
        .envelope.value as { list: { id: number; title: string; content: string }[] }
    const titles = await Promise.all(
      ['VI', 'PT', 'PT-BR', 'EN', 'TH'].map(async (language) => (await listed(language)).list[0]?.title),
    )
    expect(titles).toEqual(['Chào', 'Olá', 'Olá', 'Hello', 'Hello'])
    const {
      list: [message],
    } = await listed('VI')
    const read = () =>
      reader.client.send({
        method: 'PUT',
        url: `/wps/member/messages/${message?.id}/read`,
        headers: { language: 'VI' },
      })
    expect(message).toMatchObject({ title: 'Chào', content: '<p>Xin <b>chào</b></p>' })
    for (let times = 0; times < 2; times++)
      expect((await read()).envelope.value).toMatchObject({
        title: 'Chào',
        content: '<p>Xin <b>chào</b></p>',
        read: true,
      })
  })

  it('counts unread messages, and updates open pages when a message arrives or is read [CALL-021]', async () => {
    const reader = await person()
    const other = await person()
    await writeTo(reader)
    await writeTo(reader)
    const answer = await reader.client.send({ method: 'GET', url: '/wps/member/messages/unread' })
    expect(answer.envelope.value).toEqual({ count: 2 })
    await vi(() => reader.pushed.length === 2)
    const [newest] = (await inbox(reader)).list
    const read = await reader.client.call('messages.readMessage', { id: newest?.id ?? 0 })
    expect(read.envelope.value).toMatchObject({ id: newest?.id, read: true })
    expect(await counts(reader)).toEqual([1, 0])
    expect(reader.pushed).toEqual([
      { operator: 1, service: 0 },
      { operator: 2, service: 0 },
      { operator: 1, service: 0 },
    ])
    await reader.client.call('messages.readMessage', { id: newest?.id ?? 0 })
    expect(reader.pushed).toHaveLength(3)
    expect([await counts(other), other.pushed]).toEqual([[0, 0], []])
  })

  it('deletes one message, or all that were read', async () => {
    const reader = await person()
    for (const title of ['a', 'b', 'c']) await writeTo(reader, title)
    const [c, b] = (await inbox(reader)).list
    await reader.client.call('messages.readMessage', { id: b?.id ?? 0 })
    expect((await reader.client.call('messages.deleteReadMessages', {})).envelope.value).toEqual({
      deleted: 1,
    })
    expect((await reader.client.call('messages.deleteMessage', { id: c?.id ?? 0 })).envelope.success).toBe(
      true,
    )
    expect((await inbox(reader)).list.map(({ title }) => title)).toEqual(['a'])
    expect(await counts(reader)).toEqual([1, 0])
    expect((await reader.client.call('messages.deleteReadMessages', {})).envelope.value).toEqual({
      deleted: 0,
    })
  })

  it("is nobody else's: another member can neither read nor delete a message", async () => {
    const [reader, stranger] = [await person(), await person()]
    await writeTo(reader)
    const id = (await inbox(reader)).list[0]?.id ?? 0
    for (const call of ['messages.readMessage', 'messages.deleteMessage'] as const)
      expect((await stranger.client.call(call, { id })).status).toBe(404)
    await stranger.client.call('messages.deleteReadMessages', {})
    expect((await inbox(reader)).list).toMatchObject([{ id, read: false }])
    expect((await inbox(stranger)).list).toEqual([])
  })

  it('shows only clean HTML', async () => {
    const reader = await person()
    await writeTo(
      reader,
      'x',
      '<p onclick="a()">Hi <script>b()</script><a href="https://away.example/">there</a></p>',
    )
    expect((await inbox(reader)).list[0]?.content).toBe(
      '<p>Hi <a href="https://away.example/" rel="noopener noreferrer nofollow" target="_blank" data-leaves="away.example">there</a></p>',
    )
  })

  it.each(['0', '-1', '1.5', 'x', '99999999999999999999', '9007199254740993'])(
    'refuses the message number %s',
    async (id) => {
      const reader = await person()
      expect(
        (
          await reader.client.send({
            method: 'PUT',
            url: `/wps/member/messages/${id}/read`,
            headers: { 'content-type': 'application/json' },
            payload: '{}',
          })
        ).status,
      ).toBe(400)
      expect((await reader.client.send({ method: 'DELETE', url: `/wps/member/messages/${id}` })).status).toBe(
        400,
      )
    },
  )

  it('answers 404 for an unknown message number, and 405 for other methods', async () => {
    const { client } = await person()
    expect((await client.call('messages.readMessage', { id: 9_007_199_254_740_991 })).status).toBe(404)
    expect((await client.send({ method: 'POST', url: '/wps/member/messages' })).status).toBe(405)
  })
})

describe('a message of the platform', () => {
  it('goes to all members of a rank of the brand, and to nobody else', async () => {
    const [low, high, other] = [await person(), await person(), await person()]
    const { pool } = server.platform.database
    await pool.query('update member set rank_level = 6 where id = any($1)', [[high.id, other.id]])
    await pool.query(`insert into brand (code, name, created_at) values ('brand2', 'Second', now())`)
    await pool.query(`update member set brand_code = 'brand2' where id = $1`, [other.id])
    expect((await write({ whom: 'label', rankLevel: 6 }, 'For VIP6')).envelope.value).toEqual({ sent: 1 })
    expect(await counts(high)).toEqual([1, 0])
    expect(await counts(low)).toEqual([0, 0])
    const { rows } = await pool.query<{ count: string }>(
      'select count(*) from inbox_message where member_id = $1',
      [other.id],
    )
    expect(Number(rows[0]?.count)).toBe(0)
    expect((await write({ whom: 'label', rankLevel: 7 })).envelope.value).toEqual({ sent: 0 })
  })

  it('is written once, however often the request is repeated, and is recorded in the audit', async () => {
    const reader = await person()
    const request = {
      to: { whom: 'member' as const, username: reader.name.toUpperCase() },
      title: 'Once',
      content: 'x',
      requestId: randomUUID(),
    }
    for (let n = 0; n < 3; n++)
      expect((await support.call('backoffice.writeMessage', request)).envelope.value).toEqual({ sent: 1 })
    expect((await inbox(reader)).list).toHaveLength(1)
    const { rows } = await server.platform.database.pool.query<{ after: object }>(
      `select after from operator_action where action = 'writeMessage' and subject = $1`,
      [`member:${reader.id}`],
    )
    expect(rows).toEqual([{ after: { title: 'Once', sent: 1 } }])
  })

  it('does not go to an unknown member', async () => {
    expect((await write({ whom: 'member', username: 'nobody99' })).envelope).toMatchObject({
      success: false,
      code: 'NO_SUCH_MEMBER',
    })
  })

  it.each([
    { title: '' },
    { content: ' ' },
    { to: { whom: 'all' } },
    { to: { whom: 'label', rankLevel: 8 } },
    { to: { whom: 'member', username: 'x', rankLevel: 1 } },
    { content: 'x'.repeat(50_001) },
  ])('is refused when it is wrong: %j', async (wrong) => {
    const { name } = await person()
    const answer = await support.callWith('backoffice.writeMessage', {
      to: { whom: 'member', username: name },
      title: 'x',
      content: 'x',
      requestId: randomUUID(),
      ...wrong,
    })
    expect(answer.status).toBe(400)
  })
})

/** Waits for a push that comes after the answer. */
const vi = (isSo: () => boolean): Promise<void> => expect.poll(isSo).toBe(true)
