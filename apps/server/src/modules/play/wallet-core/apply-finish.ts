// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import { recordFact } from '../../bets/index.ts'
import type { WalletAction } from '../ports.ts'
import { factReference, playableOf, type Step, type StepResult, transactionOf } from './action.ts'
import { countSettled } from './count-settled.ts'
import { refuse } from './refusal.ts'
import { settleBets } from './settle-bets.ts'
import { insertTransaction } from './transaction-store.ts'

/** Ends a round without further wins: its open stakes are lost and count as turnover. Moves nothing. */
export async function applyFinish(
  step: Step<Extract<WalletAction, { type: 'finish' }>>,
): Promise<StepResult> {
  const { tx, context, command, action, nowMs } = step
  if (command.roundId === undefined) throw refuse('bad_request')
  const settled = await settleBets(tx, {
    vendorAccountId: context.vendorAccountId,
    memberId: context.player.memberId,
    roundId: command.roundId,
    betTxId: undefined,
    all: true,
  })
  const balance = await playableOf(step)
  const id = await insertTransaction(
    tx,
    transactionOf({ ...step, closed: true }, { kind: 'finish', amount: zero, balanceAfter: balance }),
  )
  await recordFact(tx, {
    memberId: context.player.memberId,
    vendor: context.vendor,
    gameCode: command.gameCode ?? '',
    roundId: command.roundId,
    kind: 'return',
    amount: zero,
    currency: context.currency,
    ...countSettled(step, settled),
    closed: true,
    atMs: nowMs,
    reference: factReference(step),
  })
  return {
    result: { txId: action.txId, ledgerTxId: String(id), replay: false },
    balance,
    moved: false,
    atMs: nowMs,
  }
}
