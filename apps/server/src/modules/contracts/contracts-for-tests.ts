// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { CallInput } from '@tessera/contract'
import type { ContractKind } from '@tessera/rules/contracts/contract'
import { units } from '@tessera/rules/money'
import { sql } from '../../platform/db/index.ts'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { rollUp } from '../agents/index.ts'
import { recordFact } from '../bets/index.ts'
import { balances, creditCash, openAccounts, operatorAccount, ownerOfMember, post } from '../ledger/index.ts'
import type { MemberType } from '../members/index.ts'
import type { ContractsDeps } from './contracts-deps.ts'
import { agentsByWindow, settleContracts, settleKind } from './index.ts'
import { offerContract } from './offers/offer-contract.ts'
import { rulesTiers } from './offers/offer-calls.ts'

const password = 'Correct-horse-9'
const paymentPassword = '482915'
const minuteMs = 60_000
type Tiers = NonNullable<CallInput<'contracts.moveDividend'>['tiers']>

/** Three tiers that all pay this rate from the first bet on, whatever the profit. */
export const flatTiers = (rate: number): Tiers =>
  [0, 1, 2].map((step) => ({ minBets: step, minProfitLoss: 0, minActiveMembers: 0, rate }))

export const moveOf = {
  DIVIDEND: 'contracts.moveDividend',
  DAILY: 'contracts.moveDailySalary',
  HOURLY: 'contracts.moveHourlySalary',
  REALTIME: 'contracts.moveRealTimeSalary',
} as const satisfies Record<ContractKind, string>

/** An account of a test, with its name and its session. */
export interface TestAccount {
  id: bigint
  name: string
  client: CallClient
}

export interface ContractsTestServer {
  server: TestServer
  deps: ContractsDeps
  /** Opens an account and logs it in. */
  open(name: string, type: MemberType, upline?: TestAccount): Promise<TestAccount>
  /** A settled bet that wins `returned` back; a stake below zero is voided. */
  bet(account: TestAccount, stake: number, returned?: number): Promise<void>
  fund(account: TestAccount, cash: number): Promise<void>
  /** Credits money as a deposit is credited. */
  deposit(account: TestAccount, cash: number): Promise<void>
  /** Sends cash to a downline; answers what the call answered. */
  transferTo(upline: TestAccount, downline: TestAccount, amount: number): Promise<unknown>
  cash(account: TestAccount): Promise<number>
  debt(account: TestAccount): Promise<number>
  /** The operator offers, and the account accepts. */
  agree(account: TestAccount, kind: ContractKind, terms: TermsForTests): Promise<string>
  /** An agent offers, and the account accepts. */
  agreeWith(
    upline: TestAccount,
    account: TestAccount,
    kind: ContractKind,
    terms: TermsForTests,
  ): Promise<string>
  /** Moves on to a time of the site, such as 2027-03-16 02:15, rolls up and settles what is due. */
  settleAt(time: string): Promise<void>
  close(): Promise<void>
}
export interface TermsForTests {
  periodType?: 'Daily' | 'Weekly' | 'Semimonthly' | 'Monthly'
  tiers: Tiers
}

/**
 * A server whose site lives in UTC, on Monday 15 March 2027 at noon, with all four kinds switched on. Its game is worth the
 * whole stake, so that the worth of lines bounds nothing, unless a test says what its edge is.
 */
