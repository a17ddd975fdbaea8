// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { createCallClient, type CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import type { MemberType } from '../../members/index.ts'

const password = 'Correct-horse-9'
const paymentPassword = '482915'
const hourMs = 3_600_000
const dayMs = 24 * hourMs

interface Account {
  id: bigint
  name: string
}
type Shared = CallOutput<'backoffice.sharedLines'>['list'][number]

let server: TestServer
let admin: CallClient
let count = 0
let head: Account
let agent: Account
let one: Account
let two: Account
let three: Account
beforeAll(async () => {
  server = await openTestServer()
  await server.platform.settings.write('identity.botCheck', false, 'test')
})
afterAll(() => server.close())
beforeEach(async () => {
  const { database } = server.platform
  await database.query(sql`delete from shared_trace`)
  await database.query(sql`delete from line_trace`)
  admin = await server.operator(`chief${(count += 1)}`, 'admin')
  head = await open(2)
  agent = await open(1, head)
  one = await open(0, agent)
  two = await open(0, agent)
  three = await open(0, head)
})

/** Time goes by; no operator's session lasts so long. */
async function later(ms: number): Promise<void> {
  server.clock.advance(ms)
  admin = await server.operator(`chief${(count += 1)}`, 'admin')
}
async function open(type: MemberType, upline?: Account): Promise<Account> {
  const name = `account${(count += 1)}`
  const made = await server.modules.identity.openAccount({
    username: name,
    password,
    type,
    currency: 'USD',
    ...(upline && { uplineId: upline.id }),
  })
  return { id: made!.id, name }
}

const browser = (): CallClient => createCallClient(server.app, server.clock, { browser: true })
/** An address that nobody else has. */
const elsewhere = (): string => `10.8.${((count += 1) >> 8) & 255}.${count & 255}`
async function logIn({ name }: Account, { client = browser(), ip = elsewhere(), typed = password } = {}) {
  client.token = undefined
  const { envelope } = await client.call(
    'identity.login',
    { type: 'username', username: name, password: typed },
    { ip },
  )
  if (envelope.success) client.token = envelope.value.token
  return { client, code: envelope.code }
}
async function allInOneBrowser(...accounts: Account[]): Promise<CallClient> {
  const client = browser()
  for (const account of accounts) await logIn(account, { client })
  return client
}
async function allFrom(ip: string, ...accounts: Account[]): Promise<void> {
  for (const account of accounts) await logIn(account, { ip })
}
async function isPaidAs(account: Account, holder: string): Promise<void> {
  const { client } = await logIn(account)
  await client.call('identity.setPaymentPassword', {
    newPassword: paymentPassword,
    confirmNewPassword: paymentPassword,
  })
  const { envelope } = await client.call('wallet.addBankAccount', {
    bankName: 'First Test Bank',
    accountNumber: String(10_000_000 + (count += 1)),
    holder,
    password: paymentPassword,
  })
  expect(envelope.code).toBe('OK')
}

const limit = (accounts: number) => server.platform.settings.write('agents.widespreadAbove', accounts, 'test')
async function judge(): Promise<void> {
  const job = server.modules.jobs.all.find(({ name }) => name === 'agents.judgeShared')
  await job!.run(server.clock.now())
}
const list = async (input: object = {}): Promise<Shared[]> =>
  (await admin.call('backoffice.sharedLines', input)).envelope.value.list
async function found(input: object = {}): Promise<Shared[]> {
  await judge()
  return list(input)
}
const close = async (id: number, client = admin) =>
  (await client.call('backoffice.closeSharedLine', { id, reason: 'A married couple' })).envelope
const alertsOf = async (brandCode = 'brand1') =>
  (await admin.call('backoffice.alerts', { brandCode })).envelope.value.list.filter(
    ({ source }) => source === 'agents.sharedAccounts',
  )
const names = ({ accounts }: Shared): string[] => accounts.map(({ username }) => username)

