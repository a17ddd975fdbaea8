// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount, zero } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { Account } from './account.ts'

export interface Balances {
  cash: Amount
  hold: Amount
  /** The money of all bonuses. */
  bonus: Amount
  /** Zero or below: what the owner owes. */ receivable: Amount
}

/** All balances of an owner in one currency; zeros for an owner without accounts. */
export async function balances(db: Queries, owner: string, currency: string): Promise<Balances> {
  const rows = await db.query<{ purpose: string; balance: bigint }>(sql`
    select case when starts_with(purpose, 'grant:') then 'bonus' else purpose end as purpose, sum(balance)::bigint as balance
    from ledger_account where owner = ${owner} and currency = ${currency} and cached group by 1`)
  const of = (purpose: string): Amount => {
    const row = rows.find((candidate) => candidate.purpose === purpose)
    return row ? amountOfMillionths(row.balance) : zero
  }
  return { cash: of('cash'), hold: of('hold'), bonus: of('bonus'), receivable: of('receivable') }
}

/** Balance of one account; for a summed one, its last roll-up plus the postings since. */
export async function accountBalance(db: Queries, account: Account): Promise<Amount> {
  const row = await db.one<{ balance: bigint }>(sql`select ledger_balance(${account.id}) as balance`)
  if (!row) throw new Error('the balance query gave no row')
  return amountOfMillionths(row.balance)
}

export interface OperatorBalance {
  purpose: string
  currency: string
  balance: Amount
}

/**
 * Every operator account with its balance: what vendors, payment methods and promotions have taken and paid.
 */
export async function operatorBalances(db: Queries): Promise<OperatorBalance[]> {
  const rows = await db.query<{
    purpose: string
    currency: string
    balance: bigint
  }>(sql`select purpose, currency, ledger_balance(id) as balance
    from ledger_account where owner = 'operator' order by purpose, currency`)
  return rows.map((row) => ({ ...row, balance: amountOfMillionths(row.balance) }))
}
