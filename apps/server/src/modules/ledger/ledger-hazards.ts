// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'

const safeSettings = ['fsync', 'full_page_writes'] as const

/** Constraints and triggers that make sure that a cause pays only once and that nothing is rewritten. */
const guards = {
  ledger_kept_key_once: 'unique (cause, external id) of archived postings',
  ledger_kept_key_insert_only: 'trigger that keeps those keys',
  ledger_account_funds: "check of members' funds",
  ledger_posting_insert_only: 'trigger that keeps postings from being changed',
} as const

/** The same for each period of postings, named after its table. */
const guardsOfPeriod = {
  once: 'unique (cause, external id, leg) of postings',
  history: 'unique (account, version) of postings',
  insert_only: 'trigger that keeps postings from being changed',
} as const

/**
 * Reasons not to trust this database with money: settings that could lose an acknowledged bet in a power cut,
 * and safeguards of the ledger that somebody removed. Empty when all is well; otherwise the platform refuses
 * to start.
 */
export async function ledgerHazards(db: Queries): Promise<string[]> {
  const settings = await db.query<{ name: string; setting: string }>(
    sql`select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`,
  )
  const valueOf = (name: string): string => settings.find((row) => row.name === name)?.setting ?? 'unknown'
  const unsafe = safeSettings
    .filter((name) => valueOf(name) === 'off')
    .map((name) => `the database runs with ${name} off`)
  if (valueOf('synchronous_commit') === 'off') unsafe.push('the database runs with synchronous_commit off')
  return [...unsafe, ...(await missingGuards(db, guards)), ...(await missingGuardsOfPeriods(db))]
}

async function missingGuardsOfPeriods(db: Queries): Promise<string[]> {
  const periods = await db.query<{
    name: string
    open: boolean
  }>(sql`select c.relname::text as name, c.relname = 'ledger_posting_' || n.period as open
    from pg_inherits i join pg_class c on c.oid = i.inhrelid cross join ledger_now n where i.inhparent = 'ledger_posting'::regclass`)
  if (!periods.some(({ open }) => open))
    return ['the database has lost the table of the open period of postings']
  return missingGuards(
    db,
    Object.fromEntries(
      periods.flatMap(({ name }) =>
        Object.entries(guardsOfPeriod).map(([guard, what]) => [`${name}_${guard}`, what]),
      ),
    ),
  )
}

/**
 * What is worth a log line but no reason to refuse the database: without checksums, a corrupt disk page goes
 * unnoticed.
 */
export async function ledgerDoubts(db: Queries): Promise<string[]> {
  const row = await db.one<{ setting: string }>(
    sql`select setting from pg_settings where name = 'data_checksums'`,
  )
  return row?.setting === 'off'
    ? ['the database runs with data_checksums off; pg_checksums --enable turns them on while it is stopped']
    : []
}

/** The missing constraints and triggers, each with its purpose. */
export async function missingGuards(
  db: Queries,
  wanted: Readonly<Record<string, string>>,
): Promise<string[]> {
  const found = await db.query<{
    name: string
  }>(sql`select conname::text as name from pg_constraint where convalidated and conname = any (${Object.keys(wanted)})
    union all select tgname::text from pg_trigger where tgenabled in ('O', 'A') and tgname = any (${Object.keys(wanted)})`)
  const names = new Set(found.map((row) => row.name))
  return Object.entries(wanted)
    .filter(([name]) => !names.has(name))
    .map(([name, what]) => `the database has lost its ${what} (${name})`)
}
