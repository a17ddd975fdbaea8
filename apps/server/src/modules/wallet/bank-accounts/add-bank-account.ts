import { randomUUID } from 'node:crypto'
import { fault, type OperationInput } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import { insertBankAccount, listBankAccounts, type BankAccount } from './bank-account-store.ts'

export const mostBankAccounts = 5

/**
 * Adds a bank account of a member whose payment password was checked. Adding the same account again gives the one that is
 * there, so that a lost answer can simply be repeated. Throws `wallet.tooManyAccounts`.
 */
export async function addBankAccount(
  db: Queries, facts: { memberId: number; nowMs: number }, input: Omit<OperationInput<'wallet.addBankAccount'>, 'password'>,
): Promise<BankAccount> {
  const account = { bankAccountId: randomUUID(), bankName: input.bankName, accountNumber: input.accountNumber, holder: input.holder }
  for (;;) {
    const existing = await listBankAccounts(db, facts.memberId)
    const same = existing.find(({ bankName, accountNumber, holder }) =>
      bankName === account.bankName && accountNumber === account.accountNumber && holder === account.holder)
    if (same) return same
    if (existing.length >= mostBankAccounts) throw fault('wallet.tooManyAccounts')
    if (await insertBankAccount(db, facts.memberId, existing.length + 1, account, facts.nowMs)) return account
  }
}
