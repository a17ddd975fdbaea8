// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { legKey } from './slip-bets.ts'
import { mostSlipLegs, type SlipLeg } from './slip-store.ts'

type SharedLeg = CallOutput<'sportsbook.sharedSlip'>['legs'][number]

const marketsOf = ({ selections }: Pick<SlipLeg, 'selections'>): string =>
  selections.map(({ marketId }) => marketId).join('+')

/**
 * The slip after shared legs were loaded: they take the place of legs of the same markets, and a slip has no more than it
 * can hold. What takes no bets now is left out. Answers how many were taken.
 */
export function withSharedLegs(
  before: readonly SlipLeg[],
  shared: readonly SharedLeg[],
): { legs: readonly SlipLeg[]; taken: number } {
  const open = shared.filter(({ price }) => price > 1_000).map(legOfShared)
  const markets = new Set(open.map(marketsOf))
  const others = before.filter((leg) => !markets.has(marketsOf(leg)))
  const legs = [...others, ...open].slice(0, mostSlipLegs)
  const keys = new Set(legs.map(legKey))
  return { legs, taken: open.filter((leg) => keys.has(legKey(leg))).length }
}

const legOfShared = ({ event, selections, price }: SharedLeg): SlipLeg => ({
  event: {
    id: event.id,
    sport: event.sport,
    home: event.home,
    away: event.away,
    startsAt: event.startsAt,
  },
  selections: selections.map(({ name, ...selection }) => ({ ...selection, ...(name !== null && { name }) })),
  price,
  score: event.status === 'live' ? event.score : undefined,
})
