// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import pg from 'pg'
import type { Filled } from '../wallet/fill.ts'

/** Where a ledger of many periods is made. */
export interface FillPlan {
  url: string
  filled: Filled
  players: number
  postings: number
  periods: number
}

const quarterDays = 91

/**
 * Fills a ledger with years of bets and wins: `postings` in `periods` ended periods, as the posting functions
 * would have written them, so that the check finds nothing wrong. Each player has equally many, interleaved
 * as in a crowd. Keys are built after the rows of a period. Returns how many were made.
 */
export async function fillPostings({ url, filled, players, postings, periods }: FillPlan): Promise<number> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await owner.query(
      `set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off`,
    )
    // As many bets as wins in each period, so balances stay the same.
    const eachInPeriod = Math.max(2, Math.floor(postings / players / periods / 2) * 2)
    for (let period = 1; period <= periods; period += 1)
      await fillPeriod(owner, { filled, players, eachInPeriod, period, periods })
    const made = eachInPeriod * players * periods
    await owner.query(
      `update ledger_account set version = version + ${eachInPeriod * periods} where id between ${filled.firstCashId} and ${filled.firstCashId + BigInt(players) - 1n}`,
    )
    await owner.query('vacuum analyze')
    await owner.query('checkpoint')
    return made
  } finally {
    await owner.end()
  }
}

async function fillPeriod(
  owner: pg.Client,
  {
    filled,
    players,
    eachInPeriod,
    period,
    periods,
  }: { filled: Filled; players: number; eachInPeriod: number; period: number; periods: number },
): Promise<void> {
  const table = `ledger_posting_${period}`
  // The first period has the names of the former table.
  const keys = period === 1 ? 'ledger_posting' : table
  const before = eachInPeriod * (period - 1) + 1
  const began = `now() - interval '${quarterDays * (periods - period + 1)} days'`
  await owner.query('begin')
  // The first period contains the players' deposits.
  const first =
    Number(
      (await owner.query<{ last: string }>('select last_value::text as last from ledger_posting_number'))
        .rows[0]?.last ?? 0,
    ) + 1
  // The table was emptied in this transaction, so nothing is logged (wal_level minimal).
  if (period > 1)
    for (const step of ['disable trigger user', '', 'enable trigger user'])
      await owner.query(step === '' ? `truncate ${table}` : `alter table ${table} ${step}`)
  await owner.query(`alter table ${table} drop constraint ${keys}_history, drop constraint ${keys}_once`)
  await owner.query(`drop index ${keys}_arrival, ${keys}_gifts`)
  await owner.query(`insert into ${table} (id, account_id, version, contra_id, amount, balance_after, cause, external_id, kind, created_at, period)
    select ${first} + n * ${players} + player, ${filled.firstCashId} + player, ${before} + n + 1, ${filled.operatorAccountId},
      case when n % 2 = 0 then -1000000 else 1000000 end, ${units(1_000_000)} - case when n % 2 = 0 then 1000000 else 0 end,
      'play.bench', gen_random_uuid()::text, case when n % 2 = 0 then 'bet' else 'win' end, ${began} + n * interval '${quarterDays} days' / ${eachInPeriod}, ${period}
    from generate_series(0, ${eachInPeriod - 1}) n cross join generate_series(0, ${players - 1}) player`)
  await owner.query(
    `alter table ${table} add constraint ${keys}_history primary key (account_id, version), add constraint ${keys}_once unique (cause, external_id, leg)`,
  )
  await owner.query(
    `create index ${keys}_arrival on ${table} using brin (id) with (pages_per_range = 16, autosummarize = on)`,
  )
  await owner.query(
    `create index ${keys}_gifts on ${table} (account_id, created_at) where kind in ('bonus', 'rebate', 'commission', 'salary', 'dividend')`,
  )
  await owner.query(`select setval('ledger_posting_number', ${first + eachInPeriod * players - 1})`)
  await owner.query(`select ledger_begin_period(${period}, ${began} + interval '${quarterDays} days')`)
  // As if the period had ended when its last posting was made.
  await owner.query(`update ledger_period set turned_at = began_at where number = ${period + 1}`)
  await owner.query('commit')
}
