// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { storedValue, useStored } from '../slip/stored-value.ts'

/** What became of a stake. */
export type StakeOutcome = { kind: 'placed' } | { kind: 'refused'; message: string }

/** A stake on its way: stored before it is sent, so that a lost answer, a reload or a crash leaves no doubt. */
export interface StakePlacing {
  /** Whose: the id of the member. */
  who: string
  requestId: string
  sentAtMs: number
  question: Required<Pick<CallInput<'sportsbook.placePoolBet'>, 'eventId' | 'side' | 'stake'>>
  outcome?: StakeOutcome
}

const longestText = 20_000
const mostPlacings = 4
const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const eventForm = /^[1-9]\d{0,17}$/

const placings = storedValue<readonly StakePlacing[]>('sportsbook.poolPlacing', readPlacings, (value) =>
  value.length === 0 ? null : JSON.stringify(value),
)

/** Parses what is stored; drops whatever is no stake. */
export function readPlacings(text: string | null): readonly StakePlacing[] {
  if (text === null || text.length > longestText) return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.slice(-mostPlacings).filter(isPlacing) : []
  } catch {
    return []
  }
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function isPlacing(value: unknown): value is StakePlacing {
  if (!isFields(value)) return false
  const { who, requestId, sentAtMs, question, outcome } = value
  return (
    typeof who === 'string' &&
    typeof requestId === 'string' &&
    uuidForm.test(requestId) &&
    Number.isFinite(sentAtMs) &&
    isQuestion(question) &&
    isOutcome(outcome)
  )
}

const isQuestion = (value: unknown): boolean =>
  isFields(value) &&
  typeof value['eventId'] === 'string' &&
  eventForm.test(value['eventId']) &&
  (value['side'] === 'meron' || value['side'] === 'wala') &&
  Number.isFinite(value['stake'])

const isOutcome = (value: unknown): boolean =>
  value === undefined ||
  (isFields(value) &&
    (value['kind'] === 'placed' || (value['kind'] === 'refused' && typeof value['message'] === 'string')))

/** The stake that a member has placed last; undefined if they have seen what became of it. */
export const placingOf = (who: string): StakePlacing | undefined =>
  placings.read().find((each) => each.who === who)

export const usePlacing = (who: string): StakePlacing | undefined =>
  useStored(placings).find((each) => each.who === who)

/** Stores a stake before it is sent. False, and nothing is stored, while what became of the last one is not known. */
export function savePlacing(placing: StakePlacing): boolean {
  const before = placingOf(placing.who)
  if (before && !before.outcome) return false
  save(placing)
  return true
}

/** Stores what became of a stake. */
export function decidePlacing(who: string, requestId: string, outcome: StakeOutcome): void {
  const before = placingOf(who)
  if (before?.requestId === requestId) save({ ...before, outcome })
}

/** The member has seen what became of their stake. */
export const forgetPlacing = (who: string): void =>
  placings.write(placings.read().filter((each) => each.who !== who))

const save = (placing: StakePlacing): void =>
  placings.write([...placings.read().filter(({ who }) => who !== placing.who), placing].slice(-mostPlacings))
