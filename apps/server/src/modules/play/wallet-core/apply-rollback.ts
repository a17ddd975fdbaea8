// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, negate, type Amount, zero } from '@tessera/rules/money'
import { recordFact } from '../../bets/index.ts'
import { type Account, balanceOfLocked, creditCash, post } from '../../ledger/index.ts'
import type { WalletAction, WalletResult } from '../ports.ts'
import { factReference, postingKey, type Step, type StepResult, transactionOf } from './action.ts'
import { refuse } from './refusal.ts'
import { cashOf } from './player-context.ts'
import {
  findTransaction,
  insertTransaction,
  markRolledBack,
  type StoredTransaction,
} from './transaction-store.ts'

type RollbackStep = Step<Extract<WalletAction, { type: 'rollback' }>>

/**
 * Reverses a bet or a win by the amount that we stored. An unknown target leaves a tombstone, so that it
 * moves no money when it arrives late. Never refused for lack of money: what was spent becomes a debt.
 */
export async function applyRollback(step: RollbackStep): Promise<StepResult> {
  const { tx, context, action } = step
  if (action.txId === action.targetTxId) throw refuse('bad_request')
  const key = { vendorAccountId: context.vendorAccountId, scope: context.scope, txId: action.targetTxId }
  const target = await findTransaction(tx, key)
  if (target && target.memberId !== context.player.memberId) throw refuse('tx_unknown')
  if (!target) {
    const balance = await cashOf(tx, context)
    await insertTransaction(tx, {
      ...transactionOf(step, {
        kind: 'tombstone',
        amount: zero,
        balanceAfter: balance,
        state: 'rolled_back',
      }),
      txId: action.targetTxId,
    })
    return finish(step, zero, 'target_unknown')
  }
  if (target.kind === 'tombstone' || target.state === 'rolled_back')
    return finish(step, zero, 'target_already_rolled_back')
  if (target.kind !== 'bet' && target.kind !== 'win') return finish(step, zero, 'target_unknown')
  if (target.kind === 'bet') await giveStakeBack(step, target)
  else await takeWinBack(step, target)
  await markRolledBack(tx, key)
  return finish(step, target.amount, undefined)
}

async function finish(
  step: RollbackStep,
  amount: Amount,
  ignored: WalletResult['ignored'],
): Promise<StepResult> {
  const { tx, context, action, nowMs } = step
  const balance = await cashOf(tx, context)
  const id = await insertTransaction(
    tx,
    transactionOf(step, {
      kind: 'rollback',
      amount,
      referenceTx: action.targetTxId,
      balanceAfter: balance,
      ignored,
    }),
  )
  return {
    result: { txId: action.txId, ledgerTxId: String(id), replay: false, ...(ignored && { ignored }) },
    balance,
    moved: amount > 0n,
    atMs: nowMs,
  }
}

async function giveStakeBack(step: RollbackStep, bet: StoredTransaction): Promise<void> {
  const stake = bet.source === 'cash' ? bet.amount : zero
  if (stake > 0n) {
    const posted = await creditCash(step.tx, {
      from: step.context.operator,
      to: step.context.accounts,
      amount: stake,
      kind: 'rollback',
      ...postingKey(step),
    })
    if (posted.status !== 'posted') throw refuse('duplicate')
  }
  await notify(step, bet, 'refund', stake, bet.state === 'settled' ? negate(stake) : zero)
}

/** Takes the available cash; the rest is booked on the player's receivable. */
async function takeWinBack(step: RollbackStep, win: StoredTransaction): Promise<void> {
  const { context, tx } = step
  const to = win.source === 'cash' ? context.operator : context.promotions
  const from = win.source === 'free' ? context.accounts.bonus : context.accounts.cash
  const there = await balanceOfLocked(tx, from)
  const taken = there < win.amount ? there : win.amount
  await take(step, from, to, taken, '')
  await take(step, context.accounts.receivable, to, amountOfMillionths(win.amount - taken), '.owed')
  await notify(step, win, 'return', negate(win.amount), zero)
}

async function take(
  step: RollbackStep,
  from: Account,
  to: Account,
  amount: Amount,
  part: string,
): Promise<void> {
  if (amount === 0n) return
  const { cause, externalId } = postingKey(step)
  const [posted] = await post(step.tx, [
    { from, to, amount, kind: 'rollback', cause: cause + part, externalId },
  ])
  if (posted?.status !== 'posted') throw refuse('duplicate')
}

async function notify(
  step: RollbackStep,
  target: StoredTransaction,
  kind: 'refund' | 'return',
  amount: Amount,
  validBet: Amount,
): Promise<void> {
  await recordFact(step.tx, {
    memberId: target.memberId,
    vendor: step.context.vendor,
    gameCode: target.gameCode ?? '',
    roundId: target.roundId ?? '',
    kind,
    amount,
    currency: target.currency,
    validBet,
    closed: step.closed,
    atMs: step.nowMs,
    reference: factReference(step),
  })
}
