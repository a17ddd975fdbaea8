// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useMemo, useState } from 'react'
import { useWatchedEvents, type EventChange } from '../live/watch-events.ts'

/** A season that can be bet on as a whole. */
export type Season = CallOutput<'sportsbook.outrights'>[number]
export type SeasonMarket = Season['markets'][number]

/** Of each market the newer version of two. */
export const newerMarkets = (
  listed: readonly SeasonMarket[],
  live: readonly SeasonMarket[],
): readonly SeasonMarket[] =>
  listed.map((market) => {
    const other = live.find(({ id }) => id === market.id)
    return other && other.version > market.version ? other : market
  })

/** What of a market can be seen: its outcomes by their prices, the most likely first; those not on sale last. */
export const byPrice = ({ outcomes }: SeasonMarket): SeasonMarket['outcomes'] =>
  outcomes.toSorted(
    (one, other) => (one.price || Number.POSITIVE_INFINITY) - (other.price || Number.POSITIVE_INFINITY) || 0,
  )

/** The markets of a listed season, as they change by live messages while it is shown. */
export function useLiveMarkets({ id, markets }: Season): readonly SeasonMarket[] {
  const [live, setLive] = useState<readonly SeasonMarket[]>(markets)
  const newest = useMemo(() => newerMarkets(markets, live), [markets, live])
  useWatchedEvents([id], (change: EventChange) =>
    setLive((before) => newerMarkets(newerMarkets(markets, before), change.markets)),
  )
  return newest.filter(({ status }) => status === 'open' || status === 'suspended')
}
