// SPDX-License-Identifier: Apache-2.0
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import type { CallClient } from '@tessera/server/src/testing/call-client.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeMessages } from './write-messages.ts'

let server: TestServer
let demo: CallClient
beforeAll(async () => {
  server = await openTestServer()
  const { pool } = server.platform.database
  await pool.query(`insert into brand (code, name, created_at) values ('brand2', 'Night house', now())`)
  await pool.query(
    `insert into brand_host (host, brand_code, created_at) values ('night.localhost', 'brand2', now())`,
  )
  demo = await server.member('demo')
  await writeMessages(server)
  server.clock.advance(2_000)
})
afterAll(() => server.close())

it('fills the site, the inbox of the demo member, and the second brand with its own contents', async () => {
  const all = { types: 'B,PL,PU,PR,H' }
  const { banners, player, popup, promotion } = (await demo.call('messages.announcements', all)).envelope
    .value
  expect([banners.length, player.length, popup.length, promotion.length]).toEqual([25, 12, 2, 5])
  expect(player.map(({ pinned }) => pinned).slice(0, 4)).toEqual([true, true, true, false])
  const help = (await demo.call('messages.helpCenter', {})).envelope.value.list
  expect(help.slice(0, 4).map(({ title }) => title)).toEqual([
    'Deposits',
    'Withdrawals',
    'Fairness, and how to check it',
    'Contact',
  ])
  expect(help).toHaveLength(10)
  expect((await demo.call('messages.inbox', {})).envelope.value.list[0]?.title).toBe('How to check a round')
  const inThai = (
    await demo.send({ method: 'GET', url: '/wps/member/messages', headers: { language: 'TH' } })
  ).envelope.value
  expect(inThai).toMatchObject({ list: [{ title: 'วิธีตรวจสอบรอบ' }, {}, {}, {}, { title: 'ยินดีต้อนรับ' }] })
  expect([
    (await demo.call('messages.unread', {})).envelope.value.count,
    (await demo.call('messages.serviceUnread', {})).envelope.value.count,
  ]).toEqual([2, 1])
  const night = await server.program().send({
    method: 'GET',
    url: '/wps/relay/MCSFE_getListAnnouncements?types=B',
    headers: { host: 'night.localhost' },
  })
  expect(night.envelope.value).toMatchObject({
    banners: expect.arrayContaining([expect.objectContaining({ title: 'Night shift' })]),
  })
  expect(JSON.stringify(night.envelope.value)).not.toContain('Crash, live for everybody')
})

it('gives every banner a drawn picture', async () => {
  const [first] = (await demo.call('messages.announcements', {})).envelope.value.banners
  for (const url of [first?.imageUrl ?? '', first?.imageUrlPhone ?? ''])
    expect((await server.app.inject({ method: 'GET', url })).headers['content-type']).toBe('image/avif')
})
