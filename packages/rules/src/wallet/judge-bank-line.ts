// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '../money.ts'
import { judgePayment, type DepositFacts, type PaymentVerdict } from './judge-payment.ts'
import { mayDeposit, type AmountLimits } from './may-deposit.ts'

/** A line of the operator's bank statement, as the bank's notification service reports it. */
export interface BankLineFacts {
  direction: 'credit' | 'debit'
  amount: Amount
  currency: string
  /** Whether it is about the bank account that members are told to transfer to. */
  ownAccount: boolean
  /** An operator has recorded this transfer by hand, under the bank's reference. */
  recordedByHand: boolean
}

/** A deposit whose match code is in the line. */
export interface CodedDeposit extends DepositFacts {
  id: string
}

export interface BankLineMatches {
  /** The deposits whose codes are in the line. */
  coded: readonly CodedDeposit[]
  /** The open deposits of the same amount, of which one may be meant. */
  sameAmount: readonly { id: string; sameSender: boolean }[]
  /** What one deposit of the coded deposit's brand may be. */
  limits: AmountLimits
}

/** Why money waits in suspense for an operator, or why a line is listed for one. */
export type SuspenseReason =
  | 'unknownPayment'
  | 'sameAmount'
  | 'severalCodes'
  | 'otherAccount'
  | 'foreignCurrency'
  | 'outsideLimits'
  | 'declaredNotReceived'
  | 'secondPayment'
  | 'reversedPayment'
  | 'oldPrice'

export type BankLineVerdict =
  /** It pays this deposit, in the way of any payment. */
  | {
      kind: 'deposit'
      id: string
      verdict: Extract<PaymentVerdict, { kind: 'credit' }>
    }
  /** The money came in, and an operator decides whose it is. */
  | { kind: 'suspense'; reason: SuspenseReason; suggestion?: string }
  /** Money that went back: no balance changes, and an operator is shown it. */
  | { kind: 'listed'; reason: 'reversedPayment'; suggestion: string }
  /** Recorded only. */
  | { kind: 'stored'; as: 'debit' | 'recordedByHand' | 'empty' }

/**
 * What a line of the bank statement means: the decision table of docs/domain/deposits.md. Only a code decides
 * by itself whose money it is; equal amounts are a suggestion, never more. What came in is credited, waits in
 * suspense, or was recorded by hand before: it never vanishes.
 */
export function judgeBankLine(line: BankLineFacts, matches: BankLineMatches): BankLineVerdict {
  if (line.amount <= 0n) return { kind: 'stored', as: 'empty' }
  const [coded, ...more] = matches.coded
  if (line.direction === 'debit') return judgeDebit(coded, more.length > 0)
  if (line.recordedByHand) return { kind: 'stored', as: 'recordedByHand' }
  if (!line.ownAccount) return inSuspense('otherAccount', coded?.id)
  if (more.length > 0) return inSuspense('severalCodes')
  if (!coded) return judgeWithoutCode(matches.sameAmount)
  return judgeCoded(line, coded, matches.limits)
}

/** A debit that names a deposit which was credited takes its money back; any other pays somebody out. */
const judgeDebit = (coded: CodedDeposit | undefined, several: boolean): BankLineVerdict =>
  coded?.status === 'Success' && !several
    ? { kind: 'listed', reason: 'reversedPayment', suggestion: coded.id }
    : { kind: 'stored', as: 'debit' }

function judgeWithoutCode(sameAmount: BankLineMatches['sameAmount']): BankLineVerdict {
  const bySender = sameAmount.filter(({ sameSender }) => sameSender)
  const [likely, ...others] = bySender.length > 0 ? bySender : sameAmount
  return likely && others.length === 0 ? inSuspense('sameAmount', likely.id) : inSuspense('unknownPayment')
}

function judgeCoded(line: BankLineFacts, deposit: CodedDeposit, limits: AmountLimits): BankLineVerdict {
  const { id } = deposit
  const verdict = judgePayment(deposit, { state: 'paid', amount: line.amount, currency: line.currency })
  if (verdict.kind === 'suspense')
    return inSuspense(verdict.alert === 'foreignCurrency' ? 'foreignCurrency' : 'secondPayment', id)
  if (verdict.kind !== 'credit') throw new Error(`a payment of ${line.amount} has no effect`)
  // An operator has decided that nothing came in; only an operator undoes that.
  if (deposit.status === 'Failed') return inSuspense('declaredNotReceived', id)
  const asAnnounced = line.amount === deposit.amount
  if (!asAnnounced && !mayDeposit(limits, line.amount).ok) return inSuspense('outsideLimits', id)
  return { kind: 'deposit', id, verdict }
}

const inSuspense = (reason: SuspenseReason, suggestion?: string): BankLineVerdict => ({
  kind: 'suspense',
  reason,
  ...(suggestion === undefined ? {} : { suggestion }),
})
