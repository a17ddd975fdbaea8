// SPDX-License-Identifier: Apache-2.0
import { maskPayoutNumber } from '@tessera/rules/wallet/payout-kinds'
import type { BankAccount } from './bank-account-store.ts'

/** A payout account as its member sees it. */
export const presentAccount = (account: BankAccount): BankAccount => ({
  ...account,
  accountNumber: maskPayoutNumber(account.kind, account.accountNumber),
})
