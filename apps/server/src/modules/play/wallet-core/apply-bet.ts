// SPDX-License-Identifier: Apache-2.0
import { add, zero } from '@tessera/rules/money'
import { recordFact } from '../../bets/index.ts'
import { post } from '../../ledger/index.ts'
import type { WalletAction } from '../ports.ts'
import { factReference, postingKey, type Step, type StepResult, transactionOf } from './action.ts'
import { sourceOf } from './read-action.ts'
import { refuse } from './refusal.ts'
import { cashOf } from './player-context.ts'
import { insertTransaction, settleBets } from './transaction-store.ts'

/**
 * Takes a stake: player's cash -> vendor. Needs an active session, an enabled player and the money; a free
 * bet moves nothing.
 */
export async function applyBet(step: Step<Extract<WalletAction, { type: 'bet' }>>): Promise<StepResult> {
  const { tx, context, command, action, closed, nowMs } = step
  const { roundId, gameCode } = command
  if (roundId === undefined || gameCode === undefined) throw refuse('bad_request')
  if (context.betRefusal && !(action.promo && context.betRefusal === 'session_expired'))
    throw refuse(context.betRefusal)
  if (context.currencyDiffers) throw refuse('currency')
  const source = sourceOf(action)
  const stake = source === 'cash' ? action.amount : zero
  if (stake > 0n) {
    const [posted] = await post(tx, [
      { from: context.accounts.cash, to: context.operator, amount: stake, kind: 'bet', ...postingKey(step) },
    ])
    if (posted?.status === 'insufficient')
      throw refuse('funds', {
        playerRef: context.player.playerRef,
        currency: context.currency,
        balance: await cashOf(tx, context),
      })
    if (posted?.status !== 'posted') throw refuse('duplicate')
  }
  const others = closed
    ? await settleBets(tx, {
        vendorAccountId: context.vendorAccountId,
        memberId: context.player.memberId,
        roundId,
        betTxId: undefined,
        all: true,
      })
    : zero
  const balance = await cashOf(tx, context)
  const id = await insertTransaction(
    tx,
    transactionOf(step, {
      kind: 'bet',
      source,
      amount: action.amount,
      balanceAfter: balance,
      state: closed ? 'settled' : 'open',
    }),
  )
  await recordFact(tx, {
    memberId: context.player.memberId,
    vendor: context.vendor,
    gameCode,
    roundId,
    kind: 'stake',
    amount: stake,
    currency: context.currency,
    validBet: closed ? add(others, stake) : zero,
    closed,
    atMs: nowMs,
    reference: factReference(step),
  })
  return {
    result: { txId: action.txId, ledgerTxId: String(id), replay: false },
    balance,
    moved: stake > 0n,
    atMs: nowMs,
  }
}
