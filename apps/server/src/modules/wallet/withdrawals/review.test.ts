// SPDX-License-Identifier: Apache-2.0
import type { SettingName } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { sql } from '../../../platform/db/index.ts'
import { noteTraces, traceOfBrowser } from '../../agents/index.ts'
import { requestId } from '../wallet-for-tests.ts'
import { openWithdrawalFixture, type Rich, type WithdrawalFixture } from './withdrawal-for-tests.ts'
import { everyFlag } from '../../../testing/every-flag.ts'

let fixture: WithdrawalFixture
let maker: CallClient
let checker: CallClient
let admin: CallClient
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  const { operator } = fixture.bank
  ;[maker, checker, admin] = [await operator('finance'), await operator('finance'), await operator('admin')]
})
afterAll(() => fixture.close())

const usual = {
  'wallet.reviewFirst': true,
  'wallet.reviewAmountAbove': 0,
  'wallet.reviewCountAbove': 0,
  'wallet.reviewSumAbove': 0,
  'wallet.reviewShared': true,
  'wallet.reviewPlayedBelowPercent': 100,
  'wallet.reviewAccountHours': 24,
  'wallet.autoApproveUpTo': 0,
  'wallet.secondApprovalAbove': 0,
  'wallet.secondApprovalDayAbove': 0,
  'wallet.approvalTierFinance': 0,
} as const satisfies Partial<Record<SettingName, number | boolean>>
type Changed = Partial<Record<keyof typeof usual, number | boolean>>
async function set(changed: Changed): Promise<void> {
  for (const [name, value] of Object.entries(changed) as [keyof typeof usual, never][])
    await fixture.bank.server.platform.settings.write(name, value, 'test')
}
afterEach(() => set(usual))

const allOff: Changed = {
  'wallet.reviewFirst': false,
  'wallet.reviewShared': false,
  'wallet.reviewPlayedBelowPercent': 0,
  'wallet.reviewAccountHours': 0,
}
const rulesOf = async (id: string) =>
  (await fixture.waiting()).find(({ withdrawalId }) => withdrawalId === id)?.reasons.map(({ rule }) => rule)
const approveAs = (client: CallClient | undefined, id: string) =>
  client!.call('backoffice.approveWithdrawal', { id, requestId: requestId(), flags: everyFlag })
const statusOf = async (from: Rich) => (await fixture.latest(from))?.status
const deposit = ({ member }: Rich, amount: bigint) =>
  fixture.bank.server.platform.database.query(sql`
    insert into deposit (id, member_id, username, account_id, amount, received, currency, status, remark, created_at, expires_at, settled_at)
    values (${requestId()}, ${member.id}, ${member.name}, 'sandbox', ${amount}, ${amount}, 'USD', 'Success', '', ${new Date(fixture.bank.clock.now())}, ${new Date(fixture.bank.clock.now())}, ${new Date(fixture.bank.clock.now())})`)

