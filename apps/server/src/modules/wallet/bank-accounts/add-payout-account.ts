// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { payeeKey } from '@tessera/rules/referrals/referrals'
import { eWalletNumber, isPaidTo, networkOf } from '@tessera/rules/wallet/payout-kinds'
import type { Queries } from '../../../platform/db/index.ts'
import { findProfile } from '../../members/index.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { addBankAccount } from './add-bank-account.ts'
import type { BankAccount } from './bank-account-store.ts'
import { cryptoAddress } from './crypto-address.ts'
import { holdersOf } from './holders-of.ts'
import { payoutMethods } from './payout-methods.ts'

/**
 * Adds an e-wallet or the address of a coin of a member whose payment password was checked. Throws
 * `wallet.unknownMethod` for what the brand does not pay to, `wallet.badAccountNumber` for a number of the wrong form or
 * an address with a wrong checksum, `wallet.holderDiffers` for an e-wallet in another name, and what
 * `addBankAccount` throws.
 */
export async function addPayoutAccount(
  deps: WalletDeps,
  facts: { memberId: number; brandCode: string; nowMs: number },
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
  return deps.database.transaction(async (tx) => {
    if (account.kind === 'e-wallet') await refuseOtherHolder(tx, facts.memberId, account.holder)
    return addBankAccount(tx, deps, facts, { ...account, accountNumber })
  })
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

/** Names that are known of a member are those of the registration and of the accounts that they were paid to. */
async function refuseOtherHolder(db: Queries, memberId: number, holder: string): Promise<void> {
  if (payeeKey(holder).length < 2) throw fault('wallet.holderDiffers')
  const { payeeName } = await findProfile(db, memberId)
  const known = [...(payeeName === null ? [] : [payeeName]), ...(await holdersOf(db, memberId))]
  if (known.length > 0 && !known.some((name) => payeeKey(name) === payeeKey(holder)))
    throw fault('wallet.holderDiffers')
}
