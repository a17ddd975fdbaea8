// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../database.ts'
import type { Millionths } from '../money.ts'
import {
  findEnding,
  findMove,
  lockWallet,
  storeMove,
  type EndedMove,
  type WalletMove,
} from './transfer-wallet-store.ts'

export interface MoveOrder extends Omit<WalletMove, 'playerId'> {
  /** The operator's name for the player. */
  readonly user: string
  /** Must be the wallet's; undefined for a rollback, which has none on the wire. */
  readonly currency?: string | undefined
}

/** `reused`: the transaction was something else before; `unknown`: no such wallet, or no such bet. */
export type Moved = { move: EndedMove; repeated: boolean } | 'reused' | 'unknown'

/**
 * Moves a wallet once: the same transaction again gets its first outcome, also when that was a refusal. A bet that
 * was rolled back before it came moves nothing.
 */
export async function moveMoney(tx: Queries, order: MoveOrder, nowMs: number): Promise<Moved> {
  const wallet = await lockWallet(tx, order.user)
  if (!wallet || (order.currency ?? wallet.currency) !== wallet.currency) return 'unknown'
  const earlier = await findMove(tx, order.transactionId)
  if (earlier) return isSame(earlier, order, wallet.playerId) ? { move: earlier, repeated: true } : 'reused'
  const change = await changeOf(tx, order, wallet.balance)
  if (change === 'unknown' || change === 'reused') return change
  const { user: _, currency: __, ...asked } = order
  const move: EndedMove = {
    ...asked,
    playerId: wallet.playerId,
    done: change !== 'refused',
    balanceAfter: wallet.balance + (change === 'refused' ? 0n : change),
  }
  await storeMove(tx, move, nowMs)
  return { move, repeated: false }
}

/** By how much the balance changes, or why it does not. */
async function changeOf(
  tx: Queries,
  { kind, amount, transactionId, betId = '' }: MoveOrder,
  balance: Millionths,
): Promise<Millionths | 'refused' | 'unknown' | 'reused'> {
  if (kind === 'deposit') return amount
  if (kind === 'withdraw') return amount > balance ? 'refused' : -amount
  if (kind === 'bet') return amount > balance || (await findEnding(tx, transactionId)) ? 'refused' : -amount
  if (await findEnding(tx, betId)) return 'reused'
  const bet = await findMove(tx, betId)
  if (kind === 'win') return bet?.kind === 'bet' && bet.done ? amount : 'unknown'
  // A rollback of a bet that never came is stored, so that the bet is refused if it comes late.
  return bet?.kind === 'bet' && bet.done ? bet.amount : 0n
}

const isSame = (move: EndedMove, order: MoveOrder, playerId: bigint): boolean =>
  move.playerId === playerId &&
  move.kind === order.kind &&
  move.amount === order.amount &&
  move.betId === order.betId
