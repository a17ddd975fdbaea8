// SPDX-License-Identifier: Apache-2.0
import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fault, type OperationInput } from '@tessera/contract'
import { dayAfter, daysFrom, startOfDayIn } from '@tessera/rules/site/zoned-days'
import { compareStatement, type OwnEntry, type StatementLine } from '@tessera/rules/wallet/compare-statement'
import type { StatementEncoding } from '@tessera/rules/wallet/statement-encodings'
import type { Platform } from '../../../platform/platform.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { findPayAccount, setStatementColumns } from '../deposits/payment-accounts.ts'
import { listPayoutAccounts } from '../payouts/payout-accounts.ts'
import { camtStatement } from './camt-statement.ts'
import { csvStatement } from './csv-statement.ts'
import { mt940Statement } from './mt940-statement.ts'
import { ownEntries, type Range } from './own-entries.ts'
import { payoutEntries } from './payout-entries.ts'
import { BadStatement, mostLines, turnLines, type DatedLine } from './statement-file.ts'
import { rememberFormat } from './statement-format.ts'
import { readStatementText } from './statement-text.ts'
import { findUploaded, insertDifferences, insertStatement, type Statement } from './statement-store.ts'

const mostDays = 92

/**
 * Reads a statement of a provider, compares it and stores the differences; the same file for the same days is answered
 * with what was found the first time. Reading and comparing leave others their turn and hold no connection. Throws
 * `call.notFound`, `backoffice.badRange`, `backoffice.badStatement`.
 */
export async function compareUploaded(
  { database, settings }: Pick<Platform, 'database' | 'settings'>,
  input: OperationInput<'backoffice.uploadStatement'>,
  { by, nowMs, record }: { by: string; nowMs: number; record(tx: Tx, statement: Statement): Promise<void> },
): Promise<Statement> {
  const account = await comparedAccount(database, input)
  if (!account) throw fault('call.notFound')
  const zone = await zoneOf(settings, input, account.zone)
  const range = rangeOf(input, zone, nowMs)
  const text = textOf(input, input.encoding ?? account.encoding)
  const digest = digestOf(input, { zone, text })
  const before = await findUploaded(database, account.id, digest)
  if (before) return before
  const lines = await readLines({ ...input, text }, { currency: account.currency, zone })
  const inside = linesWithin(lines, input, zone)
  const entries = await account.entries(range)
  if (!entries) throw fault('backoffice.badRange')
  const { matched, differences } = await inTurns(compareStatement(inside, entries))
  return database.transaction(async (tx) => {
    const statement: Statement = {
      id: randomUUID(),
      accountId: account.id,
      of: input.of,
      fileName: input.fileName,
      fromDay: input.fromDay,
      toDay: input.toDay,
      zone,
      lines: lines.length,
      outside: lines.length - inside.length,
      matched,
      open: differences.length,
      explained: 0,
      uploadedBy: by,
      uploadedAtMs: nowMs,
    }
    // Somebody uploads the same file at this moment.
    if (!(await insertStatement(tx, statement, digest)))
      return (await findUploaded(tx, account.id, digest)) ?? statement
    await insertDifferences(tx, statement.id, differences)
    if (input.columns && input.of === 'payments') await setStatementColumns(tx, account.id, input.columns)
    await rememberFormat(tx, input, input)
    await record(tx, statement)
    return statement
  })
}

/** The account with the provider of a statement: one that members pay in through, or one that pays withdrawals. */
async function comparedAccount(
  db: Queries,
  { accountId, of }: Pick<OperationInput<'backoffice.uploadStatement'>, 'accountId' | 'of'>,
): Promise<ComparedAccount | undefined> {
  if (of === 'payouts') {
    const account = (await listPayoutAccounts(db)).find(({ id }) => id === accountId)
    return (
      account && {
        ...account,
        zone: account.statementZone ?? undefined,
        encoding: account.statementEncoding ?? undefined,
        entries: (range) => payoutEntries(db, account.id, range),
      }
    )
  }
  const account = await findPayAccount(db, accountId)
  return (
    account && {
      ...account,
      zone: account.statementZone,
      encoding: account.statementEncoding,
      entries: (range) => ownEntries(db, account, range),
    }
  )
}

