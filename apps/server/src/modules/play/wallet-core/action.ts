// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { Alert } from '../../../platform/alerts/operator-alerts.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { WalletAction, WalletCommand, WalletResult } from '../ports.ts'
import type { PlayerContext } from './player-context.ts'
import type { NewTransaction, StoredTransaction } from './transaction-store.ts'

/** One action in the careful path. */
export interface Step<Action extends WalletAction = WalletAction> {
  tx: Tx
  context: PlayerContext
  command: WalletCommand
  action: Action
  /** The round ends with this action. */
  closed: boolean
  nowMs: number
  /** Alerts for operators, raised once this is committed. */
  notices: Alert[]
}

export interface StepResult {
  result: WalletResult
  /** The balance reported to the vendor: the current one, or for a repetition the one first reported. */
  balance: Amount
  moved: boolean
  atMs: number
}

/** What is stored for every action. */
export function transactionOf(
  step: Step,
  special: Pick<NewTransaction, 'kind' | 'amount' | 'balanceAfter'> & Partial<NewTransaction>,
): NewTransaction {
  const { context, command, action, closed, nowMs } = step
  return {
    vendorAccountId: context.vendorAccountId,
    scope: context.scope,
    txId: action.txId,
    source: 'cash',
    memberId: context.player.memberId,
    currency: context.currency,
    gameCode: command.gameCode,
    roundId: command.roundId,
    referenceTx: undefined,
    roundClosed: closed,
    state: 'settled',
    ignored: undefined,
    atMs: nowMs,
    ...special,
  }
}

/** The answer to a transaction that is already stored. */
export function storedResult(known: StoredTransaction, replay: boolean): StepResult {
  return {
    result: {
      txId: known.txId,
      ledgerTxId: String(known.id),
      replay,
      ...(known.ignored && { ignored: known.ignored }),
    },
    balance: known.balanceAfter,
    moved: false,
    atMs: known.atMs,
  }
}

/** Cause and external id of an action's postings: the vendor's own id, so that auditors can match the two. */
export const postingKey = ({ context, action }: Step): { cause: string; externalId: string } => ({
  cause: `play.${context.vendorAccountId}`,
  externalId: context.scope === 0 ? action.txId : `${context.scope}/${action.txId}`,
})

/** The facts of an action name the vendor's transaction. */
export const factReference = ({ context, action }: Step): string =>
  `${context.vendorAccountId}/${action.txId}`
