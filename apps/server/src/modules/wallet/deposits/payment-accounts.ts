// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../../../platform/chance/chance.ts'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { BankDetails, NotifyProtocol, PayAccount } from '../ports.ts'

type AccountRow = Omit<PayAccount, 'bank' | 'notifier'> & {
  bank: BankDetails | null
  protocol: NotifyProtocol | null
  sealed_key: Buffer | null
}
const accountOf = ({ bank, protocol, sealed_key: sealedKey, ...row }: AccountRow): PayAccount => ({
  ...row,
  bank: bank ?? undefined,
  notifier: protocol && sealedKey ? { protocol, sealedKey } : undefined,
})

/** The accounts for members' deposits, in the order of their ids. */
export const listPayAccounts = (db: Queries): Promise<PayAccount[]> =>
  db
    .query<AccountRow>(
      sql`
      select a.id, a.provider, a.name, a.type, a.currency, a.secret, a.enabled, a.bank, n.protocol, n.sealed_key
      from payment_account a left join payment_notifier n on n.account_id = a.id order by a.id`,
    )
    .then((rows) => rows.map(accountOf))

/** One account, even a closed one: payments already started must still arrive. */
export const findPayAccount = (db: Queries, id: string): Promise<PayAccount | undefined> =>
  db
    .one<AccountRow>(
      sql`
      select a.id, a.provider, a.name, a.type, a.currency, a.secret, a.enabled, a.bank, n.protocol, n.sealed_key
      from payment_account a left join payment_notifier n on n.account_id = a.id where a.id = ${id}`,
    )
    .then((row) => row && accountOf(row))

/**
 * Nobody else handles lines of this account's statement until the transaction ends. Take it before the lock
 * of a deposit.
 */
export async function lockStatement(tx: Tx, id: string): Promise<void> {
  await tx.query(sql`select id from payment_account where id = ${id} for no key update`)
}

/** Creates a payment account with a fresh secret; an existing one stays as it is. */
export async function openPayAccount(
  tx: Tx,
  chance: Chance,
  account: Omit<PayAccount, 'secret' | 'enabled' | 'bank' | 'notifier'> & { bank?: BankDetails },
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    insert into payment_account (id, provider, name, type, currency, secret, bank, created_at)
    values (${account.id}, ${account.provider}, ${account.name}, ${account.type}, ${account.currency}, ${chance.token()}, ${account.bank ? JSON.stringify(account.bank) : null}, ${new Date(nowMs)})
    on conflict (id) do nothing`)
}

/** Changes where members transfer to from now on; open deposits show what they were opened with. */
export async function setPayAccountBank(tx: Tx, id: string, bank: BankDetails): Promise<void> {
  await tx.query(sql`update payment_account set bank = ${JSON.stringify(bank)} where id = ${id}`)
}

/** Closes or reopens an account; payments already started still arrive. False when no account has that id. */
export async function setPayAccountEnabled(tx: Tx, id: string, enabled: boolean): Promise<boolean> {
  return (
    (await tx.one(sql`update payment_account set enabled = ${enabled} where id = ${id} returning id`)) !==
    undefined
  )
}
