// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../../../platform/db/index.ts'
import { changeEvent } from '../../events/change-event.ts'
import type { BookEvent } from '../../events/event.ts'
import { eventNamed, lockEvent } from '../../events/event-store.ts'
import { insertResult, lastResult } from '../../events/result-store.ts'
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { inOrder } from '../push/event-state.ts'
import type { ScoredEvent } from './odds-answers.ts'
import { resultOfScore, scoreOf } from './result-of-scores.ts'
import { takeStart } from './take-prices.ts'

/**
 * Takes the score of an event that the book has: the result once it is completed, and each correction as a further version. Answers whether it
 * is completed without a result that we can read.
 */
export async function takeScores(tx: Tx, deps: SportsbookDeps, scored: ScoredEvent): Promise<boolean> {
  const eventId = await eventNamed(tx, 'odds', scored.id)
  const event = eventId === undefined ? undefined : await lockBegun(tx, deps, eventId, scored)
  if (!event || event.status === 'cancelled') return false
  const score = scoreOf(scored)
  const result = score && resultOfScore(event.sport, score)
  if (scored.completed && !result) return true
  if (!scored.completed) {
    if (score && event.status === 'live' && inOrder(score) !== inOrder(event.score))
      await changeEvent(tx, deps, event, { score })
    return false
  }
  if (event.status === 'ended' && inOrder(event.result) === inOrder(result)) return false
  // What operators have entered since counts.
  if (event.status === 'ended' && !(await isOurs(tx, event.id, event.result))) return false
  const nowMs = deps.clock.now()
  await changeEvent(tx, deps, event, {
    status: 'ended',
    score: score!,
    result,
    period: '',
    stopped: undefined,
    markets: 'close',
  })
  const endedAtMs = event.status === 'ended' ? ((await lastResult(tx, event.id))?.endedAtMs ?? nowMs) : nowMs
  await insertResult(
    tx,
    event.id,
    { status: 'ended', venue: event.venue, result, endedAtMs, source: 'play' },
    nowMs,
  )
  return false
}

/** An event that has begun, locked; undefined for one that has not. A match with a score has, whatever was announced. */
async function lockBegun(
  tx: Tx,
  deps: SportsbookDeps,
  eventId: bigint,
  { commence_time: announcedMs, scores }: ScoredEvent,
): Promise<BookEvent | undefined> {
  const event = await lockEvent(tx, eventId)
  const startsAtMs = scores === null ? announcedMs : Math.min(announcedMs, deps.clock.now())
  if (!event || !(await takeStart(tx, deps, event, startsAtMs))) return undefined
  return lockEvent(tx, eventId)
}

/** Whether the version that counts says what the feed said last. */
const isOurs = async (tx: Tx, eventId: bigint, result: unknown): Promise<boolean> =>
  inOrder((await lastResult(tx, eventId))?.result ?? null) === inOrder(result ?? null)
