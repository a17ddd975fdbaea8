// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { CallInput } from '@tessera/contract'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import {
  flatTiers,
  openContractsTestServer,
  type ContractsTestServer,
  type TestAccount,
} from '../../contracts/contracts-for-tests.ts'
import { checkInvariants } from '../../ledger/index.ts'

let at: ContractsTestServer
let admin: CallClient
let supervisor: CallClient
let cashier: CallClient
let head: TestAccount
let agent: TestAccount
let player: TestAccount
beforeEach(async () => {
  at = await openContractsTestServer()
  await signIn()
  head = await at.open('linehead', 2)
  agent = await at.open('lineagent', 1, head)
  player = await at.open('playerone', 0, agent)
})
afterEach(async () => {
  expect((await checkInvariants(at.deps.database, 0)).differences).toEqual([])
  await at.close()
})

let round = 0
/** Operators; their sessions do not live for days. */
async function signIn(): Promise<void> {
  round += 1
  admin = await at.server.operator(`chief${round}`, 'admin')
  supervisor = await at.server.operator(`lead${round}`, 'supervisor')
  cashier = await at.server.operator(`money${round}`, 'finance')
}
const settleAt = async (time: string): Promise<void> => {
  await at.settleAt(time)
  await signIn()
}
const reason = 'As agreed on the phone'
/** What one operator may offer alone by the settings as they are shipped: up to half a percent. */
const alone = flatTiers(0.005)
const offer = (client: CallClient, more: Partial<CallInput<'backoffice.offerContract'>> = {}) =>
  client.call('backoffice.offerContract', {
    account: 'linehead',
    kind: 'DAILY',
    periodType: 'Daily',
    tiers: alone,
    reason,
    requestId: randomUUID(),
    ...more,
  })
const step = (id: string) => ({ id, reason, requestId: randomUUID() })
const setting = (name: 'contracts.fourEyesRatePercent' | 'contracts.approveAbove', value: number) =>
  at.deps.settings.write(name, value, 'test')
const actions = async () =>
  (
    await at.deps.database.query<{ action: string; subject: string; after: { reason: string } }>(
      sql`select action, subject, after from operator_action where action like '%ontract%' order by id`,
    )
  ).map(({ action, after }) => [action, after.reason])

