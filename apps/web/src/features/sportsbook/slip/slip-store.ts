// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useSyncExternalStore } from 'react'

type Card = CallOutput<'sportsbook.event'>['event']

/** One outcome of one market. */
export interface SlipSelection {
  marketId: string
  type: string
  period: string
  /** In quarters; null for a market without a line. */
  line: number | null
  outcome: string
}

/** What the member has chosen of one event, with what they saw when they chose it. */
export interface SlipLeg {
  /** What the slip says about its event without asking for it. */
  event: Pick<Card, 'id' | 'sport' | 'home' | 'away' | 'startsAt'>
  /** One outcome; more than one only of a bet builder, whose price is for all of them together. */
  selections: readonly SlipSelection[]
  /** Decimal, in thousandths. */
  price: number
  /** The score that they saw, of an event that is live. */
  score: { home: number; away: number } | undefined
}

/** A bet has at most so many legs, by the rules and by the server. */
export const mostSlipLegs = 20

let legs: readonly SlipLeg[] = []
const watchers = new Set<() => void>()

/** The legs of the slip, in the order in which they were chosen. */
export const slipLegs = (): readonly SlipLeg[] => legs

/** Replaces the legs of the slip; whoever shows them is told by `useSlipLegs`. */
export function setSlipLegs(next: readonly SlipLeg[]): void {
  legs = next
  for (const watcher of watchers) watcher()
}

const has = ({ selections }: SlipLeg, { marketId, outcome }: Pick<SlipSelection, 'marketId' | 'outcome'>) =>
  selections.length === 1 && selections[0]!.marketId === marketId && selections[0]!.outcome === outcome

/**
 * Adds a leg of one outcome to the slip, or removes it if it is on it. Another outcome of the same market takes
 * its place. Returns whether the outcome is on the slip now; a full slip does not take it.
 */
export function toggleLeg(leg: SlipLeg): boolean {
  const [selection] = leg.selections
  if (!selection) return false
  if (legs.some((each) => has(each, selection))) {
    setSlipLegs(legs.filter((each) => !has(each, selection)))
    return false
  }
  const others = legs.filter(
    ({ selections }) => selections.length > 1 || selections[0]?.marketId !== selection.marketId,
  )
  if (others.length >= mostSlipLegs) return false
  setSlipLegs([...others, leg])
  return true
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** The legs of the slip, as they change. */
export const useSlipLegs = (): readonly SlipLeg[] => useSyncExternalStore(watch, slipLegs)

/** Whether an outcome is on the slip; a price button is drawn anew only if this changes. */
export const useIsOnSlip = (marketId: string, outcome: string): boolean =>
  useSyncExternalStore(watch, () => legs.some((leg) => has(leg, { marketId, outcome })))
