// SPDX-License-Identifier: Apache-2.0
import { get } from 'node:http'
import type { CallOutput } from '@tessera/contract'
import { createCallClient, type CallClient } from '../../testing/call-client.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProtectionTestServer, type ProtectionTestServer } from '../compliance/protection-for-tests.ts'
import type { TestMember } from '../wallet/wallet-for-tests.ts'

let at: ProtectionTestServer
beforeAll(async () => {
  at = await openProtectionTestServer()
})
afterAll(() => at.close())

const pathOf = async ({ client }: TestMember): Promise<string> =>
  (await client.call('timeline.file', {})).envelope.value.path

/** Rounds of a member over the last year, half an hour apart. */
async function insertRounds({ id }: TestMember, count: number): Promise<void> {
  const owner = new pg.Client({ connectionString: at.ownerUrl })
  await owner.connect()
  await owner.query(
    `insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, at, reference)
     select $1::bigint, 'PLAIN', 'cards', 'r' || n, 'stake', 1000000 * (1 + n % 7), 'USD', 1000000, true,
       $2::timestamptz - n * interval '5 minutes', $1::bigint || '/' || n from generate_series(1, $3) n`,
    [id, new Date(at.clock.now()), count],
  )
  await owner.query('analyze bet_fact')
  await owner.end()
}

const asking = ({ token }: CallClient) => ({ authorization: `Bearer ${token}` })
const ask = async (url: string, client?: CallClient) =>
  (await at.server.app.inject({ method: 'GET', url, ...(client && { headers: asking(client) }) })).statusCode

interface Received {
  status: number
  headers: Record<string, unknown>
  lines: number
  head: string
  sum: number
  /** Of the heap while it arrived, in bytes. */
  highest: number
}

/** Reads a file without holding it. */
const fetchFile = (path: string, of: TestMember): Promise<Received> =>
  new Promise((resolve, reject) => {
    get(`${at.publicUrl}${path}`, { headers: asking(of.client) }, (answer) => {
      const received: Received = {
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        lines: 0,
        head: '',
        sum: 0,
        highest: 0,
      }
      let rest = ''
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        if (received.head === '') received.head = text
        const lines = (rest + text).split('\r\n')
        rest = lines.pop() ?? ''
        received.lines += lines.length
        for (const line of lines) received.sum += Number(line.split(',')[9]?.replaceAll('"', '')) || 0
        received.highest = Math.max(received.highest, process.memoryUsage().heapUsed)
      })
      answer.on('end', () => resolve(received))
      answer.on('error', reject)
    }).on('error', reject)
  })

