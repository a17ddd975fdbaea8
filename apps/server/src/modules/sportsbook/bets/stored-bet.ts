// SPDX-License-Identifier: Apache-2.0
import type { Bet } from '@tessera/rules/sportsbook/bets/bet'
import type { PricePolicy } from '@tessera/rules/sportsbook/bets/price-policy'
import type { MarketTerms } from '@tessera/rules/sportsbook/model/market'
import type { Score, Sport } from '@tessera/rules/sportsbook/model/sport'
import type { SourceChance } from '@tessera/rules/sportsbook/prices/source-chance'
import { coinOf } from '@tessera/rules/currencies/whole-coins'
import { amountOfMillionths, type Amount, zero } from '@tessera/rules/money'

export type StoredBetStatus = 'pending' | 'open' | 'settled' | 'refused'
export type BetRefusal = 'closed' | 'price' | 'score' | 'limit' | 'review' | 'declined'

/** One outcome of a bet. */
export interface StoredSelection {
  marketId: bigint
  marketVersion: number
  terms: MarketTerms
  outcome: string
}

/** What of one event has to come true, at the price of its acceptance. */
export interface StoredLeg {
  eventId: bigint
  sport: Sport
  /** One, or those that a bet builder joins. */
  selections: readonly StoredSelection[]
  /** For all selections together. */
  priceThousandths: number
  /** What the source thought of all selections together at its acceptance; undefined if that is not known. */
  chance: SourceChance | undefined
  /** The score of a live event when the bet was placed. */
  scoreSeen: Score | undefined
}

export interface StoredBet {
  id: string
  memberId: bigint
  currency: string
  kind: string
  stakePerLine: Amount
  lines: number
  stake: Amount
  /** What it returns if all of its legs win. */
  mostReturn: Amount
  priceChanges: PricePolicy
  status: StoredBetStatus
  /** When a pending bet is accepted or refused. */
  decidesAtMs: number | undefined
  refusal: BetRefusal | undefined
  returned: Amount | undefined
  /** What it counted as turnover. */
  validBet: Amount
  settlements: number
  /** How much of the stake of each line was cashed out, and what that paid. */
  cashedPerLine: Amount
  cashedOut: Amount
  /** It is cashed out once this is offered. */
  automaticAt: Amount | undefined
  placedAtMs: number
  /** When a bet that was pending was accepted; undefined for one that was accepted as it was placed. */
  acceptedAtMs: number | undefined
  endedAtMs: number | undefined
  legs: readonly StoredLeg[]
}

/** What decides how a bet settles, and what that changes. */
export type BetToSettle = Pick<
  StoredBet,
  | 'id'
  | 'memberId'
  | 'currency'
  | 'kind'
  | 'stakePerLine'
  | 'lines'
  | 'stake'
  | 'status'
  | 'returned'
  | 'validBet'
  | 'settlements'
  | 'cashedPerLine'
  | 'placedAtMs'
  | 'acceptedAtMs'
> & { legs: readonly LegToSettle[] }

export type LegToSettle = Pick<StoredLeg, 'eventId' | 'sport' | 'priceThousandths' | 'scoreSeen'> & {
  selections: readonly Pick<StoredSelection, 'terms' | 'outcome'>[]
}

/** A bet as the rules read it, in the smallest coins of its currency; without what was cashed out of it. */
export const betForRules = ({
  kind,
  currency,
  stakePerLine,
  cashedPerLine = zero,
  legs,
  ...when
}: Pick<BetToSettle, 'kind' | 'currency' | 'stakePerLine' | 'legs'> &
  Partial<Pick<BetToSettle, 'cashedPerLine' | 'placedAtMs' | 'acceptedAtMs'>>): Bet => ({
  kind,
  stakePerLineMinor: (stakePerLine - cashedPerLine) / coinOf(currency),
  legs: legs.map((leg) => ({
    eventId: String(leg.eventId),
    selections: leg.selections,
    priceThousandths: leg.priceThousandths,
    takenAtMs: takenBeforeStartMs(leg, when),
  })),
})

/** When a leg was taken that was to be taken before its event began; undefined for one in play. */
export const takenBeforeStartMs = (
  { scoreSeen }: Pick<StoredLeg, 'scoreSeen'>,
  { placedAtMs, acceptedAtMs = placedAtMs }: Partial<Pick<StoredBet, 'placedAtMs' | 'acceptedAtMs'>>,
): number | undefined => (scoreSeen ? undefined : acceptedAtMs)

/** The part of its stake that still runs, or ran to the end. */
export const restStake = ({
  stake,
  cashedPerLine,
  lines,
}: Pick<StoredBet, 'stake' | 'cashedPerLine' | 'lines'>): Amount =>
  amountOfMillionths(stake - cashedPerLine * BigInt(lines))

/** A leg of a bet, to be read as it is now. */
export const wantedOf = ({ selections, priceThousandths, scoreSeen }: StoredLeg) => ({
  selections,
  priceThousandths,
  score: scoreSeen,
})

export const amountOfCoins = (coins: bigint, currency: string): Amount =>
  amountOfMillionths(coins * coinOf(currency))

export const scoreOfPair = (pair: readonly number[] | null): Score | undefined =>
  pair ? { home: pair[0] ?? 0, away: pair[1] ?? 0 } : undefined
