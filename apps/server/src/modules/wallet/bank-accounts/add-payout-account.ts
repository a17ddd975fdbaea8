// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { eWalletNumber, isPaidTo, networkOf } from '@tessera/rules/wallet/payout-kinds'
import type { WalletDeps } from '../wallet-deps.ts'
import { addBankAccount } from './add-bank-account.ts'
import type { BankAccount } from './bank-account-store.ts'
import { cryptoAddress } from './crypto-address.ts'
import { payoutMethods } from './payout-methods.ts'

/**
 * Adds an e-wallet or the address of a coin of a member whose payment password was checked. Throws
 * `wallet.unknownMethod` for what the brand does not pay to, `wallet.badAccountNumber` for a number of the wrong form or
 * an address with a wrong checksum, and what `addBankAccount` throws.
 */
export async function addPayoutAccount(
  deps: WalletDeps,
  facts: { memberId: bigint; brandCode: string; nowMs: number },
  input: Omit<OperationInput<'wallet.addPayoutAccount'>, 'password'>,
): Promise<BankAccount> {
  const account = {
    kind: input.kind,
    bankName: input.method,
    holder: input.kind === 'crypto' ? '' : input.holder,
  }
  if (!isPaidTo(await payoutMethods(deps), account)) throw fault('wallet.unknownMethod')
  const accountNumber = numberOf(input)
  if (accountNumber === undefined) throw fault('wallet.badAccountNumber')
  return deps.database.transaction((tx) => addBankAccount(tx, deps, facts, { ...account, accountNumber }))
}

function numberOf({
  kind,
  method,
  accountNumber,
}: Pick<OperationInput<'wallet.addPayoutAccount'>, 'kind' | 'method' | 'accountNumber'>): string | undefined {
  if (kind === 'e-wallet') return eWalletNumber(accountNumber)
  const network = networkOf(method)
  return network && cryptoAddress(network, accountNumber)
}
