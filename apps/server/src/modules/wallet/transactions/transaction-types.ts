// SPDX-License-Identifier: Apache-2.0
import type { OperationInput } from '@tessera/contract'

export type TransactionType = OperationInput<'wallet.transactions'>['transType']

/** Kinds of ledger transfer behind each type of the account record (D-83). */
const kindsOf: Record<Exclude<TransactionType, 'ALL'>, readonly string[]> = {
  DEPOSIT: ['deposit', 'depositReversed'],
  WITHDRAW: ['withdraw', 'withdrawReturned'],
  TRANSFER: ['transfer'],
  BET: ['bet', 'rollback'],
  PAYOUT: ['win'],
  BONUS: ['bonus', 'bonusReleased'],
  REBATE: ['rebate'],
  SALARY: ['salary', 'salaryShare'],
  DIVIDEND: ['dividend', 'dividendShare'],
  POINT: ['point'],
}

const typeByKind = new Map(
  Object.entries(kindsOf).flatMap(([type, kinds]) =>
    kinds.map((kind) => [kind, type as TransactionType] as const),
  ),
)

/** The kinds to list; undefined for all. */
export const kindsOfType = (type: TransactionType): readonly string[] | undefined =>
  type === 'ALL' ? undefined : kindsOf[type]

/**
 * What the account record calls a kind of transfer; a kind without a name of its own moved money between
 * wallets.
 */
export const typeOfKind = (kind: string): TransactionType => typeByKind.get(kind) ?? 'TRANSFER'