interface ComparedAccount {
  id: string
  currency: string
  /** In which its bank counts days; undefined: that of the site. */
  zone?: string | undefined
  encoding?: StatementEncoding | undefined
  entries(range: Range): Promise<OwnEntry[] | undefined>
}

/** The zone that the operator names, else that of the account, else that of the site. */
async function zoneOf(
  settings: Settings,
  { zone }: OperationInput<'backoffice.uploadStatement'>,
  ofAccount: string | undefined,
): Promise<string> {
  return zone ?? ofAccount ?? (await settings.read('site.timeZone'))
}

/** The moments of the days, as the bank counts days. */
function rangeOf({ fromDay, toDay }: { fromDay: string; toDay: string }, zone: string, nowMs: number): Range {
  const days = daysFrom(fromDay, toDay)
  if (days < 0 || days >= mostDays) throw fault('backoffice.badRange')
  const [fromMs, toMs] = [startOfDayIn(zone, fromDay), startOfDayIn(zone, dayAfter(toDay))]
  if (startOfDayIn(zone, toDay) > nowMs) throw fault('backoffice.badRange')
  return { fromMs, toMs }
}

function linesWithin(
  lines: readonly DatedLine[],
  { fromDay, toDay }: { fromDay: string; toDay: string },
  zone: string,
): StatementLine[] {
  const starts = new Map<string, number>()
  const startOf = (day: string): number => {
    const atMs = starts.get(day) ?? startOfDayIn(zone, day)
    starts.set(day, atMs)
    return atMs
  }
  return lines
    .filter(({ day }) => day >= fromDay && day <= toDay)
    .map(({ day, ...line }) => ({ ...line, atMs: startOf(day) }))
}

function digestOf(
  { of, fromDay, toDay, format, columns }: OperationInput<'backoffice.uploadStatement'>,
  { zone, text }: { zone: string; text: string },
): string {
  // Accounts of both kinds may have the same id.
  const whose = of === 'payments' ? [] : [of]
  const how = JSON.stringify([fromDay, toDay, format, format === 'csv' ? columns : null, zone, ...whose])
  return createHash('sha256').update(how).update(text).digest('hex')
}

async function readLines(
  {
    format,
    columns,
    text,
  }: Pick<OperationInput<'backoffice.uploadStatement'>, 'format' | 'columns'> & { text: string },
  account: { currency: string; zone: string },
): Promise<DatedLine[]> {
  if (format === 'csv' && !columns) throw badStatement(new BadStatement(1, 'the columns are not named'))
  const source =
    format === 'csv' && columns
      ? csvStatement(text, columns, account)
      : format === 'mt940'
        ? mt940Statement(text)
        : camtStatement(text, account.zone)
  const lines: DatedLine[] = []
  try {
    for (const line of source) {
      lines.push(line)
      if (lines.length > mostLines)
        throw new BadStatement(line.line, `there are more than ${mostLines} lines`)
      if (lines.length % turnLines === 0) await nextTurn()
    }
  } catch (error) {
    throw error instanceof BadStatement ? badStatement(error) : error
  }
  return lines
}

/** What is in the file. Throws `backoffice.badStatement`. */
function textOf(
  { file, format }: Pick<OperationInput<'backoffice.uploadStatement'>, 'file' | 'format'>,
  encoding: StatementEncoding | undefined,
): string {
  try {
    return readStatementText(Buffer.from(file, 'base64'), { format, encoding })
  } catch (error) {
    throw error instanceof BadStatement ? badStatement(error) : error
  }
}

const badStatement = ({ line, message }: BadStatement) =>
  fault('backoffice.badStatement', { line, problem: message })

async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    await nextTurn()
  }
}