describe('the file of a timeline', () => {
  it('has a line for each entry', async () => {
    const member = await at.player()
    const game = await at.open(member)
    await game.bet(5)
    await at.setLimit(member, 'stake', 100)
    const { list } = (await member.client.call('timeline.list', {})).envelope.value
    const file = await at.server.app.inject({
      method: 'GET',
      url: await pathOf(member),
      headers: asking(member.client),
    })
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="timeline-[\d-]+\.csv"$/),
    })
    expect(file.body.startsWith('\uFEFF"time","kind","what","amount","currency"')).toBe(true)
    const lines = file.body.trimEnd().split('\r\n').slice(1)
    expect(lines).toHaveLength(list.length)
    expect(lines.map((line) => line.split(',')[0])).toEqual(
      list.map(({ time }) => `"${new Date(time + 7 * 3_600_000).toISOString().slice(0, -1)}+07:00"`),
    )
    expect(file.body).toMatch(/"money","DEPOSIT","1000.00","USD","1000.00"/)
    expect(file.body).toMatch(/"play","round","","USD","","Cards","PLAIN","[^"]+","5.00","0.00","settled"/)
  })

  it('is not found under an address that is changed, made up, or older than a minute', async () => {
    const member = await at.player()
    const path = await pathOf(member)
    for (const url of [
      `${path.slice(0, -4)}AAAA`,
      '/wps/timeline?ticket=AAAA',
      '/wps/timeline',
      `${path}&ticket=a`,
      `/wps/timeline?ticket=${'A'.repeat(3_000)}`,
    ])
      expect(await ask(url, member.client)).toBe(404)
    at.clock.advance(61_000)
    expect(await ask(path, member.client)).toBe(404)
  })

  it('opens for the session that asked, and for nobody else who has the address', async () => {
    const [member, other] = [await at.player(), await at.player()]
    const path = await pathOf(member)
    expect(await ask(path)).toBe(404)
    expect(await ask(path, other.client)).toBe(404)
    expect(await ask(path, await at.operator('admin'))).toBe(404)
    expect(await ask(path, member.client)).toBe(200)
    await member.client.call('identity.logout', {})
    expect(await ask(path, member.client)).toBe(404)
  })

  it('opens in the browser of its session by the cookie alone, and in no other browser', async () => {
    const { name } = await at.player()
    const open = () => createCallClient(at.server.app, at.clock, { browser: true })
    const [browser, other] = [open(), open()]
    for (const client of [browser, other])
      client.token = (
        await client.call('identity.login', { username: name, password: 'correct-horse-9' })
      ).envelope.value.token
    const { path } = (await browser.call('timeline.file', {})).envelope.value
    const follow = async ({ cookies }: CallClient) => {
      const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
      return (await at.server.app.inject({ method: 'GET', url: path, headers: { cookie } })).statusCode
    }
    expect(await follow(other)).toBe(404)
    expect(await follow(browser)).toBe(200)
  })

  it('goes to operators who may read members with all actions, and the member sees that it did', async () => {
    const member = await at.player()
    const support = await at.operator('support')
    await support.call('backoffice.unlockAccount', { id: member.id, reason: '=cmd()' })
    const { path } = (await support.call('backoffice.memberTimelineFile', { id: member.id })).envelope.value
    expect(await ask(path, member.client)).toBe(404)
    const file = await at.server.app.inject({ method: 'GET', url: path, headers: asking(support) })
    expect(file.body).toContain(`"'=cmd()"`)
    expect(file.body).toContain('"unlockAccount"')
    const { list } = (await member.client.call('timeline.list', { kinds: 'staff' })).envelope
      .value as CallOutput<'timeline.list'>
    expect(list.map(({ what }) => what)).toEqual(['exportTimeline', 'unlockAccount'])
    const content = await at.operator('content')
    expect((await content.call('backoffice.memberTimelineFile', { id: member.id })).envelope.code).toBe(
      'FORBIDDEN',
    )
    expect((await support.call('backoffice.memberTimelineFile', { id: 999_999 })).envelope.code).toBe(
      'NO_MEMBER',
    )
  })

  it('writes a hundred thousand entries in memory that does not grow with them, one file at a time', async () => {
    const [few, many] = [await at.player(), await at.player()]
    await insertRounds(few, 5_000)
    await insertRounds(many, 100_000)
    const small = await fetchFile(await pathOf(few), few)
    const path = await pathOf(many)
    const [large, refused] = await Promise.all([fetchFile(path, many), fetchFile(path, many)])
    expect([large.status, refused.status].toSorted()).toEqual([200, 429])
    const whole = large.status === 200 ? large : refused
    expect(small.status).toBe(200)
    // The title, the rounds, and the deposit, the login and the payment password of a player.
    expect(small.lines).toBe(5_004)
    expect(whole.lines).toBe(100_004)
    let staked = 0
    for (let n = 1; n <= 100_000; n += 1) staked += 1 + (n % 7)
    expect(whole.sum).toBe(staked)
    expect(whole.highest).toBeLessThan(small.highest * 2 + 64 * 2 ** 20)
    expect((await fetchFile(await pathOf(many), many)).status).toBe(200)
  }, 120_000)

  it('gives a member with a hundred thousand rounds a page of thirty, and the next one after it', async () => {
    const member = await at.player()
    await insertRounds(member, 100_000)
    const first = (await member.client.call('timeline.list', {})).envelope.value
    expect(first.list).toHaveLength(30)
    const second = (await member.client.call('timeline.list', { after: first.next! })).envelope.value
    expect(second.list).toHaveLength(30)
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(60)
  })
})
