// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallName } from '@tessera/contract'
import { units, type Amount } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/index.ts'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { recordFact, type BetFact } from '../bets/index.ts'
import { hold, operatorAccount, openAccounts, ownerOfMember, post, settleHold } from '../ledger/index.ts'
import type { MemberType } from '../members/index.ts'
import { rollUpNow } from './figures/figures-for-tests.ts'

const password = 'Correct-horse-9'
const hourMs = 3_600_000
let server: TestServer
/**
 * The line: a head, an agent below, and below that agent two members and a test agent; plus another head's
 * line.
 */
const ids: Record<string, bigint> = {}
let head: CallClient
let agent: CallClient
let member: CallClient
let loggedInMs = 0

beforeAll(async () => {
  server = await openTestServer()
  // The ledger stamps its postings with the time of the database.
  server.clock.advance(Date.now() - server.clock.now())
  await server.platform.settings.write('identity.botCheck', false, 'test')
  await open('linehead', 2)
  await open('lineagent', 1, 'linehead')
  await open('playerone', 0, 'lineagent')
  await open('playertwo', 0, 'lineagent')
  await open('testagent', 41, 'lineagent')
  await open('directone', 0, 'linehead')
  await open('otherhead', 2)
  await open('otherone', 0, 'otherhead')
  loggedInMs = server.clock.now()
  ;[head, agent, member] = [await logIn('linehead'), await logIn('lineagent'), await logIn('playerone')]
  await play()
  await rollUpNow(server)
})
afterAll(() => server.close())

async function open(username: string, type: MemberType, upline?: string): Promise<void> {
  const made = await server.modules.identity.openAccount({
    username,
    password,
    type,
    currency: 'USD',
    ...(upline === undefined ? {} : { uplineId: ids[upline]! }),
  })
  ids[username] = made?.id ?? 0n
}

async function logIn(username: string): Promise<CallClient> {
  const client = server.program()
  client.token = (
    await client.call('identity.login', { type: 'username', username, password })
  ).envelope.value.token
  return client
}

const atMs = (minutesAgo: number): number => server.clock.now() - minutesAgo * 60_000

async function bet(
  username: string,
  roundId: string,
  minutesAgo: number,
  stake: Amount,
  returned: Amount,
): Promise<void> {
  const common: Omit<BetFact, 'kind' | 'amount' | 'validBet' | 'closed' | 'reference'> = {
    memberId: ids[username]!,
    vendor: 'studio',
    gameCode: 'dice',
    roundId,
    currency: 'USD',
    atMs: atMs(minutesAgo),
  }
  await server.platform.database.transaction(async (tx) => {
    await recordFact(tx, {
      ...common,
      kind: 'stake',
      amount: stake,
      validBet: stake,
      closed: returned === 0n,
      reference: `${roundId}-s`,
    })
    if (returned > 0n)
      await recordFact(tx, {
        ...common,
        kind: 'return',
        amount: returned,
        validBet: units(0),
        closed: true,
        reference: `${roundId}-r`,
      })
  })
}

