// SPDX-License-Identifier: Apache-2.0
import type { FeedName } from '../../events/event.ts'

/** How a part of a feed does. */
export interface FeedHealth {
  feed: Exclude<FeedName, 'replay'>
  part: string
  /** While it is not up, no market of it takes bets. */
  state: 'down' | 'recovering' | 'up'
  changedAtMs: number
  messageAtMs: number | undefined
  sentAtMs: number | undefined
  delayMs: number
  aliveAtMs: number | undefined
  subscribed: boolean
  completeToMs: number | undefined
  gaps: number
  recoveries: number
  recoveryId: number | undefined
  triedAtMs: number | undefined
  refused: number
  refusedAtMs: number | undefined
  refusal: string | undefined
  requestsLeft: number | undefined
}

export const newHealth = (feed: FeedHealth['feed'], part: string, nowMs: number): FeedHealth => ({
  feed,
  part,
  state: 'down',
  changedAtMs: nowMs,
  messageAtMs: undefined,
  sentAtMs: undefined,
  delayMs: 0,
  aliveAtMs: undefined,
  subscribed: false,
  completeToMs: undefined,
  gaps: 0,
  recoveries: 0,
  recoveryId: undefined,
  triedAtMs: undefined,
  refused: 0,
  refusedAtMs: undefined,
  refusal: undefined,
  requestsLeft: undefined,
})

/** Another state, and since when. */
export const inState = (health: FeedHealth, state: FeedHealth['state'], nowMs: number): FeedHealth =>
  health.state === state ? health : { ...health, state, changedAtMs: nowMs }

/** A message, an answer or a request has failed. */
export const withRefusal = (health: FeedHealth, refusal: string, nowMs: number): FeedHealth => ({
  ...health,
  refused: health.refused + 1,
  refusedAtMs: nowMs,
  refusal: refusal.slice(0, 200),
})
