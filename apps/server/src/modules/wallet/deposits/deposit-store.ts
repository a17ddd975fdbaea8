// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { DepositStatus } from '@tessera/rules/wallet/judge-payment'
import type { DepositFee, FeePayer } from '@tessera/rules/wallet/deposit-terms'
import { isLanguage, type Language } from '@tessera/texts'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { BankDetails } from '../ports.ts'

export interface Deposit {
  id: string
  memberId: bigint
  username: string
  accountId: string
  amount: Amount
  received: Amount
  /** Of `received`, what its provider took back; zero but in lists. */
  takenBack: Amount
  currency: string
  /** The fee that the payer was shown, and what it came to once the money was there. */
  fee: DepositFee & { charged: Amount }
  status: DepositStatus
  remark: string
  createdAtMs: number
  expiresAtMs: number
  /** Where to pay, once the provider has answered. */
  payPage: string | undefined
  /** Where to transfer to, and the code to put into the transfer. */
  bankTransfer: (BankDetails & { matchCode: string }) | undefined
  /** What the operator wrote to the member when nothing came in. */
  note: string
  /** The language of the member when they opened it; undefined in deposits from before it was stored. */
  language: Language | undefined
}

interface DepositRow {
  id: string
  member_id: bigint
  username: string
  account_id: string
  amount: bigint
  received: bigint
  /** Read for lists only; elsewhere nothing was taken back yet, or it is of no interest. */
  taken_back?: bigint
  currency: string
  status: DepositStatus
  remark: string
  created_at: number
  expires_at: number
  pay_page: string | null
  pay_reference: string | null
  bank: BankDetails | null
  note: string
  fee_fixed: bigint
  fee_basis_points: number
  fee_payer: FeePayer
  fee: bigint
  language: string | null
}

const depositOf = (row: DepositRow): Deposit => ({
  id: row.id,
  memberId: row.member_id,
  username: row.username,
  accountId: row.account_id,
  amount: amountOfMillionths(row.amount),
  received: amountOfMillionths(row.received),
  takenBack: amountOfMillionths(row.taken_back ?? 0n),
  currency: row.currency,
  fee: {
    fixed: amountOfMillionths(row.fee_fixed),
    basisPoints: row.fee_basis_points,
    payer: row.fee_payer,
    charged: amountOfMillionths(row.fee),
  },
  status: row.status,
  remark: row.remark,
  createdAtMs: row.created_at,
  expiresAtMs: row.expires_at,
  payPage: row.pay_page ?? undefined,
  bankTransfer: row.bank && row.pay_reference ? { ...row.bank, matchCode: row.pay_reference } : undefined,
  note: row.note,
  language: isLanguage(row.language) ? row.language : undefined,
})

/** False when another deposit of the payment account has this match code. */
export async function insertDeposit(tx: Tx, deposit: Deposit): Promise<boolean> {
  const { matchCode, ...bank } = deposit.bankTransfer ?? {}
  const inserted = await tx.one(sql`
    insert into deposit (id, member_id, username, account_id, amount, currency, status, remark, created_at, expires_at, pay_reference, bank, fee_fixed, fee_basis_points, fee_payer, language)
    values (${deposit.id}, ${deposit.memberId}, ${deposit.username}, ${deposit.accountId}, ${deposit.amount}, ${deposit.currency},
      ${deposit.status}, ${deposit.remark}, ${new Date(deposit.createdAtMs)}, ${new Date(deposit.expiresAtMs)},
      ${matchCode ?? null}, ${matchCode === undefined ? null : JSON.stringify(bank)},
      ${deposit.fee.fixed}, ${deposit.fee.basisPoints}, ${deposit.fee.payer}, ${deposit.language ?? null})
    on conflict (pay_reference, account_id) where pay_reference is not null do nothing returning id`)
  return inserted !== undefined
}

export async function findDeposit(db: Queries, id: string): Promise<Deposit | undefined> {
  const row = await db.one<DepositRow>(sql`select * from deposit where id = ${id}`)
  return row && depositOf(row)
}

/** The deposit, locked until the transaction ends. */
export async function lockDeposit(tx: Tx, id: string): Promise<Deposit | undefined> {
  const row = await tx.one<DepositRow>(sql`select * from deposit where id = ${id} for update`)
  return row && depositOf(row)
}

/** Stores the provider's answer. Concurrent callers got the same answer, so either may write it. */
export async function savePayPage(
  db: Queries,
  id: string,
  payReference: string,
  payPage: string,
): Promise<void> {
  await db.query(
    sql`update deposit set pay_reference = ${payReference}, pay_page = ${payPage} where id = ${id}`,
  )
}

/** Stores what the operator wrote to the member. */
export async function saveNote(tx: Tx, id: string, note: string): Promise<void> {
  await tx.query(sql`update deposit set note = ${note} where id = ${id}`)
}

