// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { foldName, isSameName } from '@tessera/rules/names/fold-name'
import { accountKey, type PayeeKind } from '@tessera/rules/wallet/refusal-reasons'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { BankAccount } from './bank-account-store.ts'
import { insertPayee, payeesToCompare, type RefusedPayee } from './refused-payee-store.ts'

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
  const listed = await payeesToCompare(db, brandCode, keyOfPayee('account', accountNumber))
  if (listed.some(({ kind, label }) => kind === 'account' || isSameName(label, holder)))
    throw fault('wallet.payeeRefused')
}

/** Adds a payee; one that is listed already stays as it is. Throws `call.invalid` for a text without letters and digits. */
export async function insertRefusedPayee(tx: Tx, payee: Omit<RefusedPayee, 'id'>): Promise<void> {
  const key = keyOfPayee(payee.kind, payee.label)
  if (key === '') throw fault('call.invalid')
  await insertPayee(tx, key, payee)
}