/** Bets, a deposit, a withdrawal and gifts in every line, so that a sum over the wrong people shows. */
async function play(): Promise<void> {
  const { database } = server.platform
  // In the order of time, as play is recorded.
  await bet('playerone', 'r0', 3 * 24 * 60, units(40), units(0))
  await bet('playerone', 'r1', 30, units(1_200), units(200))
  await bet('playertwo', 'r2', 20, units(50), units(80))
  await bet('directone', 'r4', 15, units(300), units(0))
  await bet('testagent', 'r3', 10, units(9_000), units(0))
  await bet('otherone', 'r5', 5, units(7_000), units(0))
  await database.transaction(async (tx) => {
    const [gifts, paidIn] = [
      await operatorAccount(tx, 'promotions', 'USD'),
      await operatorAccount(tx, 'deposits:till', 'USD'),
    ]
    const cashOf = async (username: string) =>
      (await openAccounts(tx, ownerOfMember(ids[username]!), 'USD')).cash
    await post(tx, [
      {
        from: gifts,
        to: await cashOf('playerone'),
        amount: units(10),
        cause: 'test',
        externalId: 'g1',
        kind: 'bonus',
      },
      {
        from: paidIn,
        to: await cashOf('playertwo'),
        amount: units(500),
        cause: 'test',
        externalId: 'd1',
        kind: 'deposit',
      },
      {
        from: gifts,
        to: await cashOf('lineagent'),
        amount: units(25),
        cause: 'test',
        externalId: 's1',
        kind: 'salary',
      },
    ])
    await post(tx, [
      {
        from: gifts,
        to: await cashOf('lineagent'),
        amount: units(5),
        cause: 'test',
        externalId: 'b1',
        kind: 'rebate',
      },
      {
        from: paidIn,
        to: await cashOf('otherone'),
        amount: units(900),
        cause: 'test',
        externalId: 'd2',
        kind: 'deposit',
      },
    ])
    const accounts = await openAccounts(tx, ownerOfMember(ids['playertwo']!), 'USD')
    const reference = { cause: 'test.withdrawal', externalId: 'w1' }
    await hold(tx, accounts, units(20), reference)
    await settleHold(tx, accounts, paidIn, reference)
  })
}

const lastHour = () => ({ startTime: server.clock.now() - hourMs, endTime: server.clock.now() + hourMs })
const ask = async <Name extends CallName>(client: CallClient, name: Name, input: CallInput<Name>) =>
  (await client.call(name, input)).envelope.value

describe('the funds of an account', () => {
  it('are returned with the four kinds of contracts to any logged-in member [CALL-018]', async () => {
    expect(await ask(agent, 'agents.funds', {})).toEqual({
      dailySalary: false,
      hourSalary: false,
      realTimeSalary: false,
      dividend: false,
      withdrawable: 30,
      frozen: 0,
    })
    expect(await ask(member, 'agents.funds', {})).toMatchObject({ dividend: false, withdrawable: 10 })
    expect(
      (await server.program().send({ method: 'GET', url: '/wps/member/info/funds/consolidated' })).status,
    ).toBe(401)
  })

  it.each([
    ['dividend', '[AGENT-010]'],
    ['dailySalary', '[AGENT-011]'],
    ['hourSalary', '[AGENT-012]'],
    ['realTimeSalary', '[AGENT-013]'],
  ] as const)('name %s while it is switched on, to agents alone %s', async (kind, _row) => {
    const none = { dividend: false, dailySalary: false, hourSalary: false, realTimeSalary: false }
    await server.platform.settings.write(`agents.${kind}`, true, 'test')
    expect(await ask(agent, 'agents.funds', {})).toMatchObject({ ...none, [kind]: true })
    expect(await ask(member, 'agents.funds', {})).toMatchObject(none)
    await server.platform.settings.write(`agents.${kind}`, false, 'test')
    expect(await ask(agent, 'agents.funds', {})).toMatchObject(none)
  })
})

describe('the records of contracts', () => {
  const kinds = [
    ['agentDividendRecord', 'agents.dividend'],
    ['agentDailyWages', 'agents.dailySalary'],
    ['agentHourlySalary', 'agents.hourSalary'],
    ['agentRealTimeSalary', 'agents.realTimeSalary'],
  ] as const
  it.each(kinds)(
    'are refused while their kind is switched off, and answer while it is on: %s [AGENT-027]',
    async (page, setting) => {
      const read = (client: CallClient, account = '') =>
        client.send({ method: 'GET', url: `/wps/relay/MCS2_${page}?account=${account}&pageNo=1` })
      await server.platform.settings.write(setting, false, 'test')
      for (const account of ['', 'playerone', 'otherone'])
        expect(await read(agent, account)).toMatchObject({
          status: 403,
          envelope: { success: false, value: null, code: 'FORBIDDEN' },
        })
      await server.platform.settings.write(setting, true, 'test')
      expect((await read(agent)).envelope).toMatchObject({ success: true, value: { list: [] } })
      expect((await read(agent, 'otherone')).status).toBe(403)
      await server.platform.settings.write(setting, false, 'test')
      expect((await read(member)).status).toBe(403)
      expect((await read(server.program())).status).toBe(401)
    },
  )
})

