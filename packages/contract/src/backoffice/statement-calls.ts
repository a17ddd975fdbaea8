// SPDX-License-Identifier: Apache-2.0
import { isTimeZone } from '@tessera/rules/site/time-zones'
import { statementEncodings } from '@tessera/rules/wallet/statement-encodings'
import { z } from 'zod'
import { Amount, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'

const columnName = line(60).default('')

/** Which column of a provider's CSV file is what; an empty name is a column that there is not. */
export const statementColumns = z.object({
  delimiter: z.enum([',', ';', '\t']),
  decimal: z.enum(['.', ',']),
  dayForm: z.enum(['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY']),
  date: columnName,
  /** One signed column, or `credit` and `debit`. */
  amount: columnName,
  credit: columnName,
  debit: columnName,
  reference: columnName,
  content: columnName,
  currency: columnName,
})
export type StatementColumns = z.infer<typeof statementColumns>

const day = z.iso.date()

/** In which a bank counts days, such as `Asia/Ho_Chi_Minh` or `+07:00`. */
export const zone = line(60).refine(isTimeZone, 'A time zone such as Asia/Ho_Chi_Minh or +07:00')
const differenceKind = z.enum(['missingHere', 'missingThere', 'differing'])

/** Accounts that members pay in through, or those that pay withdrawals. */
const of = z.enum(['payments', 'payouts'])

const statement = z.object({
  statementId: z.string(),
  accountId: z.string(),
  of,
  fileName: z.string(),
  fromDay: z.string(),
  toDay: z.string(),
  /** In which the days were counted. */
  zone: z.string(),
  lines: z.number(),
  /** Lines of other days, which were not compared. */
  outside: z.number(),
  matched: z.number(),
  open: z.number(),
  explained: z.number(),
  uploadedBy: z.string(),
  time: Moment,
})

const difference = z.object({
  differenceId: z.string(),
  kind: differenceKind,
  reason: z.enum(['unknown', 'doubled', 'notOnStatement', 'amount', 'currency', 'ledger']),
  /** Where it stands in the file. */
  line: z.number().nullable(),
  reference: z.string(),
  content: z.string(),
  theirAmount: Amount.nullable(),
  theirCurrency: z.string().nullable(),
  ownId: z.string().nullable(),
  ownAmount: Amount.nullable(),
  ownCurrency: z.string().nullable(),
  /** What the ledger has of it, where that is the difference. */
  posted: Amount.nullable(),
  time: Moment,
  /** Its day as the bank counts days. */
  day: z.string(),
  explanation: z.string().nullable(),
  explainedBy: z.string().nullable(),
})

/** Statements of payment providers, and how they differ from what the platform knows. */
export const statementCalls = {
  statements: call('backoffice.statements', {
    http: 'GET /ops/statements',
    who: 'operator',
    may: 'read',
    summary: 'Statements of payment providers that were compared, newest first.',
    input: { pageNo: PageNo, pageSize: pageSize(20) },
    output: page(statement),
  }),
  uploadStatement: call('backoffice.uploadStatement', {
    http: 'POST /ops/statements',
    who: 'operator',
    may: 'money',
    perMinute: 10,
    largestBodyBytes: 12 * 1024 * 1024,
    summary:
      'Compares a statement of a provider with what happened at the payment account in these days. The same file is compared once. A file that cannot be read changes nothing.',
    input: {
      accountId: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
      of: of.default('payments'),
      fileName: line(100).min(1),
      /** Both days count, as the bank counts days. */
      fromDay: day,
      toDay: day,
      /** The zone of the bank; remembered for the account. Null: as remembered, else that of the site. */
      zone: zone.nullable().default(null),
      format: z.enum(['csv', 'camt053', 'mt940']),
      /** For CSV; remembered for the account. */
      columns: statementColumns.nullable(),
      /** In which the bank writes letters, where the file does not say it; remembered for the account. Null: as remembered, else UTF-8. */
      encoding: z.enum(statementEncodings).nullable().default(null),
      /** The bytes of the file in base64, at most 8 MB. */
      file: z
        .string()
        .min(1)
        .max(10_700_000)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/),
    },
    output: statement,
    faults: ['backoffice.badStatement', 'backoffice.badRange'],
  }),
  differences: call('backoffice.differences', {
    http: 'GET /ops/statements/:id/differences',
    who: 'operator',
    may: 'read',
    summary:
      'The differences of a statement in the order of the file, with the sums of each list by currency.',
    input: {
      id: z.uuid(),
      kind: differenceKind.default('missingHere'),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(difference).extend({
      statement,
      sums: z.array(
        z.object({
          kind: differenceKind,
          currency: z.string(),
          count: z.number(),
          /** Ours less theirs. */
          amount: Amount,
        }),
      ),
    }),
  }),
  explainDifference: call('backoffice.explainDifference', {
    http: 'POST /ops/differences/:id',
    who: 'operator',
    may: 'money',
    once: true,
    summary: 'Marks a difference as explained. Nothing is booked.',
    input: { id: z.uuid(), reason: line(200).min(3), requestId: RequestId },
    output: difference,
    faults: ['wallet.wrongState'],
  }),
  exportDifferences: call('backoffice.exportDifferences', {
    http: 'GET /ops/statements/:id/export',
    who: 'operator',
    may: 'read',
    perMinute: 20,
    summary: 'All differences of a statement as a CSV text.',
    input: { id: z.uuid() },
    output: z.object({ fileName: z.string(), csv: z.string() }),
  }),
}
