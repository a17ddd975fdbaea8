// SPDX-License-Identifier: Apache-2.0
import { avatarIds } from '@tessera/rules/members/avatars'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../testing/call-client.ts'
import { sql } from '../../platform/db/index.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

let server: TestServer
let member: CallClient
beforeAll(async () => {
  server = await openTestServer()
  member = await server.member('face01')
})
afterAll(() => server.close())

const icon = async (client = member) =>
  (await client.send({ method: 'GET', url: '/wps/member/info/icon' })).envelope.value as {
    iconUrl: string
    rankIconUrl: string
  }
const picture = async (url: string) =>
  (await server.app.inject({ method: 'GET', url })).headers['content-type']

describe("a member's picture", () => {
  it('is there from the first day, with that of the rank, and only for the member [CALL-017]', async () => {
    const { iconUrl, rankIconUrl } = await icon()
    expect(await picture(iconUrl)).toBe('image/avif')
    expect(await picture(rankIconUrl)).toBe('image/avif')
    expect((await server.program().send({ method: 'GET', url: '/wps/member/info/icon' })).status).toBe(401)
  })

  it('is the one that the member has chosen, with that of the rank they have, and nobody else’s [CALL-017]', async () => {
    const [anna, boris] = [await server.member('chooser1'), await server.member('chooser2')]
    const pictures = new Map(
      (await anna.call('members.avatars', {})).envelope.value.map(({ avatarId, url }) => [avatarId, url]),
    )
    const first = await icon(anna)
    for (const [client, avatarId] of [
      [anna, avatarIds[0]],
      [boris, avatarIds[1]],
    ] as const)
      await client.callWith('members.chooseAvatar', { avatarId })
    await server.platform.database.query(sql`update member set rank_level = 2 where username = 'chooser1'`)
    const raised = await icon(anna)
    expect([raised.iconUrl, (await icon(boris)).iconUrl]).toEqual(
      avatarIds.slice(0, 2).map((avatarId) => pictures.get(avatarId)),
    )
    expect(raised.rankIconUrl).not.toBe(first.rankIconUrl)
    expect(await picture(raised.rankIconUrl)).toBe('image/avif')
    expect((await icon(boris)).rankIconUrl).toBe(first.rankIconUrl)
  })

  it('is chosen from a list in which the current one is marked [CALL-064]', async () => {
    const answer = await member.send({ method: 'GET', url: '/wps/relay/MCSFE_getPlayerAvatar' })
    const avatars = answer.envelope.value as { avatarId: string; url: string; selected: boolean }[]
    expect(avatars.map(({ avatarId }) => avatarId)).toEqual(avatarIds)
    expect(new Set(avatars.map(({ url }) => url)).size).toBe(avatarIds.length)
    expect(avatars.filter(({ selected }) => selected).map(({ url }) => url)).toEqual([(await icon()).iconUrl])
    const chooser = await server.member('chooser3')
    for (const avatarId of avatarIds.slice(0, 2)) {
      await chooser.callWith('members.chooseAvatar', { avatarId })
      const { value } = (await chooser.call('members.avatars', {})).envelope
      expect(value.filter(({ selected }) => selected)).toMatchObject([{ avatarId }])
    }
  })

  it('changes only for the member who chooses another', async () => {
    const other = await server.member('face02')
    const before = (await icon(other)).iconUrl
    const answer = await member.send({
      method: 'PUT',
      url: '/wps/member/avatar',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ avatarId: 'zephyr' }),
    })
    const { iconUrl } = answer.envelope.value as { iconUrl: string }
    expect(iconUrl).toMatch(/zephyr\.avif$/)
    expect([(await icon()).iconUrl, (await icon(other)).iconUrl]).toEqual([iconUrl, before])
    expect(
      (await member.call('members.avatars', {})).envelope.value.find(({ selected }) => selected)?.avatarId,
    ).toBe('zephyr')
  })

  it.each(['', 'nobody', '../../etc', '<svg>', 'ZEPHYR', 'a'.repeat(500)])(
    'is never %j',
    async (avatarId) => {
      expect((await member.callWith('members.chooseAvatar', { avatarId })).status).toBe(400)
    },
  )

  it('is drawn only for avatars of the list', async () => {
    const { iconUrl } = await icon()
    expect(
      (await server.app.inject({ method: 'GET', url: iconUrl.replace(/\w+\.avif/, 'stranger.avif') }))
        .statusCode,
    ).toBe(404)
    expect(
      (await server.app.inject({ method: 'GET', url: iconUrl.replace('/128/', '/127/') })).statusCode,
    ).toBe(404)
  })
})