describe('members of one line with one browser', () => {
  it('are shown once, with the agent above them, and more of them in the same place', async () => {
    const client = await allInOneBrowser(one, two)
    const [shared, ...others] = await found()
    expect(others).toEqual([])
    expect(shared).toMatchObject({
      kind: 'Browser',
      state: 'Open',
      brandCode: 'brand1',
      agent: { memberId: Number(agent.id), username: agent.name },
      accounts: [one, two].map(({ id, name }) => ({ memberId: Number(id), username: name })),
      firstAt: server.clock.now(),
      closedBy: null,
    })
    await later(2 * hourMs)
    await logIn(three, { client })
    const grown = await found()
    expect(grown.map(({ id }) => id)).toEqual([shared!.id])
    // The third is right below the head, so that the head is the lowest agent of all three.
    expect(grown[0]).toMatchObject({ agent: { memberId: Number(head.id) }, lastAt: server.clock.now() })
    expect(names(grown[0]!)).toEqual([one.name, two.name, three.name])
  })

  it('may be an agent and a member below', async () => {
    await allInOneBrowser(agent, one)
    expect((await found()).map(names)).toEqual([[agent.name, one.name]])
  })

  it('are found by each way in that succeeds, by registration too', async () => {
    const client = await allInOneBrowser(one)
    client.token = undefined
    const name = `account${(count += 1)}`
    const { envelope } = await client.call('identity.register', {
      username: name,
      password,
      confirmPassword: password,
      login: true,
      agreed: true,
      recommenderId: String(agent.id),
    })
    expect(envelope.code).toBe('OK')
    expect((await found({ kind: 'Browser' })).map(names)).toEqual([[one.name, name]])
  })

  it('are not found by attempts that fail', async () => {
    const client = await allInOneBrowser(one)
    const ip = elsewhere()
    expect((await logIn(two, { client, ip, typed: 'wrong' })).code).toBe('BAD_CREDENTIALS')
    await logIn(one, { client, ip })
    expect(await found()).toEqual([])
  })

  it('are nothing in lines of different heads, nor without a line', async () => {
    const stranger = await open(0, await open(2))
    const alone = await open(0)
    await allInOneBrowser(one, stranger, alone)
    expect(await found()).toEqual([])
  })

  it('are nothing when one of them is a test account', async () => {
    await allInOneBrowser(await open(41, head), one)
    expect(await found()).toEqual([])
  })
})

describe('members of one line with one address', () => {
  it('are shown, with the address masked', async () => {
    await allFrom('203.0.113.7', one, two)
    expect(await found()).toMatchObject([
      { kind: 'Address', label: '203.0.113.*', agent: { memberId: Number(agent.id) } },
    ])
  })

  it('raise no alert when more accounts than the limit have it, in any line, and do again when fewer have it', async () => {
    await limit(3)
    const ip = '198.51.100.4'
    await allFrom(ip, one, two)
    const [open1] = await found()
    expect(await alertsOf()).toHaveLength(1)
    await allFrom(ip, await open(0), await open(0))
    expect(await found()).toEqual([])
    expect(await alertsOf()).toEqual([])
    const wide = await list({ state: 'Widespread' })
    expect(wide.map(({ agent: above, label }) => [above?.memberId, label])).toContainEqual([
      undefined,
      '198.51.100.*',
    ])
    expect((await close(wide[0]!.id)).code).toBe('SHARED_LINE_NOT_OPEN')
    // The others do not come again, and what they left is forgotten after a month.
    await later(31 * dayMs)
    await judge()
    await allFrom(ip, one, two)
    expect((await found()).map(({ id }) => id)).toEqual([open1!.id])
    expect(await list({ state: 'Widespread' })).toEqual([])
    await limit(20)
  })

  it('are shown however many have the same browser', async () => {
    await limit(2)
    await allInOneBrowser(one, two, three)
    expect(await found()).toMatchObject([{ kind: 'Browser' }])
    await limit(20)
  })
})

describe('members of one line with one payment name', () => {
  it('are shown, whatever its case and accents, with the name masked', async () => {
    await isPaidAs(one, 'ANNA  NGUYEN')
    await isPaidAs(two, 'Anna Nguyễn')
    await isPaidAs(three, 'Anna Other')
    const shared = await found()
    expect(shared).toMatchObject([{ kind: 'Name', label: 'A***' }])
    expect(names(shared[0]!)).toEqual([one.name, two.name])
    expect(JSON.stringify(shared).toLowerCase()).not.toContain('anna')
  })

  it('are found at their next login when they added it before this was compared', async () => {
    await isPaidAs(one, 'Berta Low')
    await isPaidAs(two, 'Berta Low')
    await server.platform.database.query(sql`delete from line_trace`)
    await logIn(one)
    await logIn(two)
    await judge()
    expect(await found()).toMatchObject([{ kind: 'Name', label: 'B***' }])
  })
})

