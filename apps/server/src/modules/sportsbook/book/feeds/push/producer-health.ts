// SPDX-License-Identifier: Apache-2.0
import { type FeedHealth, inState } from '../health/feed-health.ts'
import type { AliveMessage, SnapshotMessage } from './push-message.ts'

/** A producer gives a sign of life every ten seconds; after twice as long it is down. */
export const silenceMs = 20_000
const retryMs = 30_000
/** A recovery that has not ended by then is requested again. */
const recoveryMs = 5 * 60_000

/**
 * After a sign of life. One that is repeated, older than the last, or late by more than the silence changes nothing. If it is further
 * from the last one than producers ever are silent, messages may be missing.
 */
export function afterAlive(
  health: FeedHealth,
  { sentMs, subscribed }: AliveMessage,
  nowMs: number,
): FeedHealth {
  const { aliveAtMs } = health
  const atMs = Math.min(sentMs, nowMs)
  if (nowMs - atMs > silenceMs || (aliveAtMs !== undefined && atMs <= aliveAtMs)) return health
  const isGap = aliveAtMs !== undefined && atMs - aliveAtMs > silenceMs
  const next = {
    ...health,
    aliveAtMs: atMs,
    subscribed,
    messageAtMs: nowMs,
    sentAtMs: sentMs,
    delayMs: Math.max(0, nowMs - sentMs),
    gaps: health.gaps + (isGap ? 1 : 0),
  }
  if (isGap || !subscribed) return inState(next, 'down', nowMs)
  return next.state === 'up' ? { ...next, completeToMs: atMs } : next
}

/** What was missing has come; of an older request it may not be all. */
export function afterSnapshot(
  health: FeedHealth,
  { requestId, sentMs }: SnapshotMessage,
  nowMs: number,
): FeedHealth {
  if (health.state !== 'recovering' || requestId !== health.recoveryId) return health
  return inState(
    {
      ...health,
      messageAtMs: nowMs,
      completeToMs: Math.max(health.completeToMs ?? 0, Math.min(sentMs, nowMs)),
    },
    'up',
    nowMs,
  )
}

const isAlive = ({ aliveAtMs, subscribed }: FeedHealth, nowMs: number): boolean =>
  subscribed && aliveAtMs !== undefined && nowMs - aliveAtMs <= silenceMs

/** Down if there was no sign of life for too long. */
export const afterSilence = (health: FeedHealth, nowMs: number): FeedHealth =>
  isAlive(health, nowMs) ? health : inState(health, 'down', nowMs)

/** Whether what is missing is to be requested now. */
export function needsRecovery(health: FeedHealth, nowMs: number): boolean {
  if (health.state === 'up' || !isAlive(health, nowMs)) return false
  const waitedMs = nowMs - (health.triedAtMs ?? 0)
  return health.state === 'down' ? waitedMs >= retryMs : waitedMs >= recoveryMs
}

/** What is missing is being requested under the next number. */
export const startRecovery = (health: FeedHealth, nowMs: number): FeedHealth =>
  inState(
    {
      ...health,
      recoveries: health.recoveries + 1,
      recoveryId: (health.recoveryId ?? 0) + 1,
      triedAtMs: nowMs,
    },
    'recovering',
    nowMs,
  )
