// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '@tessera/contract'
import { sql } from '../../../platform/db/index.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import { createMember } from '../../members/index.ts'
import { hosts, openSiteTestServer, type SiteTestServer } from '../../site/site-for-tests.ts'

let server: SiteTestServer
let admin: CallClient
beforeAll(async () => {
  server = await openSiteTestServer()
  for (const brand of ['brand1', 'brand2']) await server.set('identity.botCheck', false, brand)
  admin = await server.operator('chief', 'admin')
})
afterAll(() => server.close())

const [given, own, reason] = ['Given-by-1357', 'My-own-horse-8', 'they signed the contract']
type NewAgent = Partial<CallInput<'backoffice.createAgent'>>

const create = (asked: NewAgent, client = admin) =>
  client.call('backoffice.createAgent', {
    username: 'nobody1',
    password: given,
    type: 1,
    reason,
    ...asked,
  })
async function made(username: string, asked: NewAgent = {}): Promise<bigint> {
  const { envelope } = await create({ username, ...asked })
  expect(envelope).toMatchObject({ success: true })
  return BigInt(envelope.value.memberId)
}
async function openMember(username: string, upline?: bigint): Promise<bigint> {
  const member = await server.modules.identity.openAccount({
    username,
    password: own,
    currency: 'USD',
    ...(upline === undefined ? {} : { uplineId: upline }),
  })
  return member?.id ?? 0n
}
async function logIn(username: string, password = own, host: string = hosts.first): Promise<CallClient> {
  const client = server.at(host)
  client.token = (await client.call('identity.login', { username, password })).envelope.value.token
  return client
}
/** The agent, with a password that they chose at the first login. */
async function agentIn(username: string): Promise<CallClient> {
  const first = await logIn(username, given)
  await first.call('identity.changePassword', {
    oldPassword: given,
    newPassword: own,
    confirmNewPassword: own,
  })
  return logIn(username)
}
const teamOf = async (agent: CallClient): Promise<string[]> =>
  (await agent.call('agents.teamManagement', {})).envelope.value.list.map(({ account }) => account).toSorted()
const move = (id: bigint, upline: string) =>
  admin.call('backoffice.changeUpline', { id, upline, reason, requestId: randomUUID() })
const account = async (id: bigint) => (await admin.call('backoffice.account', { id })).envelope.value
const recorded = (id: bigint) =>
  server.platform.database.query<{
    action: string
    operator_name: string
    before: unknown
    after: unknown
  }>(sql`
    select action, operator_name, before, after from operator_action where subject = ${`member:${id}`} order by id`)

describe('an agent whom an operator creates', () => {
  it('changes the handed-out password at the first login, and then has an agent centre and a team', async () => {
    const id = await made('firstagent')
    const first = await logIn('firstagent', given)
    expect((await first.call('agents.invitation', {})).envelope.code).toBe('PASSWORD_CHANGE_REQUIRED')
    const agent = await agentIn('firstagent')
    expect((await agent.call('members.info', {})).envelope.value).toMatchObject({ type: 1, toUpline: false })
    const { affiliateCode } = (await agent.call('agents.invitation', {})).envelope.value
    expect((await server.program().call('agents.affiliate', { code: affiliateCode })).envelope.success).toBe(
      true,
    )
    await agent.call('agents.registerAccount', { username: 'broughtone', password: given, type: 0 })
    expect(await teamOf(agent)).toEqual(['broughtone'])
    expect(await account(id)).toMatchObject({ type: 1, upline: null, downlines: 1 })
  })

  it('can be of any kind, under an agent unless it heads a line', async () => {
    await made('headofline', { type: 2 })
    expect(await account(await made('underhead', { upline: 'HeadOfLine' }))).toMatchObject({
      type: 1,
      upline: 'headofline',
    })
    expect(await account(await made('testagent', { type: 41 }))).toMatchObject({ type: 41 })
    expect(await account(await made('testhead', { type: 42 }))).toMatchObject({ type: 42 })
    for (const type of [2, 42] as const)
      expect((await create({ username: `head${type}below`, type, upline: 'headofline' })).envelope.code).toBe(
        'NO_UPLINE',
      )
  })

  it('belongs to the given brand, and only under agents of that brand', async () => {
    await made('otherhead', { brandCode: 'brand2', type: 2 })
    expect(
      await account(await made('otheragent', { brandCode: 'brand2', upline: 'otherhead' })),
    ).toMatchObject({
      brandCode: 'brand2',
      upline: 'otherhead',
    })
    expect((await create({ username: 'stranger1', upline: 'otherhead' })).envelope.code).toBe('NO_AGENT')
    expect((await logIn('otheragent', given, hosts.second)).token).toBeDefined()
    expect((await create({ username: 'stranger2', brandCode: 'nosuch' })).envelope.code).toBe('NO_BRAND')
  })

  it('has a unique name, even when two are created at once', async () => {
    const both = await Promise.all([create({ username: 'twiceagent' }), create({ username: 'TwiceAgent' })])
    expect(both.map(({ envelope }) => envelope.code).toSorted()).toEqual(['OK', 'USERNAME_TAKEN'])
    const { list } = (await admin.call('backoffice.members', { search: 'twiceagent' })).envelope.value
    expect(list.length).toBe(1)
    expect((await recorded(BigInt(list[0]?.memberId ?? 0))).length).toBe(1)
  })

  it('is recorded with who, what and why; the password is in no record, answer or log', async () => {
    await made('recordhead', { type: 2 })
    const password = 'Quite-secret-2468'
    const answer = await create({ username: 'recordedone', password, upline: 'recordhead' })
    expect(await recorded(BigInt(answer.envelope.value.memberId))).toEqual([
      {
        action: 'createAgent',
        operator_name: 'chief',
        before: null,
        after: {
          brandCode: 'brand1',
          username: 'recordedone',
          type: 1,
          upline: 'recordhead',
          prizeMode: 1,
          reason,
        },
      },
    ])
    expect(JSON.stringify(answer.envelope)).not.toContain(password)
    expect(server.hasLogged(password)).toBe(false)
  })

  it('has a name and a password by the rules of registration', async () => {
    const bad = (await create({ username: 'x', password: 'short' })).envelope
    expect(bad.code).toBe('INVALID')
    expect(Object.keys((bad.value as unknown as { fields: object }).fields)).toEqual(['username', 'password'])
    expect((await create({ username: 'helpdesk' })).envelope.code).toBe('USERNAME_TAKEN')
  })

  it.each(['finance', 'support', 'content'] as const)('is not created by %s', async (role) => {
    const client = await server.operator(`${role}one`, role)
    expect((await create({ username: `by${role}`, upline: '' }, client)).status).toBe(403)
  })
})

