// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallName, CallOutput } from '@tessera/contract'
import { units, type Amount } from '@tessera/rules/money'
import type { CallAnswer, CallClient } from '../../../testing/call-client.ts'
import type { MemberActor } from '../../../platform/http/index.ts'
import { walletJobs } from '../index.ts'
import {
  openWalletTestServer,
  paymentPassword,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'
import { everyFlag } from '../../../testing/every-flag.ts'

/** A member with money and a bank account. */
export interface Rich {
  member: TestMember
  bankAccountId: string
}
type Answer<Name extends CallName> = Promise<CallAnswer<CallOutput<Name>>>

/** A platform with an operator where withdrawals are decided. */
export interface WithdrawalFixture {
  bank: WalletTestServer
  /** Defaults to 100.00. */
  rich(cash?: Amount): Promise<Rich>
  /** Requests 60.00 by default. */
  ask(from: Rich, part?: Partial<CallInput<'wallet.withdraw'>>): Answer<'wallet.withdraw'>
  /** The id of a waiting withdrawal. */
  asked(from: Rich, amount?: number): Promise<string>
  latest(from: Rich): Promise<CallOutput<'wallet.withdraw'> | undefined>
  /** What operators see of those that wait, oldest first. */
  waiting(): Promise<CallOutput<'backoffice.withdrawals'>['list']>
  approve(id: string): Answer<'backoffice.approveWithdrawal'>
  reject(id: string): Answer<'backoffice.rejectWithdrawal'>
  pay(id: string, amount?: number): Answer<'backoffice.payWithdrawal'>
  payOnce(input: CallInput<'backoffice.payWithdrawal'>): Answer<'backoffice.payWithdrawal'>
  confirm(from: Rich, id: string): Answer<'wallet.confirmWithdrawal'>
  /** Runs the job now. */
  forceReceive(): Promise<void>
  /** Time has passed: the member and the operator log in again. */
  comeBack(from: Rich): Promise<void>
  /**
   * Stops the platform; throws when the ledger does not add up, or holds differ from what is still to be
   * paid.
   */
  close(): Promise<void>
}

export const actorOf = ({ member: { id, name } }: Rich): MemberActor => ({
  kind: 'member',
  memberId: id,
  username: name,
  agent: false,
  trial: false,
  provenAtMs: null,
  strongAtMs: null,
  sessionKey: 'test',
})

export async function openWithdrawalFixture(): Promise<WithdrawalFixture> {
  const bank = await openWalletTestServer()
  let operator: CallClient = await bank.operator('finance')
  const ask: WithdrawalFixture['ask'] = ({ member, bankAccountId }, part = {}) =>
    member.client.call('wallet.withdraw', {
      amount: 60,
      bankAccountId,
      password: paymentPassword,
      requestId: requestId(),
      ...part,
    })
  const payOnce: WithdrawalFixture['payOnce'] = (input) => operator.call('backoffice.payWithdrawal', input)

  return {
    bank,
    ask,
    payOnce,
    async rich(cash = units(100)) {
      const member = await bank.member(cash)
      return { member, bankAccountId: await bank.bankAccount(member) }
    },
    asked: async (from, amount = 60) => (await ask(from, { amount })).envelope.value.withdrawalId,
    latest: async ({ member }) => (await member.client.call('wallet.withdrawals', {})).envelope.value.list[0],
    waiting: async () =>
      (await operator.call('backoffice.withdrawals', { status: 'Pending', pageSize: 100 })).envelope.value
        .list,
    approve: (id) =>
      operator.call('backoffice.approveWithdrawal', { id, requestId: requestId(), flags: everyFlag }),
    reject: (id) =>
      operator.call('backoffice.rejectWithdrawal', { id, remark: 'Please call us', requestId: requestId() }),
    pay: (id, amount) =>
      payOnce({
        id,
        reference: `BANK-${id.slice(0, 8)}`,
        requestId: requestId(),
        ...(amount === undefined ? {} : { amount }),
      }),
    confirm: ({ member }, id) => member.client.call('wallet.confirmWithdrawal', { id, result: 'RECEIVED' }),
    async forceReceive() {
      await walletJobs(bank.server.platform)
        .find((job) => job.name === 'wallet.forceReceiveWithdrawals')
        ?.run(bank.clock.now())
    },
    async comeBack({ member: { client, name } }) {
      client.token = undefined
      client.token = (
        await client.call('identity.login', { username: name, password: 'correct-horse-9' })
      ).envelope.value.token
      operator = await bank.operator('finance')
    },
    async close() {
      const differences = await bank.ledgerDifferences()
      const { rows } = await bank.server.platform.database.pool.query(`
        select member_id from withdrawal where status <> 'Rejected' group by member_id
        having sum(amount - paid) <> (select balance from ledger_account where owner = 'member:' || member_id and purpose = 'hold')`)
      await bank.close()
      if (differences.length + rows.length > 0)
        throw new Error(
          `money is missing: ${JSON.stringify([differences, rows], (_, value: unknown) => String(value))}`,
        )
    },
  }
}
