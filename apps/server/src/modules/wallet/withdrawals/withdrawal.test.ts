import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CallInput } from '@tessera/contract'
import { units, type Amount } from '@tessera/rules/money'
import type { CallClient } from '../../../testing/call-client.ts'
import { walletJobs } from '../index.ts'
import { openWalletHouse, paymentPassword, requestId, type TestMember, type WalletHouse } from '../wallet-for-tests.ts'
import { askWithdrawal } from './ask-withdrawal.ts'

let bank: WalletHouse
let operator: CallClient

beforeAll(async () => {
  bank = await openWalletHouse()
  operator = await bank.operator('finance')
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  const { rows } = await bank.house.platform.database.pool.query(`
    select member_id from withdrawal where status not in ('Rejected') group by member_id
    having sum(amount - paid) <> (select balance from ledger_account where owner = 'member:' || member_id and purpose = 'hold')`)
  expect(rows).toEqual([])
  await bank.close()
})

interface Rich { member: TestMember; bankAccountId: string }
const rich = async (cash: Amount = units(100)): Promise<Rich> => {
  const member = await bank.member(cash)
  return { member, bankAccountId: await bank.bankAccount(member) }
}
const ask = ({ member, bankAccountId }: Rich, part: Partial<CallInput<'wallet.withdraw'>> = {}) =>
  member.client.call('wallet.withdraw', { amount: 60, bankAccountId, password: paymentPassword, requestId: requestId(), ...part })
const asked = async (from: Rich, amount = 60): Promise<string> => (await ask(from, { amount })).envelope.value.withdrawalId
const latest = async ({ member }: Rich) => (await member.client.call('wallet.withdrawals', {})).envelope.value.list[0]
const approve = (id: string, by = operator) => by.call('backoffice.approveWithdrawal', { id, requestId: requestId() })
const reject = (id: string, by = operator) => by.call('backoffice.rejectWithdrawal', { id, remark: 'Please call us', requestId: requestId() })
const pay = (id: string, amount?: number, by = operator) => by.call('backoffice.payWithdrawal', { id, requestId: requestId(), ...(amount === undefined ? {} : { amount }) })
const confirm = ({ member }: Rich, id: string) => member.client.call('wallet.confirmWithdrawal', { id, result: 'RECEIVED' })
const forceReceive = () => walletJobs(bank.house.platform).find(job => job.name === 'wallet.forceReceiveWithdrawals')?.run(bank.clock.now())

