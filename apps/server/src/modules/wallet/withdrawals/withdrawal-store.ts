// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import type { PayoutKind } from '@tessera/rules/wallet/payout-kinds'
import type { RefusalReason } from '@tessera/rules/wallet/refusal-reasons'
import type { WithdrawalState, WithdrawalStatus } from '@tessera/rules/wallet/withdrawal-state'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { BankAccount } from '../bank-accounts/bank-account-store.ts'

export interface Withdrawal extends WithdrawalState {
  id: string
  memberId: bigint
  username: string
  currency: string
  /** As it was when the withdrawal was requested. */
  account: BankAccount
  remark: string
  /** Why an operator rejected it. */
  refusal: RefusalReason | undefined
  createdAtMs: number
  /** While it is paid and unanswered: when it will automatically count as received. */
  confirmUntilMs: number | undefined
  /** When the last part that was paid began to count as received because nobody answered. */
  forcedAtMs: number | undefined
}

interface WithdrawalRow {
  id: string
  member_id: bigint
  username: string
  amount: bigint
  paid: bigint
  received: bigint
  currency: string
  status: WithdrawalStatus
  bank_account_id: string
  kind: PayoutKind
  bank_name: string
  account_number: string
  holder: string
  remark: string
  refusal: RefusalReason | null
  created_at: number
  confirm_until: number | null
  forced_at: number | null
}

const withdrawalOf = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  memberId: row.member_id,
  username: row.username,
  currency: row.currency,
  status: row.status,
  amount: amountOfMillionths(row.amount),
  paid: amountOfMillionths(row.paid),
  received: amountOfMillionths(row.received),
  account: {
    bankAccountId: row.bank_account_id,
    kind: row.kind,
    bankName: row.bank_name,
    accountNumber: row.account_number,
    holder: row.holder,
  },
  remark: row.remark,
  refusal: row.refusal ?? undefined,
  createdAtMs: row.created_at,
  confirmUntilMs: row.confirm_until ?? undefined,
  forcedAtMs: row.forced_at ?? undefined,
})

export async function insertWithdrawal(tx: Tx, withdrawal: Withdrawal): Promise<void> {
  const { account } = withdrawal
  await tx.query(sql`
    insert into withdrawal (id, member_id, username, amount, currency, status, bank_account_id, kind, bank_name, account_number, holder, created_at)
    values (${withdrawal.id}, ${withdrawal.memberId}, ${withdrawal.username}, ${withdrawal.amount}, ${withdrawal.currency}, ${withdrawal.status},
      ${account.bankAccountId}, ${account.kind}, ${account.bankName}, ${account.accountNumber}, ${account.holder}, ${new Date(withdrawal.createdAtMs)})`)
}

export async function findWithdrawal(db: Queries, id: string): Promise<Withdrawal | undefined> {
  const row = await db.one<WithdrawalRow>(sql`select * from withdrawal where id = ${id}`)
  return row && withdrawalOf(row)
}

/** The withdrawal, locked until the transaction ends. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<Withdrawal | undefined> {
  const row = await tx.one<WithdrawalRow>(sql`select * from withdrawal where id = ${id} for update`)
  return row && withdrawalOf(row)
}

/** Stores the new state of a locked withdrawal. */
export async function saveWithdrawal(
  tx: Tx,
  { id, status, paid, received, remark, refusal, confirmUntilMs, forcedAtMs }: Withdrawal,
): Promise<void> {
  const [confirmUntil, forcedAt] = [confirmUntilMs, forcedAtMs].map((atMs) =>
    atMs === undefined ? null : new Date(atMs),
  )
  await tx.query(sql`
    update withdrawal set status = ${status}, paid = ${paid}, received = ${received}, remark = ${remark}, refusal = ${refusal ?? null}, confirm_until = ${confirmUntil}, forced_at = ${forcedAt} where id = ${id}`)
}

/** Withdrawals that a member requested since `fromMs`. */
export async function countAsked(db: Queries, memberId: bigint, fromMs: number): Promise<number> {
  const row = await db.one<{ count: bigint }>(sql`
    select count(*) as count from withdrawal where member_id = ${memberId} and created_at >= ${new Date(fromMs)}`)
  return Number(row?.count ?? 0n)
}

/** Ids of paid withdrawals whose time to answer ran out by `slotMs`. */
export async function unansweredUntil(db: Queries, slotMs: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from withdrawal where status = 'Paid' and confirm_until <= ${new Date(slotMs)} order by confirm_until limit 1000`)
  return rows.map(({ id }) => id)
}

export interface WithdrawalPage {
  withdrawals: Withdrawal[]
  total: number
}
interface PageQuery {
  pageNo: number
  pageSize: number
}

/** One member's withdrawals, newest first, by page (from 1). */
export async function listWithdrawalsOf(
  db: Queries,
  memberId: bigint,
  { pageNo, pageSize }: PageQuery,
): Promise<WithdrawalPage> {
  const rows = await db.query<WithdrawalRow>(sql`
    select * from withdrawal where member_id = ${memberId} order by created_at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(
    sql`select count(*) as total from withdrawal where member_id = ${memberId}`,
  )
  return { withdrawals: rows.map(withdrawalOf), total: Number(counted?.total ?? 0n) }
}

export interface WithdrawalFilter {
  status?: string | null | undefined
  brand?: string | null | undefined
  /** What a payment is found by at the bank, in any case. */
  reference?: string | null | undefined
}

/**
 * Withdrawals of one brand or all: those of one status, oldest first, as a work queue; those of every status,
 * newest first.
 */
export async function listWithdrawals(
  db: Queries,
  { status = null, brand = null, reference = null }: WithdrawalFilter,
  { pageNo, pageSize }: PageQuery,
): Promise<WithdrawalPage> {
  const offset = (pageNo - 1) * pageSize
  const rows = await db.query<WithdrawalRow>(
    status === null
      ? sql`select w.* from withdrawal w
          where (${reference}::text is null or w.id in (select withdrawal_id from withdrawal_payment where lower(reference) = lower(${reference})))
            and (${brand}::text is null or exists (select from member_name m where m.id = w.member_id and m.brand_code = ${brand}))
          order by w.created_at desc, w.id limit ${pageSize} offset ${offset}`
      : sql`select w.* from withdrawal w
          where w.status = ${status}
            and (${reference}::text is null or w.id in (select withdrawal_id from withdrawal_payment where lower(reference) = lower(${reference})))
            and (${brand}::text is null or exists (select from member_name m where m.id = w.member_id and m.brand_code = ${brand}))
          order by w.created_at, w.id limit ${pageSize} offset ${offset}`,
  )
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from withdrawal w where (${status}::text is null or w.status = ${status})
      and (${reference}::text is null or w.id in (select withdrawal_id from withdrawal_payment where lower(reference) = lower(${reference})))
      and (${brand}::text is null or exists (select from member_name m where m.id = w.member_id and m.brand_code = ${brand}))`)
  return { withdrawals: rows.map(withdrawalOf), total: Number(counted?.total ?? 0n) }
}
