// SPDX-License-Identifier: Apache-2.0
import {
  leftOf,
  limitPeriodOf,
  playTimeOf,
  sittingTimeOf,
  useOf,
  type PlayedPart,
} from '@tessera/rules/compliance/limits'
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { Played } from '../compliance-deps.ts'
import { requireOpenTo } from '../exclusions/require-open-to.ts'
import { findGuard, type Guard } from '../guard-store.ts'
import { PlayRefused } from '../play-refused.ts'
import { limitsOf, type Limit } from './limit-store.ts'
import { lockUse, saveUse, type LimitUse } from './use-store.ts'

/** Something that happened in play, in the transaction that moves its money. */
export interface PlayToCount extends PlayedPart {
  memberId: bigint
  amount: Amount
  atMs: number
}

/** What the facts say, without the one that is being counted. */
export interface FactsOfPlay {
  playedSince(tx: Tx, memberId: bigint, sinceMs: number): Promise<Played>
  /** What is left of the stakes of its round that were placed since a moment, and were not left unplayed. */
  stakedSince(tx: Tx, sinceMs: number): Promise<Amount>
}

/**
 * Bets that were on their way when a member set their first limit may be counted late, so what is used is added up
 * anew for so long.
 */
const settlingMs = 60_000

/**
 * Counts a stake, a return or a refund towards the limits of its member. Refuses a stake beyond a limit, and every
 * stake of a member who takes a break or is excluded, by throwing PlayRefused; returns and refunds always pass.
 * Members without limits cost one look by key.
 */
export async function countPlay(tx: Tx, part: PlayToCount, facts: FactsOfPlay): Promise<void> {
  const guard = await findGuard(tx, part.memberId)
  if (!guard) return
  if (part.kind === 'stake') await requireOpenTo(tx, part.memberId, part.atMs)
  for (const limit of await limitsOf(tx, part.memberId, ['stake', 'loss', 'playTime']))
    await countTowards(tx, guard, limit, part, facts)
}

async function countTowards(
  tx: Tx,
  guard: Guard,
  limit: Limit,
  part: PlayToCount,
  facts: FactsOfPlay,
): Promise<void> {
  const known = await lockUse(tx, limit)
  const period = limitPeriodOf(limit.period, Math.max(part.atMs, known?.startMs ?? 0), guard.timeZone)
  const before =
    known?.startMs === period.startMs && part.atMs - guard.sinceMs >= settlingMs
      ? known.used
      : await usedSince(tx, limit, known, period.startMs, facts)
  const used = amountOfMillionths(before + (await addedBy(tx, limit, known, part, facts, period.startMs)))
  if (part.kind === 'stake' && used > limit.most)
    throw new PlayRefused(part.memberId, {
      reason: reasonOf(limit),
      period: limit.period,
      most: limit.most,
      left: amountOfMillionths(leftOf(limit.most, before)),
      until: period.endMs,
    })
  await saveUse(tx, limit, {
    startMs: period.startMs,
    used: limit.kind === 'stake' && used < 0n ? zero : used,
    lastBetMs: part.kind === 'stake' || endsSitting(part) ? part.atMs : known?.lastBetMs,
  })
}

async function addedBy(
  tx: Tx,
  { kind }: Limit,
  known: LimitUse | undefined,
  part: PlayToCount,
  facts: FactsOfPlay,
  startMs: number,
): Promise<bigint> {
  if (kind === 'playTime') return timeOf(part, known, startMs)
  if (kind !== 'stake' && kind !== 'loss') return 0n
  const use = useOf(kind, part)
  if (kind === 'loss' || use >= 0n) return use
  // What was staked in an earlier period makes no room in this one when it comes back.
  const staked = await facts.stakedSince(tx, startMs)
  return -use > staked ? -staked : use
}

/** A sitting among players has bets at its start only, and lasts until it is paid out. */
const timeOf = (part: PlayToCount, known: LimitUse | undefined, startMs: number): bigint =>
  part.kind === 'stake'
    ? playTimeOf(known?.lastBetMs, part.atMs)
    : endsSitting(part)
      ? sittingTimeOf(known?.lastBetMs, startMs, part.atMs)
      : 0n

const endsSitting = ({ kind, rake }: PlayToCount): boolean => kind === 'return' && rake !== undefined

/** What is used of a limit by what the records say, for the first count in a period. */
async function usedSince(
  tx: Tx,
  { memberId, kind }: Limit,
  known: LimitUse | undefined,
  startMs: number,
  { playedSince }: FactsOfPlay,
): Promise<Amount> {
  if (kind === 'playTime') return known?.startMs === startMs ? known.used : zero
  const { played, atRisk } = await playedSince(tx, memberId, startMs)
  return kind === 'stake' ? played : atRisk
}

/** Limits of deposits are never asked here. */
const reasonOf = ({ kind }: Limit): 'stake' | 'loss' | 'playTime' => (kind === 'deposit' ? 'stake' : kind)
