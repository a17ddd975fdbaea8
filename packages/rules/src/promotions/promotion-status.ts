// SPDX-License-Identifier: Apache-2.0
import { type Amount, amountOfMillionths, units, zero } from '../money.ts'

/**
 * AUTO: join, bet, claim. REVIEW: apply, an operator decides. RAFFLE: tickets for bets; each ticket draws a
 * prize. DEPOSIT: accept, deposit, and a bonus comes with it. CASHBACK: join, and a share of what is lost comes
 * back. RACE: join, and the most valid bets win. WHEEL: one prize is drawn on each day.
 * CALENDAR: join, and claim a reward on each day. RED_ENVELOPE: the first to claim in a round share a pot.
 * DROPS: join, and bets may drop a prize.
 * FREE_ROUNDS: join, and play rounds that cost nothing.
 */
export const promotionKinds = [
  'AUTO',
  'REVIEW',
  'RAFFLE',
  'DEPOSIT',
  'CASHBACK',
  'RACE',
  'WHEEL',
  'CALENDAR',
  'RED_ENVELOPE',
  'DROPS',
  'FREE_ROUNDS',
] as const
export type PromotionKind = (typeof promotionKinds)[number]

/** The status of a member in a promotion (D-138), as on the wire. */
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

/** Epoch ms; null: no limit. The end is exclusive. */
export interface PromotionPeriod {
  startTime: number | null
  endTime: number | null
}

/** How long a reached reward can be claimed after the end (D-138). */
export const claimableAfterEndMs = 7 * 86_400_000
/** Valid bets for one ticket of a raffle (D-141). */
export const validBetsPerTicket: Amount = units(1_000)

/** What a member has done in a promotion so far. */
export type PromotionParticipation =
  /** `progress` is the member's settled valid bets since joining, within the period. */
  | { kind: 'AUTO'; joined: boolean; claimed: boolean; progress: Amount; target: Amount }
  /** The member's last application. */
  | { kind: 'REVIEW'; application: 'Applying' | 'Issued' | 'Rejected' | undefined }
  | { kind: 'RAFFLE'; ticketsLeft: number; prizesTaken: number }
  /** `whole`: nothing more will be granted, because its one deposit or its limit is used up. */
  | { kind: 'DEPOSIT'; joined: boolean; granted: Amount; whole: boolean }
  /** `progress`: what would come back now, the member's valid bets in a race, or what dropped so far. `paid`: whether anything was. */
  | { kind: 'CASHBACK' | 'RACE' | 'DROPS'; joined: boolean; progress: Amount; paid: boolean }
  /** `whole`: every reward was claimed. */
  | { kind: 'CALENDAR'; joined: boolean; gotToday: boolean; gotEver: boolean; whole: boolean }
  /** `opensNow`: a round is open and has envelopes left. `opensAgain`: there is another round. */
  | { kind: 'RED_ENVELOPE'; gotToday: boolean; gotEver: boolean; opensNow: boolean; opensAgain: boolean }
  /** `whole`: every round was played, or the rest was cancelled. */
  | { kind: 'FREE_ROUNDS'; joined: boolean; played: number; whole: boolean }
  /** `progress`: the valid bets of today, of which a spin needs `target`. */
  | { kind: 'WHEEL'; spunToday: boolean; spunEver: boolean; progress: Amount; target: Amount }

/** The phase of a promotion at a moment; after the end, a reached reward can be claimed for a while. */
export function phaseOf(
  { startTime, endTime }: PromotionPeriod,
  nowMs: number,
): 'before' | 'open' | 'claimable' | 'over' {
  if (startTime !== null && nowMs < startTime) return 'before'
  if (endTime === null || nowMs < endTime) return 'open'
  return nowMs < endTime + claimableAfterEndMs ? 'claimable' : 'over'
}