describe('the overview of a team', () => {
  it("adds up the accounts below the agent, and their money with the agent's own, without test accounts", async () => {
    expect(await ask(agent, 'agents.teamOverview', lastHour())).toEqual({
      members: 2,
      agents: 0,
      newAccounts: 2,
      activeMembers: 1,
      teamBalance: 520,
      deposits: 500,
      withdrawals: 20,
      bets: 1_250,
      payouts: 280,
      bonuses: 15,
      profitAndLoss: 930,
      updatedAt: server.clock.now(),
    })
    expect(await ask(head, 'agents.teamOverview', lastHour())).toMatchObject({
      members: 3,
      agents: 1,
      newAccounts: 4,
      bets: 1_550,
      profitAndLoss: 1_230,
    })
  })

  it('covers one downline when its account is named, and the requested period', async () => {
    expect(await ask(head, 'agents.teamOverview', { ...lastHour(), account: 'LineAgent' })).toMatchObject({
      members: 2,
      bets: 1_250,
    })
    expect(
      await ask(agent, 'agents.teamOverview', {
        startTime: server.clock.now() - 90 * 24 * hourMs,
        endTime: server.clock.now() - 48 * hourMs,
      }),
    ).toMatchObject({ newAccounts: 0, activeMembers: 0, bets: 40, deposits: 0, bonuses: 0 })
  })

  it.each([[{ startTime: 0, endTime: 91 * 24 * hourMs }], [{ startTime: 2_000, endTime: 1_000 }]])(
    'covers at most 90 days, forwards: %j is refused',
    async (period) => {
      expect((await agent.call('agents.teamOverview', period)).status).toBe(400)
    },
  )
})

describe('the list of a team', () => {
  const names = async (client: CallClient, input: CallInput<'agents.teamManagement'> = {}) =>
    (await ask(client, 'agents.teamManagement', input)).list.map(({ account }) => account)

  it('has everybody below, newest first, with upline, kind and balance', async () => {
    const { list, totalCount } = await ask(head, 'agents.teamManagement', {})
    expect(
      list.map(({ account, type, upline, directDownlines, balance }) => [
        account,
        type,
        upline,
        directDownlines,
        balance,
      ]),
    ).toEqual([
      ['directone', 0, 'linehead', 0, 0],
      ['testagent', 41, 'lineagent', 0, 0],
      ['playertwo', 0, 'lineagent', 0, 480],
      ['playerone', 0, 'lineagent', 0, 10],
      ['lineagent', 1, 'linehead', 3, 30],
    ])
    expect(totalCount).toBe(5)
    expect(list.at(-1)?.lastLoginAt).toBe(loggedInMs)
  })

  it('is searched by a part of the name, taken literally, and finds nobody of another line', async () => {
    expect(await names(head, { account: 'PLAYER' })).toEqual(['playertwo', 'playerone'])
    expect(await names(head, { account: 'other' })).toEqual([])
    expect(await names(head, { account: '%' })).toEqual([])
    expect(await names(agent)).toEqual(['testagent', 'playertwo', 'playerone'])
  })

  it('comes in pages', async () => {
    expect(await ask(head, 'agents.teamManagement', { pageNo: 2, pageSize: 2 })).toMatchObject({
      pageNo: 2,
      totalPages: 3,
      totalCount: 5,
      list: [{ account: 'playertwo' }, { account: 'playerone' }],
    })
    expect(await ask(head, 'agents.teamManagement', { pageNo: 9 })).toMatchObject({ list: [], totalCount: 5 })
  })
})

