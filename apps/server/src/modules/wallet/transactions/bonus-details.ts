// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { history, openAccounts, ownerOfMember } from '../../ledger/index.ts'
import { walletCurrency } from '../balance/read-balance.ts'
import { presentPage } from '../present.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { readRange } from './read-range.ts'
import { kindsOfType } from './transaction-types.ts'

/** The bonuses that a member received, newest first, each with its name. */
export async function bonusDetails(
  deps: Pick<WalletDeps, 'database' | 'settings'>,
  { memberId, nowMs }: { memberId: number; nowMs: number },
  input: OperationInput<'wallet.bonusDetails'>,
): Promise<OperationOutput<'wallet.bonusDetails'>> {
  const currency = await walletCurrency(deps.settings)
  const { cash } = await deps.database.transaction((tx) =>
    openAccounts(tx, ownerOfMember(memberId), currency),
  )
  const { lines, total } = await history(deps.database, cash, {
    ...readRange(input, nowMs),
    page: input.pageNo,
    size: input.pageSize,
    kinds: kindsOfType('BONUS') ?? [],
  })
  return presentPage(
    lines.map(({ id, atMs, memo, amount }) => ({
      id: String(id),
      time: atMs,
      promotion: memo ?? '',
      amount,
    })),
    total,
    input,
  )
}
