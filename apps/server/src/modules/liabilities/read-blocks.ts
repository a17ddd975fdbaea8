// SPDX-License-Identifier: Apache-2.0
import { blockBitsFor } from '@tessera/rules/liabilities/blocks'
import { sql, type Tx } from '../../platform/db/index.ts'

/** The leaves of one block, packed as `liability_block` stores them but in no order, and their sum on hold. */
export interface LeafBlock {
  brandCode: string
  currency: string
  block: number
  accounts: number
  /** Millionths. */
  held: bigint
  leaves: Buffer
}

/** What is not part of the tree: bonus money, and debts as a positive figure, in millionths. */
export interface FundsBeside {
  brandCode: string
  currency: string
  bonus: bigint
  owed: bigint
}

/** Lets a transaction see everything as it was at its first statement after this one, and change nothing. */
export async function readOneMoment(tx: Tx): Promise<void> {
  await tx.query(sql`set transaction isolation level repeatable read read only`)
}

/** Bits for blocks of some hundred leaves, if all members were in one tree. */
export async function blockBits(tx: Tx): Promise<number> {
  const row = await tx.one<{ members: bigint }>(sql`select count(*) as members from member_name`)
  return blockBitsFor(Number(row?.members ?? 0n))
}

export const readFundsBeside = (tx: Tx): Promise<FundsBeside[]> =>
  tx.query(sql`select brand_code as "brandCode", currency,
      coalesce(sum(balance) filter (where purpose <> 'receivable'), 0)::bigint as bonus,
      coalesce(-sum(balance) filter (where purpose = 'receivable'), 0)::bigint as owed
    from ledger_funds_of_members(array['bonus', 'grant', 'receivable']) as funds
    join member_name on member_name.id = member_id group by brand_code, currency`)

/**
 * All leaves of the snapshot of the transaction, block by block. The database makes the digests of leaves, as
 * `leafOf` of the rules does: a million of them need not travel one by one.
 */
export async function* readBlocks(tx: Tx, saltKey: Uint8Array, bits: number): AsyncGenerator<LeafBlock[]> {
  // All rows are wanted, not the first ones soon.
  await tx.query(sql`set local cursor_tuple_fraction = 1`)
  await tx.query(sql`set local work_mem = '128MB'`)
  // Blocks come in any order, and sorting a million rows by names takes longer than all else.
  await tx.query(sql`set local enable_sort = off`)
  await tx.query(sql`declare liability_blocks no scroll cursor for
    select brand_code as "brandCode", currency, (get_byte(salt, 0) * 256 + get_byte(salt, 1)) >> ${16 - bits} as block,
      count(*)::integer as accounts, sum(held)::bigint as held,
      string_agg(int8send(member_id) || int8send(balance)
        || sha256('\\x00'::bytea || salt || '\\x0000000000000000'::bytea || int8send(balance) || convert_to(username, 'UTF8')),
        ''::bytea) as leaves
    from (
      select brand_code, username, member_id, currency, balance, held, sha256(${saltKey}::bytea || int8send(member_id)) as salt
      from (
        select member_id, currency, coalesce(cash.balance, 0) + coalesce(held.balance, 0) as balance, coalesce(held.balance, 0) as held
        from ledger_funds_of_members(array['cash']) as cash
        full join (
          select member_id, currency, sum(balance)::bigint as balance
          from ledger_funds_of_members(array['hold', 'moving']) as waiting
          group by member_id, currency) as held using (member_id, currency)) as funds
      join member_name on member_name.id = member_id offset 0) as salted
    group by 1, 2, 3`)
  for (;;) {
    const blocks = await tx.query<LeafBlock>(sql`fetch 64 from liability_blocks`)
    if (blocks.length === 0) return
    yield blocks
  }
}
