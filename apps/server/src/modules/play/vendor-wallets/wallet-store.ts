// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** A member's wallet at a vendor, as it was last known. */
export interface KnownWallet {
  readonly memberId: bigint
  readonly vendorAccountId: string
  readonly currency: string
  readonly balance: Amount
}

interface WalletRow {
  member_id: bigint
  vendor_account_id: string
  currency: string
  balance: bigint
}
const walletOf = (row: WalletRow): KnownWallet => ({
  memberId: row.member_id,
  vendorAccountId: row.vendor_account_id,
  currency: row.currency,
  balance: amountOfMillionths(row.balance),
})

/** The wallets of a member at vendors to which they ever moved money. */
export async function walletsOf(db: Queries, memberId: bigint): Promise<KnownWallet[]> {
  const rows = await db.query<WalletRow>(
    sql`select member_id, vendor_account_id, currency, balance from vendor_wallet where member_id = ${memberId}`,
  )
  return rows.map(walletOf)
}

/** Stores the balance after money was moved. */
export async function noteMoved(tx: Tx, wallet: KnownWallet, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  await tx.query(sql`
    insert into vendor_wallet (member_id, vendor_account_id, currency, balance, known_at, moved_at)
    values (${wallet.memberId}, ${wallet.vendorAccountId}, ${wallet.currency}, ${wallet.balance}, ${now}, ${now})
    on conflict (member_id, vendor_account_id)
      do update set balance = excluded.balance, known_at = excluded.known_at, moved_at = excluded.moved_at`)
}

/** Stores a balance that the vendor answered. One that is not the last known one means that the member plays. */
export async function noteBalance(
  db: Queries,
  { memberId, vendorAccountId, balance }: Omit<KnownWallet, 'currency'>,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs)
  await db.query(sql`
    update vendor_wallet set balance = ${balance}, known_at = ${now},
      moved_at = case when balance = ${balance} then moved_at else ${now} end
    where member_id = ${memberId} and vendor_account_id = ${vendorAccountId} and known_at <= ${now}`)
}

/** The brands whose members have money at vendors. */
export const brandsWithWallets = async (db: Queries): Promise<string[]> =>
  (
    await db.query<{ brand_code: string }>(
      sql`select distinct m.brand_code from vendor_wallet w join member_name m on m.id = w.member_id where w.balance > 0`,
    )
  ).map(({ brand_code: code }) => code)

/** The members' wallets from which nothing moved since then: the oldest first. */
export async function idleWallets(
  db: Queries,
  { brandCode, movedBeforeMs, limit }: { brandCode: string; movedBeforeMs: number; limit: number },
): Promise<KnownWallet[]> {
  const rows = await db.query<WalletRow>(sql`
    select w.member_id, w.vendor_account_id, w.currency, w.balance from vendor_wallet w
    join member_name m on m.id = w.member_id
    where w.balance > 0 and w.moved_at <= ${new Date(movedBeforeMs)} and m.brand_code = ${brandCode}
      and not exists (select from vendor_transfer t where t.member_id = w.member_id
        and t.vendor_account_id = w.vendor_account_id and t.state = 'pending')
    order by w.moved_at limit ${limit}`)
  return rows.map(walletOf)
}

/** Leaves a wallet alone for the whole time again, because its vendor did not answer. */
export async function postponeReturn(
  db: Queries,
  { memberId, vendorAccountId }: Pick<KnownWallet, 'memberId' | 'vendorAccountId'>,
  nowMs: number,
): Promise<void> {
  await db.query(sql`
    update vendor_wallet set moved_at = ${new Date(nowMs)} where member_id = ${memberId} and vendor_account_id = ${vendorAccountId}`)
}

/**
 * What a member has at vendors, as far as known, with what is on its way there. What is on its way back still counts
 * there.
 */
export async function moneyAtVendors(db: Queries, memberId: bigint): Promise<Amount> {
  const row = await db.one<{ sum: bigint }>(sql`
    select (coalesce((select sum(balance) from vendor_wallet where member_id = ${memberId}), 0)
      + coalesce((select sum(amount) from vendor_transfer where member_id = ${memberId} and state = 'pending' and to_vendor), 0))::bigint as sum`)
  return amountOfMillionths(row?.sum ?? 0n)
}
