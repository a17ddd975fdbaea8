// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { units, type Amount } from '@tessera/rules/money'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDatabaseUnreachable, sql } from '../../../platform/db/index.ts'
import { operatorAccount, openAccounts, ownerOfMember, post } from '../../ledger/index.ts'
import type { MemberType } from '../../members/index.ts'
import {
  openWalletTestServer,
  paymentPassword,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'
import { transferCash } from './transfer-cash.ts'

const password = 'correct-horse-9'
let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
  // The ledger stamps its postings with the time of the database.
  bank.clock.advance(Date.now() - bank.clock.now() + 60_000)
})
afterAll(async () => {
  const differences = await bank.ledgerDifferences()
  await bank.close()
  expect(differences).toEqual([])
})

let names = 0
async function person(type: MemberType, upline?: TestMember, cash: Amount = units(100)): Promise<TestMember> {
  const { identity } = bank.server.modules
  const name = `person${++names}`
  const { id } = (await identity.openAccount({
    username: name,
    password,
    type,
    currency: 'USD',
    ...(upline ? { uplineId: upline.id } : {}),
  }))!
  if (cash > 0n)
    await bank.server.platform.database.transaction(async (tx) => {
      const { cash: to } = await openAccounts(tx, ownerOfMember(id), 'USD')
      await post(tx, [
        {
          from: await operatorAccount(tx, 'test', 'USD'),
          to,
          amount: cash,
          cause: 'test',
          externalId: name,
          kind: 'deposit',
        },
      ])
    })
  const client = bank.program()
  client.token = (await client.call('identity.login', { username: name, password })).envelope.value.token
  await client.call('identity.setPaymentPassword', {
    newPassword: paymentPassword,
    confirmNewPassword: paymentPassword,
  })
  return { id, name, client }
}

/** An agent with an agent below them, and a member below that one. */
async function line(): Promise<{ head: TestMember; agent: TestMember; player: TestMember }> {
  const head = await person(2)
  const agent = await person(1, head)
  return { head, agent, player: await person(0, agent) }
}
const up = ({ client }: TestMember, part: Partial<CallInput<'wallet.transferUpline'>> = {}) =>
  client.call('wallet.transferUpline', {
    amount: 5,
    password: paymentPassword,
    remark: '',
    requestId: requestId(),
    ...part,
  })
const down = (
  { client }: TestMember,
  account: string,
  part: Partial<CallInput<'wallet.transferDownline'>> = {},
) =>
  client.call('wallet.transferDownline', {
    account,
    amount: 5,
    password: paymentPassword,
    remark: '',
    requestId: requestId(),
    ...part,
  })
const cash = async (member: TestMember) => (await bank.balance(member)).cash
const record = async ({ client }: TestMember) =>
  (await client.call('wallet.transactions', { transType: 'TRANSFER' })).envelope.value.list.map(
    ({ amount, balanceAfter, remark }) => [amount, balanceAfter, remark],
  )

describe('a transfer to the account above', () => {
  it('arrives at once, appears in both account records with its note, and is pushed to both [AGENT-019]', async () => {
    const { head, agent } = await line()
    const pages = [bank.listen(head), bank.listen(agent)]
    expect(await up(agent, { remark: 'Rent' })).toMatchObject({
      status: 200,
      envelope: {
        success: true,
        value: { transferId: expect.stringMatching(/^\d+$/) as string, balance: 95 },
      },
    })
    expect([await cash(head), await cash(agent)]).toEqual([105, 95])
    expect([await record(head), await record(agent)]).toEqual([[[5, 105, 'Rent']], [[-5, 95, 'Rent']]])
    await expect
      .poll(() => pages.map((received) => received.map(({ topic, payload }) => [topic, payload.mainBalance])))
      .toEqual([[['wallet.balance', 105]], [['wallet.balance', 95]]])
  })

  it('is open to members too, and goes to the account directly above them', async () => {
    const { head, agent, player } = await line()
    expect((await up(player, { amount: 100 })).envelope.value.balance).toBe(0)
    expect([await cash(head), await cash(agent), await cash(player)]).toEqual([100, 200, 0])
  })

  it('is refused without an account above, to a visitor, to a trial account, and while the account above is closed', async () => {
    const { head, agent } = await line()
    expect(await up(head)).toMatchObject({
      status: 403,
      envelope: { success: false, value: null, code: 'FORBIDDEN' },
    })
    expect((await up({ ...head, client: bank.program() })).status).toBe(401)
    await bank.server.platform.settings.write('identity.freePlay', true, 'test')
    const trial = bank.program()
    const { data: token } = await trial.seal({ merchant: firstBrandCode })
    trial.token = (
      await trial.call('identity.freePlay', { os: 'Linux', platform: 'W', gatewayVersion: 3, token })
    ).envelope.value.token
    expect(await up({ ...head, client: trial })).toMatchObject({
      status: 403,
      envelope: { code: 'NEED_REAL_ACCOUNT' },
    })
    await bank.server.platform.database.query(sql`update member set enabled = false where id = ${head.id}`)
    expect((await up(agent)).status).toBe(403)
    expect(await cash(agent)).toBe(100)
  })
})