/** The status of a promotion for a member (D-138, D-141). */
export function promotionStatusOf(
  own: PromotionParticipation,
  period: PromotionPeriod,
  nowMs: number,
): PromotionStatus {
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
    case 'DEPOSIT': {
      if (own.whole) return 'Claimed'
      if (phase === 'before') return 'coming soon'
      if (phase !== 'open') return own.granted > zero ? 'Claimed' : 'Close'
      return !own.joined ? 'Join' : own.granted > zero ? 'Process' : 'Joined'
    }
    case 'CASHBACK':
    case 'DROPS':
    case 'RACE': {
      if (phase === 'before') return 'coming soon'
      if (phase !== 'open') return own.paid ? 'Claimed' : 'Close'
      return !own.joined ? 'Join' : own.progress > zero ? 'Process' : 'Joined'
    }
    case 'CALENDAR': {
      if (own.whole) return 'Claimed'
      if (phase === 'before') return 'coming soon'
      if (phase !== 'open') return own.gotEver ? 'Claimed' : 'Close'
      return !own.joined ? 'Join' : own.gotToday ? 'Claimed' : 'Claim'
    }
    case 'RED_ENVELOPE': {
      if (phase === 'before') return 'coming soon'
      if (own.gotToday) return 'Claimed'
      if (phase === 'open' && own.opensNow) return 'Claim'
      if (phase === 'open' && own.opensAgain) return 'coming soon'
      return own.gotEver ? 'Claimed' : 'Close'
    }
    case 'FREE_ROUNDS': {
      if (own.whole) return 'Claimed'
      if (phase === 'before') return 'coming soon'
      if (phase !== 'open') return own.played > 0 ? 'Claimed' : 'Close'
      return !own.joined ? 'Join' : own.played > 0 ? 'Process' : 'Joined'
    }
    case 'WHEEL': {
      if (phase === 'before') return 'coming soon'
      if (phase !== 'open') return own.spunEver ? 'Claimed' : 'Close'
      return own.spunToday ? 'Claimed' : own.progress >= own.target ? 'Claim' : 'Process'
    }
  }
}

/** The status for somebody who has done nothing yet, such as a visitor. */
export function promotionStatusOfVisitor(
  kind: PromotionKind,
  period: PromotionPeriod,
  nowMs: number,
): PromotionStatus {
  return promotionStatusOf(nothingDone(kind), period, nowMs)
}

function nothingDone(kind: PromotionKind): PromotionParticipation {
  switch (kind) {
    case 'AUTO':
      return { kind, joined: false, claimed: false, progress: zero, target: units(1) }
    case 'REVIEW':
      return { kind, application: undefined }
    case 'RAFFLE':
      return { kind, ticketsLeft: 0, prizesTaken: 0 }
    case 'DEPOSIT':
      return { kind, joined: false, granted: zero, whole: false }
    case 'CASHBACK':
    case 'DROPS':
    case 'RACE':
      return { kind, joined: false, progress: zero, paid: false }
    case 'CALENDAR':
      return { kind, joined: false, gotToday: false, gotEver: false, whole: false }
    case 'RED_ENVELOPE':
      return { kind, gotToday: false, gotEver: false, opensNow: true, opensAgain: true }
    case 'FREE_ROUNDS':
      return { kind, joined: false, played: 0, whole: false }
    case 'WHEEL':
      return { kind, spunToday: false, spunEver: false, progress: zero, target: zero }
  }
}

/**
 * The remaining tickets of a raffle, and the valid bets towards the next one. Bets that are taken back remove
 * tickets.
 */
export function ticketsOf(validBets: Amount, drawn: number): { left: number; towardsNext: Amount } {
  if (validBets <= 0n) return { left: 0, towardsNext: zero }
  return {
    left: Math.max(0, Number(validBets / validBetsPerTicket) - drawn),
    towardsNext: amountOfMillionths(validBets % validBetsPerTicket),
  }
}

/**
 * The prize of a drawn number: each prize has as many numbers as its weight, from 0 on. Throws RangeError
 * beyond the last.
 */
export function prizeAt<Prize extends { weight: number }>(prizes: readonly Prize[], drawn: number): Prize {
  let passed = 0
  for (const prize of prizes) {
    passed += prize.weight
    if (drawn < passed) return prize
  }
  throw new RangeError(`no prize has the number ${drawn}`)
}

/** How many numbers the draw has. */
export const numbersOf = (prizes: readonly { weight: number }[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/** The chance of each prize, in percent. */
export const chancesOf = (prizes: readonly { weight: number }[]): number[] =>
  prizes.map(({ weight }) => (weight * 100) / numbersOf(prizes))
