// SPDX-License-Identifier: Apache-2.0
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import type { Score, Side, Sport } from '@tessera/rules/sportsbook/model/sport'
import type { Offer, OfferTerms } from '@tessera/rules/sportsbook/offers/offer'
import type { Statistics, StopReason } from '../events/event.ts'
import type { PricedEvent } from '@tessera/rules/sportsbook/offers/price-market'

/** Where an event is. */
export interface PlayedState {
  score: Score
  period: string
  playedSeconds: number
  result: EventResult | undefined
  statistics: Statistics
}

/** Something that happens in an event, and where the event is then. */
export interface Step {
  /** Since the start, breaks included. */
  atSeconds: number
  kind: string
  side?: Side | undefined
  after: PlayedState
  /** Whether the clock of the event runs from here on. */
  clockRuns: boolean
  /** Why betting stops here, and for how long. */
  stop?: { reason: StopReason; seconds: number } | undefined
  /** The markets with their prices from here on, at a time on the clock of the event. */
  offers(options: OfferTerms, playedSeconds: number): readonly Offer[]
}

/** What the prices of an event are computed from, by the names that its sport gives. */
export type Strength = Readonly<Record<string, number>>

/** How the built-in feed plays and prices a sport. */
export interface PlayedSport {
  sport: Sport
  /** Its clock brings new prices this often, besides what happens. */
  priceEverySeconds: number
  /** The markets with their prices before the start. */
  offersBefore(strength: Strength, options: OfferTerms): readonly Offer[]
  /**
   * What markets are joined by, where the model of the sport knows their scores together: before the start, or at a
   * state that play has reached.
   */
  joint?: (strength: Strength, state: Omit<PlayedState, 'statistics'> | undefined) => PricedEvent | undefined
  /** Everything that happens, in order; the last step is the end. The same seed gives the same steps. */
  steps(seed: string, strength: Strength): readonly Step[]
}
