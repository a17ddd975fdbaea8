// SPDX-License-Identifier: Apache-2.0
import { spanIn } from '../site/zoned-days.ts'

/**
 * What a member can limit: money paid in, money staked, money lost (open stakes count as what may be lost), and time spent
 * playing.
 */
export const moneyLimits = ['deposit', 'stake', 'loss'] as const
export const limitKinds = [...moneyLimits, 'playTime'] as const
export type LimitKind = (typeof limitKinds)[number]

/** A day from midnight, a week from Monday, a month from its first day: in the time zone of the brand. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

const minuteMs = 60_000n
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A limit that is looser, or none, starts to apply so long after it was asked for, and only after a second yes. */
export const looserAfterMs = dayMs
/** How long the second yes can be given; then the request lapses. */
export const confirmWithinMs = 7 * dayMs
/** Without a bet for so long, somebody has stopped playing. */
export const breakInPlayMs = 15 * 60_000

/** The period of a moment in a time zone. It starts at `startMs` and ends before `endMs`. */
export function limitPeriodOf(
  period: LimitPeriod,
  atMs: number,
  timeZone: string,
): { startMs: number; endMs: number } {
  const { startMs, endMs } = spanIn(timeZone, period, atMs)
  return { startMs, endMs }
}

/**
 * What changing a limit means: a tighter one protects and applies at once, a looser one has to wait. Undefined is
 * no limit. Both are millionths, of a currency unit or of a minute.
 */
export function judgeLimitChange(
  current: bigint | undefined,
  wanted: bigint | undefined,
): 'same' | 'tighter' | 'looser' {
  if (current === wanted) return 'same'
  if (wanted === undefined) return 'looser'
  return current === undefined || wanted < current ? 'tighter' : 'looser'
}

/** waiting: it cannot be confirmed yet. ready: the second yes makes it apply. lapsed: nobody confirmed it in time. */
export type LooserState = 'waiting' | 'ready' | 'lapsed'

/** The state of a looser limit that was asked for at `askedAtMs`. */
export function looserStateOf(askedAtMs: number, nowMs: number): LooserState {
  const sinceMs = nowMs - askedAtMs
  if (sinceMs < looserAfterMs) return 'waiting'
  return sinceMs < looserAfterMs + confirmWithinMs ? 'ready' : 'lapsed'
}

/** Something that happened in play. The amount of a return is below zero when a win is reversed. */
export interface PlayedPart {
  kind: 'stake' | 'return' | 'refund'
  amount: bigint
  /** The bonus money in a return, and in the stakes that it settles. */
  bonusReturn?: bigint | undefined
  bonusBet?: bigint | undefined
  /** What of the stakes that a return settles was never played. */
  unplayed?: bigint | undefined
  /** Where members play each other: the end of a sitting. */
  rake?: bigint | undefined
}

/**
 * By how much it moves what is used of a limit of money. Free rounds stake nothing, so they use nothing; a stake that comes back
 * unplayed makes room as one that is given back.
 */
export function useOf(kind: 'stake' | 'loss', part: PlayedPart): bigint {
  if (part.kind === 'stake') return part.amount
  if (part.kind === 'refund') return -part.amount
  return kind === 'loss' ? wonBeyond(part) - part.amount : -(part.unplayed ?? 0n)
}

/** What bonus money won beyond its own stake: it makes up for no loss of cash. */
function wonBeyond({ bonusReturn = 0n, bonusBet = 0n }: PlayedPart): bigint {
  return bonusReturn > bonusBet ? bonusReturn - bonusBet : 0n
}

/**
 * The time that a bet adds to the time spent playing, in millionths of a minute: since the bet before, unless there
 * was a break.
 */
export function playTimeOf(lastBetMs: number | undefined, atMs: number): bigint {
  const sinceMs = lastBetMs === undefined ? 0 : atMs - lastBetMs
  return sinceMs > 0 && sinceMs < breakInPlayMs ? (BigInt(sinceMs) * 1_000_000n) / minuteMs : 0n
}

/** The time that the end of a sitting among players adds: all since the last bet or the start of the period. */
export function sittingTimeOf(lastBetMs: number | undefined, startMs: number, atMs: number): bigint {
  const sinceMs = lastBetMs === undefined ? 0 : atMs - Math.max(lastBetMs, startMs)
  return sinceMs > 0 ? (BigInt(sinceMs) * 1_000_000n) / minuteMs : 0n
}

/** What is left of a limit, never below zero. */
export const leftOf = (most: bigint, used: bigint): bigint => (used >= most ? 0n : most - used)
