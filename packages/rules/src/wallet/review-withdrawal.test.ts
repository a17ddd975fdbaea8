// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { add, amountOfMillionths, units, zero, type Amount } from '../money.ts'
import {
  isApprovedAtOnce,
  judgeApproval,
  reviewReasons,
  reviewRules,
  type ReviewFacts,
  type ReviewLimits,
} from './review-withdrawal.ts'

const justAbove = (amount: number) => add(units(amount), amountOfMillionths(1n))
const hourMs = 3_600_000
const off: ReviewLimits = {
  first: false,
  amountAbove: zero,
  countAbove: 0,
  sumAbove: zero,
  sharedTraces: false,
  playedBelowPercent: 0,
  accountYoungerHours: 0,
}
const on: ReviewLimits = {
  first: true,
  amountAbove: units(1_000),
  countAbove: 2,
  sumAbove: units(2_000),
  sharedTraces: true,
  playedBelowPercent: 100,
  accountYoungerHours: 24,
}
const harmless: ReviewFacts = {
  amount: units(1_000),
  paidBefore: 1,
  askedCount: 2,
  askedSum: units(2_000),
  sharedWith: 0,
  deposited: units(500),
  wagered: units(500),
  accountAgeMs: 24 * hourMs,
}
const suspicious: ReviewFacts = {
  amount: justAbove(1_000),
  paidBefore: 0,
  askedCount: 3,
  askedSum: justAbove(2_000),
  sharedWith: 2,
  deposited: units(500),
  wagered: units(499),
  accountAgeMs: 24 * hourMs - 1,
}

describe('rules of review', () => {
  it('mark nothing that stays within each limit', () => {
    expect(reviewReasons(on, harmless)).toEqual([])
  })
  it('mark whatever is a step beyond a limit, with the figures', () => {
    const reasons = reviewReasons(on, suspicious)
    expect(reasons.map(({ rule }) => rule)).toEqual([...reviewRules])
    expect(reasons.find(({ rule }) => rule === 'littlePlay')).toEqual({
      rule: 'littlePlay',
      found: '99 %',
      allowed: '100 %',
    })
  })
  it('mark nothing when they are switched off', () => {
    expect(reviewReasons(off, suspicious)).toEqual([])
  })
  it('do not ask who never deposited to have played', () => {
    expect(reviewReasons(on, { ...harmless, deposited: zero, wagered: zero })).toEqual([])
  })
})

describe('approval', () => {
  const limits = { autoApproveUpTo: units(50), secondApprovalAbove: units(500) }
  it('happens at once only for a small amount that nothing marks', () => {
    expect(isApprovedAtOnce(limits, units(50), [])).toBe(true)
    expect(isApprovedAtOnce(limits, justAbove(50), [])).toBe(false)
    expect(isApprovedAtOnce({ ...limits, autoApproveUpTo: zero }, amountOfMillionths(1n), [])).toBe(false)
    expect(isApprovedAtOnce({ ...limits, autoApproveUpTo: units(900) }, units(600), [])).toBe(false)
    expect(isApprovedAtOnce(limits, units(50), reviewReasons(on, suspicious))).toBe(false)
  })
  const only = (amount: Amount) => ({ ofMember: amount, ofOperator: amount })
  it('needs two operators above the limit, and never the same one twice', () => {
    const large = {
      ...{ amount: units(501), tier: zero },
      ...{ limits: { ofMember: units(500), ofOperator: units(2_000) }, sums: only(units(501)) },
    }
    expect(judgeApproval(large, [], 1)).toEqual({ ok: true, complete: false })
    expect(judgeApproval(large, [1], 1)).toEqual({ ok: false, reason: 'sameOperator' })
    expect(judgeApproval(large, [1], 2)).toEqual({ ok: true, complete: true })
    const complete = { ok: true, complete: true }
    expect(judgeApproval({ ...large, sums: only(units(500)) }, [], 1)).toEqual(complete)
    expect(judgeApproval({ ...large, limits: only(zero) }, [], 1)).toEqual(complete)
  })
  it('needs two operators once the small ones of a day come to more, of a member or of an operator', () => {
    const small = {
      ...{ amount: units(10), tier: zero, limits: { ofMember: units(500), ofOperator: units(2_000) } },
      sums: { ofMember: units(500), ofOperator: units(2_000) },
    }
    expect(judgeApproval(small, [], 1)).toEqual({ ok: true, complete: true })
    for (const sums of [
      { ...small.sums, ofMember: justAbove(500) },
      { ...small.sums, ofOperator: justAbove(2_000) },
    ])
      expect(judgeApproval({ ...small, sums }, [], 1)).toEqual({ ok: true, complete: false })
  })
  it('is refused above the tier of the role', () => {
    const tiered = { amount: units(101), tier: units(100), limits: only(zero), sums: only(units(101)) }
    expect(judgeApproval(tiered, [], 1)).toEqual({ ok: false, reason: 'aboveTier' })
    expect(judgeApproval({ ...tiered, amount: units(100) }, [], 1)).toEqual({ ok: true, complete: true })
  })
})
