// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { noteTraces, traceOfName } from '../../agents/index.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { refuseListedPayee } from './refused-payees.ts'
import { refuseOtherHolder } from './refuse-other-holder.ts'
import { insertBankAccount, listBankAccounts, type BankAccount } from './bank-account-store.ts'

export const mostBankAccounts = 5

/**
 * Adds a payout account of a member whose payment password was checked. Adding the same account again returns
 * the existing one, so that a caller can retry after a lost answer. The owner is notified of a new one.
 * Throws `wallet.tooManyAccounts`, `wallet.holderDiffers` for one in another name, and `wallet.payeeRefused` for one that
 * the brand does not pay to.
 */
export async function addBankAccount(
  tx: Tx,
  { bankAccountAdded }: Pick<WalletDeps, 'bankAccountAdded'>,
  facts: { memberId: bigint; brandCode: string; nowMs: number },
  input: Omit<BankAccount, 'bankAccountId'>,
): Promise<BankAccount> {
  const account = { bankAccountId: randomUUID(), ...input }
  await refuseListedPayee(tx, facts.brandCode, account)
  for (;;) {
    const existing = await listBankAccounts(tx, facts.memberId)
    const same = existing.find(
      ({ bankName, accountNumber, holder }) =>
        bankName === account.bankName && accountNumber === account.accountNumber && holder === account.holder,
    )
    if (same) return same
    // The address of a coin has no holder.
    if (account.kind !== 'crypto') await refuseOtherHolder(tx, facts.memberId, account.holder)
    if (existing.length >= mostBankAccounts) throw fault('wallet.tooManyAccounts')
    if (!(await insertBankAccount(tx, facts.memberId, existing.length + 1, account, facts.nowMs))) continue
    await noteTraces(tx, facts.memberId, traceOfName(account.holder), facts.nowMs)
    const { memberId, nowMs } = facts
    await bankAccountAdded(tx, { memberId, nowMs, accountNumber: account.accountNumber })
    return account
  }
}
