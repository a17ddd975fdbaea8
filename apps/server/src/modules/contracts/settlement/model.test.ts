// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { checkInvariants } from '../../ledger/index.ts'
import { openContractsTestServer, type ContractsTestServer } from '../contracts-for-tests.ts'
import {
  settleModel,
  type ModelAccount,
  type ModelBet,
  type ModelContract,
  type ModelPayment,
  type ModelTier,
  type ModelTree,
} from './model-for-tests.ts'

const count = process.env['LONG_TESTS'] === undefined ? 250 : 10_000
const seed = Number(process.env['MODEL_SEED'] ?? 20_270_316)
const from = Date.UTC(2027, 2, 16)
const until = Date.UTC(2027, 3, 18)
const dayMs = 86_400_000

/** Random numbers that a seed repeats (mulberry32). */
function drawsOf(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const draw = drawsOf(seed)
const upTo = (most: number): number => Math.floor(draw() * (most + 1))
const one = <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)]!

/** The moments at which there are bets: few, because every window with a bet is settled by itself. */
const moments = Array.from(
  { length: 30 },
  () => from + upTo(32) * dayMs + one([1, 299, 300, 3_599, 3_600, 50_000, 86_399]) * 1_000,
).toSorted((left, right) => left - right)
const dayAt = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)

function drawTree(): ModelTree {
  const accounts: ModelAccount[] = [{ upline: undefined, type: 2, cash: BigInt(upTo(20)) * 1_000_000n }]
  const agents = [0]
  for (let index = 1; index <= 2 + upTo(7); index += 1) {
    const type = draw() < 0.5 ? 0 : draw() < 0.9 ? 1 : 41
    accounts.push({ upline: one(agents), type, cash: type === 0 ? 0n : BigInt(upTo(20)) * 1_000_000n })
    if (type !== 0) agents.push(index)
  }
  const bets: ModelBet[] = []
  for (let index = 0; index < upTo(14); index += 1) {
    const stake = BigInt(upTo(2_500_000_000))
    bets.push({
      account: upTo(accounts.length - 1),
      atMs: one(moments),
      stake,
      returned: draw() < 0.4 ? BigInt(upTo(4_000_000_000)) : 0n,
    })
    // A late void of a part, with or without the win that it gives back.
    if (draw() < 0.2) bets.push({ ...bets.at(-1)!, atMs: one(moments), stake: -(stake / 2n), returned: 0n })
  }
  return { accounts, bets, contracts: drawContracts(accounts, agents) }
}

