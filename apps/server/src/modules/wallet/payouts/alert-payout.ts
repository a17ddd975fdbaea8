// SPDX-License-Identifier: Apache-2.0
import { formatAmount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import { memberById } from '../../members/index.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import type { Withdrawal } from '../withdrawals/withdrawal-store.ts'
import type { Payout } from './payout-store.ts'

/** A payment whose end is not known for so long needs a person to ask the provider. */
export const longestUnknownMs = 60 * 60_000

/** Alerts operators to a payment that failed, and to one that is not over after an hour, at each attempt. */
export async function alertPayout(
  tx: Tx,
  { alerts }: Pick<WalletDeps, 'alerts'>,
  { id, accountId, amount, state, reason, createdAtMs }: Payout,
  { withdrawal, nowMs }: { withdrawal: Withdrawal; nowMs: number },
): Promise<void> {
  const isLate = state !== 'paid' && nowMs - createdAtMs >= longestUnknownMs
  if (state !== 'failed' && !isLate) return
  const details = {
    brand: (await memberById(tx, withdrawal.memberId))?.brandCode ?? '',
    member: withdrawal.username,
    amount: `${formatAmount(amount)} ${withdrawal.currency}`,
    account: accountId,
    state,
    reason,
  }
  const kind = state === 'failed' ? 'wallet.payoutFailed' : 'wallet.payoutUnknown'
  await alerts.raise(tx, { kind, reference: id, details }, nowMs)
}
