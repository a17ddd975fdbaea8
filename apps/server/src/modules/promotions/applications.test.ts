// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import type { CallOutput } from '@tessera/contract'
import {
  gifFile,
  jpgFile,
  openPromotionTestServer,
  pngFile,
  pngOf,
  type Player,
  type PromotionTestServer,
} from './promotions-for-tests.ts'

let fixture: PromotionTestServer
let promotionId: number
/** A player whose applications are all refused. */
let refusedPlayer: Player
beforeAll(async () => {
  fixture = await openPromotionTestServer()
  promotionId = await fixture.offer({ kind: 'REVIEW', reward: 25 })
  refusedPlayer = await fixture.player()
})
afterAll(() => fixture.close())

type Application = CallOutput<'backoffice.application'>
const megabyte = 1024 * 1024
const queue = async (status?: 'Applying' | 'Issued' | 'Rejected') =>
  (await fixture.finance.call('backoffice.applications', status ? { status } : {})).envelope.value
const applicationOf = async ({ name }: Player, status?: 'Applying' | 'Issued' | 'Rejected') =>
  (await queue(status)).list.find(({ username }) => username === name)
const decide = (how: 'approve' | 'reject', id: number, remark = 'Seen', requestId: string = randomUUID()) =>
  fixture.finance.call(`backoffice.${how}Application`, { id, remark, requestId })
const stored = async () =>
  (
    await fixture.server.platform.database.pool.query<{ count: string }>(
      'select count(*) from promotion_application',
    )
  ).rows[0]?.count
const statusOf = async (player: Player) => (await fixture.standing(player, promotionId))?.status