describe('the comparison', () => {
  it('finds the same once, however often and by however many processes it is made', async () => {
    await allInOneBrowser(one, two)
    await Promise.all([judge(), judge(), judge()])
    await judge()
    expect(await list()).toHaveLength(1)
    const [alert] = await alertsOf()
    const times = alert!.times
    await later(2 * dayMs)
    await allInOneBrowser(one)
    await judge()
    expect((await alertsOf())[0]?.times).toBe(times)
  })

  it('finds an account in the line to which it has moved, when it comes in again', async () => {
    const mover = await open(0)
    const client = await allInOneBrowser(one, mover)
    expect(await found()).toEqual([])
    await server.platform.database.query(
      sql`update member set upline = ${agent.id}, line = ${[head.id, agent.id, mover.id]} where id = ${mover.id}`,
    )
    await later(2 * dayMs)
    await logIn(mover, { client })
    expect((await found()).map(names)).toEqual([[one.name, mover.name]])
  })

  it('works through more than it takes at once', async () => {
    const database = server.platform.database
    const now = new Date(server.clock.now())
    await database.query(sql`
      insert into line_trace (brand_code, kind, value_hash, member_id, label, first_at, last_at)
      select 'brand1', 'Address', sha256(n::text::bytea), m, '10.0.0.*', ${now}, ${now}
      from generate_series(1, 300) n, unnest(${[one.id, two.id]}::bigint[]) m`)
    await judge()
    expect((await admin.call('backoffice.sharedLines', {})).envelope.value.totalCount).toBe(300)
  })
})

describe('what was found', () => {
  it('is closed once, with a reason, and opens again only with one more account', async () => {
    const client = await allInOneBrowser(one, two)
    const [shared] = await found()
    expect(await alertsOf()).toMatchObject([
      { brandCode: 'brand1', details: { line: agent.name, shared: 'Browser' } },
    ])
    const name = `super${(count += 1)}`
    const supervisor = await server.operator(name, 'supervisor')
    expect(
      (await supervisor.callWith('backoffice.closeSharedLine', { id: shared!.id, reason: ' ' })).envelope
        .code,
    ).toBe('INVALID')
    expect((await close(shared!.id, supervisor)).code).toBe('OK')
    expect((await close(shared!.id)).code).toBe('SHARED_LINE_NOT_OPEN')
    expect((await close(999_999)).code).toBe('NO_SHARED_LINE')
    expect(await list()).toEqual([])
    expect(await alertsOf()).toEqual([])
    expect(await list({ state: 'Closed' })).toMatchObject([
      { id: shared!.id, closedBy: name, reason: 'A married couple' },
    ])
    const recorded = await server.platform.database.query(
      sql`select operator_name, after from operator_action where action = 'closeSharedLine' and subject = ${`sharedLine:${shared!.id}`}`,
    )
    expect(recorded).toEqual([
      { operator_name: name, after: { reason: 'A married couple', kind: 'Browser' } },
    ])
    await later(2 * hourMs)
    await logIn(one, { client })
    expect(await found()).toEqual([])
    await logIn(three, { client })
    expect(await found()).toMatchObject([{ id: shared!.id, state: 'Open', reason: null }])
    expect(await alertsOf()).toHaveLength(1)
  })

  it('is closed by one of two operators who do it at once', async () => {
    await allInOneBrowser(one, two)
    const [shared] = await found()
    const codes = await Promise.all([close(shared!.id), close(shared!.id)])
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['OK', 'SHARED_LINE_NOT_OPEN'])
  })

  it('may not be closed by an operator without the permission', async () => {
    await allInOneBrowser(one, two)
    const [shared] = await found()
    const support = await server.operator(`support${(count += 1)}`, 'support')
    expect((await close(shared!.id, support)).code).toBe('FORBIDDEN')
    expect(await list()).toHaveLength(1)
  })

  it('is of one brand, and listed by kind and by page', async () => {
    await admin.call('backoffice.addBrand', { code: 'second', name: 'Second' })
    await allInOneBrowser(one, two)
    await allFrom('203.0.113.9', one, three)
    expect(await found({ kind: 'Address' })).toMatchObject([
      { kind: 'Address', agent: { memberId: Number(head.id) } },
    ])
    const page = await admin.call('backoffice.sharedLines', { brandCode: 'brand1', pageNo: 2, pageSize: 1 })
    expect(page.envelope.value).toMatchObject({
      totalCount: 2,
      totalPages: 2,
      list: [{ kind: expect.any(String) }],
    })
    expect(await list({ brandCode: 'second' })).toEqual([])
  })
})