describe('a transfer to an account of the team', () => {
  it('arrives at once, at any depth, in whatever case the name is written', async () => {
    const { head, agent, player } = await line()
    expect((await down(head, player.name.toUpperCase(), { remark: 'Well played' })).envelope).toMatchObject({
      success: true,
      value: { balance: 95 },
    })
    expect((await down(agent, player.name)).envelope.value.balance).toBe(95)
    expect([await cash(head), await cash(agent), await cash(player)]).toEqual([95, 95, 110])
    expect(await record(player)).toEqual([
      [5, 110, ''],
      [5, 105, 'Well played'],
    ])
  })

  it('is refused to the upline, oneself, another line and unknown names, and from a member', async () => {
    const { head, agent, player } = await line()
    const other = await line()
    for (const name of [
      head.name,
      agent.name,
      other.player.name,
      other.head.name,
      'nobody-at-all',
      '%',
      "' or 1=1 --",
    ]) {
      expect(await down(agent, name), name).toMatchObject({
        status: 403,
        envelope: { success: false, value: null, code: 'FORBIDDEN' },
      })
    }
    expect((await down(player, agent.name)).status).toBe(403)
    expect((await down(agent, '')).status).toBe(400)
    await bank.server.platform.database.query(sql`update member set enabled = false where id = ${player.id}`)
    expect((await down(agent, player.name)).status).toBe(403)
    expect([await cash(head), await cash(agent), await cash(other.player)]).toEqual([100, 100, 100])
  })
})

describe('a transfer', () => {
  it.each([
    [{ amount: 0.99 }, 200, 'BELOW_MINIMUM'],
    [{ amount: 0 }, 200, 'BELOW_MINIMUM'],
    [{ amount: 100.01 }, 200, 'INSUFFICIENT'],
    [{ password: '135790' }, 200, 'BAD_PAYMENT_PASSWORD'],
    [{ amount: -5 }, 200, 'BELOW_MINIMUM'],
    [{ amount: 1.001 }, 400, 'INVALID'],
    [{ amount: 1e300 }, 400, 'INVALID'],
    [{ password: 'abc' }, 400, 'INVALID'],
    [{ remark: 'x'.repeat(141) }, 400, 'INVALID'],
    [{ requestId: 'x' }, 400, 'INVALID'],
    [{ toId: 1 }, 400, 'INVALID'],
  ] as const)('with %j is refused, and nothing moves', async (part, status, code) => {
    const { head, agent } = await line()
    const input = { amount: 5, password: paymentPassword, requestId: requestId(), ...part }
    const answer = await agent.client.callWith('wallet.transferUpline', input)
    expect([answer.status, answer.envelope.success, answer.envelope.code]).toEqual([status, false, code])
    expect([await cash(head), await cash(agent)]).toEqual([100, 100])
  })

  it('is refused until offers require no more turnover', async () => {
    const { head, agent } = await line()
    const { walletDeps } = bank.server.modules
    const deps = { ...walletDeps, wagering: { ...walletDeps.wagering!, turnoverLeft: async () => units(20) } }
    const facts = { fromId: agent.id, toId: head.id, currency: 'USD', nowMs: bank.clock.now() }
    await expect(
      bank.server.platform.database.transaction((tx) =>
        transferCash(tx, deps, facts, {
          amount: units(5),
          password: paymentPassword,
          remark: '',
          requestId: requestId(),
        }),
      ),
    ).rejects.toMatchObject({ fault: 'wallet.wageringOpen' })
    expect(await cash(agent)).toBe(100)
  })

  it("needs an agent's second factor where the operator requires one", async () => {
    const { agent, player } = await line()
    await bank.server.platform.settings.write('identity.agentsNeedSecondFactor', true, 'test')
    expect(await down(agent, player.name)).toMatchObject({
      status: 403,
      envelope: { code: 'SECOND_FACTOR_REQUIRED' },
    })
    await bank.server.platform.settings.write('identity.agentsNeedSecondFactor', false, 'test')
    expect(await cash(player)).toBe(100)
  })
})