describe('an application', () => {
  it('with a comment and pictures waits in the console, where operators read it', async () => {
    const player = await fixture.player()
    expect(await statusOf(player)).toBe('Join')
    const answer = await fixture.apply(player, promotionId, {
      comment: '  Look: <b>ten</b> in a row 😀\nyesterday ',
      images: [await pngFile(), await jpgFile()],
    })
    expect(answer).toMatchObject({ status: 200, envelope: { success: true, value: { status: 'Applying' } } })
    expect(await statusOf(player)).toBe('Applying')
    const waiting = await applicationOf(player, 'Applying')
    expect(waiting).toMatchObject({
      promotionId,
      title: 'Offer 1',
      comment: 'Look: <b>ten</b> in a row 😀\nyesterday',
      pictures: 2,
      reward: 25,
      currency: 'USD',
      status: 'Applying',
    })
    const { images } = (await fixture.finance.call('backoffice.application', { id: waiting!.id })).envelope
      .value
    expect(images.length).toBe(2)
    for (const image of images) {
      const bytes = Buffer.from(image.replace('data:image/webp;base64,', ''), 'base64')
      const { format, exif } = await sharp(bytes).metadata()
      expect([format, exif, bytes.includes('who took it')]).toEqual(['webp', undefined, false])
    }
  })

  it('keeps its pictures where no address reaches them', async () => {
    const files = readdirSync(join(fixture.server.dataDir, 'files', 'private'), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.webp'))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files)
      expect(
        (await fixture.server.app.inject({ method: 'GET', url: `/media/${file.split('/').at(-1)}` }))
          .statusCode,
      ).toBe(404)
  })

  it.each(['x', '😀', '\n'])('has a comment of up to 140 characters, such as %j', async (letter) => {
    const [player, before, comment] = [await fixture.player(), await stored(), `a${letter.repeat(138)}z`]
    expect(await fixture.apply(player, promotionId, { comment: `${comment}!` })).toMatchObject({
      status: 400,
      envelope: { success: false, value: { fields: { comment: expect.any(String) } } },
    })
    expect(await stored()).toBe(before)
    expect((await fixture.apply(player, promotionId, { comment })).envelope.success).toBe(true)
  })

  it.each(['', '   ', '\n', 'a\u0000b'])('is not taken with the comment %j', async (comment) => {
    const before = await stored()
    expect((await fixture.apply(refusedPlayer, promotionId, { comment })).status).toBe(400)
    expect(await stored()).toBe(before)
  })

  it('has at most three pictures', async () => {
    const [player, file, before] = [await fixture.player(), await pngFile(), await stored()]
    expect((await fixture.apply(player, promotionId, { images: [file, file, file, file] })).status).toBe(400)
    expect([await stored(), await statusOf(player)]).toEqual([before, 'Join'])
    expect((await fixture.apply(player, promotionId, { images: [file, file, file] })).envelope.success).toBe(
      true,
    )
    expect((await applicationOf(player))?.pictures).toBe(3)
  })

  it('takes png and jpg by what is in the file, whatever its name and type say', async () => {
    const [player, before] = [await fixture.player(), await stored()]
    for (const bad of [
      await gifFile('a.gif', 'image/gif'),
      await gifFile('a.png', 'image/png'),
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }),
      new File([''], 'a.png', { type: 'image/png' }),
    ]) {
      expect(
        (await fixture.apply(player, promotionId, { images: [await pngFile(), bad] })).envelope,
      ).toMatchObject({ success: false, code: 'PICTURE_WRONG_KIND' })
    }
    const cut = new File([new Uint8Array(await (await pngFile()).arrayBuffer()).slice(0, 60)], 'a.png', {
      type: 'image/png',
    })
    expect((await fixture.apply(player, promotionId, { images: [cut] })).envelope.code).toBe(
      'PICTURE_NOT_READABLE',
    )
    expect((await fixture.apply(player, promotionId, { images: ['text', 'of another'] })).status).toBe(400)
    expect([await stored(), await statusOf(player)]).toEqual([before, 'Join'])
    expect(
      (await fixture.apply(player, promotionId, { images: [await pngFile('called.gif')] })).envelope.success,
    ).toBe(true)
  })

  it('takes three pictures of five megabytes each, and none with one byte more', async () => {
    const [player, full] = [await fixture.player(), await pngOf(5 * megabyte)]
    expect(
      await fixture.apply(player, promotionId, { images: [full, full, await pngOf(5 * megabyte + 1)] }),
    ).toMatchObject({ status: 413, envelope: { success: false, code: 'PICTURE_TOO_LARGE' } })
    expect(await statusOf(player)).toBe('Join')
    expect((await fixture.apply(player, promotionId, { images: [full, full, full] })).envelope.success).toBe(
      true,
    )
    expect(
      (await fixture.apply(refusedPlayer, promotionId, { images: [await pngOf(20 * megabyte)] })).status,
    ).toBe(413)
  })

  it('is one at a time, even when ten come at once', async () => {
    const player = await fixture.player()
    const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.apply(player, promotionId)))
    expect(answers.filter(({ envelope }) => envelope.success).length).toBe(1)
    expect(
      new Set(answers.filter(({ envelope }) => !envelope.success).map(({ envelope }) => envelope.code)),
    ).toEqual(new Set(['BAD_STATE']))
    expect((await queue()).list.filter(({ username }) => username === player.name).length).toBe(1)
  })
})

