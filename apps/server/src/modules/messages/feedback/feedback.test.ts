// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { editorOf, logInAgain, type Editor } from '../messages-for-tests.ts'

let server: TestServer
let support: Editor
let member: CallClient
let picture: string
beforeAll(async () => {
  server = await openTestServer()
  support = editorOf(await server.operator('sam', 'support'))
  member = await server.member('writer1')
  picture = (
    await sharp({ create: { width: 1_800, height: 900, channels: 3, background: '#345' } })
      .withExif({ IFD0: { Artist: 'who took it' } })
      .png()
      .toBuffer()
  ).toString('base64')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.advance(11 * 60_000)
  await support.signInAgain('sam')
  await logInAgain(member, 'writer1')
})

const good = { type: 'suggestion' as const, content: 'A calendar would be nice.' }
const stored = async () =>
  (await server.platform.database.pool.query<{ count: string }>('select count(*) from feedback')).rows[0]
    ?.count
const visitorSends = async (body: object) => {
  const visitor = server.program()
  return visitor.callWith('messages.sendFeedback', { ...good, ...(await visitor.botCheck()), ...body })
}

describe('feedback', () => {
  it('is sent with PUT by a visitor who passes the bot check; POST is refused [CALL-032]', async () => {
    const answer = await visitorSends({ contact: 'me@example.com' })
    expect(answer).toMatchObject({
      status: 200,
      envelope: { success: true, value: { id: expect.any(Number) } },
    })
    const post = await server.program().send({
      method: 'POST',
      url: '/wps/feedback',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    })
    expect([post.status, post.headers.allow]).toEqual([405, 'PUT'])
  })

  it('needs a solved bot check from a visitor, none from a member, and a live session if one is sent', async () => {
    const before = await stored()
    expect((await server.program().call('messages.sendFeedback', good)).envelope).toMatchObject({
      success: false,
      code: 'BOT_CHECK_FAILED',
      message: 'Please complete verification first',
    })
    const dead = server.program()
    dead.token = 'x'.repeat(43)
    expect((await dead.call('messages.sendFeedback', good)).status).toBe(401)
    expect(await stored()).toBe(before)
    expect((await member.call('messages.sendFeedback', good)).envelope.success).toBe(true)
  })

  it.each(['', '   ', '\n\t'])('says "Please enter content" for %j [VAL-058]', async (content) => {
    expect(await visitorSends({ content })).toMatchObject({
      status: 400,
      envelope: { value: { fields: { content: 'Please enter content' } } },
    })
  })

  it.each([9, 501])('names both limits for a content of %i characters [VAL-059]', async (length) => {
    const before = await stored()
    for (const letter of ['x', 'ñ', '😀', 'ก']) {
      expect(await visitorSends({ content: letter.repeat(length) })).toMatchObject({
        status: 400,
        envelope: { value: { fields: { content: 'The content is between 10 and 500 words' } } },
      })
    }
    expect(await stored()).toBe(before)
  })

  it.each([10, 500])('takes a content of %i characters, in whatever script [VAL-059]', async (length) => {
    for (const letter of ['x', '😀']) {
      expect((await visitorSends({ content: ` ${letter.repeat(length)} ` })).envelope.success).toBe(true)
      server.clock.advance(60_000)
    }
  })

  it('keeps up to three pictures, re-encoded without their metadata, for operators only', async () => {
    const { envelope } = await member.call('messages.sendFeedback', {
      ...good,
      images: [picture, picture, picture],
    })
    const { id } = envelope.value
    const seen = (await support.client.call('backoffice.feedback', { id })).envelope.value
    expect(seen).toMatchObject({ id, content: good.content, username: 'writer1', pictures: 3, read: true })
    const saved = Buffer.from(seen.images[0]?.replace('data:image/webp;base64,', '') ?? '', 'base64')
    const head = await sharp(saved).metadata()
    expect([head.format, head.width, head.exif]).toEqual(['webp', 1_600, undefined])
    const { rows } = await server.platform.database.pool.query<{ pictures: string[] }>(
      'select pictures from feedback where id = $1',
      [id],
    )
    expect((await server.app.inject(`/media/${rows[0]?.pictures[0]}`)).statusCode).toBe(404)
  })

  it.each([
    ['four pictures', { images: ['AAAA', 'AAAA', 'AAAA', 'AAAA'] }, 400],
    ['a picture that is no base64', { images: ['<svg>'] }, 400],
    ['an unknown type', { type: 'praise' }, 400],
    ['a contact over lines', { contact: 'a\nb' }, 400],
    ['a content that is no text', { content: ['x'] }, 400],
    ['an unknown field', { memberId: 1 }, 400],
  ])('refuses %s and keeps nothing', async (_, wrong, status) => {
    const before = await stored()
    expect((await visitorSends(wrong)).status).toBe(status)
    expect(await stored()).toBe(before)
  })

  it('says what is wrong with a picture', async () => {
    const file = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64')
    const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .webp()
      .toBuffer()
    const cases: [string, Buffer | string, string][] = [
      [
        'PICTURE_WRONG_KIND',
        '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'Only PNG, JPG pictures are accepted',
      ],
      ['PICTURE_WRONG_KIND', webp, 'Only PNG, JPG pictures are accepted'],
      [
        'PICTURE_NOT_READABLE',
        Buffer.concat([
          Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
          Buffer.from('no picture at all'),
        ]),
        'This file cannot be read as a picture',
      ],
      [
        'PICTURE_NOT_READABLE',
        Buffer.from(picture, 'base64').subarray(0, 900),
        'This file cannot be read as a picture',
      ],
    ]
    for (const [code, bytes, message] of cases) {
      server.clock.advance(60_000)
      expect(
        (await member.call('messages.sendFeedback', { ...good, images: [picture, file(bytes)] })).envelope,
      ).toMatchObject({ success: false, code, message })
    }
    const large = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5 * 1024 * 1024)])
    expect(await member.call('messages.sendFeedback', { ...good, images: [file(large)] })).toMatchObject({
      status: 413,
      envelope: { message: 'A picture can be at most 5 MB' },
    })
  })

  it('takes fifteen pictures of a member in a day, and what they say without pictures', async () => {
    const client = await server.member('painter')
    const small = (
      await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
    ).toString('base64')
    const send = async (images: string[]) => {
      server.clock.advance(5 * 60_000)
      return client.call('messages.sendFeedback', { ...good, images })
    }
    for (let sent = 0; sent < 5; sent++) expect((await send([small, small, small])).status).toBe(200)
    expect(await send([small])).toMatchObject({
      status: 429,
      envelope: { code: 'TOO_MANY_PICTURES' },
      headers: { 'retry-after': '3600' },
    })
    expect((await send([])).status).toBe(200)
    await server.platform.database.pool.query(
      "update feedback set sent_at = sent_at - interval '1 day' where pictures <> '{}'",
    )
    expect((await send([small])).status).toBe(200)
  })

  it('takes three hundred pictures of all visitors of a brand in a day', async () => {
    await server.platform.database.pool.query(
      `insert into feedback (brand_code, type, content, contact, pictures, sent_at)
      select 'brand1', 'bug', 'x', '', '{a,b,c}', $1 from generate_series(1, 100)`,
      [new Date(server.clock.now())],
    )
    expect(await visitorSends({ images: [picture] })).toMatchObject({
      status: 429,
      envelope: { code: 'TOO_MANY_PICTURES' },
    })
    expect((await visitorSends({})).status).toBe(200)
  })

  it('is throttled: six a minute from one address, five in ten minutes from one member', async () => {
    const busy = await server.member('writer2')
    const codes = []
    for (let n = 0; n < 6; n++) codes.push((await busy.call('messages.sendFeedback', good)).status)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
    const seventh = await busy.call('messages.sendFeedback', good)
    expect([seventh.status, seventh.envelope.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    server.clock.advance(61_000)
    expect((await busy.call('messages.sendFeedback', good)).envelope.message).toContain('several already')
    server.clock.advance(10 * 60_000)
    expect((await busy.call('messages.sendFeedback', good)).status).toBe(200)
  })
})

