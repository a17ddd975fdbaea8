// SPDX-License-Identifier: Apache-2.0
import { takesBets, type EventStatus, type Venue } from '@tessera/rules/sportsbook/model/event'
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import type { Score, Side, Sport } from '@tessera/rules/sportsbook/model/sport'

/** Where events come from: built in, polled, or pushed. */
export type FeedName = 'replay' | 'odds' | 'push'

/** Names by language; English is always there. */
export type Names = Readonly<Record<string, string>> & { readonly en: string }

/** Why no market of an event takes bets. */
export type StopReason = 'goal' | 'red_card' | 'penalty' | 'review' | 'incident' | 'feed' | 'operator'

/** Counts of both sides, home first, such as corners. */
export type Statistics = Readonly<Record<string, readonly [number, number]>>

/** What changes in an event while it is played. */
export interface EventState {
  startsAtMs: number
  status: EventStatus
  venue: Venue
  score: Score
  /** What is played, such as second_half; empty before the start. */
  period: string
  playedSeconds: number
  /** When it had been played for so long; undefined before the start. */
  playedAtMs: number | undefined
  /** The result so far. */
  result: EventResult | undefined
  statistics: Statistics
  stopped: StopReason | undefined
}

export interface BookEvent extends EventState {
  id: bigint
  /** A match has two sides; an outright has many competitors. */
  kind: 'match' | 'outright'
  feed: FeedName
  externalId: string
  sport: Sport
  competitionId: bigint
  version: number
  /** The stop of the source itself; `stopped` is `operator` instead while an operator has stopped betting. */
  feedStopped: StopReason | undefined
}

/**
 * Whether an event takes bets at a moment. From its start on only one that its source says is being played: nobody has to
 * tell that a match has begun for bets before its start to end. An outright is bet on until its source ends it.
 */
export const takesBetsAt = (
  event: Pick<BookEvent, 'kind' | 'status' | 'startsAtMs'>,
  nowMs: number,
): boolean => takesBets(event.status) && !hasBegunUntold(event, nowMs)

/** Whether the start of a match has come although its source has not said that it is played. */
export const hasBegunUntold = (
  { kind, status, startsAtMs }: Pick<BookEvent, 'kind' | 'status' | 'startsAtMs'>,
  nowMs: number,
): boolean => kind === 'match' && status === 'scheduled' && startsAtMs <= nowMs

export interface Incident {
  /** From 1, as the source counts. */
  number: number
  kind: string
  side: Side | undefined
  period: string
  playedSeconds: number
  score: Score
  atMs: number
}
