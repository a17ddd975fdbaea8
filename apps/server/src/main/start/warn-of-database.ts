// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'
import { serverFunctions } from '../../platform/db/function-files.ts'
import { newerMigration } from '../../platform/db/newer-migration.ts'
import { findOtherFunctions } from '../../platform/db/recorded-functions.ts'
import type { Log } from '../../platform/log/log.ts'

/** Says in the log what the database has that an operator should change; the process goes on. */
export async function warnOfDatabase(db: Queries, log: Log): Promise<void> {
  await warnIfNewer(db, log)
  await warnIfOtherFunctions(db, log)
  await warnIfCompiling(db, log)
}

/**
 * A newer release has written the database. While an installation is brought up to date, old processes go on
 * beside new ones, for migrations are made so that both can; afterwards an old one is a mistake that somebody
 * must see.
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

/** Sessions compile their statements, which costs a bet a hundred times what it needs. */
async function warnIfCompiling(db: Queries, log: Log): Promise<void> {
  const { jit } = (await db.one<{ jit: string }>(sql`select current_setting('jit') as jit`)) ?? {}
  if (jit === 'on')
    log.warn('the database compiles statements (jit = on), which slows every bet; run: npm run migrate')
}
