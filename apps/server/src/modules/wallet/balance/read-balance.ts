// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { add, zero } from '@tessera/rules/money'
import type { WalletDeps } from '../wallet-deps.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { currencyOfMember } from '../../members/index.ts'
import { balances, ownerOfMember } from '../../ledger/index.ts'

/** What a member has: in the main wallet, there and at vendors together, and on hold for withdrawals (D-74). */
export async function readBalance(
  db: Queries,
  memberId: bigint,
  moneyAtVendors?: WalletDeps['moneyAtVendors'],
): Promise<OperationOutput<'wallet.balance'>> {
  const main = await readBalanceIn(db, await currencyOfMember(db, memberId), memberId)
  const elsewhere = moneyAtVendors ? await moneyAtVendors(db, memberId) : zero
  return { ...main, sumBalance: add(main.mainBalance, elsewhere) }
}

/** The same for a known currency. */
export async function readBalanceIn(
  db: Queries,
  currency: string,
  memberId: bigint,
): Promise<OperationOutput<'wallet.balance'>> {
  const { cash, hold } = await balances(db, ownerOfMember(memberId), currency)
  return { sumBalance: cash, mainBalance: cash, heldBalance: hold, currency }
}
