// SPDX-License-Identifier: Apache-2.0
import { type Amount, amountOfMillionths, units, zero } from '../money.ts'

/**
 * AUTO: joined, counted, claimed. REVIEW: applied for, judged by an operator. RAFFLE: tickets for bets, each
 * draws a prize.
 */
export const promotionKinds = ['AUTO', 'REVIEW', 'RAFFLE'] as const
export type PromotionKind = (typeof promotionKinds)[number]

/** Where somebody stands in a promotion (D-138), in the words of the wire. */
export const promotionStatuses = [
  'coming soon',
  'Join',
  'Joined',
  'Process',
  'Claim',
  'Claimed',
  'Applying',
  'Issued',
  'Rejected',
  'Close',
] as const
export type PromotionStatus = (typeof promotionStatuses)[number]

/** Epoch ms; null is open. The end is exclusive. */
export interface PromotionPeriod {
  startTime: number | null
  endTime: number | null
}

/** What was reached can be claimed for so long after the end (D-138). */
export const claimableAfterEndMs = 7 * 86_400_000
/** Valid bets that give one ticket of a raffle (D-141). */
export const validBetsPerTicket: Amount = units(1_000)

/** What somebody has done in a promotion so far. */
export type OwnPart =
  /** `progress` is what he has settled as valid bets since he joined, within the period. */
  | { kind: 'AUTO'; joined: boolean; claimed: boolean; progress: Amount; target: Amount }
  /** His last application. */
  | { kind: 'REVIEW'; application: 'Applying' | 'Issued' | 'Rejected' | undefined }
  | { kind: 'RAFFLE'; ticketsLeft: number; prizesTaken: number }

/** Where a moment lies: after the end, what was reached is claimable for a while. */
export function phaseOf(
  { startTime, endTime }: PromotionPeriod,
  nowMs: number,
): 'before' | 'open' | 'claimable' | 'over' {
  if (startTime !== null && nowMs < startTime) return 'before'
  if (endTime === null || nowMs < endTime) return 'open'
  return nowMs < endTime + claimableAfterEndMs ? 'claimable' : 'over'
}

/** The status of a promotion for somebody (D-138, D-141). */
export function standingOf(own: OwnPart, period: PromotionPeriod, nowMs: number): PromotionStatus {
  const phase = phaseOf(period, nowMs)
  switch (own.kind) {
    case 'AUTO': {
      if (own.claimed) return 'Claimed'
      if (phase === 'before') return 'coming soon'
      if (own.joined && own.progress >= own.target && phase !== 'over') return 'Claim'
      if (phase !== 'open') return 'Close'
      return !own.joined ? 'Join' : own.progress > 0n ? 'Process' : 'Joined'
    }
    case 'REVIEW': {
      if (own.application === 'Applying' || own.application === 'Issued') return own.application
      if (phase === 'before') return 'coming soon'
      return phase === 'open' ? (own.application ?? 'Join') : 'Close'
    }
    case 'RAFFLE': {
      if (phase === 'before') return 'coming soon'
      if (own.ticketsLeft > 0 && phase !== 'over') return 'Claim'
      if (phase === 'open') return 'Process'
      return own.prizesTaken > 0 ? 'Claimed' : 'Close'
    }
  }
}

/** Where somebody stands who has done nothing yet, such as a visitor. */
export function standingOfNobody(
  kind: PromotionKind,
  period: PromotionPeriod,
  nowMs: number,
): PromotionStatus {
  return standingOf(nothingDone(kind), period, nowMs)
}

function nothingDone(kind: PromotionKind): OwnPart {
  switch (kind) {
    case 'AUTO':
      return { kind, joined: false, claimed: false, progress: zero, target: units(1) }
    case 'REVIEW':
      return { kind, application: undefined }
    case 'RAFFLE':
      return { kind, ticketsLeft: 0, prizesTaken: 0 }
  }
}

/**
 * Tickets of a raffle that are left, and what is already bet towards the next one. Bets that are taken back
 * take tickets with them.
 */
export function ticketsOf(validBets: Amount, drawn: number): { left: number; towardsNext: Amount } {
  if (validBets <= 0n) return { left: 0, towardsNext: zero }
  return {
    left: Math.max(0, Number(validBets / validBetsPerTicket) - drawn),
    towardsNext: amountOfMillionths(validBets % validBetsPerTicket),
  }
}

/**
 * The prize that a drawn number stands for: each prize has as many numbers as its weight, from 0 on. Throws
 * RangeError beyond the last.
 */
export function prizeAt<Prize extends { weight: number }>(prizes: readonly Prize[], drawn: number): Prize {
  let passed = 0
  for (const prize of prizes) {
    passed += prize.weight
    if (drawn < passed) return prize
  }
  throw new RangeError(`no prize has the number ${drawn}`)
}

/** How many numbers there are to draw from. */
export const numbersOf = (prizes: readonly { weight: number }[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)
