// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, type Amount } from '../money.ts'

/**
 * Whom a promotion is offered to. Every part that is set must hold; money is in units with two decimals, as
 * it is stored. Empty lists and null ask for nothing.
 */
export interface Audience {
  rankFrom: number | null
  rankTo: number | null
  /** Two letters each: where a member says that they are from, otherwise where they are. */
  countries: readonly string[]
  languages: readonly string[]
  /** Whole days since the account was opened. */
  registeredDaysFrom: number | null
  registeredDaysTo: number | null
  /** Everything that was ever deposited; a limit of 0 is for members who never deposited. */
  depositedFrom: number | null
  depositedTo: number | null
  /** Valid bets within the last `playedDays` days. */
  playedFrom: number | null
  playedTo: number | null
  playedDays: number
  /** Labels that operators gave: one of the first, and none of the second. */
  withLabels: readonly string[]
  withoutLabels: readonly string[]
  /** Usernames: these members only. */
  names: readonly string[]
}

/** What an audience is judged by. */
export interface AudienceFacts {
  rankLevel: number
  /** Undefined: nobody knows. */
  country: string | undefined
  language: string | undefined
  registeredAtMs: number
  deposited: Amount
  played: Amount
  labels: readonly string[]
  username: string
}

export const everybody: Audience = {
  rankFrom: null,
  rankTo: null,
  countries: [],
  languages: [],
  registeredDaysFrom: null,
  registeredDaysTo: null,
  depositedFrom: null,
  depositedTo: null,
  playedFrom: null,
  playedTo: null,
  playedDays: 30,
  withLabels: [],
  withoutLabels: [],
  names: [],
}

const dayMs = 86_400_000

/** Whether an audience leaves nobody out, so that visitors may see the promotion, too. */
export const isForEverybody = (audience: Audience | undefined): boolean =>
  !audience ||
  Object.entries(audience).every(
    ([part, value]) =>
      part === 'playedDays' || value === null || (Array.isArray(value) && value.length === 0),
  )

/** Whether the audience asks what a member has deposited or played, which takes a question to the database. */
export const needsMoneyFacts = (audience: Audience): { deposited: boolean; played: boolean } => ({
  deposited: audience.depositedFrom !== null || audience.depositedTo !== null,
  played: audience.playedFrom !== null || audience.playedTo !== null,
})

/** Judges one member at one moment. What is not known does not hold. */
export function isInAudience(audience: Audience, facts: AudienceFacts, nowMs: number): boolean {
  const days = Math.floor((nowMs - facts.registeredAtMs) / dayMs)
  return (
    within(facts.rankLevel, audience.rankFrom, audience.rankTo) &&
    within(days, audience.registeredDaysFrom, audience.registeredDaysTo) &&
    withinAmounts(facts.deposited, audience.depositedFrom, audience.depositedTo) &&
    withinAmounts(facts.played, audience.playedFrom, audience.playedTo) &&
    isNamed(audience.countries, facts.country) &&
    isNamed(audience.languages, facts.language) &&
    isNamed(audience.names.map(nameKey), nameKey(facts.username)) &&
    (audience.withLabels.length === 0 || audience.withLabels.some((label) => facts.labels.includes(label))) &&
    !audience.withoutLabels.some((label) => facts.labels.includes(label))
  )
}

const nameKey = (name: string): string => name.trim().toLowerCase()

const within = (value: number, from: number | null, to: number | null): boolean =>
  (from === null || value >= from) && (to === null || value <= to)

const withinAmounts = (value: Amount, from: number | null, to: number | null): boolean =>
  (from === null || value >= amountFromWire(from)) && (to === null || value <= amountFromWire(to))

const isNamed = (list: readonly string[], value: string | undefined): boolean =>
  list.length === 0 || (value !== undefined && list.includes(value))