describe('an offer of the operator', () => {
  it('is seen and accepted by the agent, and listed with its moves, its version and who made them', async () => {
    const { contract } = (await offer(admin)).envelope.value
    expect(contract).toMatchObject({ from: null, to: 'linehead', status: 'Offered', version: 1 })
    await head.client.call('contracts.moveDailySalary', {
      action: 'ACCEPT',
      contractId: contract!.contractId,
    })
    const listed = (await admin.call('backoffice.contracts', { account: 'LineHead', status: 'Active' }))
      .envelope.value
    expect(
      listed.list.map(({ moves }) => moves.map(({ move, by, operator }) => [move, by, operator])),
    ).toEqual([
      [
        ['OFFER', null, `chief${round}`],
        ['ACCEPT', 'linehead', null],
      ],
    ])
    expect(
      (await admin.call('backoffice.contracts', { account: 'lineagent' })).envelope.value.totalCount,
    ).toBe(0)
    expect((await admin.call('backoffice.contracts', { kind: 'HOURLY' })).envelope.value.totalCount).toBe(0)
    expect(await actions()).toEqual([['offerContract', reason]])
  })

  it.each([
    ['an agent under another one', { account: 'lineagent' }, 'HAS_UPLINE'],
    ['a member', { account: 'playerone' }, 'NO_AGENT'],
    ['a name that nobody has', { account: 'nobodyhere' }, 'NO_AGENT'],
    ['two tiers', { tiers: flatTiers(0.01).slice(1) }, 'BAD_TIERS'],
    ['a salary by the week', { periodType: 'Weekly' as const }, 'BAD_PERIOD'],
    ['a reason that says nothing', { reason: 'x' }, 'INVALID'],
    ['a brand that does not exist', { brandCode: 'nowhere' }, 'NO_BRAND'],
  ])('is refused for %s, and nothing changes', async (_, more, code) => {
    expect((await offer(admin, more)).envelope.code).toBe(code)
    expect((await admin.call('backoffice.contracts', {})).envelope.value.totalCount).toBe(0)
    expect(await actions()).toEqual([])
  })

  it('is refused while its kind is switched off', async () => {
    await at.deps.settings.write('agents.dailySalary', false, 'test')
    expect((await offer(admin)).envelope.code).toBe('KIND_OFF')
  })

  it('needs the right to move money, which a supervisor has not', async () => {
    expect((await offer(supervisor)).status).toBe(403)
    expect((await admin.call('backoffice.contracts', {})).envelope.value.totalCount).toBe(0)
    expect((await offer(cashier)).envelope.value.contract).toMatchObject({ to: 'linehead' })
  })

  it('waits for a second operator above half a percent by the settings as they are shipped', async () => {
    const { contract, request } = (await offer(admin, { tiers: flatTiers(0.006) })).envelope.value
    expect([contract, request]).toMatchObject([null, { status: 'waiting' }])
    expect((await admin.call('backoffice.contracts', {})).envelope.value.totalCount).toBe(0)
  })

  it('is made once, however often the same request arrives', async () => {
    const requestId = randomUUID()
    await Promise.all([offer(admin, { requestId }), offer(admin, { requestId }), offer(admin, { requestId })])
    expect((await admin.call('backoffice.contracts', {})).envelope.value.totalCount).toBe(1)
  })

  it('shows beforehand what it would have paid for the last period, and changes nothing', async () => {
    await at.bet(player, 1_000)
    await settleAt('2027-03-16 09:00')
    const question = { account: 'linehead', kind: 'DAILY', periodType: 'Daily' } as const
    const dry = (tiers: ReturnType<typeof flatTiers>) =>
      admin.call('backoffice.dryRunContract', { ...question, tiers })
    expect((await dry(flatTiers(0.01))).envelope.value).toMatchObject({
      problem: null,
      firstDay: '2027-03-15',
      bets: 1_000,
      rate: 0.01,
      paid: 10,
    })
    const [first, second, third] = flatTiers(0.01)
    const falling = [first!, second!, { ...third!, rate: 0.005 }]
    expect((await dry(falling)).envelope.value.problem).toEqual({ problem: 'rateFalls', tier: 2 })
    expect((await admin.call('backoffice.contracts', {})).envelope.value.totalCount).toBe(0)
  })

  it('ends with its running period when the operator terminates it, and a contract of two agents does not', async () => {
    const own = await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
    const below = await at.agreeWith(head, agent, 'DAILY', { tiers: flatTiers(0.01) })
    await settleAt('2027-03-16 09:00')
    expect((await admin.call('backoffice.terminateContract', step(below))).envelope.code).toBe('BAD_STATE')
    const ended = (await admin.call('backoffice.terminateContract', step(own))).envelope.value
    expect(ended).toMatchObject({ status: 'Terminated', endDay: '2027-03-16' })
    expect(ended.moves.at(-1)).toMatchObject({ move: 'TERMINATE', operator: `chief${round}` })
    expect((await supervisor.call('backoffice.terminateContract', step(own))).envelope.code).toBe('BAD_STATE')
    expect((await admin.call('backoffice.terminateContract', step(randomUUID()))).envelope.success).toBe(
      false,
    )
    expect(await actions()).toEqual([['terminateContract', reason]])
  })
})