function drawContracts(accounts: readonly ModelAccount[], agents: readonly number[]): ModelContract[] {
  const kind = one(['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const)
  const periodType =
    kind === 'DIVIDEND' ? one(['Daily', 'Weekly', 'Semimonthly', 'Monthly'] as const) : 'Daily'
  const made: ModelContract[] = []
  for (const agent of agents) {
    if (draw() < 0.2) continue
    const above = made.find((contract) => contract.agent === accounts[agent]!.upline)
    // As they are agreed: below one that covers them. Or anyhow, as they were before that was a rule.
    if (above && draw() < 0.8) made.push({ ...above, agent, tiers: above.tiers.map(lowered) })
    else {
      const start = from + upTo(12) * dayMs
      made.push({
        agent,
        kind,
        periodType,
        tiers: drawTiers(kind === 'DIVIDEND' ? 300_000 : 9_000),
        startDay: dayAt(start),
        endDay: draw() < 0.4 ? dayAt(start + (upTo(15) - 1) * dayMs) : undefined,
      })
    }
  }
  return made
}

/** A tier that asks for as much and gives no more, mostly as much. */
const lowered = (tier: ModelTier): ModelTier => ({
  ...tier,
  rate: draw() < 0.7 ? tier.rate : (tier.rate * BigInt(50 + upTo(50))) / 100n || 1n,
})

function drawTiers(highest: number): ModelTier[] {
  let [bets, profit, active, rate] = [0n, 0n, 0, 0]
  return Array.from({ length: 3 + upTo(3) }, () => {
    bets += BigInt(1 + upTo(600)) * 1_000_000n
    profit += draw() < 0.3 ? BigInt(upTo(300)) * 1_000_000n : 0n
    active += draw() < 0.3 ? 1 : 0
    rate += 1 + upTo(Math.floor(highest / 6))
    return { bets, profit, active, rate: BigInt(rate) }
  })
}

let at: ContractsTestServer
const trees: ModelTree[] = Array.from({ length: count }, drawTree)
/** Member ids by tree and account. */
const ids: bigint[][] = []
beforeAll(async () => {
  at = await openContractsTestServer()
  at.server.clock.advance(from - at.server.clock.now())
  await at.server.platform.settings.write('contracts.carryMode', 'month', 'test')
  // Bets are worth far less than what dividends promise.
  await at.server.platform.settings.write('contracts.payOfWorthPercent', 1, 'test')
  await insertAccounts()
  await insertBets()
  await insertContracts()
}, 600_000)
afterAll(() => at.close())

/** Level by level, because an account needs its upline. */
async function insertAccounts(): Promise<void> {
  const { database } = at.deps
  for (const _ of trees) ids.push([])
  for (let level = 0; level < 10; level += 1) {
    const indexes = trees.flatMap(({ accounts }, tree) => (accounts[level] ? [tree] : []))
    const rows = await database.query<{ id: bigint; tree: number }>(sql`
      with added as (
        insert into member (username, username_key, nickname, type, upline, currency, registered_at)
        select 'm' || tree || 'x' || ${level}::text, 'm' || tree || 'x' || ${level}::text, '', type, upline, 'USD', ${new Date(from)}
        from unnest(${indexes}::integer[], ${indexes.map((tree) => trees[tree]!.accounts[level]!.type)}::integer[],
          ${indexes.map((tree) => ids[tree]![trees[tree]!.accounts[level]!.upline ?? -1] ?? null)}::bigint[]) as a (tree, type, upline)
        returning id, username)
      select id, substring(username from 'm([0-9]+)x')::integer as tree from added`)
    for (const { id, tree } of rows) ids[tree]![level] = id
  }
  const owners = trees.flatMap(({ accounts }, tree) =>
    accounts.map(({ cash }, account) => ({ owner: `member:${ids[tree]![account]}`, cash })),
  )
  await database.query(sql`
    select ledger_open(o, p, 'USD') from unnest(${owners.map(({ owner }) => owner)}::text[]) as o, unnest(array['cash', 'hold', 'receivable', 'bonus']) as p`)
  const funded = owners.filter(({ cash }) => cash > 0n)
  await database.query(sql`
    select ledger_post_any('test', o, 'test', ledger_open(o, 'cash', 'USD'), ledger_open('operator', 'test', 'USD'), cash, null)
    from unnest(${funded.map(({ owner }) => owner)}::text[], ${funded.map(({ cash }) => cash)}::bigint[]) as f (o, cash)`)
}

async function insertBets(): Promise<void> {
  const bets = trees
    .flatMap((tree, index) => tree.bets.map((bet) => ({ ...bet, memberId: ids[index]![bet.account]! })))
    .toSorted((left, right) => left.atMs - right.atMs)
  for (let begin = 0; begin < bets.length; begin += 20_000) {
    const part = bets.slice(begin, begin + 20_000)
    await at.deps.database.query(sql`
      insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, at, reference)
      select member_id, 'studio', 'dice', n::text, 'return', returned, 'USD', stake, true, at, n::text
      from unnest(${part.map(({ memberId }) => memberId)}::bigint[], ${part.map(({ stake }) => stake)}::bigint[],
        ${part.map(({ returned }) => returned)}::bigint[], ${part.map(({ atMs }) => new Date(atMs).toISOString())}::timestamptz[])
        with ordinality as b (member_id, stake, returned, at, n) order by b.n`)
  }
}

async function insertContracts(): Promise<void> {
  const contracts = trees.flatMap((tree, index) =>
    tree.contracts.map((contract) => ({
      ...contract,
      id: randomUUID(),
      downline: ids[index]![contract.agent]!,
      upline: ids[index]![tree.accounts[contract.agent]!.upline ?? -1] ?? null,
      stored: JSON.stringify(
        contract.tiers.map(({ bets, profit, active, rate }) => ({
          minBets: String(bets),
          minProfitLoss: String(profit),
          minActiveMembers: active,
          rateMillionths: Number(rate),
        })),
      ),
    })),
  )
  await at.deps.database.query(sql`
    insert into contract (id, brand_code, kind, upline_id, downline_id, period_type, tiers, version, status, created_at, start_day, end_day)
    select id, 'brand1', kind, upline, downline, period_type, tiers, 1, case when end_day is null then 'Active' else 'Terminated' end, ${new Date(from)}, start_day, end_day
    from unnest(${contracts.map(({ id }) => id)}::uuid[], ${contracts.map(({ kind }) => kind)}::text[], ${contracts.map(({ upline }) => upline)}::bigint[],
      ${contracts.map(({ downline }) => downline)}::bigint[], ${contracts.map(({ periodType }) => periodType)}::text[],
      ${contracts.map(({ stored }) => stored)}::jsonb[], ${contracts.map(({ startDay }) => startDay)}::date[],
      ${contracts.map(({ endDay }) => endDay ?? null)}::date[])
      as c (id, kind, upline, downline, period_type, tiers, start_day, end_day)`)
}

describe('settlement', () => {
  it(`agrees to the cent with straight loops over plain facts, for ${count} random trees, contracts and histories (MODEL_SEED=${seed})`, async () => {
    await at.settleAt('2027-04-18 03:00')
    const rows = await at.deps.database.query<{
      agent_id: bigint
      began_at: number
      amount: bigint
      to_downlines: bigint
      from_wallet: bigint
      advanced: bigint
    }>(sql`
        select p.agent_id, r.began_at, p.amount, p.to_downlines, coalesce(p.from_wallet, 0) as from_wallet, coalesce(p.advanced, 0) as advanced
        from contract_payment p join contract_run r on r.id = p.run_id`)
    const found = new Map(
      rows.map((row) => [
        `${row.agent_id} ${row.began_at}`,
        [row.amount, row.to_downlines, row.from_wallet, row.advanced].join(' '),
      ]),
    )
    const expected = new Map<string, string>()
    let paid = 0
    let shortfalls = 0
    for (const [index, tree] of trees.entries())
      for (const payment of settleModel(tree, until, { carryByMonth: true, worthPercent: 1n })) {
        expected.set(`${ids[index]![payment.agent]} ${payment.beganMs}`, wordsOf(payment))
        paid += payment.amount > 0n ? 1 : 0
        shortfalls += payment.advanced > 0n ? 1 : 0
      }
    const different = [...new Set([...expected.keys(), ...found.keys()])].filter(
      (key) => expected.get(key) !== found.get(key),
    )
    expect(different.slice(0, 5).map((key) => [key, expected.get(key), found.get(key)])).toEqual([])
    // The histories are not empty ones.
    expect(paid).toBeGreaterThan(count / 2)
    expect(shortfalls).toBeGreaterThan(0)
    expect(await boundedTrees()).toBeGreaterThan(count / 20)
    expect(await wallets()).toEqual([])
    expect((await checkInvariants(at.deps.database, 0)).differences).toEqual([])
  }, 1_800_000)
})

const wordsOf = ({ amount, toDownlines, fromWallet, advanced }: ModelPayment): string =>
  [amount, toDownlines, fromWallet, advanced].join(' ')

/** How many lines were paid less than their contracts came to. */
const boundedTrees = async (): Promise<number> =>
  (
    await at.deps.database.query(
      sql`select distinct head_id from contract_payment where amount < full_amount`,
    )
  ).length

/** Accounts whose cash or debt is not what the model says; a debt is cash below zero there. */
async function wallets(): Promise<unknown[]> {
  const rows = await at.deps.database.query<{ owner: string; left: bigint }>(sql`
    select owner, sum(balance)::bigint as left from ledger_account where purpose in ('cash', 'receivable') and owner like 'member:%' group by owner`)
  const left = new Map(rows.map((row) => [row.owner, row.left]))
  return trees
    .flatMap(({ accounts }, tree) =>
      accounts.map(({ cash }, account) => [`member:${ids[tree]![account]}`, cash] as const),
    )
    .filter(([owner, cash]) => left.get(owner) !== cash)
}
