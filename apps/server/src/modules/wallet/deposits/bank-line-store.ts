// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { storedBankReference } from '@tessera/rules/wallet/match-code'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { BankLine, PayAccount, PayEvent } from '../ports.ts'

export type LineOutcome = 'credited' | 'suspense' | 'listed' | 'debit' | 'recordedByHand' | 'empty'

/** The event under which an operator records a transfer by hand. */
export const handEventId = (reference: string): string => `transfer:${storedBankReference(reference)}`

/** Stores a line of the statement and what became of it. */
export async function insertBankLine(
  tx: Tx,
  account: PayAccount,
  { eventId, amount, currency }: PayEvent,
  line: BankLine,
  { outcome, nowMs }: { outcome: LineOutcome; nowMs: number },
): Promise<void> {
  await tx.query(sql`
    insert into bank_line (account_id, event_id, direction, bank_account, amount, currency, content, sender, reference,
      happened_at, received_at, outcome)
    values (${account.id}, ${eventId}, ${line.direction}, ${line.bankAccounts.join(' / ')}, ${amount}, ${currency},
      ${line.contents.join(' / ')}, ${line.sender}, ${storedBankReference(line.reference)},
      ${line.happenedAtMs === undefined ? null : new Date(line.happenedAtMs)}, ${new Date(nowMs)}, ${outcome})`)
}

/** Whether the bank has reported money that came in under this reference; a line that was empty is none. */
export const isReported = async (db: Queries, accountId: string, reference: string): Promise<boolean> =>
  (await db.one(sql`
    select event_id from bank_line where account_id = ${accountId} and reference = ${storedBankReference(reference)}
      and direction = 'credit' and outcome in ('credited', 'suspense') limit 1`)) !== undefined

/** Whether an operator has recorded a transfer of this reference and amount by hand. */
export const isRecordedByHand = async (
  db: Queries,
  accountId: string,
  { reference, amount }: { reference: string; amount: Amount },
): Promise<boolean> =>
  reference !== '' &&
  (await db.one(sql`
    select event_id from payment_event
    where account_id = ${accountId} and event_id = ${handEventId(reference)} and amount = ${amount}`)) !==
    undefined