describe('a malformed body', () => {
  const url = '/wps/relay/MCS2_applyPromotion'
  let addresses = 0
  const send = (player: Player, type: string, payload: string | Buffer) =>
    player.client.send({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload,
      remoteAddress: `10.9.0.${(addresses += 1)}`,
    })
  const parts = (...lines: string[]) => `--x\r\n${lines.join('\r\n--x\r\n')}\r\n--x--\r\n`
  const field = (name: string, value: string) =>
    `content-disposition: form-data; name="${name}"\r\n\r\n${value}`

  it.each([
    ['multipart/form-data', parts(field('comment', 'x'))],
    ['multipart/form-data; boundary=', ''],
    ['multipart/form-data; boundary=x', 'nothing'],
    ['multipart/form-data; boundary=x', '--x\r\n'],
    ['multipart/form-data; boundary=x', parts(field('comment', 'x')).slice(0, -10)],
    ['multipart/form-data; boundary=y', parts(field('comment', 'x'))],
    ['multipart/form-data; boundary=x', parts(...Array.from({ length: 50 }, () => field('comment', 'x')))],
    [
      'multipart/form-data; boundary=x',
      parts(field('promotionId', '1'), field('comment', 'x'), field('other', 'x')),
    ],
    [
      'multipart/form-data; boundary=x',
      parts(field('promotionId', '1'), field('comment', 'x'), field('comment', 'y')),
    ],
    ['multipart/form-data; boundary=x', parts(field('promotionId', '1e3'), field('comment', 'x'))],
    ['multipart/form-data; boundary=x', parts(field('__proto__', '1'), field('comment', 'x'))],
  ])('of the type %s is refused (%#)', async (type, payload) => {
    const answer = await send(refusedPlayer, type, payload)
    expect([answer.status, answer.envelope.success]).toEqual([400, false])
  })

  it('of another type is refused here, and multipart is refused everywhere else', async () => {
    const player = refusedPlayer
    for (const [type, payload] of [
      ['application/json', JSON.stringify({ promotionId, comment: 'x' })],
      ['application/x-www-form-urlencoded', 'comment=x'],
      ['text/plain', 'x'],
    ] as const)
      expect((await send(player, type, payload)).status).toBe(415)
    const elsewhere = await player.client.send({
      method: 'POST',
      url: '/wps/relay/MCS2_joinPromotion',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: parts(field('promotionId', String(promotionId))),
    })
    expect(elsewhere.status).toBe(415)
    const long = await player.client.send({
      method: 'POST',
      url: '/wps/relay/MCS2_joinPromotion',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ promotionId, more: 'x'.repeat(70_000) }),
    })
    expect(long.status).toBe(413)
  })
})

