// SPDX-License-Identifier: Apache-2.0
import { spanIn } from '../site/zoned-days.ts'

/** How often a mission can be finished: each day, each week (from Monday), or once. */
export const missionKinds = ['DAILY', 'WEEKLY', 'ONCE'] as const
export type MissionKind = (typeof missionKinds)[number]

/** What a mission counts: valid bets (money), bets, different games, deposits (money). */
export const missionCounts = ['VALID_BETS', 'BETS', 'GAMES', 'DEPOSITS'] as const
export type MissionCounts = (typeof missionCounts)[number]

/** Whether the target of a mission is an amount; otherwise it is a number of things. */
export const countsMoney = (counts: MissionCounts): boolean =>
  counts === 'VALID_BETS' || counts === 'DEPOSITS'

export interface Period {
  startMs: number
  /** Undefined for a mission that can be finished once. */
  endMs: number | undefined
}

/** The period of a moment in a time zone; days begin at midnight, weeks on Monday. */
export function periodOf(kind: MissionKind, atMs: number, timeZone: string): Period {
  if (kind === 'ONCE') return { startMs: 0, endMs: undefined }
  const { startMs, endMs } = spanIn(timeZone, kind === 'DAILY' ? 'day' : 'week', atMs)
  return { startMs, endMs }
}

/** The terms that operators set. */
export interface MissionTerms {
  counts: MissionCounts
  /** Only games of this type, or of this vendor, count. */
  gameType: string | null
  vendor: string | null
  /** Millionths where an amount is counted. */
  target: bigint
}

const mostThings = 1_000_000n
const million = 1_000_000n

/** The field of a mission's terms that cannot be used, if there is one. */
export function missionProblem({
  counts,
  gameType,
  vendor,
  target,
}: MissionTerms): 'target' | 'gameType' | 'vendor' | undefined {
  if (target <= 0n) return 'target'
  if (!countsMoney(counts) && target > mostThings) return 'target'
  // A deposit belongs to no game.
  if (counts === 'DEPOSITS' && gameType !== null) return 'gameType'
  if (counts === 'DEPOSITS' && vendor !== null) return 'vendor'
  return undefined
}

/** A played game as far as missions look at it. */
export interface PlayedKind {
  gameType: string | undefined
  vendor: string
}

/** Whether a game counts for a mission. */
export const isGameOf = ({ gameType, vendor }: MissionTerms, played: PlayedKind): boolean =>
  (gameType === null || gameType === played.gameType) && (vendor === null || vendor === played.vendor)

/** What people read of a target or of progress: units of money with two decimals, or things. Never below zero. */
export function countToShow(counts: MissionCounts, value: bigint): number {
  const positive = value < 0n ? 0n : value
  return countsMoney(counts) ? Number(positive / (million / 100n)) / 100 : Number(positive)
}

/** The stored value of a target that was entered; undefined for one that cannot be stored. */
export function targetOf(counts: MissionCounts, entered: number): bigint | undefined {
  if (!Number.isFinite(entered) || entered <= 0 || entered > 1_000_000_000) return undefined
  if (!countsMoney(counts)) return Number.isInteger(entered) ? BigInt(entered) : undefined
  const hundredths = Math.round(entered * 100)
  return Math.abs(entered * 100 - hundredths) < 1e-6 ? BigInt(hundredths) * (million / 100n) : undefined
}