export async function settleDeposit(
  tx: Tx,
  id: string,
  { status, received, fee = zero }: { status: DepositStatus; received: Amount; fee?: Amount },
  nowMs: number,
): Promise<void> {
  await tx.query(
    sql`update deposit set status = ${status}, received = ${received}, fee = ${fee}, settled_at = ${new Date(nowMs)} where id = ${id}`,
  )
}

/** Ends the deposits whose time to pay ran out by `slotMs`. Returns those that ended now. */
export async function expireDepositsUntil(db: Queries, slotMs: number): Promise<Deposit[]> {
  const rows = await db.query<DepositRow>(sql`
    update deposit set status = 'Expired', settled_at = ${new Date(slotMs)} where status = 'Pending' and expires_at <= ${new Date(slotMs)} returning *`)
  return rows.map(depositOf)
}

export interface PageQuery {
  pageNo: number
  pageSize: number
}
export interface DepositPage {
  deposits: Deposit[]
  total: number
}

/** One member's deposits, newest first, by page (from 1). */
export async function listDepositsOf(
  db: Queries,
  memberId: bigint,
  { pageNo, pageSize }: PageQuery,
): Promise<DepositPage> {
  const rows = await db.query<DepositRow>(sql`
    select d.*, (select coalesce(sum(r.amount - r.fee), 0)::bigint from payment_reversal r where r.deposit_id = d.id) as taken_back
    from deposit d where member_id = ${memberId} order by created_at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(
    sql`select count(*) as total from deposit where member_id = ${memberId}`,
  )
  return { deposits: rows.map(depositOf), total: Number(counted?.total ?? 0n) }
}

export type DepositAtBrand = Deposit & { brandCode: string }

/**
 * Deposits of a brand, or of all brands, in any of these states, newest first, by page (from 1); only those
 * with this match code, if one is given.
 */
export async function listDeposits(
  db: Queries,
  statuses: readonly DepositStatus[],
  {
    brand = null,
    matchCode = null,
    pageNo,
    pageSize,
  }: PageQuery & { brand?: string | null | undefined; matchCode?: string | null | undefined },
): Promise<{ deposits: DepositAtBrand[]; total: number }> {
  const rows = await db.query<DepositRow & { brandCode: string }>(sql`
    select d.*, m.brand_code as "brandCode",
      (select coalesce(sum(r.amount - r.fee), 0)::bigint from payment_reversal r where r.deposit_id = d.id) as taken_back
    from deposit d join member_name m on m.id = d.member_id
    where d.status = any (${statuses}) and (${brand}::text is null or m.brand_code = ${brand})
      and (${matchCode}::text is null or (d.pay_reference = ${matchCode} and d.bank is not null))
    order by d.created_at desc, d.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from deposit d where d.status = any (${statuses})
      and (${brand}::text is null or exists (select from member_name m where m.id = d.member_id and m.brand_code = ${brand}))
      and (${matchCode}::text is null or (d.pay_reference = ${matchCode} and d.bank is not null))`)
  return {
    deposits: rows.map((row) => ({ ...depositOf(row), brandCode: row.brandCode })),
    total: Number(counted?.total ?? 0n),
  }
}

/** Total received since `fromMs`, for one brand or all. */
export async function sumDeposits(
  db: Queries,
  fromMs: number,
  currency: string,
  brand: string | null = null,
): Promise<Amount> {
  const row = await db.one<{ total: bigint }>(sql`
    select coalesce(sum(d.received), 0) as total from deposit d
    where d.status = 'Success' and d.settled_at >= ${new Date(fromMs)} and d.currency = ${currency}
      and (${brand}::text is null or exists (select from member_name m where m.id = d.member_id and m.brand_code = ${brand}))`)
  return amountOfMillionths(row?.total ?? 0n)
}

/** The ids of the bank transfers to an account since a moment with one of these codes, in their order. */
export const idsWithCodes = async (
  db: Queries,
  accountId: string,
  codes: readonly string[],
  { sinceMs, limit }: { sinceMs: number; limit: number },
): Promise<string[]> =>
  (
    await db.query<{ id: string }>(sql`
    select id from deposit where account_id = ${accountId} and pay_reference = any (${codes}::text[]) and bank is not null
      and created_at > ${new Date(sinceMs)}
    order by id limit ${limit}`)
  ).map(({ id }) => id)

/** The open bank transfers to an account of just this amount, oldest first. */
export const pendingTransfers = (
  db: Queries,
  accountId: string,
  { amount, currency, limit }: { amount: Amount; currency: string; limit: number },
): Promise<{ id: string; memberId: bigint }[]> =>
  db.query<{ id: string; memberId: bigint }>(sql`
    select d.id, d.member_id as "memberId" from deposit d
    where d.account_id = ${accountId} and d.status = 'Pending' and d.bank is not null and d.amount = ${amount} and d.currency = ${currency}
    order by d.created_at limit ${limit}`)