describe('the console', () => {
  it('approves: the reward is credited at once and the status is Issued [PROMO-011]', async () => {
    const player = await fixture.player()
    await fixture.apply(player, promotionId)
    const { id } = (await applicationOf(player, 'Applying'))!
    const requestId = randomUUID()
    const approved = (await decide('approve', id, '', requestId)).envelope
    expect(approved).toMatchObject({ success: true, value: { status: 'Issued', judgedBy: 'fiona' } })
    expect([await statusOf(player), await fixture.cash(player)]).toEqual(['Issued', 25])
    expect((await decide('approve', id, '', requestId)).envelope).toEqual(approved)
    expect((await decide('approve', id)).envelope).toMatchObject({
      success: false,
      code: 'BAD_STATE',
      value: { status: 'Issued' },
    })
    expect((await decide('reject', id)).envelope.code).toBe('BAD_STATE')
    expect((await fixture.apply(player, promotionId)).envelope).toMatchObject({
      success: false,
      code: 'BAD_STATE',
      value: { status: 'Issued' },
    })
    expect(await fixture.cash(player)).toBe(25)
    expect(await fixture.credited(player)).toEqual([[25, 'Offer 1']])
  })

  it('credits once when it is approved twenty times at once', async () => {
    const player = await fixture.player()
    await fixture.apply(player, promotionId)
    const { id } = (await applicationOf(player, 'Applying'))!
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide('approve', id)))
    expect(answers.filter(({ envelope }) => envelope.success).length).toBe(1)
    expect(await fixture.cash(player)).toBe(25)
  })

  it('rejects with a reason that the member can read; they may apply again while it is open [PROMO-010]', async () => {
    const player = await fixture.player()
    await fixture.apply(player, promotionId)
    const { id } = (await applicationOf(player, 'Applying'))!
    expect((await decide('reject', id, '')).status).toBe(400)
    expect((await decide('reject', id, 'No picture')).envelope).toMatchObject({
      success: true,
      value: { status: 'Rejected', remark: 'No picture' },
    })
    expect(await fixture.standing(player, promotionId)).toMatchObject({
      status: 'Rejected',
      remark: 'No picture',
    })
    expect(await fixture.cash(player)).toBe(0)
    expect((await fixture.apply(player, promotionId, { images: [await pngFile()] })).envelope.value).toEqual({
      status: 'Applying',
    })
    expect(await fixture.standing(player, promotionId)).toMatchObject({ status: 'Applying', remark: '' })
  })

  it('still judges what was sent before the end; a rejection then closes it', async () => {
    const [one, other, none] = [await fixture.player(), await fixture.player(), await fixture.player()]
    const id = await fixture.offer(
      { kind: 'REVIEW', reward: 3 },
      { endTime: fixture.server.clock.now() + 1_000 },
    )
    for (const player of [one, other]) await fixture.apply(player, id)
    await fixture.pass(1_000, one, other, none)
    expect((await fixture.apply(none, id)).envelope.code).toBe('BAD_STATE')
    await decide('approve', (await applicationOf(one, 'Applying'))!.id)
    await decide('reject', (await applicationOf(other, 'Applying'))!.id)
    const statuses = await Promise.all(
      [one, other, none].map(async (player) => (await fixture.standing(player, id))?.status),
    )
    expect([statuses, await fixture.cash(one)]).toEqual([['Issued', 'Close', 'Close'], 3])
  })

  it('records who decided what', async () => {
    const { rows } = await fixture.server.platform.database.pool.query<{
      action: string
      subject: string
      before: object
      after: object
    }>(
      `select action, subject, before, after from operator_action where action like '%Application' order by id limit 1`,
    )
    expect(rows).toMatchObject([
      {
        action: 'approveApplication',
        subject: expect.stringMatching(/^application:\d+$/),
        before: { status: 'Applying' },
        after: { status: 'Issued', reward: '25.00', currency: 'USD' },
      },
    ])
  })

  it('is open to roles that deal with members; only roles that pay may decide', async () => {
    const player = await fixture.player()
    await fixture.apply(player, promotionId)
    const { id } = (await applicationOf(player, 'Applying'))!
    const support = await fixture.server.operator('sam', 'support')
    const expected = {
      support: [200, 200, 403, 403],
      content: [403, 403, 403, 403],
      member: [401, 401, 401, 401],
    } as const
    for (const [client, statuses] of [
      [support, expected.support],
      [fixture.editor.client, expected.content],
      [player.client, expected.member],
      [fixture.server.program(), expected.member],
    ] as const) {
      const step = { id, remark: 'why' }
      const answers = [
        await client.call('backoffice.applications', {}),
        await client.call('backoffice.application', { id }),
        await client.call('backoffice.approveApplication', { ...step, requestId: randomUUID() }),
        await client.call('backoffice.rejectApplication', { ...step, requestId: randomUUID() }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(statuses)
    }
    expect([await statusOf(player), await fixture.cash(player)]).toEqual(['Applying', 0])
  })

  it('lists by status and page, oldest first, only applications of the brand', async () => {
    const waiting = await queue('Applying')
    expect(waiting.list.map(({ id }) => id)).toEqual(
      waiting.list.map(({ id }) => id).toSorted((one, other) => one - other),
    )
    expect(new Set(waiting.list.map(({ status }: Pick<Application, 'status'>) => status))).toEqual(
      new Set(['Applying']),
    )
    const page = (await fixture.finance.call('backoffice.applications', { pageNo: 2, pageSize: 2 })).envelope
      .value
    expect([page.list.length, page.totalCount]).toEqual([2, Number(await stored())])
    expect((await fixture.finance.call('backoffice.applications', { brandCode: 'nobody' })).status).toBe(404)
    expect((await fixture.finance.call('backoffice.application', { id: 2_147_483_647 })).status).toBe(404)
  })
})

it('leaves a ledger that adds up', async () => {
  expect(await fixture.ledgerDifferences()).toEqual([])
})
