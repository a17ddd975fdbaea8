// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountFromWire, amountOfMillionths } from '@tessera/rules/money'
import { sql, type Database, type Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { computeRun, type ComputedPayment, type RunRules } from './compute-run.ts'
import type { LeftByHead, Period } from './run.ts'

type Repeated = OperationOutput<'backoffice.repeatContractRun'>
type Difference = Repeated['differences'][number]
type Figures = Record<Exclude<Difference['figure'], 'payment'>, bigint>

/** Differences that are answered; all are counted. */
const mostDifferences = 200

/**
 * Computes a settled period again from its facts and compares every payment; writes nothing. Undefined when
 * there is no such run. All that it reads it reads at one moment, in a transaction that cannot write.
 */
export const repeatRun = (
  { database, settings }: { database: Database; settings: Settings },
  runId: string,
): Promise<Repeated | undefined> =>
  database.transaction(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read read only`)
    const run = await storedRun(tx, runId)
    if (!run) return undefined
    const { activeBet, carryMode, bounded, coin, worthPercent, ...period } = run
    const rules = await rulesOfRun(settings, period.brandCode, { activeBet, carryMode, bounded, coin })
    const left = worthPercent === null ? undefined : await storedLeft(tx, runId)
    const leftOf = left && (() => Promise.resolve(left))
    const repeated = new Map(
      (await computeRun(tx, period, rules, leftOf)).map((payment) => [payment.agentId, figuresOf(payment)]),
    )
    return compare(await storedPayments(tx, runId), repeated, await namesOfAll(tx, [...repeated.keys()]))
  })

/** The rules of runs from before they were stored are not known. */
interface StoredRules {
  activeBet: bigint | null
  carryMode: RunRules['carryMode'] | null
  bounded: boolean
  coin: bigint
}
type StoredRun = Period & StoredRules & { worthPercent: number | null }
const storedRun = (db: Queries, runId: string): Promise<StoredRun | undefined> =>
  db.one<StoredRun>(sql`
    select brand_code as "brandCode", kind, period_type as "periodType", began_at as "beganMs", ended_at as "endedMs",
      first_day::text as "firstDay", last_day::text as "lastDay", active_bet as "activeBet", carry_mode as "carryMode", bounded, coin,
      worth_percent as "worthPercent"
    from contract_run where id = ${runId}`)

/** What was left of the worth of the lines when the run was computed; the account goes on since. */
async function storedLeft(db: Queries, runId: string): Promise<LeftByHead> {
  const rows = await db.query<{ headId: bigint; left: bigint }>(sql`
    select distinct head_id as "headId", worth_left as left from contract_payment where run_id = ${runId} and head_id is not null`)
  return new Map(rows.map(({ headId, left }) => [headId, amountOfMillionths(left)]))
}

/** The settings that a run was computed with; those of today for a run that did not store them. */
async function rulesOfRun(
  settings: Settings,
  brandCode: string,
  { activeBet, carryMode, bounded, coin }: StoredRules,
): Promise<RunRules> {
  const today = settings.of(brandCode)
  return {
    activeBet:
      activeBet === null
        ? amountFromWire(await today.read('agents.activeBet'))
        : amountOfMillionths(activeBet),
    carryMode: carryMode ?? (await today.read('contracts.carryMode')),
    bounded,
    coin,
  }
}

interface Stored extends Figures {
  agentId: bigint
  account: string
}
/** Net and shortfall as they follow from the contracts; what reached whom depended on the wallets of that moment. */
const storedPayments = (db: Queries, runId: string): Promise<Stored[]> =>
  db.query<Stored>(sql`
    select p.agent_id as "agentId", m.username as account, p.bets, p.profit_loss as "profitLoss", p.active_members::bigint as "activeMembers", p.base,
      p.carried_in as "carriedIn", p.amount,
      greatest(p.amount - p.to_downlines, 0) as net, greatest(p.to_downlines - p.amount, 0) as shortfall
    from contract_payment p join member_name m on m.id = p.agent_id where p.run_id = ${runId} order by m.username`)

async function namesOfAll(db: Queries, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const rows = await db.query<{ id: bigint; username: string }>(
    sql`select id, username from member_name where id = any (${ids}::bigint[])`,
  )
  return new Map(rows.map(({ id, username }) => [id, username]))
}

const figuresOf = ({ figures, base, carriedIn, pay, net, shortfall }: ComputedPayment): Figures => ({
  bets: figures.bets,
  profitLoss: figures.profitLoss,
  activeMembers: BigInt(figures.activeMembers),
  base,
  carriedIn,
  amount: pay.amount,
  net,
  shortfall,
})
const compared = [
  'bets',
  'profitLoss',
  'activeMembers',
  'base',
  'carriedIn',
  'amount',
  'net',
  'shortfall',
] as const satisfies readonly (keyof Figures)[]

function compare(
  stored: readonly Stored[],
  repeated: ReadonlyMap<bigint, Figures>,
  names: ReadonlyMap<bigint, string>,
): Repeated {
  const known = new Set(stored.map(({ agentId }) => agentId))
  const differences = [
    ...stored.flatMap((payment) => differencesOf(payment, repeated.get(payment.agentId))),
    ...[...repeated.keys()]
      .filter((agentId) => !known.has(agentId))
      .map((agentId) => missing(names.get(agentId) ?? String(agentId), 'none', 'one')),
  ]
  return {
    stored: sumOf(stored),
    repeated: sumOf([...repeated.values()]),
    differences: differences.slice(0, mostDifferences),
    differenceCount: differences.length,
  }
}

const missing = (account: string, stored: string, repeated: string): Difference => ({
  account,
  figure: 'payment',
  stored,
  repeated,
})

function differencesOf(stored: Stored, repeated: Figures | undefined): Difference[] {
  const { account } = stored
  if (!repeated) return [missing(account, 'one', 'none')]
  return compared
    .filter((figure) => stored[figure] !== repeated[figure])
    .map((figure) => ({
      account,
      figure,
      stored: textOf(figure, stored[figure]),
      repeated: textOf(figure, repeated[figure]),
    }))
}

/** Amounts with all their six decimals, so that no difference is rounded away. */
function textOf(figure: keyof Figures, value: bigint): string {
  if (figure === 'activeMembers') return String(value)
  const digits = String(value < 0n ? -value : value).padStart(7, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`
}

function sumOf(payments: readonly Figures[]): Repeated['stored'] {
  const sum = (figure: 'amount' | 'net' | 'shortfall') =>
    amountOfMillionths(payments.reduce((total, payment) => total + payment[figure], 0n))
  return {
    payments: payments.length,
    amount: sum('amount'),
    net: sum('net'),
    shortfall: sum('shortfall'),
  }
}
