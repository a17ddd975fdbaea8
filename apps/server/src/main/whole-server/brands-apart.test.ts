// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { allCalls, type CallName } from '@tessera/contract'
import { units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { recordFact } from '../../modules/bets/index.ts'
import { hosts } from '../../modules/site/site-for-tests.ts'
import type { CallClient } from '../../testing/call-client.ts'
import { rights } from '../../testing/rights/index.ts'
import { freshIp } from '../../testing/rights/fresh-ip.ts'
import { kinds } from '../../testing/rights/kinds.ts'
import { openRightsSetup, type Person, type RightsSetup } from '../../testing/rights/people.ts'
import { smallestInput } from '../../testing/schema-values.ts'

// Everything of the first brand is marked with its name; rights.test.ts tries everybody's ids, this file
// reads whole answers, pages, files and live frames of the second brand.

const mark = /brand1mark|(agent|victim|beside|below|member)brand1/i
let at: RightsSetup
let port: number
let actors: { name: string; client: CallClient; person: Person }[]
beforeAll(async () => {
  at = await openRightsSetup()
  await fillMore()
  await at.server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (at.server.app.server.address() as AddressInfo).port
  const { agent, member, victim } = at.people.brand2
  actors = [
    { name: 'a visitor', client: at.server.at(hosts.second), person: victim },
    { name: 'a member', client: member.client, person: member },
    { name: 'an agent', client: agent.client, person: agent },
  ]
})
afterAll(() => at.server.close())

/**
 * What openRightsSetup does not create for the first brand: settings that pages display, promotions, a
 * ticket, small wins, alerts.
 */
async function fillMore(): Promise<void> {
  const {
    server,
    people: {
      brand1: { victim },
    },
    operators: { admin },
  } = at
  await server.set('site.gtagId', 'G-BRAND1MARK', 'brand1')
  await server.set('messages.trustedHosts', ['brand1mark.example.com'], 'brand1')
  for (const offer of [
    { kind: 'AUTO' as const, target: 100, reward: 5 },
    { kind: 'RAFFLE' as const, prizes: [{ name: 'brand1mark prize', amount: 5, weight: 1 }] },
  ]) {
    const texts = { EN: { title: 'brand1mark offer', content: '<p>brand1mark words</p>' } }
    const { id, version } = (
      await admin.call('backoffice.createContent', {
        brandCode: 'brand1',
        body: { kind: 'PR', texts, category: 'brand1mark', picture: {}, startTime: 0, offer },
      })
    ).envelope.value
    await admin.call('backoffice.publishContent', { id, version })
  }
  await admin.call('backoffice.writeMessage', {
    requestId: randomUUID(),
    brandCode: 'brand1',
    title: 'brand1mark',
    content: 'brand1mark',
    to: { whom: 'member', username: victim.name },
  })
  await server.platform.database.transaction(async (tx) => {
    await server.platform.alerts.raise(
      tx,
      { kind: 'play.settlementRefused', reference: 'brand1mark', details: { mark: 'brand1mark' } },
      server.clock.now(),
    )
    await recordFact(tx, {
      memberId: victim.id,
      vendor: 'brand1mark',
      gameCode: 'brand1mark',
      roundId: 'brand1mark',
      currency: 'USD',
      atMs: server.clock.now(),
      kind: 'return',
      amount: units(9_999),
      validBet: zero,
      closed: true,
      reference: 'brand1mark',
    })
  })
}

const wholeOf = ({ envelope, headers, cookies }: Awaited<ReturnType<CallClient['callWith']>>): string =>
  JSON.stringify([envelope, headers, cookies])

describe('the second brand', () => {
  const seed = 20_261_122
  const asked = allCalls
    .filter(({ who }) => who !== 'operator')
    .map((call) => [call.name as CallName, call] as const)

  it.each(asked)(
    'reveals nothing of the first in its answers to %s, headers and cookies included',
    async (name, call) => {
      const { ids = {}, with: sent = {}, fresh = [] } = rights[name]
      for (const actor of actors) {
        const named = Object.fromEntries(
          await Promise.all(
            Object.entries(ids).map(
              async ([field, kind]) => [field, await kinds[kind].make(at, actor.person)] as const,
            ),
          ),
        )
        const others = Object.fromEntries([
          ...fresh.map((field, index) => [field, `brand2${index}${actors.indexOf(actor)}`]),
          ...(call.once ? [['requestId', randomUUID()]] : []),
        ])
        const input = smallestInput(call, { ...sent, ...named, ...others }, seed) ?? {}
        const answer = await actor.client.callWith(name, input, { ip: freshIp() })
        expect(
          [answer.status < 500, mark.exec(wholeOf(answer))?.[0]],
          `${actor.name}: ${answer.status}`,
        ).toEqual([true, undefined])
      }
      for (const person of Object.values(at.people.brand2))
        if ((await person.client.call('members.info', {})).status === 401) await at.revive(person)
    },
  )

  it.each([
    '/',
    '/index.html',
    '/home',
    '/promotions',
    '/mall',
    '/help',
    '/terms',
    '/lobby/SLOT',
    '/agents',
    '/app.webmanifest',
    '/app.mobileconfig',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.svg',
    '/favicon.ico',
    '/icons/icon-192.png',
    '/docs',
    '/docs/openapi.json',
    '/health/live',
    '/health/ready',
    '/console/',
    '/nothing-of-the-kind',
    '/offline.html',
    '/service-worker.js',
    '/.well-known/security.txt',
    '/wps/nothing',
    '/media/none.avif',
    '/art/none.avif',
  ])('tells nothing of the first at %s', async (url) => {
    for (const headers of [
      {},
      { 'accept-language': 'vi' },
      { authorization: `Bearer ${at.people.brand1.victim.client.token ?? ''}` },
    ]) {
      const { headers: given, payload } = await at.server.app.inject({
        url,
        headers: { host: hosts.second, accept: 'text/html,*/*', ...headers },
      })
      expect(mark.exec(payload + JSON.stringify(given))?.[0]).toBeUndefined()
    }
  })

  it('lists the winners of its own members only, and each brand lists its own', async () => {
    const boardAt = async (host: string) =>
      (await at.server.at(host).call('rewards.winnerBoard', {})).envelope.value.list
    const [first, second] = [await boardAt(hosts.first), await boardAt(hosts.second)]
    expect([first.map(({ winAmount }) => winAmount), second.map(({ winAmount }) => winAmount)]).toEqual([
      [9_999, 2_000],
      [2_000],
    ])
    expect(JSON.stringify(second)).not.toMatch(mark)
  })

  it('receives nothing of the first on its live connection, whoever listens', async () => {
    const received: string[] = []
    const sockets = await Promise.all(
      [undefined, at.people.brand2.member, at.people.brand2.agent].map((person) =>
        listen(person, (frame) => received.push(frame)),
      ),
    )
    const { victim, agent } = at.people.brand1
    await agent.client.call('wallet.transferDownline', {
      account: victim.name,
      amount: 1,
      password: '482915',
      remark: 'brand1mark',
      requestId: randomUUID(),
    })
    await at.operators.admin.call('backoffice.writeMessage', {
      requestId: randomUUID(),
      brandCode: 'brand1',
      title: 'brand1mark',
      content: 'brand1mark',
      to: { whom: 'member', username: victim.name },
    })
    at.server.platform.live.publish('wallet.balance', { mainBalance: units(77), currency: 'USD' }, victim.id)
    at.server.platform.live.publish('rewards.points', { balance: 7 }, victim.id)
    at.server.platform.live.publish('promotions.status', { promotionId: 7 }, victim.id)
    at.server.platform.live.publish('backoffice.withdrawals', { pending: 7 })
    at.server.platform.live.publish(
      'wallet.balance',
      { mainBalance: units(5), currency: 'USD' },
      at.people.brand2.member.id,
    )
    await expect.poll(() => received.some((frame) => frame.includes('"mainBalance":5'))).toBe(true)
    for (const socket of sockets) socket.close()
    expect(received.filter((frame) => !/"hello"/.test(frame))).toEqual([
      expect.stringContaining('"mainBalance":5'),
    ])
  })

  it('accepts no bot-check task of the first brand, and no letters of its pictures', async () => {
    for (const brand of ['brand1', 'brand2'] as const) await at.server.set('identity.botCheck', true, brand)
    const [first, second] = [at.server.at(hosts.first), at.server.at(hosts.second)]
    const form = { username: at.people.brand2.member.name, password: 'Correct-horse-9' }
    expect(
      (await second.call('identity.login', { ...form, ...(await first.botCheck()) })).envelope.code,
    ).toBe('BOT_CHECK_FAILED')
    expect(
      (await second.call('identity.login', { ...form, ...(await second.botCheck()) })).envelope.success,
    ).toBe(true)
    await at.server.set('identity.botCheck', false, 'brand1')
    // The brand at which a visitor writes feedback decides what is asked, not the first brand.
    const letter = { type: 'other' as const, content: 'Something that I wanted to say', contact: 'me' }
    expect((await second.call('messages.sendFeedback', letter, { ip: freshIp() })).envelope.code).toBe(
      'BOT_CHECK_FAILED',
    )
    expect((await first.call('messages.sendFeedback', letter, { ip: freshIp() })).envelope.success).toBe(true)
  })
})

/** A live connection of the second brand, with a person's session if one is given. */
function listen(person: Person | undefined, receive: (frame: string) => void): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { host: hosts.second } })
  return new Promise((done, fail) => {
    socket.on('error', fail)
    socket.on('message', (data) => {
      receive((data as Buffer).toString())
      done(socket)
    })
    socket.on('open', () => {
      if (person) socket.send(JSON.stringify({ token: person.client.token }))
      else done(socket)
    })
  })
}