describe('a withdrawal', () => {
  it('is marked by every rule that it meets, with the figures, and none of them refuses it', async () => {
    await set({
      'wallet.reviewAmountAbove': 50,
      'wallet.reviewCountAbove': 1,
      'wallet.reviewSumAbove': 100,
    })
    const from = await fixture.rich(units(1_000))
    await deposit(from, units(200))
    const first = await fixture.asked(from, 50)
    expect(await rulesOf(first)).toEqual(['first', 'littlePlay', 'newAccount'])
    const second = await fixture.asked(from, 51)
    expect((await fixture.waiting()).find(({ withdrawalId }) => withdrawalId === second)?.reasons).toEqual([
      { rule: 'first', found: '0', allowed: '1' },
      { rule: 'largeAmount', found: '51.00', allowed: '50.00' },
      { rule: 'largeSumInADay', found: '101.00', allowed: '100.00' },
      { rule: 'littlePlay', found: '0 %', allowed: '100 %' },
      { rule: 'manyInADay', found: '2', allowed: '1' },
      { rule: 'newAccount', found: '0 h', allowed: '24 h' },
    ])
    expect(JSON.stringify(await fixture.latest(from))).not.toContain('first')
  })

  it('is marked when the account shares a browser with another', async () => {
    await set({ ...allOff, 'wallet.reviewShared': true })
    const [from, other, stranger] = [await fixture.rich(), await fixture.rich(), await fixture.rich()]
    const { database } = fixture.bank.server.platform
    const browser = traceOfBrowser(Buffer.alloc(32, 7), 'Firefox on Linux')
    await fixture.bank.server.platform.settings.write('agents.widespreadAbove', 2, 'test')
    for (const { member } of [from, other])
      await database.transaction((tx) => noteTraces(tx, member.id, browser, fixture.bank.clock.now()))
    expect(await rulesOf(await fixture.asked(from))).toEqual(['sharedTraces'])
    expect(await rulesOf(await fixture.asked(stranger))).toEqual([])
  })

  it('that nothing marks is approved at once up to the amount of the brand, and not a cent above', async () => {
    await set({ ...allOff, 'wallet.autoApproveUpTo': 20 })
    const from = await fixture.rich()
    expect((await fixture.ask(from, { amount: 20 })).envelope.value).toMatchObject({
      status: 'Approved',
      stages: [{ stage: 'asked' }, { stage: 'approved' }],
    })
    expect((await fixture.ask(from, { amount: 20.01 })).envelope.value.status).toBe('Pending')
    await set({ 'wallet.reviewFirst': true })
    expect((await fixture.ask(from, { amount: 20 })).envelope.value.status).toBe('Pending')
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 39.99, held: 60.01 })
  })
})

/** An operator who can be disabled. */
async function leaver(): Promise<[CallClient, number]> {
  const client = await fixture.bank.operator('finance')
  return [client, (await client.call('backoffice.me', {})).envelope.value.operatorId]
}
const enable = (operatorId: number, enabled: boolean) =>
  fixture.bank.server.platform.database.query(
    sql`update operator set enabled = ${enabled} where id = ${operatorId}`,
  )
const pngFile = async (): Promise<File> =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
          .png()
          .toBuffer(),
      ),
    ],
    'statement.png',
    { type: 'image/png' },
  )

describe('what was flagged', () => {
  it('needs a note about each flag in the same call; the notes stay with the withdrawal', async () => {
    const from = await fixture.rich()
    await deposit(from, units(200))
    const id = await fixture.asked(from)
    const rules = await rulesOf(id)
    expect(rules).toEqual(['first', 'littlePlay', 'newAccount'])
    const approveWith = (flags: { rule: 'first' | 'littlePlay' | 'newAccount'; note: string }[]) =>
      maker.call('backoffice.approveWithdrawal', { id, flags, requestId: requestId() })
    const first = { rule: 'first', note: 'Known from the shop' } as const
    for (const flags of [[], [first], [first, first, first]])
      expect((await approveWith(flags)).envelope.code).toBe('FLAGS_UNREAD')
    expect((await approveWith([first, { rule: 'littlePlay', note: ' x ' }])).envelope.code).toBe('INVALID')
    expect(await statusOf(from)).toBe('Pending')
    const all = [
      first,
      { rule: 'littlePlay', note: 'Played at tables' },
      { rule: 'newAccount', note: 'Called the member' },
    ] as const
    const { status, flagNotes } = (await approveWith([...all])).envelope.value
    const by = (await maker.call('backoffice.me', {})).envelope.value.name
    expect(status).toBe('Approved')
    expect(flagNotes).toEqual(all.map((note) => ({ ...note, by, time: fixture.bank.clock.now() })))
    const { rows } = await fixture.bank.server.platform.database.pool.query(
      'select after from operator_action where subject = $1',
      [`withdrawal:${id}`],
    )
    expect(rows).toMatchObject([{ after: { 'flag.first': 'Known from the shop' } }])
  })

  it('as shared names the accounts and what they share', async () => {
    const [from, other] = [await fixture.rich(), await fixture.rich()]
    const browser = traceOfBrowser(Buffer.alloc(32, 8), 'Firefox on Linux')
    for (const { member } of [from, other])
      await fixture.bank.server.platform.database.transaction((tx) =>
        noteTraces(tx, member.id, browser, fixture.bank.clock.now()),
      )
    const id = await fixture.asked(from)
    const sharers = await maker.call('backoffice.withdrawalSharers', { id })
    expect(sharers.envelope.value).toEqual([
      {
        memberId: Number(other.member.id),
        username: other.member.name,
        brandCode: 'brand1',
        shares: ['Browser'],
      },
    ])
  })
})