describe('the upline of an account', () => {
  it('changes at once, with everybody below: the new line sees them and the old one does not', async () => {
    await made('oldline', { type: 2 })
    await made('newline', { type: 2 })
    const moved = await made('movedagent', { upline: 'oldline' })
    await openMember('movedmember', moved)
    const [oldline, newline] = [await agentIn('oldline'), await agentIn('newline')]
    expect(await teamOf(oldline)).toEqual(['movedagent', 'movedmember'])
    expect((await move(moved, 'newline')).envelope.value).toMatchObject({ upline: 'newline' })
    expect([await teamOf(oldline), await teamOf(newline)]).toEqual([[], ['movedagent', 'movedmember']])
    expect((await oldline.call('agents.teamOverview', { account: 'movedmember' })).status).toBe(403)
    expect((await newline.call('agents.teamOverview', { account: 'movedmember' })).status).toBe(200)
    expect((await recorded(moved)).at(-1)).toEqual({
      action: 'changeUpline',
      operator_name: 'chief',
      before: { upline: 'oldline' },
      after: { upline: 'newline', fromDay: expect.any(String) as string, reason },
    })
    await move(moved, '')
    expect([await account(moved), await teamOf(newline)]).toMatchObject([{ upline: null, downlines: 1 }, []])
  })

  it('is never the account itself nor anybody below it, not even after two concurrent changes', async () => {
    const top = await made('circletop')
    const middle = await made('circlemiddle', { upline: 'circletop' })
    await made('circlebottom', { upline: 'circlemiddle' })
    for (const upline of ['circletop', 'circlemiddle', 'circlebottom'])
      expect((await move(top, upline)).envelope).toMatchObject({
        code: 'UPLINE_CIRCLE',
        message: 'An account cannot be below itself or its own team',
      })
    await move(middle, '')
    for (let round = 0; round < 5; round += 1) {
      const both = await Promise.all([move(top, 'circlemiddle'), move(middle, 'circletop')])
      expect(both.map(({ envelope }) => envelope.code).toSorted()).toEqual(['OK', 'UPLINE_CIRCLE'])
      await Promise.all([move(top, ''), move(middle, '')])
    }
  })

  it('is an open agent of the same brand; heads of a line and trial accounts have none', async () => {
    const member = await openMember('standsalone')
    await openMember('plainmember')
    const closed = await made('closedagent')
    await admin.call('backoffice.setAccountEnabled', { id: closed, enabled: false, reason })
    await made('foreignhead', { brandCode: 'brand2', type: 2 })
    for (const upline of ['plainmember', 'closedagent', 'foreignhead', 'nosuchname'])
      expect((await move(member, upline)).envelope.code, upline).toBe('NO_AGENT')
    const head = await made('lonelyhead', { type: 2 })
    await made('someagent')
    expect((await move(head, 'someagent')).envelope.code).toBe('NO_UPLINE')
    expect((await account(member)).upline).toBeNull()
    expect((await recorded(member)).length).toBe(0)
    expect((await move(99_999_999n, 'someagent')).status).toBe(404)
  })
})

