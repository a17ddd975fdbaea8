// SPDX-License-Identifier: Apache-2.0
import { formatAmount, zero, type Amount } from '../money.ts'

/** Why a person looks at a withdrawal before it is paid. */
export const reviewRules = [
  'first',
  'largeAmount',
  'manyInADay',
  'largeSumInADay',
  'sharedTraces',
  'littlePlay',
  'newAccount',
] as const
export type ReviewRule = (typeof reviewRules)[number]

/** The rules of a brand. A limit of zero switches its rule off. */
export interface ReviewLimits {
  /** Each member's first withdrawal. */
  first: boolean
  amountAbove: Amount
  countAbove: number
  sumAbove: Amount
  /** Accounts that share a browser, an address or a payment name with another. */
  sharedTraces: boolean
  /** Less than this percentage of the deposits of 30 days was staked. */
  playedBelowPercent: number
  /** The payout account is younger. */
  accountYoungerHours: number
}

/** What is known of a withdrawal when it is requested. */
export interface ReviewFacts {
  amount: Amount
  /** Earlier withdrawals of the member that were paid. */
  paidBefore: number
  /** With this one, over 24 hours. */
  askedCount: number
  askedSum: Amount
  /** Other accounts that share a browser, an address or a payment name. */
  sharedWith: number
  /** Over 30 days. */
  deposited: Amount
  wagered: Amount
  accountAgeMs: number
}

/** A rule that marks a withdrawal: what was found, and the limit. */
export interface ReviewReason {
  rule: ReviewRule
  found: string
  allowed: string
}

const hourMs = 3_600_000

/** The rules that mark this withdrawal for a person; they never refuse it. */
export function reviewReasons(limits: ReviewLimits, facts: ReviewFacts): ReviewReason[] {
  return reviewRules.flatMap((rule) => {
    const [found, allowed] = judges[rule](limits, facts) ?? []
    return found === undefined || allowed === undefined ? [] : [{ rule, found, allowed }]
  })
}

type Judged = readonly [found: string, allowed: string] | undefined

const judges: Record<ReviewRule, (limits: ReviewLimits, facts: ReviewFacts) => Judged> = {
  first: ({ first }, { paidBefore }) => (first && paidBefore === 0 ? ['0', '1'] : undefined),
  largeAmount: ({ amountAbove }, { amount }) => moneyAbove(amount, amountAbove),
  manyInADay: ({ countAbove }, { askedCount }) =>
    countAbove > 0 && askedCount > countAbove ? [String(askedCount), String(countAbove)] : undefined,
  largeSumInADay: ({ sumAbove }, { askedSum }) => moneyAbove(askedSum, sumAbove),
  sharedTraces: ({ sharedTraces }, { sharedWith }) =>
    sharedTraces && sharedWith > 0 ? [String(sharedWith), '0'] : undefined,
  littlePlay: ({ playedBelowPercent }, { deposited, wagered }) =>
    deposited > zero && wagered * 100n < deposited * BigInt(playedBelowPercent)
      ? [`${(wagered * 100n) / deposited} %`, `${playedBelowPercent} %`]
      : undefined,
  newAccount: ({ accountYoungerHours }, { accountAgeMs }) =>
    accountAgeMs < accountYoungerHours * hourMs
      ? [`${Math.floor(accountAgeMs / hourMs)} h`, `${accountYoungerHours} h`]
      : undefined,
}

const moneyAbove = (amount: Amount, limit: Amount): Judged =>
  limit > zero && amount > limit ? [formatAmount(amount), formatAmount(limit)] : undefined

/**
 * Whether a withdrawal needs no person: nothing marks it, and what the member asked for within 24 hours, with this one, is
 * little enough. Zero means never.
 */
export const isApprovedAtOnce = (
  { autoApproveUpTo, secondApprovalAbove }: { autoApproveUpTo: Amount; secondApprovalAbove: Amount },
  askedSum: Amount,
  reasons: readonly ReviewReason[],
): boolean => reasons.length === 0 && askedSum <= autoApproveUpTo && !isAbove(secondApprovalAbove, askedSum)

/** A limit of zero means never. */
const isAbove = (limit: Amount, sum: Amount): boolean => limit > zero && sum > limit

/** Above which sums two operators have to approve; zero means never. */
export interface SecondApprovalLimits {
  /** Of a member's withdrawals within 24 hours. */
  ofMember: Amount
  /** Of what one operator has approved alone within 24 hours. */
  ofOperator: Amount
}

/** The sums of 24 hours with the withdrawal that is judged. */
export interface ApprovalSums {
  ofMember: Amount
  ofOperator: Amount
}

/** Whether two operators have to approve: many small withdrawals weigh as much as one large one. */
export const needsSecond = (limits: SecondApprovalLimits, sums: ApprovalSums): boolean =>
  isAbove(limits.ofMember, sums.ofMember) || isAbove(limits.ofOperator, sums.ofOperator)

export type ApprovalJudged =
  | { ok: true; complete: boolean }
  | { ok: false; reason: 'aboveTier' | 'sameOperator' }

/**
 * Whether an operator may approve an amount, and whether that completes the approval. `tier` is the largest
 * amount that their role may approve; zero means any. `approvedBy`: who approved before and may still do so.
 */
export function judgeApproval(
  {
    amount,
    tier,
    limits,
    sums,
  }: { amount: Amount; tier: Amount; limits: SecondApprovalLimits; sums: ApprovalSums },
  approvedBy: readonly number[],
  operatorId: number,
): ApprovalJudged {
  if (tier > zero && amount > tier) return { ok: false, reason: 'aboveTier' }
  if (approvedBy.includes(operatorId)) return { ok: false, reason: 'sameOperator' }
  return { ok: true, complete: approvedBy.length > 0 || !needsSecond(limits, sums) }
}
