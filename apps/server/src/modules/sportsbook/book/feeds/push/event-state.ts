// SPDX-License-Identifier: Apache-2.0
import type { EventMessage, MarketState, SaidOutcome, SaidPrice, SaidStatus } from './push-message.ts'

/**
 * What the feed has said about an event. Of each thing the newest word counts, by the moment that the sender gave it; so messages in
 * any order, and repeated ones, come to the same state.
 */
export interface PushEventState {
  start?: Said<{ startsAtMs: number }>
  cancelledMs?: number
  status?: Said<SaidStatus>
  /** When it was first said to be over. */
  endedMs?: number
  /** When betting was stopped last: what was said about a market before then no longer holds. */
  stoppedMs?: number
  /** The producer on which the event depends. */
  producer?: Said<{ product: number }>
  markets: Readonly<Record<string, Said<SaidPrices>>>
  settled: Readonly<Record<string, Said<{ certainty: number; outcomes: readonly SaidOutcome[] }>>>
  /** When the settlement of a market was taken back last, when it was cancelled, and when that was taken back. */
  unsettledMs: Readonly<Record<string, number>>
  voidedMs: Readonly<Record<string, number>>
  /** When the whole of it was cancelled, not only the bets of some time. */
  whollyVoidedMs: Readonly<Record<string, number>>
  unvoidedMs: Readonly<Record<string, number>>
}

export type Said<Content> = Content & { atMs: number }

interface SaidPrices {
  status: MarketState
  outcomes: readonly SaidPrice[]
  /** The score that the event had in the same message. */
  score: readonly [number, number] | null
}

export const nothingSaid: PushEventState = {
  markets: {},
  settled: {},
  unsettledMs: {},
  voidedMs: {},
  whollyVoidedMs: {},
  unvoidedMs: {},
}

/** Markets beyond this are left out; no event has so many. */
export const mostMarkets = 3_000

/** The state after a message. The same state if the message says nothing new. */
export function afterMessage(state: PushEventState, message: EventMessage): PushEventState {
  const { sentMs: atMs } = message
  switch (message.kind) {
    case 'fixture_change':
      return {
        ...state,
        ...(message.startsAtMs !== undefined && {
          start: newer(state.start, { atMs, startsAtMs: message.startsAtMs }),
        }),
        ...(message.isCancelled && { cancelledMs: later(state.cancelledMs, atMs) }),
      }
    case 'odds_change':
      return {
        ...state,
        ...(message.status && { status: newer(state.status, { atMs, ...message.status }) }),
        ...(isOver(message.status) && { endedMs: Math.min(state.endedMs ?? atMs, atMs) }),
        producer: newer(state.producer, { atMs, product: message.product }),
        markets: merged(
          state.markets,
          message.markets.map(({ key, ...market }) => [
            key,
            { atMs, ...market, score: message.status?.score ?? null },
          ]),
        ),
      }
    case 'bet_stop':
      return { ...state, stoppedMs: later(state.stoppedMs, atMs) }
    case 'bet_settlement':
      return {
        ...state,
        settled: merged(
          state.settled,
          message.markets.map(({ key, outcomes }) => [key, { atMs, certainty: message.certainty, outcomes }]),
        ),
      }
    case 'rollback_bet_settlement':
      return { ...state, unsettledMs: laterOf(state.unsettledMs, message.markets, atMs) }
    case 'bet_cancel':
      return {
        ...state,
        voidedMs: laterOf(state.voidedMs, message.markets, atMs),
        ...(message.isWhole && { whollyVoidedMs: laterOf(state.whollyVoidedMs, message.markets, atMs) }),
      }
    case 'rollback_bet_cancel':
      return { ...state, unvoidedMs: laterOf(state.unvoidedMs, message.markets, atMs) }
  }
}

const isOver = (status: SaidStatus | undefined): boolean => status?.status === 3 || status?.status === 4

const later = (known: number | undefined, atMs: number): number => Math.max(known ?? 0, atMs)

/** The newer of two. Of two of the same moment one counts whichever came first. */
function newer<Content>(known: Said<Content> | undefined, said: Said<Content>): Said<Content> {
  if (!known || said.atMs > known.atMs) return said
  if (said.atMs < known.atMs) return known
  return inOrder(said) > inOrder(known) ? said : known
}

/** A text that does not depend on the order of fields, which the database does not keep. */
export const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  )

function merged<Content>(
  known: Readonly<Record<string, Said<Content>>>,
  said: readonly (readonly [string, Said<Content>])[],
): Readonly<Record<string, Said<Content>>> {
  const next = { ...known }
  let count = Object.keys(next).length
  for (const [key, content] of said) {
    if (next[key] === undefined && (count += 1) > mostMarkets) continue
    next[key] = newer(next[key], content)
  }
  return next
}

function laterOf(
  known: Readonly<Record<string, number>>,
  keys: readonly string[],
  atMs: number,
): Readonly<Record<string, number>> {
  const next = { ...known }
  for (const key of keys.slice(0, mostMarkets)) next[key] = later(next[key], atMs)
  return next
}
