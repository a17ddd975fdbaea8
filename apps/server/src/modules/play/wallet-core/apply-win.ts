// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { recordFact } from '../../bets/index.ts'
import { bonusOfFreeWin, bonusShareOf, creditFreeWin, payWin } from '../../bonuses/index.ts'
import { creditCash, type Account, type PostStatus } from '../../ledger/index.ts'
import type { WalletAction } from '../ports.ts'
import { admitPromotionalWin, countFreeWin } from './admit-promotional-win.ts'
import {
  bonusBetOf,
  factReference,
  playableOf,
  postingKey,
  type Step,
  type StepResult,
  transactionOf,
} from './action.ts'
import { countSettledByWin } from './count-settled.ts'
import type { GrantedRounds } from './granted-rounds.ts'
import { sourceOf } from './read-action.ts'
import { refuse } from './refusal.ts'
import { settleBets } from './settle-bets.ts'
import {
  betReference,
  findTransaction,
  insertTransaction,
  type Source,
  type StoredTransaction,
} from './transaction-store.ts'

type WinStep = Step<Extract<WalletAction, { type: 'win' }>>
/** The terms of free rounds that this platform has given. */
type Granted = Awaited<ReturnType<GrantedRounds['win']>>

/**
 * Pays a win: vendor -> player's cash, settling their debt first. With a known bet it is never refused for an
 * ended session, a disabled player or an old round. It follows the money that was staked; the win of a free
 * bet goes to a bonus, and our promotions account pays the win of a supplier's promotion; one that names no bet must fit the operators'
 * limits.
 */
export async function applyWin(step: WinStep): Promise<StepResult> {
  const { tx, context, command, action, closed, nowMs } = step
  const { roundId, gameCode } = command
  if (roundId === undefined || gameCode === undefined) throw refuse('bad_request')
  if (context.currencyDiffers) throw refuse('currency')
  const bet = await findBet(step)
  const source = bet?.source === 'free' ? 'free' : sourceOf(action)
  if (!bet) await admitPromotionalWin(step)
  const granted =
    bet && source === 'free'
      ? await step.grantedRounds.win(tx, { bet: betReference(bet), amount: action.amount })
      : undefined
  if (bet && source === 'free' && !granted) await countFreeWin(step)
  if (action.amount > 0n) await pay(step, bet, source, granted)
  const settled = await settleBets(tx, {
    vendorAccountId: context.vendorAccountId,
    memberId: context.player.memberId,
    roundId: bet?.roundId ?? roundId,
    betTxId: action.betTxId,
    all: closed,
  })
  const balance = await playableOf(step)
  const id = await insertTransaction(
    tx,
    transactionOf(step, {
      kind: 'win',
      source,
      amount: action.amount,
      referenceTx: action.betTxId,
      balanceAfter: balance,
    }),
  )
  await recordFact(tx, {
    memberId: context.player.memberId,
    vendor: context.vendor,
    gameCode,
    roundId,
    kind: 'return',
    amount: action.amount,
    currency: context.currency,
    ...(source === 'cash'
      ? await countSettledByWin(step, settled)
      : { validBet: settled.stakes, bonusBet: bonusBetOf(step, settled.inBonus) }),
    bonusReturn: await inBonus(step, bet, source),
    closed,
    atMs: nowMs,
    reference: factReference(step),
  })
  return {
    result: { txId: action.txId, ledgerTxId: String(id), replay: false },
    balance,
    moved: action.amount > 0n,
    atMs: nowMs,
  }
}

/** What of it is bonus money. */
async function inBonus(
  step: WinStep,
  bet: StoredTransaction | undefined,
  source: Source,
): Promise<Amount | undefined> {
  const { tx, action } = step
  if (source === 'free' && action.amount > 0n) return bonusOfFreeWin(tx, referenceOf(step))
  if (source !== 'cash' || bet?.bonusAmount === undefined) return undefined
  return bonusShareOf(tx, {
    reference: betReference(bet),
    stake: bet.amount,
    win: action.amount,
    currency: bet.currency,
  })
}

async function pay(
  step: WinStep,
  bet: StoredTransaction | undefined,
  source: Source,
  granted: Granted,
): Promise<void> {
  const { tx, context, action } = step
  const from = source === 'cash' ? context.operator : context.promotions
  const about = { from, to: context.accounts, ...postingKey(step) }
  if (source === 'free') return requirePosted(await creditFree(step, from, granted))
  if (bet?.bonusAmount === undefined) {
    const { status } = await creditCash(tx, { ...about, amount: action.amount, kind: 'win' })
    return requirePosted(status)
  }
  return requirePosted(
    await payWin(tx, {
      ...about,
      reference: betReference(bet),
      stake: bet.amount,
      win: action.amount,
      paymentReference: betReference({ ...bet, txId: action.txId }),
    }),
  )
}

async function creditFree(step: WinStep, from: Account, granted: Granted): Promise<PostStatus> {
  const { tx, context, command, action, nowMs } = step
  return creditFreeWin(tx, {
    memberId: context.player.memberId,
    ...(await step.freeWinTerms(tx, context.player.memberId)),
    currency: context.currency,
    amount: action.amount,
    from,
    to: context.accounts,
    reference: referenceOf(step),
    reward: `${context.vendorAccountId}/${action.free?.rewardId ?? action.betTxId}`,
    title: command.gameCode ?? '',
    ...granted,
    nowMs,
    ...postingKey(step),
  })
}

/** Names the win for ever. */
const referenceOf = ({ context, action }: WinStep): string =>
  betReference({ vendorAccountId: context.vendorAccountId, scope: context.scope, txId: action.txId })

function requirePosted(status: PostStatus): void {
  if (status !== 'posted') throw refuse('duplicate')
}

/** The bet that the win names; refuses when it is unknown, another player's or rolled back. */
async function findBet({ tx, context, action }: WinStep): Promise<StoredTransaction | undefined> {
  if (action.betTxId === undefined) return undefined
  const bet = await findTransaction(tx, {
    vendorAccountId: context.vendorAccountId,
    scope: context.scope,
    txId: action.betTxId,
  })
  if (!bet || bet.memberId !== context.player.memberId) throw refuse('tx_unknown')
  if (bet.kind === 'tombstone' || bet.state === 'rolled_back') throw refuse('tx_rolled_back')
  if (bet.kind !== 'bet') throw refuse('tx_unknown')
  return bet
}
