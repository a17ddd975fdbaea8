// SPDX-License-Identifier: Apache-2.0
import { add, zero, type Amount } from '@tessera/rules/money'
import { recordFact } from '../../bets/index.ts'
import { settleParts, takeStake } from '../../bonuses/index.ts'
import { PlayRefused } from '../../compliance/index.ts'
import { post } from '../../ledger/index.ts'
import type { WalletAction } from '../ports.ts'
import {
  bonusBetOf,
  factReference,
  gameOf,
  playableOf,
  postingKey,
  type Step,
  type StepResult,
  transactionOf,
} from './action.ts'
import { countSettled } from './count-settled.ts'
import { sourceOf } from './read-action.ts'
import { refuse } from './refusal.ts'
import { nothingSettled, settleBets } from './settle-bets.ts'
import { betReference, insertTransaction } from './transaction-store.ts'

type BetStep = Step<Extract<WalletAction, { type: 'bet' }>>

/**
 * Takes a stake: player's cash, and bonus money under its terms -> vendor. Needs an active session, an enabled
 * player and the money; a free bet moves nothing.
 */
export async function applyBet(step: BetStep): Promise<StepResult> {
  const { tx, context, command, action, closed, nowMs } = step
  const { roundId, gameCode } = command
  if (roundId === undefined || gameCode === undefined) throw refuse('bad_request')
  if (context.betRefusal && !(action.promo && context.betRefusal === 'session_expired'))
    throw refuse(context.betRefusal)
  if (context.checkIsDue) throw new PlayRefused(context.player.memberId, { reason: 'realityCheck' })
  if (context.currencyDiffers) throw refuse('currency')
  const source = sourceOf(action)
  if (source === 'free') await playFreeRound(step, gameCode)
  const stake = source === 'cash' ? action.amount : zero
  const inBonus = stake > 0n ? await take(step, stake) : zero
  const others = closed
    ? await settleBets(tx, {
        vendorAccountId: context.vendorAccountId,
        memberId: context.player.memberId,
        roundId,
        betTxId: undefined,
        all: true,
      })
    : nothingSettled
  if (closed) await settleParts(tx, [betReference(referenceOfStep(step))])
  const balance = await playableOf(step)
  const id = await insertTransaction(
    tx,
    transactionOf(step, {
      kind: 'bet',
      source,
      amount: action.amount,
      bonusAmount: inBonus > 0n ? inBonus : undefined,
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
    ...(closed
      ? countSettled(step, { stakes: add(others.stakes, stake), inBonus: add(others.inBonus, inBonus) })
      : { validBet: zero, bonusBet: bonusBetOf(step, zero) }),
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

/** A free bet that names rounds of ours must be one of them; others belong to the vendor's own campaigns. */
async function playFreeRound(step: BetStep, gameCode: string): Promise<void> {
  const { tx, context, action, nowMs } = step
  const rewardId = action.free?.rewardId
  if (rewardId === undefined) return
  const played = await step.grantedRounds.play(tx, {
    vendorAccountId: context.vendorAccountId,
    rewardId,
    memberId: context.player.memberId,
    gameCode,
    currency: context.currency,
    stake: action.amount,
    bet: betReference(referenceOfStep(step)),
    nowMs,
  })
  if (played === 'refused') throw refuse('limit')
}

/** Takes the stake and returns what of it was bonus money. */
async function take(step: BetStep, stake: Amount): Promise<Amount> {
  const { tx, context, nowMs } = step
  if (context.bonuses.length === 0) return takeCash(step, stake)
  const taken = await takeStake(tx, {
    bonuses: context.bonuses,
    cash: context.accounts.cash,
    to: context.operator,
    stake,
    game: gameOf(step),
    reference: betReference(referenceOfStep(step)),
    nowMs,
    ...postingKey(step),
  })
  if (taken.status === 'taken') return taken.bonus
  if (taken.status === 'insufficient') throw await insufficient(step)
  if (taken.status === 'duplicate') throw refuse('duplicate')
  throw refuse('limit', {}, undefined, {
    memberId: context.player.memberId,
    refusal: taken.refusal,
    maxStake: taken.maxStake,
  })
}

async function takeCash(step: BetStep, stake: Amount): Promise<Amount> {
  const { context } = step
  const [posted] = await post(step.tx, [
    { from: context.accounts.cash, to: context.operator, amount: stake, kind: 'bet', ...postingKey(step) },
  ])
  if (posted?.status === 'insufficient') throw await insufficient(step)
  if (posted?.status !== 'posted') throw refuse('duplicate')
  return zero
}

const insufficient = async (step: BetStep): Promise<Error> =>
  refuse('funds', {
    playerRef: step.context.player.playerRef,
    currency: step.context.currency,
    balance: await playableOf(step),
  })

const referenceOfStep = ({ context, action }: BetStep) => ({
  vendorAccountId: context.vendorAccountId,
  scope: context.scope,
  txId: action.txId,
})
