// SPDX-License-Identifier: Apache-2.0
import type { SportsEvent } from '../model/event.ts'
import type { EventResult, ResultVersion } from '../model/result.ts'

/** An event that has not ended so long after its scheduled start is void (section 8). */
export const finishWindowMs = 48 * 60 * 60 * 1000

/** Why a bet settled as it did. `open` reasons say what it waits for. */
export type SettlementReason =
  /** By the complete result of its part. */
  | 'result'
  /** Play did not end, but nothing that could have followed would change it. */
  | 'already_decided'
  | 'reversed_venue'
  | 'walkover'
  | 'forfeit_before_start'
  | 'retired'
  | 'cancelled'
  | 'not_finished_in_time'
  /** Taken before the start, as it seemed, of an event that had begun. */
  | 'taken_late'
  /** There was no such set or map. */
  | 'not_played'
  | 'waits_for_result'
  /** The event is over, but the result lacks what this market needs, such as the minutes of goals. */
  | 'waits_for_details'

/** Whether an event that ended then ended after its 48 hours. */
export const endedLate = (event: Clock, endedAtMs: number | undefined): boolean =>
  endedAtMs !== undefined && isLate(event, endedAtMs)

/** What an event means for undecided bets. */
export type Finish =
  /** It can still be decided. */
  | { state: 'running' }
  /** Its result is complete. */
  | { state: 'complete' }
  /** Nothing follows; what is undecided is void. */
  | { state: 'broken_off'; reason: SettlementReason }
  /** Nothing of it counts. */
  | { state: 'void'; reason: SettlementReason }

type Clock = Pick<SportsEvent, 'kind' | 'scheduledStartMs'>

/** Whether the 48 hours of a match have passed; outrights last a season and have none. */
const isLate = ({ kind, scheduledStartMs }: Clock, atMs: number): boolean =>
  kind === 'match' && atMs > scheduledStartMs + finishWindowMs

/** What a version of the result means at a time (ms since 1970). */
export function finishOf(event: Clock, version: ResultVersion, atMs: number): Finish {
  if (version.venue === 'reversed') return { state: 'void', reason: 'reversed_venue' }
  const gaveUp = version.result && howItWasGivenUp(version.result)
  if (version.status === 'cancelled') return { state: 'broken_off', reason: 'cancelled' }
  if (version.status !== 'ended')
    return isLate(event, atMs)
      ? { state: 'broken_off', reason: 'not_finished_in_time' }
      : { state: 'running' }
  if (endedLate(event, version.endedAtMs)) return { state: 'broken_off', reason: 'not_finished_in_time' }
  return gaveUp ?? { state: 'complete' }
}

function howItWasGivenUp(result: EventResult): Finish | undefined {
  if (result.sport === 'tennis' && result.walkover) return { state: 'void', reason: 'walkover' }
  if (result.sport === 'tennis' && result.retired) return { state: 'broken_off', reason: 'retired' }
  if (result.sport !== 'esports' || !result.forfeit) return undefined
  return result.maps.length === 0
    ? { state: 'void', reason: 'forfeit_before_start' }
    : { state: 'broken_off', reason: 'retired' }
}

/** The result that counts for bets: of an event that ended too late, what there was at its deadline. */
export function countedResult(event: Clock, version: ResultVersion): EventResult | undefined {
  const isBeyond = version.status === 'ended' && endedLate(event, version.endedAtMs)
  return isBeyond ? version.resultAtDeadline : version.result
}