describe('an offer with a rate above the setting', () => {
  const waiting = async (client: CallClient) =>
    (await client.call('backoffice.contractRequests', { waiting: true })).envelope.value.list
  const decide = (client: CallClient, id: string, name: 'approve' | 'refuse' = 'approve') =>
    client.call(`backoffice.${name}ContractRequest`, { id, reason: 'The line is worth it' })
  beforeEach(() => setting('contracts.fourEyesRatePercent', 5))

  it('waits for a second operator, and the agent does not see it before', async () => {
    expect((await offer(admin, { tiers: flatTiers(0.05) })).envelope.value.request).toBeNull()
    const { contract, request } = (
      await offer(admin, { tiers: flatTiers(0.06), kind: 'DIVIDEND', periodType: 'Weekly' })
    ).envelope.value
    expect([contract, request]).toMatchObject([null, { status: 'waiting', own: true, account: 'linehead' }])
    const seen = async () => (await head.client.call('contracts.dividends', {})).envelope.value.totalCount
    expect(await seen()).toBe(0)
    expect((await waiting(cashier)).map(({ own }) => own)).toEqual([false])
    expect((await decide(admin, request!.requestId)).envelope.code).toBe('OWN_REQUEST')
    expect((await decide(supervisor, request!.requestId)).status).toBe(403)
    expect(await seen()).toBe(0)
    expect((await decide(cashier, request!.requestId)).envelope.value).toMatchObject({
      status: 'approved',
      decidedBy: `money${round}`,
    })
    expect([await seen(), await waiting(admin)]).toEqual([1, []])
    expect(await actions()).toEqual([
      ['offerContract', reason],
      ['askContractOffer', reason],
      ['approveContractOffer', 'The line is worth it'],
    ])
  })

  it('is decided once by two people, whatever a program says and however many decide at once', async () => {
    const other = await at.server.operator(`second${round}`, 'finance')
    const { request } = (await offer(admin, { tiers: flatTiers(0.06) })).envelope.value
    const id = request!.requestId
    expect((await offer(other, { tiers: flatTiers(0.07) })).envelope.code).toBe('REQUEST_WAITING')
    // Those who may not pay may still refuse.
    const answers = await Promise.all([
      decide(cashier, id),
      decide(other, id),
      decide(supervisor, id, 'refuse'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const own = (await offer(admin, { tiers: flatTiers(0.08) })).envelope.value.request!.requestId
    await expect(
      at.deps.database.query(
        sql`update contract_request set status = 'approved', decided_by = asked_by, decided_by_name = 'x', decided_at = now() where id = ${own}`,
      ),
    ).rejects.toThrow('contract_request_two_people')
  })

  it('expires unanswered after seven days, and is refused by the rules of the day it is approved', async () => {
    const first = (await offer(admin, { tiers: flatTiers(0.06) })).envelope.value.request!
    await at.deps.settings.write('agents.dailySalary', false, 'test')
    expect((await decide(cashier, first.requestId)).envelope.code).toBe('KIND_OFF')
    at.server.clock.advance(7 * 86_400_000)
    await signIn()
    expect((await decide(cashier, first.requestId)).envelope.code).toBe('REQUEST_OVER')
    expect(await waiting(cashier)).toEqual([])
  })
})

describe('a settled period', () => {
  it('is listed with its sums and its payments, and gives the same when it is repeated', async () => {
    await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
    await at.agreeWith(head, agent, 'DAILY', { tiers: flatTiers(0.004) })
    await settleAt('2027-03-16 09:00')
    await at.bet(player, 10_000)
    await settleAt('2027-03-17 02:15')
    const [run] = (await admin.call('backoffice.contractRuns', { kind: 'DAILY' })).envelope.value.list
    expect(run).toMatchObject({ status: 'done', payments: 2, amount: 140, net: 100, firstDay: '2027-03-16' })
    const { list } = (await admin.call('backoffice.contractPayments', { runId: run!.runId })).envelope.value
    expect(list.map(({ account, amount, net, status }) => [account, amount, net, status])).toEqual([
      ['linehead', 100, 60, 'Paid'],
      ['lineagent', 40, 40, 'Paid'],
    ])
    const repeat = async () =>
      (await admin.call('backoffice.repeatContractRun', { id: run!.runId })).envelope.value
    const sums = { payments: 2, amount: 140, net: 100, shortfall: 0 }
    expect(await repeat()).toEqual({ stored: sums, repeated: sums, differences: [], differenceCount: 0 })
    // Somebody writes to the figures: the repetition says where and by how much.
    await at.deps.database.query(
      sql`update team_day set valid_bets = valid_bets + 1 where agent_id = ${agent.id} and day = '2027-03-16'`,
    )
    expect(await repeat()).toMatchObject({
      stored: sums,
      repeated: sums,
      differences: [
        { account: 'lineagent', figure: 'bets', stored: '10000.000000', repeated: '10000.000001' },
        { account: 'lineagent', figure: 'base', stored: '10000.000000', repeated: '10000.000001' },
      ],
    })
    expect((await admin.call('backoffice.repeatContractRun', { id: randomUUID() })).status).toBe(404)
    expect([await at.cash(head), await at.cash(agent)]).toEqual([60, 40])
  })

  it('is repeated by the settings that it was computed with, whatever they are by then', async () => {
    await at.deps.settings.write('contracts.carryMode', 'month', 'test')
    const tiers = [0, 1, 2].map((active) => ({
      minBets: active,
      minProfitLoss: 0,
      minActiveMembers: active === 0 ? 0 : 1,
      rate: active === 0 ? 0.1 : 0.18,
    }))
    await at.agree(head, 'DIVIDEND', { periodType: 'Semimonthly', tiers })
    await settleAt('2027-04-03 09:00')
    await at.bet(player, 1_000, 31_000)
    await settleAt('2027-04-16 03:00')
    await at.bet(player, 600)
    await settleAt('2027-04-20 09:00')
    await at.bet(player, 99_400)
    await settleAt('2027-05-01 02:15')
    // 18 % of 70,000: with the loss of the first half, and with one active member.
    expect(await at.cash(head)).toBe(12_600)
    const [run] = (await admin.call('backoffice.contractRuns', { kind: 'DIVIDEND' })).envelope.value.list
    const repeat = async () =>
      (await admin.call('backoffice.repeatContractRun', { id: run!.runId })).envelope.value
    await at.deps.settings.write('contracts.carryMode', 'none', 'test')
    await at.deps.settings.write('agents.activeBet', 500_000, 'test')
    const sums = { payments: 1, amount: 12_600, net: 12_600, shortfall: 0 }
    expect(await repeat()).toEqual({ stored: sums, repeated: sums, differences: [], differenceCount: 0 })
    const paid = (
      await head.client.call('contracts.dividendRecord', {
        startTime: Date.UTC(2027, 3, 16),
        endTime: Date.UTC(2027, 3, 30),
      })
    ).envelope.value.list[0]!
    const members = await head.client.call('contracts.paymentMembers', { paymentId: paid.paymentId })
    expect(members.envelope.value.list.map(({ bets, active }) => [bets, active])).toEqual([[100_000, true]])
    // A run from before the settings were stored can only be repeated by those of today.
    const owner = new pg.Client({ connectionString: at.server.ownerUrl })
    await owner.connect()
    await owner.query('update contract_run set active_bet = null, carry_mode = null where id = $1', [
      run!.runId,
    ])
    await owner.end()
    expect((await repeat()).repeated).toMatchObject({ amount: 10_000 })
  })
})

describe('a payment above the limit', () => {
  const pending = async () =>
    (await admin.call('backoffice.contractPayments', { status: 'Pending' })).envelope.value.list
  beforeEach(async () => {
    await setting('contracts.approveAbove', 50)
    await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
    await settleAt('2027-03-16 09:00')
    await at.bet(player, 10_000)
    await settleAt('2027-03-17 02:15')
  })

  it('waits, and is paid once when two operators approve it at the same time', async () => {
    const [payment] = await pending()
    expect([payment?.net, await at.cash(head)]).toEqual([100, 0])
    expect(
      (await supervisor.call('backoffice.approveContractPayment', step(payment!.paymentId))).status,
    ).toBe(403)
    const finance = await at.server.operator(`cashier${round}`, 'finance')
    const answers = await Promise.all(
      [admin, finance, admin, finance].map((client) =>
        client.call('backoffice.approveContractPayment', step(payment!.paymentId)),
      ),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect(answers.filter(({ envelope }) => !envelope.success).map(({ envelope }) => envelope.code)).toEqual([
      'BAD_STATE',
      'BAD_STATE',
      'BAD_STATE',
    ])
    expect([await at.cash(head), await pending()]).toEqual([100, []])
    expect(await actions()).toEqual([['approveContractPayment', reason]])
  })

  it('is never paid once it is declined', async () => {
    const [payment] = await pending()
    const declined = await admin.call('backoffice.declineContractPayment', step(payment!.paymentId))
    expect(declined.envelope.value).toMatchObject({ status: 'Expired', decidedBy: `chief${round}` })
    expect(
      (await admin.call('backoffice.approveContractPayment', step(payment!.paymentId))).envelope.code,
    ).toBe('BAD_STATE')
    await settleAt('2027-03-18 02:15')
    expect(await at.cash(head)).toBe(0)
    expect((await admin.call('backoffice.approveContractPayment', step(randomUUID()))).status).toBe(404)
  })

  it('is either approved or declined when both happen at the same time', async () => {
    const [payment] = await pending()
    const id = payment!.paymentId
    const answers = await Promise.all([
      admin.call('backoffice.declineContractPayment', step(id)),
      admin.call('backoffice.approveContractPayment', step(id)),
    ])
    const [declined, approved] = answers.map(({ envelope }) => envelope.success)
    expect([declined, approved].filter(Boolean)).toHaveLength(1)
    expect(await at.cash(head)).toBe(approved ? 100 : 0)
  })
})

describe('what agents could not pay and what contracts cost', () => {
  it('is listed by agent until they have repaid, and by line beside what it brought in', async () => {
    const lucky = await at.open('luckyone', 0, await at.open('secondagent', 1, head))
    await at.agree(head, 'DIVIDEND', { periodType: 'Daily', tiers: flatTiers(0.1) })
    await at.agreeWith(head, agent, 'DIVIDEND', { periodType: 'Daily', tiers: flatTiers(0.1) })
    await settleAt('2027-03-16 09:00')
    await at.bet(player, 10_000, 9_000)
    await settleAt('2027-03-17 02:15')
    // One branch loses 1,000, the other wins 600 of it: the line earns 40, the branch 100.
    await at.bet(player, 1_000)
    await at.bet(lucky, 1_000, 1_600)
    await at.fund(head, 30)
    await settleAt('2027-03-18 02:15')
    const debts = (await admin.call('backoffice.contractDebts', {})).envelope.value
    expect(debts).toMatchObject({
      list: [{ account: 'linehead', advanced: 30, payments: 1, owed: 30 }],
      totals: { advanced: 30, owed: 30 },
    })
    const costs = async (firstDay: string, lastDay: string) =>
      (await admin.call('backoffice.contractCosts', { firstDay, lastDay })).envelope
    expect((await costs('2027-03-16', '2027-03-17')).value).toMatchObject({
      list: [{ account: 'linehead', revenue: 1_400, cost: 140, advanced: 30, percent: 10 }],
      totals: { revenue: 1_400, cost: 140, advanced: 30, percent: 10 },
    })
    expect((await costs('2027-03-16', '2027-03-16')).value.totals).toMatchObject({
      revenue: 1_000,
      cost: 100,
    })
    expect((await costs('2027-03-17', '2027-03-16')).code).toBe('INVALID')
    expect((await costs('2026-03-16', '2027-03-17')).code).toBe('INVALID')
    expect((await costs('2027-02-30', '2027-03-17')).code).toBe('INVALID')
  })
})
