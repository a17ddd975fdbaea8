// SPDX-License-Identifier: Apache-2.0
import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fault, type OperationInput } from '@tessera/contract'
import { compareStatement, type OwnEntry, type StatementLine } from '@tessera/rules/wallet/compare-statement'
import type { Platform } from '../../../platform/platform.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { findPayAccount, setStatementColumns } from '../deposits/payment-accounts.ts'
import { listPayoutAccounts } from '../payouts/payout-accounts.ts'
import { camtStatement } from './camt-statement.ts'
import { csvStatement } from './csv-statement.ts'
import { mt940Statement } from './mt940-statement.ts'
import { ownEntries, type Range } from './own-entries.ts'
import { payoutEntries } from './payout-entries.ts'
import { BadStatement, mostLines, turnLines } from './statement-file.ts'
import { findUploaded, insertDifferences, insertStatement, type Statement } from './statement-store.ts'

const dayMs = 24 * 60 * 60_000
const mostDays = 92

/**
 * Reads a statement of a provider, compares it and stores the differences; the same file for the same days is answered
 * with what was found the first time. Reading and comparing leave others their turn and hold no connection. Throws
 * `call.notFound`, `backoffice.badRange`, `backoffice.badStatement`.
 */
export async function compareUploaded(
  { database }: Pick<Platform, 'database'>,
  input: OperationInput<'backoffice.uploadStatement'>,
  { by, nowMs, record }: { by: string; nowMs: number; record(tx: Tx, statement: Statement): Promise<void> },
): Promise<Statement> {
  const account = await comparedAccount(database, input)
  if (!account) throw fault('call.notFound')
  const range = rangeOf(input, nowMs)
  const digest = digestOf(input)
  const before = await findUploaded(database, account.id, digest)
  if (before) return before
  const lines = await readLines(input, account.currency)
  const inside = lines.filter(({ atMs }) => atMs >= range.fromMs && atMs < range.toMs)
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
    return account && { ...account, entries: (range) => payoutEntries(db, account.id, range) }
  }
  const account = await findPayAccount(db, accountId)
  return account && { ...account, entries: (range) => ownEntries(db, account, range) }
}

interface ComparedAccount {
  id: string
  currency: string
  entries(range: Range): Promise<OwnEntry[] | undefined>
}

function rangeOf({ fromDay, toDay }: { fromDay: string; toDay: string }, nowMs: number): Range {
  const [fromMs, lastMs] = [Date.parse(`${fromDay}T00:00:00Z`), Date.parse(`${toDay}T00:00:00Z`)]
  const toMs = lastMs + dayMs
  if (lastMs < fromMs || toMs - fromMs > mostDays * dayMs || lastMs > nowMs)
    throw fault('backoffice.badRange')
  return { fromMs, toMs }
}

function digestOf({
  of,
  fromDay,
  toDay,
  format,
  columns,
  text,
}: OperationInput<'backoffice.uploadStatement'>): string {
  // Accounts of both kinds may have the same id.
  const whose = of === 'payments' ? [] : [of]
  const how = JSON.stringify([fromDay, toDay, format, format === 'csv' ? columns : null, ...whose])
  return createHash('sha256').update(how).update(text).digest('hex')
}

async function readLines(
  { format, columns, text }: OperationInput<'backoffice.uploadStatement'>,
  currency: string,
): Promise<StatementLine[]> {
  if (format === 'csv' && !columns) throw badStatement(new BadStatement(1, 'the columns are not named'))
  const source =
    format === 'csv' && columns
      ? csvStatement(text, columns, currency)
      : format === 'mt940'
        ? mt940Statement(text)
        : camtStatement(text)
  const lines: StatementLine[] = []
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

const badStatement = ({ line, message }: BadStatement) =>
  fault('backoffice.badStatement', { line, problem: message })

async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    await nextTurn()
  }
}
