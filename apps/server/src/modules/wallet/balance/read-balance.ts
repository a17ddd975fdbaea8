// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { balances, ownerOfMember } from '../../ledger/index.ts'

/** The currency of every main wallet. */
export const walletCurrency = async (settings: Settings): Promise<string> =>
  (await settings.read('site.currency')).code

/** What a member can play with, and what is on hold for withdrawals (D-74). */
export async function readBalance(
  db: Queries,
  settings: Settings,
  memberId: number,
): Promise<OperationOutput<'wallet.balance'>> {
  return readBalanceIn(db, await walletCurrency(settings), memberId)
}

/** The same for a known currency. */
export async function readBalanceIn(
  db: Queries,
  currency: string,
  memberId: number,
): Promise<OperationOutput<'wallet.balance'>> {
  const { cash, hold } = await balances(db, ownerOfMember(memberId), currency)
  return { sumBalance: cash, mainBalance: cash, heldBalance: hold, currency }
}
