// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault } from '@tessera/contract'
import { unpaid } from '@tessera/rules/wallet/withdrawal-state'
import type { Tx } from '../../../platform/db/index.ts'
import { noteStage } from '../withdrawals/stage-store.ts'
import { lockWithdrawal, type Withdrawal } from '../withdrawals/withdrawal-store.ts'
import { listPayoutAccounts } from './payout-accounts.ts'
import { insertPayout, payoutUnderWay } from './payout-store.ts'

/**
 * An operator has what is left of an approved withdrawal paid by a provider. The payment is stored here and sent
 * after the commit. Throws `call.notFound`, `wallet.wrongState` or `backoffice.noPayoutAccount`.
 */
export async function sendWithdrawal(
  tx: Tx,
  { id, accountId, by, nowMs }: { id: string; accountId: string; by: string; nowMs: number },
): Promise<{ withdrawal: Withdrawal; payoutId: string }> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (!withdrawal) throw fault('call.notFound')
  if (withdrawal.status !== 'Approved' || (await payoutUnderWay(tx, id))) throw fault('wallet.wrongState')
  const account = (await listPayoutAccounts(tx)).find((one) => one.id === accountId)
  if (!account?.enabled || account.currency !== withdrawal.currency) throw fault('backoffice.noPayoutAccount')
  const [payoutId, amount] = [randomUUID(), unpaid(withdrawal)]
  await insertPayout(tx, { id: payoutId, withdrawalId: id, accountId, amount }, { by, nowMs })
  await noteStage(tx, id, { stage: 'sent', amount, by, atMs: nowMs })
  return { withdrawal, payoutId }
}
