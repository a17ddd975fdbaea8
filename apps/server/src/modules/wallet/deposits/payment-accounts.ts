// SPDX-License-Identifier: Apache-2.0
import type { StatementColumns } from '@tessera/contract'
import { amountOfMillionths } from '@tessera/rules/money'
import type { FeePayer } from '@tessera/rules/wallet/deposit-terms'
import type { StatementEncoding } from '@tessera/rules/wallet/statement-encodings'
import type { Chance } from '../../../platform/chance/chance.ts'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { BankDetails, NotifyProtocol, PayAccount, PaymentTerms } from '../ports.ts'

interface AccountRow extends Omit<
  PayAccount,
  'bank' | 'notifier' | 'terms' | 'statementColumns' | 'statementZone' | 'statementEncoding'
> {
  statement_zone: string | null
  statement_encoding: StatementEncoding | null
  statement_columns: StatementColumns | null
  bank: BankDetails | null
  protocol: NotifyProtocol | null
  sealed_key: Buffer | null
  minimum: bigint | null
  maximum: bigint | null
  fee_fixed: bigint
  fee_basis_points: number
  fee_payer: FeePayer
  position: number
  maintenance: string | null
  closed_brands: string[]
}

const accountOf = (row: AccountRow): PayAccount => ({
  id: row.id,
  provider: row.provider,
  name: row.name,
  type: row.type,
  currency: row.currency,
  secret: row.secret,
  enabled: row.enabled,
  bank: row.bank ?? undefined,
  notifier:
    row.protocol && row.sealed_key ? { protocol: row.protocol, sealedKey: row.sealed_key } : undefined,
  terms: {
    limits:
      row.minimum === null || row.maximum === null
        ? undefined
        : { min: amountOfMillionths(row.minimum), max: amountOfMillionths(row.maximum) },
    fee: {
      fixed: amountOfMillionths(row.fee_fixed),
      basisPoints: row.fee_basis_points,
      payer: row.fee_payer,
    },
    position: row.position,
    maintenance: row.maintenance ?? undefined,
    closedBrands: row.closed_brands,
  },
  statementColumns: row.statement_columns ?? undefined,
  statementZone: row.statement_zone ?? undefined,
  statementEncoding: row.statement_encoding ?? undefined,
  version: row.version,
})

/** The accounts for members' deposits, in the order in which members see them. */
export const listPayAccounts = (db: Queries): Promise<PayAccount[]> =>
  db
    .query<AccountRow>(
      sql`
      select a.*, n.protocol, n.sealed_key
      from payment_account a left join payment_notifier n on n.account_id = a.id order by a.position, a.id`,
    )
    .then((rows) => rows.map(accountOf))

/** One account, even a closed one: payments already started must still arrive. */
export const findPayAccount = (db: Queries, id: string): Promise<PayAccount | undefined> =>
  db
    .one<AccountRow>(
      sql`
      select a.*, n.protocol, n.sealed_key
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
  account: Omit<
    PayAccount,
    | 'secret'
    | 'enabled'
    | 'bank'
    | 'notifier'
    | 'terms'
    | 'statementColumns'
    | 'statementZone'
    | 'statementEncoding'
    | 'version'
  > & {
    bank?: BankDetails
  },
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
    (await tx.one(
      sql`update payment_account set enabled = ${enabled}, version = version + 1 where id = ${id} returning id`,
    )) !== undefined
  )
}

/** Changes the name, the switch and the terms of an account; deposits that are open keep the fee that they were shown. */
export async function changePayAccount(
  tx: Tx,
  id: string,
  { name, enabled, terms }: Pick<PayAccount, 'name' | 'enabled'> & { terms: PaymentTerms },
): Promise<void> {
  const { limits, fee } = terms
  await tx.query(sql`
    update payment_account set name = ${name}, enabled = ${enabled}, minimum = ${limits?.min ?? null}, maximum = ${limits?.max ?? null},
      fee_fixed = ${fee.fixed}, fee_basis_points = ${fee.basisPoints}, fee_payer = ${fee.payer}, position = ${terms.position},
      maintenance = ${terms.maintenance ?? null}, closed_brands = ${[...terms.closedBrands]}, version = version + 1
    where id = ${id}`)
}

/** Remembers how the statements of an account are read as CSV. */
export async function setStatementColumns(tx: Tx, id: string, columns: StatementColumns): Promise<void> {
  await tx.query(
    sql`update payment_account set statement_columns = ${JSON.stringify(columns)} where id = ${id}`,
  )
}

/** An account, locked until the transaction ends. */
export async function lockPayAccount(tx: Tx, id: string): Promise<PayAccount | undefined> {
  await lockStatement(tx, id)
  return findPayAccount(tx, id)
}
