// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, amountToWire, zero, type Amount } from '@tessera/rules/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signatureHeader, signLine, timestampHeader } from '../../../adapters/payments/bank-transfer/sepay.ts'
import { sql } from '../../../platform/db/index.ts'
import { accountBalance, operatorAccount } from '../../ledger/index.ts'
import { walletJobs } from '../index.ts'
import { openWalletTestServer, type WalletTestServer } from '../wallet-for-tests.ts'
import { lineOf, notify, notifyKey, openNotifiedAccount, openTransfer } from './bank-notify-for-tests.ts'

// Thousands of notifications in any order, most of them wrong in some way, against a model of a few lines.

const notifications = process.env['LONG_TESTS'] === '1' ? 100_000 : 1_000
const membersInAll = 20
/** One deposit for every so many notifications, so that most get more than one line. */
const notificationsPerDeposit = 25
const depositMaximum = 50_000

let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
  await openNotifiedAccount(bank)
})
afterAll(() => bank.close())

interface ModelDeposit {
  depositId: string
  code: string
  amount: number
  received: number
}
type Line = ReturnType<typeof lineOf>

/** What must be true by now. */
const model = {
  deposits: [] as ModelDeposit[],
  seen: new Map<unknown, Line>(),
  suspense: new Map<string, Amount>(),
  waiting: 0,
  /** Applies a line that was accepted. */
  take(line: Line): void {
    if (this.seen.has(line.id)) return
    this.seen.set(line.id, line)
    const { content, transferType, transferAmount: amount, accountNumber } = line
    const currency = 'currency' in line ? String(line.currency) : 'USD'
    const deposit = this.deposits.find(({ code }) => content.includes(code))
    if (transferType === 'out') {
      // A debit that names a credited deposit is shown to an operator.
      if (deposit && deposit.received > 0) this.waiting += 1
      return
    }
    const fits = deposit && (amount === deposit.amount || (amount >= 10 && amount <= depositMaximum))
    if (fits && deposit.received === 0 && currency === 'USD' && accountNumber === '0123456789') {
      deposit.received = amount
      return
    }
    this.waiting += 1
    const before = this.suspense.get(currency) ?? zero
    this.suspense.set(currency, (before + amountFromWire(amount)) as Amount)
  },
}

const kinds = [
  ...Array.from({ length: 8 }, () => 'right' as const),
  ...(['otherAmount', 'noCode', 'otherCurrency', 'otherAccount', 'tooMuch', 'debit'] as const),
  ...(['replayed', 'replayed', 'reused', 'forged', 'stale', 'tampered'] as const),
]
const plan = fc.record({
  kind: fc.constantFrom(...kinds),
  which: fc.nat(),
  copies: fc.integer({ min: 1, max: 3 }),
  cents: fc.integer({ min: 1, max: 9_000_000 }),
})
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never

function fresh({ kind, which, cents }: Plan): Line {
  const { code, amount } = model.deposits[which % model.deposits.length]!
  const content = `ct ${code} den`
  const base = { content, transferAmount: amount }
  switch (kind) {
    case 'otherAmount':
      return lineOf({ ...base, transferAmount: cents / 100 })
    case 'noCode':
      return lineOf({ ...base, content: 'nothing' })
    case 'otherCurrency':
      return lineOf({ ...base, currency: 'EUR' })
    case 'otherAccount':
      return lineOf({ ...base, accountNumber: '777' })
    case 'tooMuch':
      return lineOf({ ...base, transferAmount: depositMaximum + cents })
    case 'debit':
      return lineOf({ ...base, transferType: 'out' })
    default:
      return lineOf(base)
  }
}

/** Sends one notification of the plan and applies it to the model; answers what was answered. */
async function step(one: Plan): Promise<{ wanted: number; statuses: number[] }> {
  const known = [...model.seen.values()]
  const earlier = known.length > 0 ? known[one.which % known.length] : undefined
  if (one.kind === 'forged' || one.kind === 'stale' || one.kind === 'tampered') {
    // Whoever is refused too often is refused without a look, until the next minute.
    bank.clock.advance(60_000)
    return { wanted: 401, statuses: [(await refused(one)).status] }
  }
  const repeats = (one.kind === 'replayed' || one.kind === 'reused') && earlier
  const line = repeats ? earlier : fresh(one)
  const sent = repeats && one.kind === 'reused' ? { ...line, transferAmount: one.cents / 100 } : line
  const answers = await Promise.all(Array.from({ length: one.copies }, () => notify(bank, sent)))
  model.take(sent)
  return { wanted: 200, statuses: answers.map(({ status }) => status) }
}

function refused(one: Plan): Promise<Response> {
  const line = fresh(one)
  if (one.kind === 'stale') return notify(bank, line, { agedSeconds: 301 + (one.cents % 9_999) })
  const timestamp = String(Math.floor(bank.clock.now() / 1000))
  const signed = JSON.stringify(line)
  const key = one.kind === 'forged' ? 'a guess' : notifyKey
  const headers = {
    [timestampHeader]: timestamp,
    [signatureHeader]: signLine(key, timestamp, Buffer.from(signed)),
  }
  return notify(bank, one.kind === 'tampered' ? `${signed} ` : signed, { headers })
}

it(
  `${notifications} notifications, forged, stale, replayed, reused and shuffled, leave the balances of the model, and each line in one place`,
  { timeout: notifications * 100 },
  async () => {
    const members = await Promise.all(Array.from({ length: membersInAll }, () => bank.member()))
    for (let made = 0; made < notifications / notificationsPerDeposit; made += 1) {
      // All members ask from one address, which has only so many calls in a minute.
      bank.clock.advance(1_000)
      const amount = 10 + (made % 900)
      const opened = await openTransfer(members[made % membersInAll]!, { amount })
      model.deposits.push({ ...opened, amount, received: 0 })
    }
    const plans = fc.sample(plan, { numRuns: notifications, seed: 20_261_125 })
    for (const [index, one] of plans.entries()) {
      if (index === Math.floor(notifications / 2)) await expireAll()
      const { wanted, statuses } = await step(one)
      if (statuses.some((status) => status !== wanted))
        throw new Error(`${one.kind} ${index} was answered with ${statuses.join()}`)
    }
    const { database } = bank.server.platform
    const stored = await database.query<{ id: string; received: bigint }>(
      sql`select id, received from deposit`,
    )
    expect(new Map(stored.map(({ id, received }) => [id, amountToWire(received as Amount)]))).toEqual(
      new Map(model.deposits.map(({ depositId, received }) => [depositId, received])),
    )
    for (const [currency, amount] of model.suspense)
      expect(await accountBalance(database, await operatorAccount(database, 'suspense', currency))).toBe(
        amount,
      )
    expect(await countOf('suspense_payment')).toBe(model.waiting)
    expect(await countOf('bank_line')).toBe(model.seen.size)
    expect(await countOf('payment_event')).toBe(model.seen.size)
    expect(model.deposits.filter(({ received }) => received > 0).length).toBeGreaterThan(
      model.deposits.length / 2,
    )
    expect(await bank.ledgerDifferences()).toEqual([])
  },
)

async function expireAll(): Promise<void> {
  const jobs = walletJobs(bank.server.platform)
  await jobs.find(({ name }) => name === 'wallet.expireDeposits')?.run(bank.clock.now() + 3_600_000)
}

const countOf = async (table: 'suspense_payment' | 'bank_line' | 'payment_event'): Promise<number> => {
  const { rows } = await bank.server.platform.database.pool.query<{ n: string }>(
    `select count(*) as n from ${table}`,
  )
  return Number(rows[0]?.n)
}