describe('the reference of a payment', () => {
  it('is needed to mark one as paid, stays with it, and finds the withdrawal in any case', async () => {
    const [from, other] = [await fixture.rich(), await fixture.rich()]
    const [id, second] = [await fixture.asked(from), await fixture.asked(other)]
    for (const one of [id, second]) await fixture.approve(one)
    const refused = await maker.callWith('backoffice.payWithdrawal', { id, requestId: requestId() })
    expect(refused.envelope.code).toBe('INVALID')
    for (const one of [id, second])
      expect(
        (await fixture.payOnce({ id: one, reference: 'Wire 77/a', requestId: requestId() })).envelope.value,
      ).toMatchObject({ status: 'Paid', payments: [{ amount: 60, reference: 'Wire 77/a' }] })
    const found = async (reference: string) =>
      (await maker.call('backoffice.withdrawals', { reference })).envelope.value.list
        .map(({ withdrawalId }) => withdrawalId)
        .sort()
    expect(await found('wire 77/A')).toEqual([id, second].sort())
    expect(await found('wire 77')).toEqual([])
  })
})

describe('the approval', () => {
  it('above the limit needs two different operators, and the same one twice is refused', async () => {
    await set({ 'wallet.secondApprovalAbove': 50 })
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    const first = (await approveAs(maker, id)).envelope.value
    expect(first).toMatchObject({ status: 'Pending', approvedOnce: true })
    expect((await fixture.latest(from))?.stages).toHaveLength(1)
    expect((await approveAs(maker, id)).envelope.code).toBe('SAME_OPERATOR')
    expect((await fixture.pay(id)).envelope.code).toBe('WRONG_STATE')
    expect((await approveAs(checker, id)).envelope.value.stages.map(({ stage }) => stage)).toEqual([
      'asked',
      'checked',
      'approved',
    ])
    expect(await statusOf(from)).toBe('Approved')
    const { rows } = await fixture.bank.server.platform.database.pool.query(
      'select action, before, after from operator_action where subject = $1 order by id',
      [`withdrawal:${id}`],
    )
    expect(rows.map(({ action, after }) => [action, after.status])).toEqual([
      ['approveWithdrawal', 'Pending'],
      ['approveWithdrawal', 'Approved'],
    ])
  })

  it('of one and the same amount is one when two operators press at once, and needs both above the limit', async () => {
    const from = await fixture.rich(units(200))
    const small = await fixture.asked(from)
    const answers = await Promise.all([approveAs(maker, small), approveAs(checker, small)])
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    await set({ 'wallet.secondApprovalAbove': 50 })
    const large = await fixture.asked(from)
    const both = await Promise.all([
      approveAs(maker, large),
      approveAs(maker, large),
      approveAs(checker, large),
      approveAs(admin, large),
    ])
    expect(both.filter(({ envelope }) => envelope.success)).toHaveLength(2)
    expect(await statusOf(from)).toBe('Approved')
  })

  it('counts what a member asks for within a day, so that many small ones need two as one large one does', async () => {
    await set({ 'wallet.secondApprovalAbove': 50 })
    const from = await fixture.rich()
    const [first, second, third] = [
      await fixture.asked(from, 20),
      await fixture.asked(from, 20),
      await fixture.asked(from, 20),
    ]
    expect((await approveAs(maker, first)).envelope.value.status).toBe('Pending')
    expect((await approveAs(checker, first)).envelope.value.status).toBe('Approved')
    for (const id of [second, third])
      expect((await approveAs(maker, id)).envelope.value.status).toBe('Pending')
  })

  it('counts what an operator approves alone within a day', async () => {
    await set({ 'wallet.secondApprovalDayAbove': 100 })
    const alone = await fixture.bank.operator('finance')
    const ids = [await fixture.rich(), await fixture.rich(), await fixture.rich()].map((from) =>
      fixture.asked(from, 50),
    )
    const statuses = []
    for (const id of ids) statuses.push((await approveAs(alone, await id)).envelope.value.status)
    expect(statuses).toEqual(['Approved', 'Approved', 'Pending'])
    expect((await approveAs(checker, (await ids[2])!)).envelope.value.status).toBe('Approved')
  })

  it('is needed again by both once a payment came back, before it is paid again', async () => {
    await set({ 'wallet.secondApprovalAbove': 50 })
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    await approveAs(maker, id)
    await approveAs(checker, id)
    await fixture.pay(id)
    await from.member.client.callWith(
      'wallet.confirmWithdrawal',
      { id, result: 'NOT_RECEIVED', images: [await pngFile()] },
      { ip: '10.9.1.1' },
    )
    const returned = { id, answer: 'RETURNED' as const, remark: 'It came back', requestId: requestId() }
    expect((await maker.call('backoffice.answerDispute', returned)).envelope.value.status).toBe('Pending')
    expect((await fixture.pay(id)).envelope.code).toBe('WRONG_STATE')
    expect((await approveAs(maker, id)).envelope.value).toMatchObject({
      status: 'Pending',
      approvedOnce: true,
    })
    expect((await fixture.pay(id)).envelope.code).toBe('WRONG_STATE')
    expect((await approveAs(checker, id)).envelope.value.status).toBe('Approved')
    expect((await fixture.pay(id)).envelope.value.status).toBe('Paid')
  })

  it('of an operator who was disabled since counts for nothing, before the second one and before the payment', async () => {
    await set({ 'wallet.secondApprovalAbove': 50 })
    const from = await fixture.rich(units(200))
    const id = await fixture.asked(from)
    const [gone, goneId] = await leaver()
    await approveAs(gone, id)
    await enable(goneId, false)
    expect((await approveAs(checker, id)).envelope.value.status).toBe('Pending')
    expect((await approveAs(maker, id)).envelope.value.status).toBe('Approved')

    const other = await fixture.asked(from)
    const [again, againId] = await leaver()
    await approveAs(again, other)
    expect((await approveAs(checker, other)).envelope.value.status).toBe('Approved')
    await enable(againId, false)
    expect((await fixture.pay(other)).envelope.code).toBe('GIVER_GONE')
    expect((await fixture.pay(other)).envelope.code).toBe('WRONG_STATE')
    expect((await approveAs(checker, other)).envelope.code).toBe('SAME_OPERATOR')
    expect((await approveAs(maker, other)).envelope.value.status).toBe('Approved')
    expect((await fixture.pay(other)).envelope.value.status).toBe('Paid')
  })

  it('one operator who gave the first may still reject, and the money returns', async () => {
    await set({ 'wallet.secondApprovalAbove': 50 })
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    await approveAs(maker, id)
    await fixture.reject(id)
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
    expect((await approveAs(checker, id)).envelope.code).toBe('WRONG_STATE')
  })

  it('above the tier of a role is refused, and changes nothing', async () => {
    await set({ 'wallet.approvalTierFinance': 50 })
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    expect((await approveAs(maker, id)).envelope).toMatchObject({ code: 'ABOVE_TIER', value: { max: 50 } })
    expect(await statusOf(from)).toBe('Pending')
    expect((await approveAs(admin, id)).envelope.success).toBe(true)
  })
})

it('a dry run says what other rules would have marked, and changes nothing', async () => {
  const limits = {
    ...{ first: false, amountAbove: 0, countAbove: 0, sumAbove: 0 },
    ...{ sharedTraces: false, playedBelowPercent: 0, accountYoungerHours: 0 },
  }
  const run = async (part: Partial<typeof limits>) =>
    (await admin!.call('backoffice.tryReviewRules', { limits: { ...limits, ...part } })).envelope.value
  const none = await run({})
  expect(none.marked).toBe(0)
  const from = await fixture.rich(units(500))
  await fixture.ask(from, { amount: 77 })
  expect(await run({ amountAbove: 76.99 })).toMatchObject({ withdrawals: none.withdrawals + 1, marked: 1 })
  expect((await run({ amountAbove: 77 })).marked).toBe(0)
  const first = await run({ first: true, amountAbove: 76.99 })
  expect(first.rules.find(({ rule }) => rule === 'largeAmount')?.marked).toBe(1)
  fixture.bank.clock.advance(31 * 86_400_000)
  admin = await fixture.bank.operator('admin')
  expect((await run({ first: true })).withdrawals).toBe(0)
})
