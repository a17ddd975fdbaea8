// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { placingKey } from './slip-keys.ts'
import { storedValue, useStored } from './stored-value.ts'

/** What became of a request. A placed bet may still be pending: its state is loaded by its id. */
export type PlacingOutcome =
  | { kind: 'placed'; betId: string }
  | { kind: 'refused'; code: string; message: string }

/** A bet on its way: stored before it is sent, so that a lost answer, a reload or a crash leaves no doubt. */
export interface PlacingRequest {
  requestId: string
  sentAtMs: number
  question: Omit<CallInput<'sportsbook.placeBet'>, 'requestId'>
  /** The legs of the slip that leave it once the bet is placed. */
  legKeys: readonly string[]
  /** The name of its stake in the slip. */
  stakeKey: string
  /** What the member reads of it, such as "Arsenal – Chelsea: Arsenal". */
  words: string
  /** What goes back on the slip if the platform refuses the bet after it was pending; not of quick bets. */
  slip?: { legs: string; typed: string } | undefined
  outcome?: PlacingOutcome
}

/** The bets that a member placed together. */
export interface Placing {
  /** Whose: the id of the member. */
  who: string
  requests: readonly PlacingRequest[]
}

const longestText = 400_000
const [mostPlacings, mostRequests] = [4, 40]
const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const placings = storedValue<readonly Placing[]>(placingKey, readPlacings, (value) =>
  value.length === 0 ? null : JSON.stringify(value),
)

/** Parses what is stored; drops whatever is no request. */
export function readPlacings(text: string | null): readonly Placing[] {
  if (text === null || text.length > longestText) return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.slice(-mostPlacings).filter(isPlacing) : []
  } catch {
    return []
  }
}

function isPlacing(value: unknown): value is Placing {
  if (typeof value !== 'object' || value === null) return false
  const { who, requests } = value as Partial<Record<keyof Placing, unknown>>
  return (
    typeof who === 'string' &&
    who.length <= 40 &&
    Array.isArray(requests) &&
    requests.length <= mostRequests &&
    requests.every(isRequest)
  )
}

function isRequest(value: unknown): value is PlacingRequest {
  if (typeof value !== 'object' || value === null) return false
  const request = value as Partial<Record<keyof PlacingRequest, unknown>>
  return (
    typeof request.requestId === 'string' &&
    idForm.test(request.requestId) &&
    Number.isFinite(request.sentAtMs) &&
    typeof request.question === 'object' &&
    request.question !== null &&
    Array.isArray((request.question as { legs?: unknown }).legs) &&
    Array.isArray(request.legKeys) &&
    request.legKeys.every((key) => typeof key === 'string') &&
    typeof request.stakeKey === 'string' &&
    typeof request.words === 'string' &&
    isSlip(request.slip) &&
    isOutcome(request.outcome)
  )
}

const isSlip = (value: unknown): boolean => {
  if (value === undefined) return true
  const { legs, typed } = (value ?? {}) as Record<string, unknown>
  return typeof legs === 'string' && typeof typed === 'string' && typed.length <= 16
}

function isOutcome(value: unknown): boolean {
  if (value === undefined) return true
  if (typeof value !== 'object' || value === null) return false
  const { kind, betId, code, message } = value as Record<string, unknown>
  if (kind === 'placed') return typeof betId === 'string' && idForm.test(betId)
  return kind === 'refused' && typeof code === 'string' && typeof message === 'string'
}

/** What a member has placed last; undefined if they have seen what became of all of it. */
export const placingOf = (who: string): Placing | undefined =>
  placings.read().find((placing) => placing.who === who)

export const usePlacing = (who: string): Placing | undefined =>
  useStored(placings).find((placing) => placing.who === who)

export const isUndecided = (placing: Placing | undefined): boolean =>
  placing?.requests.some(({ outcome }) => !outcome) ?? false

/**
 * Adds bets that are about to be sent. What a member has placed before and knows the outcome of makes way for them; what
 * is undecided stays.
 */
export function addRequests(who: string, requests: readonly PlacingRequest[]): void {
  const before = placingOf(who)
  const stay = isUndecided(before) ? (before?.requests ?? []) : []
  save({ who, requests: [...stay, ...requests].slice(-mostRequests) })
}

/** Stores what became of a request. */
export function decideRequest(who: string, requestId: string, outcome: PlacingOutcome): void {
  const before = placingOf(who)
  if (!before) return
  save({
    who,
    requests: before.requests.map((each) => (each.requestId === requestId ? { ...each, outcome } : each)),
  })
}

/** What goes back on the slip of a refused bet, once: whoever asks again gets nothing. */
export function takeSlipOf(who: string, requestId: string): PlacingRequest['slip'] {
  const before = placingOf(who)
  const slip = before?.requests.find((each) => each.requestId === requestId)?.slip
  if (!before || !slip) return undefined
  const requests = before.requests.map((each) =>
    each.requestId === requestId ? { ...each, slip: undefined } : each,
  )
  save({ who, requests })
  return slip
}

/** The member has seen what became of their bets. */
export function forgetPlacing(who: string): void {
  placings.write(placings.read().filter((placing) => placing.who !== who))
}

const save = (placing: Placing): void =>
  placings.write([...placings.read().filter(({ who }) => who !== placing.who), placing].slice(-mostPlacings))