describe('an answer', () => {
  const send = async (): Promise<number> =>
    (await member.call('messages.sendFeedback', { ...good, content: 'Is <b>this</b> & that\n\nallowed?' }))
      .envelope.value.id

  it('goes to the inbox of the member as a message of customer service, and is counted there [CALL-067]', async () => {
    const id = await send()
    const unread = async () =>
      (await member.send({ method: 'GET', url: '/wps/relay/CSP_unreadCount' })).envelope.value
    const before = (await unread()) as { count: number }
    const answered = (
      await support.client.call('backoffice.answerFeedback', { id, answer: 'Yes <i>it</i> is.' })
    ).envelope.value
    expect(answered).toMatchObject({
      id,
      answer: 'Yes <i>it</i> is.',
      answeredBy: 'sam',
      answeredAt: server.clock.now(),
    })
    expect(await unread()).toEqual({ count: before.count + 1 })
    const [message] = (await member.call('messages.inbox', {})).envelope.value.list
    expect(message).toMatchObject({
      from: 'service',
      title: 'Answer to your feedback',
      read: false,
      content:
        '<p>Yes &lt;i&gt;it&lt;/i&gt; is.</p><blockquote><p>Is &lt;b&gt;this&lt;/b&gt; &amp; that</p><p>allowed?</p></blockquote>',
    })
    await member.call('messages.readMessage', { id: message?.id ?? 0 })
    expect(await unread()).toEqual(before)
  })

  it('is given once, even when two operators answer at the same moment', async () => {
    const id = await send()
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((answer) =>
        support.client.call('backoffice.answerFeedback', { id, answer }),
      ),
    )
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['BAD_STATE', 'BAD_STATE', 'OK'])
  })

  it('cannot reach a visitor', async () => {
    const id = ((await visitorSends({})).envelope.value as { id: number }).id
    expect(
      (await support.client.call('backoffice.answerFeedback', { id, answer: 'x' })).envelope,
    ).toMatchObject({ success: false, code: 'NOBODY_TO_ANSWER' })
  })

  it('is listed by state in the console', async () => {
    const list = async (state: 'all' | 'unread' | 'unanswered') =>
      (await support.client.call('backoffice.feedbacks', { state })).envelope.value
    const id = await send()
    expect((await list('unread')).list[0]).toMatchObject({ id, read: false, username: 'writer1' })
    await support.client.call('backoffice.feedback', { id })
    expect((await list('unread')).list.some((one) => one.id === id)).toBe(false)
    expect((await list('unanswered')).list[0]?.id).toBe(id)
    await support.client.call('backoffice.answerFeedback', { id, answer: 'x' })
    expect((await list('unanswered')).list.some((one) => one.id === id)).toBe(false)
    expect((await list('all')).list[0]?.id).toBe(id)
    expect((await support.client.call('backoffice.feedback', { id: 999_999 })).status).toBe(404)
  })
})