export async function openContractsTestServer({
  edgeBasisPoints = 10_000,
  currency = 'USD',
}: { edgeBasisPoints?: number; currency?: string } = {}): Promise<ContractsTestServer> {
  const server = await openTestServer()
  if (currency !== 'USD')
    await server.platform.settings.write('site.currency', { code: currency, symbol: currency }, 'test')
  const { platform, clock } = server
  clock.advance(Date.UTC(2027, 2, 15, 12) - clock.now())
  await platform.settings.write('identity.botCheck', false, 'test')
  await platform.settings.write('site.timeZone', 'UTC', 'test')
  for (const kind of ['dividend', 'dailySalary', 'hourSalary', 'realTimeSalary'] as const)
    await platform.settings.write(`agents.${kind}`, true, 'test')
  const { sharedPlay } = server.modules.rollUpDeps
  const gameEdges = { refresh: () => Promise.resolve(), of: () => edgeBasisPoints }
  const figures = {
    ...{ ...platform, agentsByWindow, sharedPlay, gameEdges },
    dayBegins: () => Promise.resolve(),
  }
  const { openGiftsOf } = server.modules.contractsDeps
  const deps: ContractsDeps = { ...platform, openGiftsOf, rollUp: () => rollUp(figures) }
  let facts = 0
  const accounts: TestAccount[] = []

  async function logIn(username: string): Promise<CallClient> {
    const client = server.program()
    const { envelope } = await client.call('identity.login', { type: 'username', username, password })
    if (envelope.success) client.token = envelope.value.token
    return client
  }

  async function agree(offerId: string, account: TestAccount, kind: ContractKind): Promise<string> {
    const { envelope } = await account.client.call(moveOf[kind], { action: 'ACCEPT', contractId: offerId })
    if (!envelope.success) throw new Error(`${account.name} could not accept: ${envelope.code}`)
    return offerId
  }

  return {
    server,
    deps,
    async open(name, type, upline) {
      const made = await server.modules.identity.openAccount({
        username: name,
        password,
        type,
        currency,
        ...(upline && { uplineId: upline.id }),
      })
      const account = { id: made!.id, name, client: await logIn(name) }
      accounts.push(account)
      return account
    },
    async bet(account, stake, returned = 0) {
      const fact = {
        memberId: account.id,
        vendor: 'studio',
        gameCode: 'dice',
        roundId: `r${++facts}`,
        currency,
        closed: true,
        atMs: clock.now(),
        reference: `r${facts}`,
      }
      await platform.database.transaction(async (tx) => {
        await recordFact(tx, {
          ...fact,
          kind: stake < 0 ? 'refund' : 'stake',
          amount: units(Math.abs(stake)),
          validBet: units(stake),
        })
        if (returned > 0)
          await recordFact(tx, { ...fact, kind: 'return', amount: units(returned), validBet: units(0) })
      })
    },
    async fund(account, cash) {
      await platform.database.transaction(async (tx) => {
        const { cash: to } = await openAccounts(tx, ownerOfMember(account.id), currency)
        const from = await operatorAccount(tx, 'test', currency)
        await post(tx, [
          { from, to, amount: units(cash), kind: 'test', cause: 'test', externalId: `f${++facts}` },
        ])
      })
    },
    async deposit(account, cash) {
      await platform.database.transaction(async (tx) => {
        await creditCash(tx, {
          from: await operatorAccount(tx, 'test', currency),
          to: await openAccounts(tx, ownerOfMember(account.id), currency),
          amount: units(cash),
          kind: 'deposit',
          cause: 'test',
          externalId: `d${++facts}`,
        })
      })
    },
    async transferTo(upline, downline, amount) {
      await upline.client.call('identity.setPaymentPassword', {
        newPassword: paymentPassword,
        confirmNewPassword: paymentPassword,
      })
      const { envelope } = await upline.client.call('wallet.transferDownline', {
        account: downline.name,
        amount,
        password: paymentPassword,
        remark: '',
        requestId: randomUUID(),
      })
      return envelope
    },
    cash: async ({ id }) =>
      Number((await balances(platform.database, ownerOfMember(id), currency)).cash) / 1e6,
    debt: async ({ id }) =>
      Number((await balances(platform.database, ownerOfMember(id), currency)).receivable) / 1e6,
    async agree(account, kind, { periodType = 'Daily', tiers }) {
      const uplineId = (
        await platform.database.one<{ upline: bigint | null }>(
          sql`select upline from member where id = ${account.id}`,
        )
      )?.upline
      if (uplineId) throw new Error('the operator offers to heads of lines')
      const exact = rulesTiers(
        tiers.map(({ rate, ...minima }) => ({
          minBets: units(minima.minBets),
          minProfitLoss: units(minima.minProfitLoss),
          minActiveMembers: minima.minActiveMembers,
          rate: Math.round(rate * 1e6),
        })),
      )
      const offer = await platform.database.transaction((tx) =>
        offerContract(
          tx,
          { kind, periodType, tiers: exact, brandCode: 'brand1', uplineId: null, downlineId: account.id },
          { operator: 'chief' },
          clock.now(),
        ),
      )
      return agree(offer.id, account, kind)
    },
    async agreeWith(upline, account, kind, { periodType = 'Daily', tiers }) {
      const { envelope } = await upline.client.call(moveOf[kind], {
        action: 'OFFER',
        account: account.name,
        periodType,
        tiers,
      })
      if (!envelope.success) throw new Error(`${upline.name} could not offer: ${envelope.code}`)
      return agree(envelope.value.contractId, account, kind)
    },
    async settleAt(time) {
      clock.advance(Date.parse(`${time.replace(' ', 'T')}:00Z`) - clock.now() + minuteMs / 10)
      // It stops early while somebody takes long over a transaction, as on a busy machine, and is asked again.
      while (!(await deps.rollUp()));
      await settleContracts(deps)
      await settleKind(deps, 'REALTIME')
      // Sessions do not live for days.
      for (const account of accounts) account.client = await logIn(account.name)
    },
    close: () => server.close(),
  }
}
