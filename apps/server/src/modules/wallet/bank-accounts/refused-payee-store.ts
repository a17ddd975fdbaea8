// SPDX-License-Identifier: Apache-2.0
import type { PayeeKind } from '@tessera/rules/wallet/refusal-reasons'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

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

/** The payees of a brand that an account may be: all holders, and the account with this key. */
export const payeesToCompare = (
  db: Queries,
  brandCode: string,
  accountKey: string,
): Promise<{ kind: PayeeKind; label: string }[]> =>
  db.query<{ kind: PayeeKind; label: string }>(sql`
    select kind, label from refused_payee where brand_code = ${brandCode} and removed_at is null
      and (kind = 'holder' or key = ${accountKey})`)

/** The payees of a brand, or of all, the newest first. */
export const listRefusedPayees = (db: Queries, brandCode: string | undefined): Promise<RefusedPayee[]> =>
  db.query<RefusedPayee>(sql`
    select id, brand_code as "brandCode", kind, label, reason, added_by as "addedBy", added_at as "addedAtMs" from refused_payee
    where removed_at is null and (${brandCode ?? null}::text is null or brand_code = ${brandCode ?? null}) order by added_at desc, id desc limit 500`)

/** Adds a payee under the key by which it is compared; one that is listed already stays as it is. */
export async function insertPayee(
  tx: Tx,
  key: string,
  { brandCode, kind, label, reason, addedBy, addedAtMs }: Omit<RefusedPayee, 'id'>,
): Promise<void> {
  await tx.query(sql`
    insert into refused_payee (brand_code, kind, key, label, reason, added_by, added_at)
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
    returning brand_code as "brandCode", label`)