describe('the bets of a team', () => {
  it('are its rounds, newest first, with the account that placed them', async () => {
    const { list, totalCount } = await ask(agent, 'agents.teamBetting', lastHour())
    expect(
      list.map(({ account, roundId, bet: staked, payout, status }) => [
        account,
        roundId,
        staked,
        payout,
        status,
      ]),
    ).toEqual([
      ['testagent', 'r3', 9_000, 0, 'settled'],
      ['playertwo', 'r2', 50, 80, 'settled'],
      ['playerone', 'r1', 1_200, 200, 'settled'],
    ])
    expect(totalCount).toBe(3)
    expect(
      (
        await ask(head, 'agents.teamBetting', { ...lastHour(), account: 'lineagent', pageSize: 1, pageNo: 2 })
      ).list.map(({ roundId }) => roundId),
    ).toEqual(['r2'])
  })
})

describe('the losses of a team', () => {
  it('are sorted by net loss, the largest first, without test accounts', async () => {
    expect((await ask(head, 'agents.userLoss', lastHour())).list).toEqual([
      { account: 'playerone', bets: 1_200, validBets: 1_200, payouts: 200, bonuses: 10, netLoss: 990 },
      { account: 'directone', bets: 300, validBets: 300, payouts: 0, bonuses: 0, netLoss: 300 },
      { account: 'lineagent', bets: 0, validBets: 0, payouts: 0, bonuses: 5, netLoss: -5 },
      { account: 'playertwo', bets: 50, validBets: 50, payouts: 80, bonuses: 0, netLoss: -30 },
    ])
    expect(
      (await ask(head, 'agents.userLoss', { ...lastHour(), account: 'playertwo' })).list.map(
        ({ account }) => account,
      ),
    ).toEqual(['playertwo'])
  })
})

describe('the income of an agent', () => {
  it('is what the operator paid them, by day in site time [AGENT-008]', async () => {
    const day = new Date(server.clock.now() + 7 * hourMs).toISOString().slice(0, 10)
    expect((await ask(agent, 'agents.myIncome', lastHour())).list).toEqual([
      { day, salary: 25, dividend: 0, rebate: 5, total: 30 },
    ])
    expect((await ask(head, 'agents.myIncome', lastHour())).list).toEqual([])
  })
})

describe("somebody else's line", () => {
  it('is closed: upline, side line, oneself by name, and a name that nobody has are refused alike', async () => {
    for (const name of ['agents.teamOverview', 'agents.teamBetting', 'agents.userLoss'] as const) {
      for (const account of [
        'linehead',
        'otherone',
        'otherhead',
        'directone',
        'lineagent',
        'nobody-at-all',
      ]) {
        expect(await agent.call(name, { account }), `${name} ${account}`).toMatchObject({
          status: 403,
          envelope: { success: false, value: null, code: 'FORBIDDEN' },
        })
      }
    }
  })
})

describe('the request of an agent', () => {
  it.each([
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '\u202e',
    '\u0000',
    '\ud800',
    '$1',
    '../x',
    '<script>alert(1)</script>',
    '🎲'.repeat(16),
    'a'.repeat(64),
    'a'.repeat(65),
    '__proto__',
  ])('may contain %j, which finds nothing and breaks nothing', async (account) => {
    for (const name of ['agents.teamOverview', 'agents.teamBetting', 'agents.userLoss'] as const)
      expect([400, 403], name).toContain((await agent.callWith(name, { account })).status)
    const listed = await agent.callWith('agents.teamManagement', { account })
    expect(listed).toMatchObject(
      listed.status === 400
        ? { envelope: { success: false } }
        : { status: 200, envelope: { value: { list: [], totalCount: 0 } } },
    )
  })

  it.each([
    { pageNo: 0 },
    { pageSize: 101 },
    { startTime: -1 },
    { startTime: 'now' },
    { endTime: 1e300 },
    { memberId: 1 },
  ])('is refused when it makes no sense: %j', async (change) => {
    expect((await agent.callWith('agents.teamBetting', change)).status).toBe(400)
  })
})

