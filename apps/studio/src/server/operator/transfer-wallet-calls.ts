// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { findCurrency } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { ensurePlayer } from '../sessions/session-store.ts'
import { moveMoney } from '../transfer-wallet/move-money.ts'
import { ensureTransferWallet, findWallet, findMove } from '../transfer-wallet/transfer-wallet-store.ts'
import { MILLIONTHS_PER_WIRE_UNIT } from '../wallet/wire-bodies.ts'
import { OperatorRefusal } from './operator-refusal.ts'

const operator = { operator_id: z.string().min(1).max(255) }
const player = { user: z.string().min(1).max(255), currency: z.string().min(1).max(10) }
const transaction = { transaction_uuid: z.uuid() }

export const walletBalanceInput = z.strictObject({ ...operator, ...player })
export const walletMoveInput = z.strictObject({
  ...operator,
  ...player,
  ...transaction,
  amount: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
})
export const walletTransactionInput = z.strictObject({ ...operator, ...transaction })

interface MoveAnswer {
  transaction_uuid: string
  /** UNKNOWN: no such transaction has arrived. */
  status: 'DONE' | 'REFUSED' | 'UNKNOWN'
  balance: number
}

/** What a player has in their transfer wallet; 0 before the first transfer. */
export async function walletBalance(
  deps: StudioDeps,
  input: z.output<typeof walletBalanceInput>,
): Promise<{ balance: number }> {
  requireTransfers(deps, input.operator_id)
  return { balance: onWire((await findWallet(deps.database, input.user))?.balance ?? 0n) }
}

/**
 * Moves money into a player's transfer wallet, or out of it. The same transaction again gets its first answer, also
 * when it was refused.
 */
export async function walletMove(
  deps: StudioDeps,
  kind: 'deposit' | 'withdraw',
  input: z.output<typeof walletMoveInput>,
): Promise<MoveAnswer> {
  requireTransfers(deps, input.operator_id)
  if (!findCurrency(input.currency)) throw new OperatorRefusal(400, 'this currency is not offered')
  const nowMs = deps.clock.now()
  const moved = await deps.database.transaction(async (tx) => {
    const playerId = await ensurePlayer(tx, input.user, nowMs)
    if (!(await ensureTransferWallet(tx, playerId, input.currency, nowMs)))
      throw new OperatorRefusal(409, 'the wallet of this player has another currency')
    return moveMoney(
      tx,
      {
        user: input.user,
        currency: input.currency,
        kind,
        transactionId: input.transaction_uuid,
        amount: BigInt(input.amount) * MILLIONTHS_PER_WIRE_UNIT,
      },
      nowMs,
    )
  })
  if (typeof moved === 'string') throw new OperatorRefusal(409, 'this transaction was something else before')
  return answerOf(input.transaction_uuid, moved.move)
}

/** How a transfer ended. */
export async function walletTransaction(
  deps: StudioDeps,
  { operator_id: operatorId, transaction_uuid: id }: z.output<typeof walletTransactionInput>,
): Promise<MoveAnswer> {
  requireTransfers(deps, operatorId)
  const move = await findMove(deps.database, id)
  return move ? answerOf(id, move) : { transaction_uuid: id, status: 'UNKNOWN', balance: 0 }
}

const answerOf = (
  id: string,
  { done, balanceAfter }: { done: boolean; balanceAfter: bigint },
): MoveAnswer => ({
  transaction_uuid: id,
  status: done ? 'DONE' : 'REFUSED',
  balance: onWire(balanceAfter),
})

const onWire = (amount: bigint): number => Number(amount / MILLIONTHS_PER_WIRE_UNIT)

function requireTransfers(deps: StudioDeps, operatorId: string): void {
  if (operatorId !== deps.transferOperatorId)
    throw new OperatorRefusal(404, 'this contract has no transfer wallets')
}