describe('a withdrawal', () => {
  it('is held, approved, paid and confirmed; then it is over for good [WALLET-007]', async () => {
    const from = await rich()
    const heard = bank.listen(from.member)
    const answer = await ask(from)
    expect(answer.envelope.value).toMatchObject({ amount: 60, receivedAmount: 0, remainingAmount: 60, status: 'Pending', confirmUntil: null, account: { bankName: 'First Test Bank' } })
    expect(await bank.balance(from.member)).toEqual({ cash: 40, held: 60 })
    const id = answer.envelope.value.withdrawalId
    expect((await approve(id)).envelope.value).toMatchObject({ status: 'Approved', username: from.member.name, totalWithdrawals: 0 })
    expect((await pay(id)).envelope.value).toMatchObject({ status: 'Paid', totalWithdrawals: 60 })
    expect(await bank.balance(from.member)).toEqual({ cash: 40, held: 0 })
    expect(await latest(from)).toMatchObject({ status: 'Paid', receivedAmount: 0, confirmUntil: bank.clock.now() + 1440 * 60_000 })
    expect((await confirm(from, id)).envelope.value).toMatchObject({ status: 'Received', receivedAmount: 60, remainingAmount: 0, confirmUntil: null })
    expect((await confirm(from, id)).envelope.value).toMatchObject({ status: 'Received', receivedAmount: 60 })
    for (const late of [await approve(id), await reject(id), await pay(id)]) expect(late.envelope.code).toBe('WRONG_STATE')
    await vi.waitFor(() => expect(heard.filter(({ topic }) => topic === 'wallet.withdrawal').map(({ payload }) => payload['status'])).toEqual(['Pending', 'Approved', 'Paid', 'Received']))
    await vi.waitFor(() => expect(heard.findLast(({ topic }) => topic === 'wallet.balance')?.payload).toEqual({ sumBalance: 40, heldBalance: 0, currency: 'USD' }))
  })

  it('may be paid in parts, each of which is confirmed [WALLET-004] [WALLET-005]', async () => {
    const from = await rich()
    const id = await asked(from)
    await approve(id)
    await pay(id, 20)
    expect(await bank.balance(from.member)).toEqual({ cash: 40, held: 40 })
    expect((await pay(id, 10)).envelope.code).toBe('WRONG_STATE')
    expect((await confirm(from, id)).envelope.value).toMatchObject({ status: 'Approved', amount: 60, receivedAmount: 20, remainingAmount: 40 })
    expect((await confirm(from, id)).envelope.value).toMatchObject({ status: 'Approved', receivedAmount: 20 })
    expect((await pay(id, 40.01)).envelope).toMatchObject({ code: 'ABOVE_MAXIMUM', value: { max: 40 } })
    for (const amount of [0, -5]) expect((await pay(id, amount)).envelope.code).toBe('ABOVE_MAXIMUM')
    await pay(id)
    expect((await confirm(from, id)).envelope.value).toMatchObject({ status: 'Received', receivedAmount: 60, remainingAmount: 0 })
    expect(await bank.balance(from.member)).toEqual({ cash: 40, held: 0 })
  })

  it('that is rejected gives the money back and tells the member why', async () => {
    const from = await rich()
    const id = await asked(from)
    expect((await operator.callWith('backoffice.rejectWithdrawal', { id, remark: '', requestId: requestId() })).status).toBe(400)
    await reject(id)
    expect(await bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
    expect(await latest(from)).toMatchObject({ status: 'Rejected', remark: 'Please call us' })
    for (const late of [await approve(id), await reject(id), await pay(id), await confirm(from, id)]) expect(late.envelope.code).toBe('WRONG_STATE')
    expect(await bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
  })

  it('cannot be paid before it is approved, nor confirmed before it is paid', async () => {
    const from = await rich()
    const id = await asked(from)
    expect([(await pay(id)).envelope.code, (await confirm(from, id)).envelope.code]).toEqual(['WRONG_STATE', 'WRONG_STATE'])
    await approve(id)
    expect((await confirm(from, id)).envelope.code).toBe('WRONG_STATE')
  })

  it('counts as received by itself when nobody answers in time, once and not a moment earlier', async () => {
    await bank.house.platform.settings.write('wallet.withdrawConfirmMinutes', 1, 'test')
    const from = await rich()
    const id = await asked(from)
    await approve(id)
    await pay(id)
    await bank.house.platform.settings.write('wallet.withdrawConfirmMinutes', 1440, 'test')
    bank.clock.advance(59_999)
    await forceReceive()
    expect(await latest(from)).toMatchObject({ status: 'Paid' })
    bank.clock.advance(1)
    await Promise.all([forceReceive(), forceReceive(), forceReceive()])
    expect(await latest(from)).toMatchObject({ status: 'Forced-received', receivedAmount: 60, remainingAmount: 0, confirmUntil: null })
    expect((await confirm(from, id)).envelope.value).toMatchObject({ status: 'Forced-received' })
  })

  it('of which a part was paid and nobody answered waits for the rest', async () => {
    await bank.house.platform.settings.write('wallet.withdrawConfirmMinutes', 1, 'test')
    const from = await rich()
    const id = await asked(from)
    await approve(id)
    await pay(id, 10)
    await bank.house.platform.settings.write('wallet.withdrawConfirmMinutes', 1440, 'test')
    bank.clock.advance(60_000)
    await forceReceive()
    expect(await latest(from)).toMatchObject({ status: 'Approved', receivedAmount: 10, remainingAmount: 50 })
  })

  it('of another member is not found, and neither is one that never was', async () => {
    const [from, other] = [await rich(), await rich()]
    const id = await asked(from)
    await approve(id)
    await pay(id)
    expect((await confirm(other, id)).status).toBe(404)
    expect((await confirm(from, requestId())).status).toBe(404)
    expect((await approve(requestId())).status).toBe(404)
    expect((await latest(from))?.status).toBe('Paid')
    expect((await ask(other, { bankAccountId: from.bankAccountId })).envelope.code).toBe('UNKNOWN_ACCOUNT')
  })
})

describe('what is asked for', () => {
  let patient: Rich | undefined

  it.each<[Record<string, unknown>, number, string]>([
    [{ amount: 9.99 }, 200, 'BELOW_MINIMUM'], [{ amount: 0 }, 200, 'BELOW_MINIMUM'], [{ amount: -60 }, 200, 'BELOW_MINIMUM'],
    [{ amount: 50_000.01 }, 200, 'ABOVE_MAXIMUM'], [{ amount: 100.01 }, 200, 'INSUFFICIENT'], [{ bankAccountId: requestId() }, 200, 'UNKNOWN_ACCOUNT'],
    [{ password: '000000' }, 200, 'BAD_PAYMENT_PASSWORD'], [{ password: 'secret' }, 400, 'INVALID'], [{ amount: 60.001 }, 400, 'INVALID'],
    [{ amount: '60' }, 400, 'INVALID'], [{ bankAccountId: '1 or 1=1' }, 400, 'INVALID'], [{ requestId: '' }, 400, 'INVALID'], [{ surprise: true }, 400, 'INVALID'],
  ])('with %j is refused and nothing is held', async (part, status, code) => {
    const from = patient ??= await rich()
    const { member, bankAccountId } = from
    const answer = await member.client.callWith('wallet.withdraw', { amount: 60, bankAccountId, password: paymentPassword, requestId: requestId(), ...part })
    expect(answer).toMatchObject({ status, envelope: { success: false, code } })
    expect(JSON.stringify(answer.envelope)).not.toContain('000000')
    expect(await bank.balance(member)).toEqual({ cash: 100, held: 0 })
    expect(await latest(from)).toBeUndefined()
  })

  it('without a session, or before a payment password is set, is refused', async () => {
    const from = await rich()
    const other = await bank.member()
    await bank.house.platform.database.pool.query('update identity_credential set payment_hash = null where member_id = $1', [from.member.id])
    expect((await ask(from)).envelope.code).toBe('NO_PAYMENT_PASSWORD')
    expect((await from.member.client.call('wallet.withdrawalConfig', {})).envelope.value.hasPaymentPassword).toBe(false)
    other.client.token = undefined
    expect((await ask({ ...from, member: other })).status).toBe(401)
    expect(await bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
  })

  it('is closed to the right password too after five wrong ones', async () => {
    const from = await rich()
    for (let tries = 0; tries < 5; tries += 1) expect((await ask(from, { password: '111111' })).envelope.code).toBe('BAD_PAYMENT_PASSWORD')
    expect((await ask(from)).status).toBe(429)
    bank.clock.advance(5 * 60_000)
    expect((await ask(from)).envelope.success).toBe(true)
  })

  it('is refused for more than the day allows, and the next day begins at midnight in site time', async () => {
    const untilMidnight = 86_400_000 - (bank.clock.now() + 7 * 3_600_000) % 86_400_000
    bank.clock.advance(untilMidnight)
    const from = await rich()
    await freshSession(from)
    for (let count = 0; count < 5; count += 1) expect((await ask(from, { amount: 10 })).envelope.success).toBe(true)
    expect((await ask(from, { amount: 10 })).envelope.code).toBe('DAILY_COUNT')
    const config = (await from.member.client.call('wallet.withdrawalConfig', {})).envelope.value
    expect(config).toMatchObject({ min: 10, max: 50_000, dailyCount: 5, leftToday: 0, turnoverLeft: 0, hasPaymentPassword: true, accounts: [{ bankAccountId: from.bankAccountId }] })
    bank.clock.advance(86_400_000 - 1)
    await freshSession(from)
    expect((await ask(from, { amount: 10 })).envelope.code).toBe('DAILY_COUNT')
    bank.clock.advance(1)
    expect((await ask(from, { amount: 10 })).envelope.success).toBe(true)
    operator = await bank.operator('finance')
  })

  it('waits while an offer still asks for turnover', async () => {
    const from = await rich()
    const member = { kind: 'member' as const, memberId: from.member.id, username: from.member.name, agent: false, sessionKey: 'test' }
    const deps = { ...bank.house.modules.walletDeps, wagering: { turnoverLeft: async () => units(30) } }
    const input = { amount: units(60), bankAccountId: from.bankAccountId, password: paymentPassword, requestId: requestId() }
    const work = bank.house.platform.database.transaction(tx => askWithdrawal(tx, deps, { member, nowMs: bank.clock.now() }, input))
    await expect(work).rejects.toMatchObject({ fault: 'wallet.wageringOpen', details: { left: units(30) } })
    expect(await bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
  })
})

/** A day has passed, so the member logs in again. */
async function freshSession({ member: { client, name } }: Rich): Promise<void> {
  client.token = undefined
  client.token = (await client.call('identity.login', { username: name, password: 'correct-horse-9' })).envelope.value.token
}

describe('at the same moment', () => {
  it('256 withdrawals of the whole balance are one withdrawal', async () => {
    const from = await rich()
    const { walletDeps } = bank.house.modules
    const member = { kind: 'member' as const, memberId: from.member.id, username: from.member.name, agent: false, sessionKey: 'test' }
    // The password has its own tests; its queue would turn most of these away before they reach the money.
    const deps = { ...walletDeps, checkPaymentPassword: async () => undefined }
    const tries = await Promise.allSettled(Array.from({ length: 256 }, () => bank.house.platform.database.transaction(tx =>
      askWithdrawal(tx, deps, { member, nowMs: bank.clock.now() }, { amount: units(100), bankAccountId: from.bankAccountId, password: paymentPassword, requestId: requestId() }))))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(new Set(tries.flatMap(result => result.status === 'rejected' ? [result.reason.fault] : []))).toEqual(new Set(['wallet.insufficientFunds']))
    expect(await bank.balance(from.member)).toEqual({ cash: 0, held: 100 })
  }, 60_000)

  it('copies of one request are one withdrawal with one answer', async () => {
    const from = await rich()
    const input = { requestId: requestId() }
    const answers = await Promise.all(Array.from({ length: 24 }, () => ask(from, input)))
    for (const { envelope } of answers) expect(envelope).toEqual(answers[0]?.envelope)
    expect(answers[0]?.envelope.success).toBe(true)
    expect(await bank.balance(from.member)).toEqual({ cash: 40, held: 60 })
    expect((await ask(from, { ...input, amount: 30 })).status).toBe(409)
    expect((await ask(from, input)).envelope).toEqual(answers[0]?.envelope)
  })

  it('the day\'s count holds', async () => {
    const from = await rich(units(1_000))
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(from, { amount: 10 })))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(5)
    expect(await bank.balance(from.member)).toEqual({ cash: 950, held: 50 })
  })

  it('approving and rejecting, one of the two counts', async () => {
    const from = await rich()
    const id = await asked(from)
    const answers = await Promise.all([approve(id), reject(id), approve(id), reject(id)])
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    const { status } = (await latest(from))!
    expect(await bank.balance(from.member)).toEqual(status === 'Rejected' ? { cash: 100, held: 0 } : { cash: 40, held: 60 })
  })

  it('paying from two desks pays once', async () => {
    const from = await rich()
    const id = await asked(from)
    await approve(id)
    const answers = await Promise.all([pay(id), pay(id), pay(id, 30)])
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    const paid = answers.find(({ envelope }) => envelope.success)?.envelope.value.totalWithdrawals
    expect(await bank.balance(from.member)).toEqual({ cash: 40, held: 60 - (paid ?? 0) })
  })

  it('the same press of a button that was sent twice is one payment with one answer', async () => {
    const from = await rich()
    const id = await asked(from)
    await approve(id)
    const input = { id, amount: 20, requestId: requestId() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => operator.call('backoffice.payWithdrawal', input)))
    for (const { envelope } of answers) expect(envelope).toEqual(answers[0]?.envelope)
    expect(await bank.balance(from.member)).toEqual({ cash: 40, held: 40 })
  })

  it('an answer and the end of the time for it count once', async () => {
    const from = await rich()
    const id = await asked(from)
    await approve(id)
    await pay(id)
    bank.clock.advance(1440 * 60_000)
    await freshSession(from)
    const [answer] = await Promise.all([confirm(from, id), forceReceive()])
    expect(answer.envelope.success).toBe(true)
    expect(await latest(from)).toMatchObject({ receivedAmount: 60, remainingAmount: 0 })
    operator = await bank.operator('finance')
  })
})

describe('when the process dies between two steps', () => {
  it('nothing was held, and asking again with the same request holds once', async () => {
    const from = await rich()
    const { walletDeps } = bank.house.modules
    const member = { kind: 'member' as const, memberId: from.member.id, username: from.member.name, agent: false, sessionKey: 'test' }
    const input = { amount: units(60), bankAccountId: from.bankAccountId, password: paymentPassword, requestId: requestId() }
    await expect(bank.house.platform.database.transaction(async tx => {
      await askWithdrawal(tx, walletDeps, { member, nowMs: bank.clock.now() }, input)
      throw new Error('the process was killed here')
    })).rejects.toThrow('killed')
    expect(await bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
    await ask(from, { requestId: input.requestId })
    await ask(from, { requestId: input.requestId })
    expect(await bank.balance(from.member)).toEqual({ cash: 40, held: 60 })
  })
})

describe('bank accounts', () => {
  const add = ({ client }: TestMember, accountNumber: string, part = {}) =>
    client.callWith('wallet.addBankAccount', { bankName: 'Second Test Bank', accountNumber, holder: 'A MEMBER', password: paymentPassword, ...part })

  it('are at most five, also when ten are added at once, and the same one twice is one', async () => {
    const member = await bank.member()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => add(member, `10000000${index}`)))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(5)
    expect(new Set(answers.filter(({ envelope }) => !envelope.success).map(({ envelope }) => envelope.code))).toEqual(new Set(['TOO_MANY_ACCOUNTS']))
    const { accounts } = (await member.client.call('wallet.withdrawalConfig', {})).envelope.value
    const [first] = accounts
    expect((await add(member, first?.accountNumber ?? '')).envelope.value).toEqual(first)
  })

  it.each([[{ accountNumber: '12' }, 400], [{ accountNumber: '12345-6' }, 400], [{ bankName: '' }, 400], [{ holder: 'x'.repeat(61) }, 400], [{ password: '000000' }, 200], [{ holder: 'A\u0000B' }, 400]])('are refused with %j', async (part, status) => {
    const member = await bank.member()
    const answer = await add(member, '123456789', part)
    expect(answer.status).toBe(status)
    expect(answer.envelope.success).toBe(false)
    expect((await member.client.call('wallet.withdrawalConfig', {})).envelope.value.accounts).toEqual([])
  })
})

it('never lets the database hold what was not asked for', async () => {
  const { pool } = bank.house.platform.database
  await expect(pool.query('update withdrawal set paid = amount + 1')).rejects.toThrow(/withdrawal_parts/)
  await expect(pool.query('delete from withdrawal')).rejects.toThrow(/permission denied/)
  await expect(pool.query('update withdrawal_payment set amount = 1')).rejects.toThrow(/permission denied/)
})
