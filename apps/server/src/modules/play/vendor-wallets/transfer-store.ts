// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** A transfer between a member's main wallet and their wallet at a vendor. */
export interface Transfer {
  /** Also the vendor's name for it. */
  readonly id: string
  readonly memberId: bigint
  readonly requestId: string
  readonly vendorAccountId: string
  /** As the account record names it. */
  readonly vendorName: string
  readonly playerRef: string
  readonly currency: string
  readonly toVendor: boolean
  readonly amount: Amount
  /** Asked for by the platform. */
  readonly automatic: boolean
  readonly state: 'pending' | 'done' | 'refused'
  /** Both balances when it ended. */
  readonly mainBalance: Amount | undefined
  readonly vendorBalance: Amount | undefined
  readonly createdAtMs: number
  /** How often the vendor was asked about it since. */
  readonly asked: number
}

interface TransferRow {
  id: string
  member_id: bigint
  request_id: string
  vendor_account_id: string
  vendor_name: string
  player_ref: string
  currency: string
  to_vendor: boolean
  amount: bigint
  automatic: boolean
  state: Transfer['state']
  main_balance: bigint | null
  vendor_balance: bigint | null
  created_at: number
  asked: number
}
const transferOf = (row: TransferRow): Transfer => ({
  id: row.id,
  memberId: row.member_id,
  requestId: row.request_id,
  vendorAccountId: row.vendor_account_id,
  vendorName: row.vendor_name,
  playerRef: row.player_ref,
  currency: row.currency,
  toVendor: row.to_vendor,
  amount: amountOfMillionths(row.amount),
  automatic: row.automatic,
  state: row.state,
  mainBalance: row.main_balance === null ? undefined : amountOfMillionths(row.main_balance),
  vendorBalance: row.vendor_balance === null ? undefined : amountOfMillionths(row.vendor_balance),
  createdAtMs: row.created_at,
  asked: row.asked,
})

export interface NewTransfer extends Omit<
  Transfer,
  'id' | 'requestId' | 'state' | 'mainBalance' | 'vendorBalance' | 'asked'
> {
  /** Absent: nobody will repeat it. */
  readonly requestId?: string | undefined
}

export async function insertTransfer(tx: Tx, transfer: NewTransfer, askAgainAtMs: number): Promise<Transfer> {
  const row = await tx.one<TransferRow>(sql`
    insert into vendor_transfer (member_id, request_id, vendor_account_id, vendor_name, player_ref, currency, to_vendor, amount, automatic,
      created_at, ask_again_at)
    values (${transfer.memberId}, coalesce(${transfer.requestId ?? null}::uuid, gen_random_uuid()), ${transfer.vendorAccountId}, ${transfer.vendorName}, ${transfer.playerRef},
      ${transfer.currency}, ${transfer.toVendor}, ${transfer.amount}, ${transfer.automatic}, ${new Date(transfer.createdAtMs)},
      ${new Date(askAgainAtMs)})
    returning id, member_id, request_id, vendor_account_id, vendor_name, player_ref, currency, to_vendor, amount, automatic, state,
      main_balance, vendor_balance, created_at, asked`)
  if (!row) throw new Error('a transfer was not stored')
  return transferOf(row)
}

/** The transfer that a request of the member made. */
export async function transferOfRequest(
  db: Queries,
  memberId: bigint,
  requestId: string,
): Promise<Transfer | undefined> {
  const row = await db.one<TransferRow>(
    sql`select id, member_id, request_id, vendor_account_id, vendor_name, player_ref, currency, to_vendor, amount, automatic, state,
      main_balance, vendor_balance, created_at, asked
    from vendor_transfer where member_id = ${memberId} and request_id = ${requestId}`,
  )
  return row && transferOf(row)
}

/** The transfers of a member that have not ended: at most one for each vendor. */
export async function openTransfers(db: Queries, memberId: bigint): Promise<Transfer[]> {
  const rows = await db.query<TransferRow>(
    sql`select id, member_id, request_id, vendor_account_id, vendor_name, player_ref, currency, to_vendor, amount, automatic, state,
      main_balance, vendor_balance, created_at, asked
    from vendor_transfer where member_id = ${memberId} and state = 'pending'`,
  )
  return rows.map(transferOf)
}

/** Locks a transfer until the transaction ends. */
export async function lockTransfer(tx: Tx, id: string): Promise<Transfer> {
  const row = await tx.one<TransferRow>(
    sql`select id, member_id, request_id, vendor_account_id, vendor_name, player_ref, currency, to_vendor, amount, automatic, state,
      main_balance, vendor_balance, created_at, asked
    from vendor_transfer where id = ${id} for update`,
  )
  if (!row) throw new Error(`there is no transfer ${id}`)
  return transferOf(row)
}

/** Ends a locked transfer. */
export async function endTransfer(
  tx: Tx,
  id: string,
  end: { state: 'done' | 'refused'; mainBalance: Amount; vendorBalance: Amount; nowMs: number },
): Promise<void> {
  await tx.query(sql`
    update vendor_transfer set state = ${end.state}, main_balance = ${end.mainBalance}, vendor_balance = ${end.vendorBalance},
      ended_at = ${new Date(end.nowMs)} where id = ${id}`)
}

/** Transfers of members without an answer: the oldest. */
export async function pendingTransfers(db: Queries, limit: number): Promise<Transfer[]> {
  const rows = await db.query<TransferRow>(sql`
    select id, member_id, request_id, vendor_account_id, vendor_name, player_ref, currency, to_vendor, amount, automatic, state,
      main_balance, vendor_balance, created_at, asked
    from vendor_transfer where state = 'pending' order by created_at limit ${limit}`)
  return rows.map(transferOf)
}

/** A vendor is asked about its transfers without an answer at the next run of the job. Returns how many there are. */
export async function askSoon(tx: Tx, vendorAccountId: string, nowMs: number): Promise<number> {
  const rows = await tx.query(sql`
    update vendor_transfer set ask_again_at = least(ask_again_at, ${new Date(nowMs)})
    where vendor_account_id = ${vendorAccountId} and state = 'pending' returning id`)
  return rows.length
}

/** Transfers without an answer whose vendor should be asked now; they are not due again for `waitMs` and longer. */
export async function claimDueTransfers(
  db: Queries,
  {
    nowMs,
    waitMs,
    longestWaitMs,
    limit,
  }: { nowMs: number; waitMs: number; longestWaitMs: number; limit: number },
): Promise<Transfer[]> {
  const now = new Date(nowMs)
  const rows = await db.query<TransferRow>(sql`
    update vendor_transfer set asked = asked + 1,
      ask_again_at = ${now}::timestamptz + least(${longestWaitMs}::float8, ${waitMs}::float8 * power(2, least(asked, 20))) * interval '1 millisecond'
    where id in (select id from vendor_transfer where state = 'pending' and ask_again_at <= ${now}
      order by ask_again_at limit ${limit} for update skip locked) and state = 'pending'
    returning id, member_id, request_id, vendor_account_id, vendor_name, player_ref, currency, to_vendor, amount, automatic, state,
      main_balance, vendor_balance, created_at, asked`)
  return rows.map(transferOf)
}