describe('an account that an agent opens', () => {
  const register = (client: CallClient, change: Record<string, unknown> = {}) =>
    client.callWith('agents.registerAccount', {
      username: 'newbelow1',
      password: 'Given-by-9',
      type: 0,
      ...change,
    })
  const uplineOf = async (username: string) =>
    await server.platform.database.one<{ upline: bigint; made_by: bigint }>(
      sql`select upline, made_by from member where username = ${username}`,
    )

  it('is placed below the agent, and its owner must choose another password first [AGENT-004]', async () => {
    expect(await register(agent)).toMatchObject({
      status: 200,
      envelope: { success: true, value: { account: 'newbelow1' } },
    })
    expect(await uplineOf('newbelow1')).toEqual({ upline: ids['lineagent'], made_by: ids['lineagent'] })
    expect(
      (
        await server
          .program()
          .call('identity.login', { type: 'username', username: 'newbelow1', password: 'Given-by-9' })
      ).envelope.value,
    ).toMatchObject({ firstTimeLogin: true, mustChangePassword: true })
  })

  it('may be an agent, who then sees their own team', async () => {
    expect((await register(agent, { username: 'newagent1', type: 1 })).envelope.success).toBe(true)
    const client = server.program()
    const enter = async (password: string) => {
      client.token = (
        await client.call('identity.login', {
          type: 'username',
          username: 'newagent1',
          password,
          area: 'agent',
        })
      ).envelope.value.token
    }
    await enter('Given-by-9')
    await client.call('identity.changePassword', {
      oldPassword: 'Given-by-9',
      newPassword: 'Chosen-by-9',
      confirmNewPassword: 'Chosen-by-9',
    })
    await enter('Chosen-by-9')
    expect(await ask(client, 'agents.teamManagement', {})).toMatchObject({ list: [], totalCount: 0 })
  })

  it.each([
    ['a name that somebody has', { username: 'PlayerOne' }, 200, 'USERNAME_TAKEN'],
    ['a name of the platform', { username: 'support' }, 200, 'USERNAME_TAKEN'],
    ['a name with markup', { username: '<b>abcdef' }, 400, 'INVALID'],
    ['no name', { username: ' ' }, 400, 'INVALID'],
    ['a short password', { username: 'shortpass', password: 'abc' }, 400, 'INVALID'],
    ['the head of a line', { username: 'wantshead', type: 2 }, 400, 'INVALID'],
    ['a trial', { username: 'wantstrial', type: 4 }, 400, 'INVALID'],
    ['an upline of its own', { username: 'wantsother', uplineId: 1 }, 400, 'INVALID'],
    ['money', { username: 'wantsmoney', balance: 100 }, 400, 'INVALID'],
  ])('is not opened with %s', async (_, change, status, code) => {
    expect(await register(agent, change)).toMatchObject({ status, envelope: { success: false, code } })
    const username = String(change.username)
    if (username.startsWith('wants') || username === 'shortpass')
      expect(await uplineOf(username)).toBeUndefined()
  })

  it('may not have the password that operators hand out', async () => {
    await server.platform.settings.write('identity.defaultPassword', 'Welcome-123', 'test')
    expect(await register(agent, { username: 'handedout', password: 'Welcome-123' })).toMatchObject({
      status: 400,
      envelope: { value: { fields: { password: expect.any(String) as string } } },
    })
    await server.platform.settings.write('identity.defaultPassword', '', 'test')
  })

  it('is invited by a code that is made once, even when two requests read it at once', async () => {
    const looks = await Promise.all([1, 2, 3].map(() => ask(agent, 'agents.invitation', {})))
    expect(new Set(looks.map(({ affiliateCode }) => affiliateCode)).size).toBe(1)
    const [{ affiliateCode, link } = { affiliateCode: '', link: '' }] = looks
    expect(link).toBe(`http://localhost:3000/register?affiliateCode=${affiliateCode}`)
    expect((await server.program().call('agents.affiliate', { code: affiliateCode })).envelope.success).toBe(
      true,
    )
    const guest = server.program()
    await guest.call('identity.register', {
      username: 'invited01',
      password,
      confirmPassword: password,
      login: true,
      agreed: true,
      affiliateCode,
    })
    expect((await uplineOf('invited01'))?.upline).toBe(ids['lineagent'])
  })
})
