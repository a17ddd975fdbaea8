// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { negate } from '@tessera/rules/money'
import { mayTransfer, smallestTransfer } from '@tessera/rules/wallet/may-transfer'
import type { Tx } from '../../../platform/db/index.ts'
import { balanceOfLocked, lockAccounts, openAccounts, ownerOfMember, post } from '../../ledger/index.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { refuseRecovered } from '../refuse-recovered.ts'
import { refuseBlocked } from '../refuse-blocked.ts'
import { turnoverLeft } from '../withdrawals/withdrawal-config.ts'

type Deps = Pick<WalletDeps, 'wagering' | 'settings'>

/**
 * Transfers cash to another account, immediately and finally (D-81, D-82). The payment password was already
 * checked. With both accounts locked, checks the hold after a recovery, the minimum amount, open turnover and funds. The ledger also
 * records the request, so repeating it after its answer was deleted moves nothing. The note appears in both
 * account records.
 */
export async function transferCash(
  tx: Tx,
  deps: Deps,
  { fromId, toId, currency, nowMs }: { fromId: bigint; toId: bigint; currency: string; nowMs: number },
  { amount, remark, requestId }: OperationInput<'wallet.transferUpline'>,
): Promise<OperationOutput<'wallet.transferUpline'>> {
  const { cash: from, receivable } = await openAccounts(tx, ownerOfMember(fromId), currency)
  const { cash: to } = await openAccounts(tx, ownerOfMember(toId), currency)
  await lockAccounts(tx, [from.id, receivable.id, to.id])
  await refuseBlocked(tx, fromId, toId)
  await refuseRecovered(tx, deps, { memberId: fromId, nowMs })
  const [available, left] = [await balanceOfLocked(tx, from), await turnoverLeft(tx, deps, fromId)]
  const owed = negate(await balanceOfLocked(tx, receivable))
  const judged = mayTransfer({ amount, available, turnoverLeft: left, owed })
  if (!judged.ok) throw fault(`wallet.${judged.reason}`, { min: smallestTransfer, available, left, owed })
  const [done] = await post(tx, [
    {
      from,
      to,
      amount,
      kind: 'transfer',
      cause: 'wallet.transfer',
      externalId: `${fromId}/${requestId}`,
      ...(remark === '' ? {} : { memo: remark }),
    },
  ])
  if (done?.status === 'conflict') throw fault('call.requestReused')
  if (done?.postingId === undefined || done.balance === undefined)
    throw new Error(`a transfer of ${fromId} was not posted: ${done?.status}`)
  return { transferId: String(done.postingId), balance: done.balance }
}