describe('a line', () => {
  it('has at most 50 levels: nobody is created, opened, invited or moved below the last', async () => {
    const ids = [await openMember('deep1')]
    await server.platform.database.query(sql`update member set type = 1 where username = 'deep1'`)
    for (let level = 2; level <= 50; level += 1) {
      const below = await server.platform.database.transaction((tx) =>
        createMember(
          tx,
          { nowMs: server.clock.now() },
          { username: `deep${level}`, type: 1, currency: 'USD', uplineId: ids.at(-1)! },
        ),
      )
      ids.push(below?.id ?? 0n)
    }
    expect((await create({ username: 'toodeep1', upline: 'deep50' })).envelope).toMatchObject({
      code: 'LINE_TOO_DEEP',
      message: 'A line can have at most 50 levels',
    })
    const branch = await made('branchone')
    await openMember('branchbelow', branch)
    expect((await move(branch, 'deep49')).envelope.code).toBe('LINE_TOO_DEEP')
    const last = await made('lastlevel', { upline: 'deep49' })
    const agent = await agentIn('lastlevel')
    expect(
      (await agent.call('agents.registerAccount', { username: 'toodeep2', password: given, type: 0 }))
        .envelope.code,
    ).toBe('LINE_TOO_DEEP')
    const { affiliateCode } = (await agent.call('agents.invitation', {})).envelope.value
    expect((await server.program().call('agents.affiliate', { code: affiliateCode })).envelope.success).toBe(
      false,
    )
    await move(last, 'deep48')
    expect((await server.program().call('agents.affiliate', { code: affiliateCode })).envelope.success).toBe(
      true,
    )
  })
})

describe('the rank and the labels of a member', () => {
  it('change at once, appear in the member info, and are recorded before and after [MEMBER-023]', async () => {
    const id = await openMember('rankedone')
    const member = await logIn('rankedone')
    const step = { id, reason }
    await admin.call('backoffice.changeRank', { ...step, rankLevel: 5, requestId: randomUUID() })
    await admin.call('backoffice.changeLabels', {
      ...step,
      labels: ['Quick payer', 'Football', 'Football'],
      requestId: randomUUID(),
    })
    expect((await member.call('members.info', {})).envelope.value).toMatchObject({
      clubLabel: { labelName: 'VIP5', rankLevel: 5 },
      memberLabel: ['Quick payer', 'Football'],
    })
    expect(await account(id)).toMatchObject({ rankLevel: 5, labels: ['Quick payer', 'Football'] })
    expect((await recorded(id)).map(({ before, after }) => [before, after])).toEqual([
      [{ rankLevel: 0 }, { rankLevel: 5, reason }],
      [{ labels: '' }, { labels: 'Quick payer, Football', reason }],
    ])
  })

  it('are within their bounds', async () => {
    const step = { id: await openMember('boundedone'), reason }
    const status = async (name: 'changeRank' | 'changeLabels', change: object): Promise<number> =>
      (await admin.callWith(`backoffice.${name}`, { ...step, ...change, requestId: randomUUID() })).status
    expect([
      await status('changeRank', { rankLevel: 8 }),
      await status('changeRank', { rankLevel: -1 }),
      await status('changeLabels', { labels: Array.from({ length: 11 }, (_, n) => `label ${n}`) }),
      await status('changeLabels', { labels: ['x'.repeat(31)] }),
    ]).toEqual([400, 400, 400, 400])
  })

  it('do not exist for a trial account', async () => {
    await server.set('identity.freePlay', true)
    const trial = server.program()
    const { data } = await trial.seal({ merchant: 'brand1' })
    await trial.call('identity.freePlay', { os: 'Linux', platform: 'W', gatewayVersion: 3, token: data })
    const found = await server.platform.database.one<{ id: bigint }>(
      sql`select id from member where type = 4`,
    )
    const step = { id: found?.id ?? 0, reason, requestId: randomUUID() }
    expect((await admin.call('backoffice.changeRank', { ...step, rankLevel: 1 })).envelope.code).toBe(
      'NO_RANK',
    )
    await made('fortrial')
    expect((await move(found?.id ?? 0n, 'fortrial')).envelope.code).toBe('NO_UPLINE')
  })
})
