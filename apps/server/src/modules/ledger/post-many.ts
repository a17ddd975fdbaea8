// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { bigintArray, sql, textArray, type Tx } from '../../platform/db/index.ts'
import { type Account, type OwnerAccounts } from './account.ts'
import { legOf, type Transfer } from './transfer.ts'

/** Opens or finds the accounts of many owners in one currency, by owner. */
export async function openAccountsOfMany(
  tx: Tx,
  owners: readonly string[],
  currency: string,
): Promise<Map<string, OwnerAccounts>> {
  const rows = await tx.query<{ owner: string } & Record<keyof OwnerAccounts, bigint>>(sql`
    select o.owner, ledger_open(o.owner, 'cash', ${currency}) as cash, ledger_open(o.owner, 'hold', ${currency}) as hold,
      ledger_open(o.owner, 'receivable', ${currency}) as receivable, ledger_open(o.owner, 'bonus', ${currency}) as bonus
    from unnest(${owners}::text[]) as o (owner)`)
  const cached = (id: bigint): Account => ({ id, cached: true, currency })
  return new Map(
    rows.map(({ owner, cash, hold, receivable, bonus }) => [
      owner,
      { cash: cached(cash), hold: cached(hold), receivable: cached(receivable), bonus: cached(bonus) },
    ]),
  )
}

/** The balances of locked accounts, by id. */
export async function balancesOfLocked(tx: Tx, accounts: readonly Account[]): Promise<Map<bigint, Amount>> {
  const rows = await tx.query<{ id: bigint; balance: bigint }>(sql`
    select id, ledger_cached_balance(id) as balance from unnest(${accounts.map(({ id }) => id)}::bigint[]) as account (id)`)
  return new Map(rows.map(({ id, balance }) => [id, amountOfMillionths(balance)]))
}

/**
 * Posts transfers between an owner's account and one of the operator's in one statement, at most one for each
 * owner's account, which must be locked. Throws unless every one of them is posted.
 */
export async function postMany(tx: Tx, transfers: readonly Transfer[]): Promise<void> {
  if (transfers.length === 0) return
  const legs = transfers.map(legOf)
  const row = await tx.one<{ status: (number | null)[] }>(sql`
    select status from ledger_post(${textArray(transfers.map(({ cause }) => cause))}::text[], ${textArray(transfers.map(({ externalId }) => externalId))}::text[],
      ${textArray(transfers.map(({ kind }) => kind))}::text[], ${bigintArray(legs.map(({ account }) => account))}::bigint[], ${bigintArray(legs.map(({ contra }) => contra))}::bigint[],
      ${bigintArray(legs.map(({ amount }) => amount))}::bigint[], ${textArray(transfers.map(({ memo }) => memo))}::text[])`)
  const refused = transfers.findIndex((_, index) => row?.status[index] !== 0)
  if (refused >= 0)
    throw new Error(
      `${transfers[refused]!.cause}/${transfers[refused]!.externalId} was not posted: ${row?.status[refused]}`,
    )
}

/** Money for an owner's account, and the cause that can pay it only once. */
export interface ManyCredit {
  to: Account
  /** Above zero. */
  amount: Amount
  kind: string
  externalId: string
}

/**
 * Posts credits of one cause from an operator account in one statement, any number for each account, which must be
 * locked. Throws unless every one of them is posted, also when one was posted before.
 */
export async function creditMany(
  tx: Tx,
  { from, cause }: { from: Account; cause: string },
  credits: readonly ManyCredit[],
): Promise<void> {
  if (credits.length === 0) return
  await tx.query(sql`
    select ledger_credit(${cause}, ${textArray(credits.map(({ externalId }) => externalId))}::text[], ${textArray(credits.map(({ kind }) => kind))}::text[],
      ${bigintArray(credits.map(({ to }) => to.id))}::bigint[], ${from.id}, ${bigintArray(credits.map(({ amount }) => amount))}::bigint[])`)
}
