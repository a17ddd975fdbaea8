// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { foldName, isSameName } from '@tessera/rules/names/fold-name'
import { accountKey, type PayeeKind } from '@tessera/rules/wallet/refusal-reasons'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { BankAccount } from './bank-account-store.ts'

/** A payee to whom a brand does not pay. */
export interface RefusedPayee {
  id: number
  brandCode: string
  kind: PayeeKind
  label: string
  reason: string
  addedBy: string
  addedAtMs: number
}

/** A payee as it is compared; empty for a text without letters and digits. */
export const keyOfPayee = (kind: PayeeKind, text: string): string =>
  kind === 'account' ? accountKey(text) : foldName(text)

/** Throws `wallet.payeeRefused` for an account that the brand does not pay to. */
export async function refuseListedPayee(
  db: Queries,
  brandCode: string,
  { accountNumber, holder }: Pick<BankAccount, 'accountNumber' | 'holder'>,
): Promise<void> {
  // Holders are compared by what was typed: keys of earlier releases were folded in another way.
  const listed = await db.query<{ kind: PayeeKind; label: string }>(sql`
    select kind, label from refused_payee where brand = ${brandCode} and removed_at is null
      and (kind = 'holder' or key = ${keyOfPayee('account', accountNumber)})`)
  if (listed.some(({ kind, label }) => kind === 'account' || isSameName(label, holder)))
    throw fault('wallet.payeeRefused')
}

/** The payees of a brand, or of all, the newest first. */
export const listRefusedPayees = (db: Queries, brandCode: string | undefined): Promise<RefusedPayee[]> =>
  db.query<RefusedPayee>(sql`
    select id, brand as "brandCode", kind, label, reason, added_by as "addedBy", added_at as "addedAtMs" from refused_payee
    where removed_at is null and (${brandCode ?? null}::text is null or brand = ${brandCode ?? null}) order by added_at desc, id desc limit 500`)

/** Adds a payee; one that is listed already stays as it is. Throws `call.invalid` for a text without letters and digits. */
export async function insertRefusedPayee(
  tx: Tx,
  { brandCode, kind, label, reason, addedBy, addedAtMs }: Omit<RefusedPayee, 'id'>,
): Promise<void> {
  const key = keyOfPayee(kind, label)
  if (key === '') throw fault('call.invalid')
  await tx.query(sql`
    insert into refused_payee (brand, kind, key, label, reason, added_by, added_at)
    values (${brandCode}, ${kind}, ${key}, ${label}, ${reason}, ${addedBy}, ${new Date(addedAtMs)})
    on conflict do nothing`)
}

/** Takes a payee off the list; undefined when none has that id. */
export const removeRefusedPayee = (
  tx: Tx,
  id: number,
  { by, nowMs }: { by: string; nowMs: number },
): Promise<{ brandCode: string; label: string } | undefined> =>
  tx.one<{ brandCode: string; label: string }>(sql`
    update refused_payee set removed_by = ${by}, removed_at = ${new Date(nowMs)} where id = ${id} and removed_at is null
    returning brand as "brandCode", label`)
