// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, negate, type Amount, zero } from '@tessera/rules/money'
import { recordFact, type BetFact } from '../../bets/index.ts'
import { refundStake, takeFreeWinBack, takeWinBack as takeBonusWinBack } from '../../bonuses/index.ts'
import { type Account, balanceOfLocked, creditCash, post, type PostStatus } from '../../ledger/index.ts'
import type { WalletAction, WalletResult } from '../ports.ts'
import {
  bonusBetOf,
  factReference,
  playableOf,
  postingKey,
  type Step,
  type StepResult,
  transactionOf,
} from './action.ts'
import {
  betsTakenBack,
  bonusOfWinTakenBack,
  bonusTakenBack,
  rakeOfWinTakenBack,
  turnoverTakenBack,
} from './count-taken-back.ts'
import { refuse } from './refusal.ts'
import {
  betReference,
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
    const balance = await playableOf(step)
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
  const { tx, action, nowMs } = step
  const balance = await playableOf(step)
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
  if (stake > 0n && (await refund(step, bet, stake)) !== 'posted') throw refuse('duplicate')
  if (bet.source === 'free')
    await step.grantedRounds.takeBetBack(step.tx, { bet: betReference(bet), nowMs: step.nowMs })
  const settled = bet.state === 'settled'
  await notify(step, bet, {
    kind: 'refund',
    amount: stake,
    ...(settled
      ? {
          ...(await turnoverTakenBack(step, bet, stake)),
          bonusBet: await bonusTakenBack(step, bet),
          settledBets: await betsTakenBack(step, bet),
        }
      : { validBet: zero, bonusBet: bonusBetOf(step, zero) }),
  })
}

async function refund(step: RollbackStep, bet: StoredTransaction, stake: Amount): Promise<PostStatus> {
  const { context, tx } = step
  const about = { from: context.operator, to: context.accounts, ...postingKey(step) }
  if (bet.bonusAmount === undefined)
    return (await creditCash(tx, { ...about, amount: stake, kind: 'rollback' })).status
  return refundStake(tx, {
    ...about,
    reference: betReference(bet),
    stake,
    paymentReference: paymentReference(step),
  })
}

/**
 * Takes back what bonuses still have of it, then the available cash; the rest is booked on the player's
 * receivable.
 */
async function takeWinBack(step: RollbackStep, win: StoredTransaction): Promise<void> {
  const { context, tx } = step
  const to = win.source === 'cash' ? context.operator : context.promotions
  if (win.source === 'free' && win.referenceTx !== undefined) {
    const bet = betReference({ ...win, txId: win.referenceTx })
    await step.grantedRounds.takeWinBack(tx, { bet, amount: win.amount })
  }
  const owed = await takeFromBonuses(step, win, to)
  const there = await balanceOfLocked(tx, context.accounts.cash)
  const taken = there < owed ? there : owed
  await take(step, context.accounts.cash, to, taken, '')
  await take(step, context.accounts.receivable, to, amountOfMillionths(owed - taken), '.owed')
  await notify(step, win, {
    kind: 'return',
    amount: negate(win.amount),
    validBet: zero,
    ...(await rakeOfWinTakenBack(step, win)),
    bonusBet: bonusBetOf(step, zero),
    bonusReturn: await bonusOfWinTakenBack(step, win),
  })
}

/** Returns what cash has to give back. */
async function takeFromBonuses(step: RollbackStep, win: StoredTransaction, to: Account): Promise<Amount> {
  const { tx } = step
  const bet =
    win.referenceTx === undefined ? undefined : await findTransaction(tx, { ...win, txId: win.referenceTx })
  if (win.source === 'free')
    return takeFreeWinBack(tx, {
      win: betReference(win),
      amount: win.amount,
      to,
      paymentReference: paymentReference(step),
    })
  if (bet?.bonusAmount === undefined) return win.amount
  return takeBonusWinBack(tx, {
    reference: betReference(bet),
    stake: bet.amount,
    to,
    win: win.amount,
    paymentReference: paymentReference(step),
  })
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
  fact: Pick<
    BetFact,
    | 'kind'
    | 'amount'
    | 'validBet'
    | 'settledStake'
    | 'rake'
    | 'unplayed'
    | 'bonusUnplayed'
    | 'bonusBet'
    | 'bonusReturn'
    | 'settledBets'
  >,
): Promise<void> {
  await recordFact(step.tx, {
    memberId: target.memberId,
    vendor: step.context.vendor,
    gameCode: target.gameCode ?? '',
    roundId: target.roundId ?? '',
    currency: target.currency,
    closed: step.closed,
    atMs: step.nowMs,
    reference: factReference(step),
    ...fact,
  })
}

const paymentReference = ({ context, action }: RollbackStep): string =>
  betReference({ vendorAccountId: context.vendorAccountId, scope: context.scope, txId: action.txId })
