// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'

/** What two members' hands with each other come to in a month. Amounts are millionths. */
export interface PairFigures {
  readonly game: CardGame
  readonly hands: bigint
  readonly givenHands: bigint
  readonly givenByFirst: bigint
  readonly givenBySecond: bigint
  readonly duels: bigint
  readonly quietDuels: bigint
  readonly addressHands: bigint
}

export type SignalKind = 'sharedAddress' | 'chipDumping' | 'softPlay'

/** Why the play of two members looks arranged. A reason to look at their hands, and no proof. */
export interface Signal {
  readonly kind: SignalKind
  readonly value: number
  readonly limit: number
}

/** The limits, which honest robots do not meet: fewer than one of a hundred pairs in the simulation. */
export const LIMITS = {
  /** Hands while both came from one address: families meet by chance, but not at one table for long. */
  addressHands: 10,
  /** Of what looks like gifts, so many percent go one way. */
  givenPercent: 90,
  /** In games with blinds few hands look like gifts; in the others every payment is counted. */
  leastGivenHands: { blinds: 12, others: 40 },
  /** And with blinds at least one of so many hands of the pair: among honest players it is one of several hundred. */
  handsForOneGiven: 100,
  /** Of the pots that were only theirs, so many percent had no bet. */
  quietPercent: 85,
  leastDuels: 25,
} as const

const HUNDRED = 100n

const percent = (part: bigint, of: bigint): number => Number((part * HUNDRED) / of)

/** All signals of a pair; empty for most. */
export function judgePair(pair: PairFigures): Signal[] {
  const found: Signal[] = []
  if (pair.addressHands >= BigInt(LIMITS.addressHands))
    found.push({ kind: 'sharedAddress', value: Number(pair.addressHands), limit: LIMITS.addressHands })
  const { givenByFirst, givenBySecond } = pair
  const given = givenByFirst + givenBySecond
  const least = hasBlinds(pair.game) ? LIMITS.leastGivenHands.blinds : LIMITS.leastGivenHands.others
  const isOften = !hasBlinds(pair.game) || pair.givenHands * BigInt(LIMITS.handsForOneGiven) >= pair.hands
  if (given > 0n && isOften && pair.givenHands >= BigInt(least)) {
    const value = percent(givenByFirst > givenBySecond ? givenByFirst : givenBySecond, given)
    if (value >= LIMITS.givenPercent) found.push({ kind: 'chipDumping', value, limit: LIMITS.givenPercent })
  }
  if (pair.duels >= BigInt(LIMITS.leastDuels)) {
    const value = percent(pair.quietDuels, pair.duels)
    if (value >= LIMITS.quietPercent) found.push({ kind: 'softPlay', value, limit: LIMITS.quietPercent })
  }
  return found
}

/** How far signals are above their limits: the larger, the worse. */
export const severityOf = (signals: readonly Signal[]): number =>
  signals.reduce((sum, { value, limit }) => sum + value / limit, 0)

const hasBlinds = (game: CardGame): boolean => game === 'holdem' || game === 'omaha' || game === 'sitandgo'
