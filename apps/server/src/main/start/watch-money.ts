// SPDX-License-Identifier: Apache-2.0
import type { GaugeReading, Metrics } from '@tessera/telemetry'
import { operatorBalances, latestLedgerCheck, openPeriod } from '../../modules/ledger/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { sql, type Database } from '../../platform/db/index.ts'
import { doneUntil, type Job } from '../../platform/jobs/index.ts'
import { readAtMostEvery } from './read-at-most-every.ts'

export interface MoneyWatch {
  metrics: Metrics
  database: Database
  clock: Clock
  jobs: readonly Pick<Job, 'name' | 'everyMinutes'>[]
}

/** The ledger's sums are read at most this often, however often they are scraped. */
const freshMs = 30_000
const millionths = 1e6

interface Readings {
  accounts: GaugeReading[]
  members: GaugeReading[]
  moneyIn: GaugeReading[]
  moneyOut: GaugeReading[]
  checkedAt: GaugeReading[]
  differences: GaugeReading[]
  late: GaugeReading[]
  periodBegan: GaugeReading[]
  partitionsEnd: GaugeReading[]
  strays: GaugeReading[]
}

/**
 * The sums of the ledger and the lateness of jobs, for scrapes. They come from the roll-up of operator
 * accounts and the postings since, over a separate connection: players never wait for them, and no posting is
 * read twice.
 */
export function watchMoney({ metrics, database, clock, jobs }: MoneyWatch): void {
  const fresh = readAtMostEvery(freshMs, clock, (nowMs) => read(database, jobs, nowMs))
  const watch = (name: string, help: string, labels: string[], of: keyof Readings): void =>
    metrics.gauge(name, help, labels).watchAll(async () => (await fresh())[of])
  watch(
    'tessera_operator_balance',
    'Balances of the accounts of the operator, in units of the currency',
    ['account', 'currency'],
    'accounts',
  )
  watch(
    'tessera_member_liabilities',
    'What all members own together, in units of the currency',
    ['currency'],
    'members',
  )
  watch('tessera_money_in', 'What was ever paid in, in units of the currency', ['currency'], 'moneyIn')
  watch('tessera_money_out', 'What was ever paid out, in units of the currency', ['currency'], 'moneyOut')
  watch('tessera_ledger_check_timestamp_seconds', 'When the whole ledger was last added up', [], 'checkedAt')
  watch(
    'tessera_ledger_differences',
    'Broken promises that the last check of the ledger found',
    [],
    'differences',
  )
  watch('tessera_job_late_seconds', 'How long a job is overdue in all processes together', ['task'], 'late')
  watch(
    'tessera_posting_period_timestamp_seconds',
    'When the open period of postings began',
    [],
    'periodBegan',
  )
  watch(
    'tessera_partitions_end_timestamp_seconds',
    'Up to when a table has partitions',
    ['table'],
    'partitionsEnd',
  )
  watch(
    'tessera_default_partition_rows',
    'Rows for which a partition was missing, counted up to 1000',
    ['table'],
    'strays',
  )
}

async function read(db: Database, jobs: MoneyWatch['jobs'], nowMs: number): Promise<Readings> {
  const balances = await operatorBalances(db)
  const check = await latestLedgerCheck(db)
  const done = await doneUntil(db)
  const period = await openPeriod(db)
  const partitions = await db.query<{ name: string; ends_at: number; strays: bigint }>(
    sql`select name, ends_at, strays from partition_state()`,
  )
  const sum = (sign: number, of: (purpose: string) => boolean): GaugeReading[] => {
    const sums = new Map<string, number>()
    for (const { purpose, currency, balance } of balances)
      if (of(purpose)) sums.set(currency, (sums.get(currency) ?? 0) + (sign * Number(balance)) / millionths)
    return [...sums].map(([currency, value]) => ({ labels: [currency], value }))
  }
  return {
    accounts: balances.map(({ purpose, currency, balance }) => ({
      labels: [purpose, currency],
      value: Number(balance) / millionths,
    })),
    // All accounts of a currency add up to zero, so members own what the platform owes.
    members: sum(-1, () => true),
    moneyIn: sum(-1, (purpose) => purpose.startsWith('deposits:')),
    moneyOut: sum(1, (purpose) => purpose.startsWith('withdrawals:')),
    checkedAt: check ? [{ labels: [], value: check.checkedAt / 1_000 }] : [],
    differences: check ? [{ labels: [], value: check.differences.length }] : [],
    periodBegan: period ? [{ labels: [], value: period.began_at / 1_000 }] : [],
    partitionsEnd: partitions.map(({ name, ends_at: endsMs }) => ({ labels: [name], value: endsMs / 1_000 })),
    strays: partitions.map(({ name, strays }) => ({ labels: [name], value: Number(strays) })),
    late: jobs.flatMap(({ name, everyMinutes }) => {
      const doneMs = done.get(name)
      return doneMs === undefined
        ? []
        : [{ labels: [name], value: Math.max(0, (nowMs - doneMs) / 1_000 - everyMinutes * 60) }]
    }),
  }
}
