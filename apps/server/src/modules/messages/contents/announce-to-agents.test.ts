// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { bodyOf, everything, openContentFixture, titles } from '../messages-for-tests.ts'

const minuteMs = 60_000
const password = 'Correct-horse-9'
const fixture = openContentFixture()
let agent: CallClient
let member: CallClient

beforeAll(async () => {
  member = await fixture.server.member('onlymember')
  await fixture.server.modules.identity.openAccount({
    username: 'someagent',
    password,
    type: 1,
    currency: 'USD',
  })
})

/** Sessions end when they are not used, and tests advance the clock far. */
async function logIn(): Promise<void> {
  agent = fixture.server.program()
  agent.token = (
    await agent.call('identity.login', { username: 'someagent', password, ...(await agent.botCheck()) })
  ).envelope.value.token
}
const announced = async (input: CallInput<'messages.agentAnnouncements'> = {}) =>
  (await agent.call('messages.agentAnnouncements', input)).envelope.value
const get = (client: CallClient, query = '') =>
  client.send({ method: 'GET', url: `/wps/relay/MCS2_agentAnnouncement${query}` })

describe('announcements for agents', () => {
  it('are listed to agents while operators publish them, newest first', async () => {
    const draft = await fixture.editor.create(bodyOf('AN', 'A draft'))
    const old = await fixture.editor.publish(bodyOf('AN', 'Rates'))
    fixture.server.clock.advance(minuteMs)
    await fixture.editor.publish(
      bodyOf('AN', 'Meeting', {
        texts: { EN: { title: 'Meeting', content: '<p onclick="x()">On <b>Friday</b></p>' } },
      }),
    )
    await fixture.editor.publish(bodyOf('AN', 'Over', { until: fixture.server.clock.now() }))
    await logIn()
    expect(await announced()).toEqual({
      pageNo: 1,
      totalPages: 1,
      totalCount: 2,
      list: [
        expect.objectContaining({
          title: 'Meeting',
          content: '<p>On <b>Friday</b></p>',
          createTime: fixture.server.clock.now(),
        }),
        {
          id: old.id,
          title: 'Rates',
          content: '<p>Rates content</p>',
          createTime: fixture.server.clock.now() - minuteMs,
        },
      ],
    })
    await fixture.editor.client.call('backoffice.archiveContent', { id: old.id, version: old.version })
    fixture.server.clock.advance(minuteMs)
    await fixture.editor.client.call('backoffice.publishContent', { id: draft.id, version: draft.version })
    expect(titles((await announced()).list)).toEqual(['A draft', 'Meeting'])
  })

  it('come by page, by period, and in the requested language', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await fixture.editor.publish(
        bodyOf('AN', title, { texts: { EN: { title }, VI: { title: `${title} (VI)` } } }),
      )
      fixture.server.clock.advance(minuteMs)
    }
    await logIn()
    const nowMs = fixture.server.clock.now()
    expect(await announced({ pageNo: 2, pageSize: 2 })).toMatchObject({
      pageNo: 2,
      totalPages: 2,
      totalCount: 3,
      list: [{ title: 'One' }],
    })
    expect(await announced({ pageNo: 9 })).toMatchObject({ list: [], totalCount: 3 })
    expect(titles((await announced({ startTime: nowMs - 2 * minuteMs })).list)).toEqual(['Three', 'Two'])
    expect(titles((await announced({ endTime: nowMs - 3 * minuteMs })).list)).toEqual(['One'])
    expect(titles((await announced({ language: 'VI', pageSize: 1 })).list)).toEqual(['Three (VI)'])
    expect(
      (
        await agent.send({
          method: 'GET',
          url: '/wps/relay/MCS2_agentAnnouncement?pageSize=1',
          headers: { language: 'VI' },
        })
      ).envelope.value,
    ).toMatchObject({ list: [{ title: 'Three (VI)' }] })
  })

  it('are for agents of their brand alone: members, visitors and the notices of the site never show them', async () => {
    await fixture.editor.publish(bodyOf('AN', 'For agents only'))
    await fixture.editor.publish(bodyOf('PL', 'For all'))
    await fixture.server.platform.database.pool.query(
      `insert into brand (code, name, created_at) values ('brand7', 'Seventh', now())`,
    )
    fixture.server.clock.advance(2_000)
    await fixture.editor.publish(bodyOf('AN', 'Of another platform'), 'brand7')
    await logIn()
    expect(titles((await announced()).list)).toEqual(['For agents only'])
    expect(titles((await fixture.lists()).player)).toEqual(['For all'])
    expect(await get(fixture.server.program())).toMatchObject({ status: 401 })
    member.token = (
      await member.call('identity.login', { username: 'onlymember', password, ...(await member.botCheck()) })
    ).envelope.value.token
    expect(await get(member)).toMatchObject({ status: 403, envelope: { value: null, code: 'FORBIDDEN' } })
    expect(
      (await fixture.visitor.send({ method: 'GET', url: '/wps/relay/MCSFE_getListAnnouncements?types=AN' }))
        .status,
    ).toBe(400)
  })

  it('can be previewed by their operator, who is not an agent, and by nobody else', async () => {
    const item = await fixture.editor.create(bodyOf('AN', 'Not yet out'))
    await fixture.editor.publish(bodyOf('AN', 'Out already'))
    const { url, preview } = (await fixture.editor.client.call('backoffice.previewContent', { id: item.id }))
      .envelope.value
    expect(url).toBe(`http://localhost:3000/?panel=announcements&preview=${preview}`)
    expect(titles((await fixture.lists({ ...everything, preview })).player)).toEqual(['Not yet out'])
    expect((await fixture.lists()).player).toEqual([])
    await logIn()
    expect(titles((await announced()).list)).toEqual(['Out already'])
  })

  it.each([
    'pageNo=0',
    'pageSize=101',
    'startTime=-1',
    'endTime=soon',
    `language=${'E'.repeat(50)}`,
    'memberId=1',
    'startTime=1&startTime=2',
  ])('refuse the question %s', async (query) => {
    await logIn()
    expect((await get(agent, `?${query}`)).status).toBe(400)
  })
})
