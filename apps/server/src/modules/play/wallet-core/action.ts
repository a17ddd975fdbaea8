// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { Alert } from '../../../platform/alerts/operator-alerts.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { WalletAction, WalletCommand, WalletResult } from '../ports.ts'
import type { Seat } from './seat.ts'
import type { NewTransaction, StoredTransaction } from './transaction-store.ts'

/** One action on its way through the careful path. */
export interface Step<Action extends WalletAction = WalletAction> {
  tx: Tx
  seat: Seat
  command: WalletCommand
  action: Action
  /** The round ends with this action. */
  closed: boolean
  nowMs: number
  /** What operators must hear of once this is committed. */
  notices: Alert[]
}

export interface StepResult {
  result: WalletResult
  /** Cash that the vendor is told: now, or as it was when a repetition was first answered. */
  balance: Amount
  moved: boolean
  atMs: number
}

/** What is stored of every action alike. */
export function transactionOf(
  step: Step,
  special: Pick<NewTransaction, 'kind' | 'amount' | 'balanceAfter'> & Partial<NewTransaction>,
): NewTransaction {
  const { seat, command, action, closed, nowMs } = step
  return {
    vendorAccountId: seat.vendorAccountId,
    scope: seat.scope,
    txId: action.txId,
    source: 'cash',
    memberId: seat.player.memberId,
    currency: seat.currency,
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

/** The answer to a transaction that is stored already. */
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

/**
 * Cause and external id of the postings of an action: the vendor's own id, so that an auditor finds one by
 * the other.
 */
export const postingKey = ({ seat, action }: Step): { cause: string; externalId: string } => ({
  cause: `play.${seat.vendorAccountId}`,
  externalId: seat.scope === 0 ? action.txId : `${seat.scope}/${action.txId}`,
})

/** The facts of an action name the vendor's transaction. */
export const factReference = ({ seat, action }: Step): string => `${seat.vendorAccountId}/${action.txId}`