describe('after the access to an account was recovered', () => {
  it('nothing goes to the line for a day, whoever asks, and what arrives still does', async () => {
    const { head, agent, player } = await line()
    await bank.server.platform.database.query(
      sql`insert into identity_weakened (member_id, what, at) values (${agent.id}, 'resetByPhone', ${new Date(bank.clock.now())})`,
    )
    const untilTime = bank.clock.now() + 24 * 3_600_000
    for (const answer of [await up(agent), await down(agent, player.name)])
      expect(answer).toMatchObject({
        status: 200,
        envelope: { success: false, code: 'HELD_AFTER_RECOVERY', value: { untilTime } },
      })
    expect((await down(head, agent.name)).envelope.success).toBe(true)
    expect([await cash(head), await cash(agent), await cash(player)]).toEqual([95, 105, 100])
    await bank.server.platform.settings.write('wallet.newAccountHoldHours', 0, 'test')
    expect((await up(agent)).envelope.success).toBe(true)
    await bank.server.platform.settings.write('wallet.newAccountHoldHours', 24, 'test')
  })
})

describe('at the same moment', () => {
  const operation = (from: TestMember, to: TestMember, amount: Amount, request = requestId()) => {
    const deps = { settings: bank.server.platform.settings }
    return bank.server.platform.database.transaction((tx) =>
      transferCash(
        tx,
        deps,
        { fromId: from.id, toId: to.id, currency: 'USD', nowMs: bank.clock.now() },
        { amount, password: paymentPassword, remark: '', requestId: request },
      ),
    )
  }

  it('copies of one request are one transfer with one answer, and the request id works for nothing else', async () => {
    const { head, agent } = await line()
    const input = { requestId: requestId() }
    const answers = await Promise.all(Array.from({ length: 16 }, () => up(agent, input)))
    for (const { envelope } of answers) expect(envelope).toEqual(answers[0]?.envelope)
    expect(answers[0]?.envelope.success).toBe(true)
    expect([await cash(head), await cash(agent)]).toEqual([105, 95])
    expect((await up(agent, { ...input, amount: 6 })).status).toBe(409)
    expect((await up(agent, input)).envelope).toEqual(answers[0]?.envelope)
    expect(await cash(agent)).toBe(95)
  })

  it('64 transfers of the whole balance are one transfer', async () => {
    const { head, agent } = await line()
    const tries = await Promise.allSettled(
      Array.from({ length: 64 }, () => operation(agent, head, units(100))),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // On a slow machine some get no connection in time, which says nothing about the money.
    const refused = tries.flatMap((result) =>
      result.status === 'rejected' && !isDatabaseUnreachable(result.reason) ? [result.reason.fault] : [],
    )
    expect(new Set(refused)).toEqual(new Set(['wallet.insufficientFunds']))
    expect([await cash(head), await cash(agent)]).toEqual([200, 0])
  })

  it('transfers in both directions between the same two do not deadlock, and nothing is lost', async () => {
    const { agent, player } = await line()
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 ? operation(agent, player, units(3)) : operation(player, agent, units(3)),
      ),
    )
    expect(
      tries.filter((result) => result.status === 'rejected' && !isDatabaseUnreachable(result.reason)),
    ).toEqual([])
    expect((await cash(agent)) + (await cash(player))).toBe(200)
  })

  it('of a transfer and a withdrawal of the whole balance, one succeeds', async () => {
    const { head, agent } = await line()
    const bankAccountId = await bank.bankAccount(agent)
    const withdraw = agent.client.call('wallet.withdraw', {
      amount: 100,
      bankAccountId,
      password: paymentPassword,
      requestId: requestId(),
    })
    const answers = await Promise.all([withdraw, up(agent, { amount: 100 })])
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    const { cash: left, held } = await bank.balance(agent)
    expect([left, held + (await cash(head))]).toEqual([0, 200])
  })

  it('a repeated request whose answer was deleted moves nothing: the ledger knows it', async () => {
    const { head, agent } = await line()
    const request = requestId()
    const [first, again] = [
      await operation(agent, head, units(5), request),
      await operation(agent, head, units(5), request),
    ]
    expect(again).toEqual(first)
    await expect(operation(agent, head, units(6), request)).rejects.toMatchObject({
      fault: 'call.requestReused',
    })
    expect([await cash(head), await cash(agent)]).toEqual([105, 95])
  })

  it('after a crash between two steps nothing has moved, and the same request moves it once', async () => {
    const { head, agent } = await line()
    const request = requestId()
    const { walletDeps } = bank.server.modules
    await expect(
      bank.server.platform.database.transaction(async (tx) => {
        await transferCash(
          tx,
          walletDeps,
          { fromId: agent.id, toId: head.id, currency: 'USD', nowMs: bank.clock.now() },
          { amount: units(5), password: paymentPassword, remark: '', requestId: request },
        )
        throw new Error('the process was killed here')
      }),
    ).rejects.toThrow('killed')
    expect([await cash(head), await cash(agent)]).toEqual([100, 100])
    for (let times = 0; times < 2; times++)
      expect((await up(agent, { requestId: request })).envelope).toMatchObject({
        success: true,
        value: { balance: 95 },
      })
    expect([await cash(head), await cash(agent)]).toEqual([105, 95])
  })
})
