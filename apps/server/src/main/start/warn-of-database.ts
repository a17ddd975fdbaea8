// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'
import { serverFunctions } from '../../platform/db/function-files.ts'
import { newerMigration } from '../../platform/db/newer-migration.ts'
import { findOtherFunctions } from '../../platform/db/recorded-functions.ts'
import type { Log } from '../../platform/log/log.ts'

/** Logs what an operator should change in the database; the process continues. */
export async function warnOfDatabase(db: Queries, log: Log): Promise<void> {
  await warnIfNewer(db, log)
  await warnIfOtherFunctions(db, log)
  await warnIfCompiling(db, log)
}

/**
 * A newer release has written the database. During a rollout, old processes run beside new ones, and
 * migrations allow both; afterwards an old process is a mistake that somebody must notice.
 */
async function warnIfNewer(db: Queries, log: Log): Promise<void> {
  const newer = await newerMigration(db)
  if (newer)
    log.warn(
      { migration: newer },
      'the database was written by a newer release; replace this process by one of that release',
    )
}

/** Harmless during a rollout; afterwards somebody forgot `npm run migrate`, or an old process still runs. */
async function warnIfOtherFunctions(db: Queries, log: Log): Promise<void> {
  const functions = await findOtherFunctions(db, serverFunctions)
  if (functions.length > 0)
    log.warn(
      { functions },
      'functions of the database have the text of another release; run npm run migrate, or replace this process if the database is newer',
    )
}

/** Sessions compile their statements, which makes a bet a hundred times as expensive. */
async function warnIfCompiling(db: Queries, log: Log): Promise<void> {
  const { jit } = (await db.one<{ jit: string }>(sql`select current_setting('jit') as jit`)) ?? {}
  if (jit === 'on')
    log.warn('the database compiles statements (jit = on), which slows every bet; run: npm run migrate')
}
