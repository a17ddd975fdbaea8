// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useSyncExternalStore } from 'react'
import { tabStorage } from '../../../shared/session/tab-storage.ts'
import { legsText, readLegs } from './saved-legs.ts'
import { storedValue, useStored } from './stored-value.ts'

type Card = CallOutput<'sportsbook.event'>['event']

/** One outcome of one market. */
export interface SlipSelection {
  marketId: string
  type: string
  period: string
  /** In quarters; null for a market without a line. */
  line: number | null
  outcome: string
  /** Of an outright: the competitor whose id the outcome is. */
  name?: string | undefined
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

/** The brand whose site this is: what was chosen at another one stays there. */
const brand = (): string => tabStorage.getItem('merchant') ?? ''
/** Kept in the browser: over reload, login and logout, and the same in all of its tabs. */
const legs = storedValue<readonly SlipLeg[]>(
  'sportsbook.slip',
  (text) => readLegs(text, brand(), Date.now()),
  (next) => legsText(brand(), next),
)

/** Legs as a text that `putLegsBack` reads. */
export const textOfLegs = (of: readonly SlipLeg[]): string => legsText(brand(), of) ?? ''

/** Puts legs back that have left the slip; what has been chosen of the same market since stays. */
export function putLegsBack(text: string): void {
  const marketsOf = ({ selections }: SlipLeg): string => selections.map(({ marketId }) => marketId).join('+')
  const before = slipLegs()
  const there = new Set(before.map(marketsOf))
  const back = readLegs(text, brand(), Date.now()).filter((leg) => !there.has(marketsOf(leg)))
  setSlipLegs([...before, ...back].slice(0, mostSlipLegs))
}

/** The legs of the slip, in the order in which they were chosen. */
export const slipLegs = legs.read

/** Replaces the legs of the slip; whoever shows them is told by `useSlipLegs`. */
export const setSlipLegs = legs.write

const has = ({ selections }: SlipLeg, { marketId, outcome }: Pick<SlipSelection, 'marketId' | 'outcome'>) =>
  selections.length === 1 && selections[0]!.marketId === marketId && selections[0]!.outcome === outcome

/** Takes a leg instead of the slip, such as a bet that is placed at once. */
type Taker = (leg: SlipLeg) => void
let taker: Taker | undefined

/** From now on chosen legs go to a taker, or with undefined to the slip again. */
export function setLegTaker(next: Taker | undefined): void {
  taker = next
}

/**
 * Adds a leg of one outcome to the slip, or removes it if it is on it. Another outcome of the same market takes
 * its place. Returns whether the outcome is on the slip now; a full slip does not take it.
 */
export function toggleLeg(leg: SlipLeg): boolean {
  const [selection] = leg.selections
  if (!selection) return false
  const before = slipLegs()
  if (before.some((each) => has(each, selection))) {
    setSlipLegs(before.filter((each) => !has(each, selection)))
    return false
  }
  if (taker) {
    taker(leg)
    return false
  }
  const others = before.filter(
    ({ selections }) => selections.length > 1 || selections[0]?.marketId !== selection.marketId,
  )
  if (others.length >= mostSlipLegs) return false
  setSlipLegs([...others, leg])
  return true
}

/** The legs of the slip, as they change. */
export const useSlipLegs = (): readonly SlipLeg[] => useStored(legs)

/** Whether an outcome is on the slip; a price button renders again only if this changes. */
export const useIsOnSlip = (marketId: string, outcome: string): boolean =>
  useSyncExternalStore(legs.watch, () => slipLegs().some((leg) => has(leg, { marketId, outcome })))
