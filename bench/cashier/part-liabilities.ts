// SPDX-License-Identifier: Apache-2.0
import { monitorEventLoopDelay } from 'node:perf_hooks'
import pg from 'pg'
import { closeDay } from '@tessera/server/src/modules/liabilities/index.ts'
import { proveBalance } from '@tessera/server/src/modules/liabilities/prove-balance.ts'
import { systemChance } from '@tessera/server/src/platform/chance/chance.ts'
import { createSettings } from '@tessera/server/src/platform/settings/settings.ts'
import { pino } from 'pino'
import { limitOf } from '../figures/index.ts'
import type { Part } from '../shared/part.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import { numberOption, printTable } from '../shared/report.ts'

/**
 * The close of a day over a million accounts with money: reading them at one moment, the tree, and storing it;
 * how long others wait meanwhile, and a proof. Beside it a bare sum over the same accounts. Options: --accounts
 * 1000000.
 */
const run: Part = async (options) => {
  const accounts = numberOption(options, 'accounts', 1_000_000)
  const database = await startBenchDatabase({ shared_buffers: '2GB', max_wal_size: '4GB' })
  const owner = new pg.Client({ connectionString: database.url })
  const db = database.open(4)
  try {
    await owner.connect()
    await fillAccounts(owner, accounts)
    const sum = `select sum(balance) from ledger_account where cached and purpose in ('cash', 'hold') and currency = 'USD'`
    await owner.query(sum)
    const bareSeconds = await secondsOf(() => owner.query(sum))
    const clock = { now: () => Date.now() }
    const deps = {
      database: db,
      settings: createSettings(db, clock),
      clock,
      chance: systemChance,
      log: pino({ level: 'silent' }),
    }
    const before = process.memoryUsage().rss
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const cpuBefore = {
      node: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
      database: cpuUsOf(database.postgres.pid),
    }
    const closeSeconds = await secondsOf(() => closeDay(deps, Date.UTC(2026, 0, 1)))
    delay.disable()
    const nodeSeconds = (process.cpuUsage().user + process.cpuUsage().system) / 1e6 - cpuBefore.node
    const databaseSeconds = (cpuUsOf(database.postgres.pid) - cpuBefore.database) / 1e6
    const grownMegabytes = (process.resourceUsage().maxRSS * 1024 - before) / 2 ** 20
    await checkClosed(owner, accounts)
    const proofMs = await worstProofMs(db, accounts)
    printTable(
      ['what', 'measured', 'wanted'],
      [
        ['bare sum over the accounts', `${bareSeconds.toFixed(2)} s`, ''],
        [
          `close of a day, ${accounts.toLocaleString('en')} accounts`,
          `${closeSeconds.toFixed(1)} s`,
          `${limitOf('cashier.closeSeconds')} s`,
        ],
        ['of it CPU time of the process', `${nodeSeconds.toFixed(1)} s`, ''],
        ['of it CPU time of the database', `${databaseSeconds.toFixed(1)} s`, ''],
        ['longest wait of others in the process, p99', `${(delay.percentile(99) / 1e6).toFixed(0)} ms`, ''],
        ['highest memory above the start', `${grownMegabytes.toFixed(0)} MB`, ''],
        ['a proof, worst of 200', `${proofMs.toFixed(1)} ms`, ''],
      ],
    )
    return [
      { name: 'cashier.closeSeconds', value: closeSeconds },
      { name: 'cashier.closeRatio', value: closeSeconds / bareSeconds },
      { name: 'cashier.closeMegabytes', value: grownMegabytes },
      { name: 'cashier.closeWaitP99Ms', value: delay.percentile(99) / 1e6 },
      { name: 'cashier.proofWorstMs', value: proofMs },
    ]
  } finally {
    await db.close()
    await owner.end()
    await database.close()
  }
}
export default run

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const beganMs = performance.now()
  await work()
  return (performance.now() - beganMs) / 1_000
}

/** Members with cash, a hold and the accounts that a member has besides; written at once, without postings. */
async function fillAccounts(owner: pg.Client, accounts: number): Promise<void> {
  await owner.query('alter table member disable trigger user')
  await owner.query(`
    insert into member (id, brand_code, username, username_key, nickname, type, currency, registered_at, line) overriding system value
    select n, 'brand1', 'player' || n, 'player' || n, 'A player', 0, 'USD', now(), array[n] from generate_series(1, ${accounts}) n`)
  await owner.query('alter table member enable trigger user')
  await owner.query(`
    insert into ledger_account (owner, purpose, currency, cached, balance)
    select 'member:' || n, purpose, 'USD', true, case purpose when 'cash' then n * 1000 + 1 when 'hold' then case when n % 50 = 0 then 5000000 else 0 end else 0 end
    from generate_series(1, ${accounts}) n, unnest(array['cash', 'hold', 'receivable', 'bonus']) purpose`)
  await owner.query('vacuum analyze')
}

/** The published sum is that of the accounts. */
async function checkClosed(owner: pg.Client, accounts: number): Promise<void> {
  const { rows } = await owner.query<{ total: string; accounts: number; wanted: string }>(`
    select total::text, accounts, (select sum(balance)::text from ledger_account where cached) as wanted from liability_day`)
  const day = rows[0]
  if (!day || day.accounts !== accounts || day.total !== day.wanted)
    throw new Error(`closed wrongly: ${JSON.stringify(day)}`)
}

async function worstProofMs(db: Parameters<typeof proveBalance>[0], accounts: number): Promise<number> {
  let worstMs = 0
  for (let asked = 0; asked < 200; asked += 1) {
    const memberId = BigInt(1 + Math.floor(Math.random() * accounts))
    const account = { memberId, username: `player${memberId}`, brandCode: 'brand1', currency: 'USD' }
    const beganMs = performance.now()
    const answer = await proveBalance(db, account)
    // The first one prepares its statements.
    if (asked > 0) worstMs = Math.max(worstMs, performance.now() - beganMs)
    if (!answer?.proof) throw new Error(`no proof for ${memberId}`)
  }
  return worstMs
}
