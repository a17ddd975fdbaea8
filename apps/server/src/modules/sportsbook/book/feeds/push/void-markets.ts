// SPDX-License-Identifier: Apache-2.0
import { marketTypeOf } from '@tessera/rules/sportsbook/market-types/market-types'
import { marketKey } from '@tessera/rules/sportsbook/model/market'
import type { ResultVersion } from '@tessera/rules/sportsbook/model/result'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { PushEventState } from './event-state.ts'
import { ourMarket } from './market-map.ts'

/**
 * Our key of a market whose cancellation we can follow. Undefined where one line of ours is several of the feed, because it counts what
 * comes after the bet: an operator has to look at those.
 */
export function voidableKey(sport: Sport, key: string): string | undefined {
  const ours = ourMarket(sport, key)
  if (!ours || marketTypeOf(ours.terms.type).countsFromBet(sport)) return undefined
  return marketKey(ours.terms)
}

/** The markets that are void by all that the feed has said, by `marketKey`. */
export function voidByFeed(sport: Sport, { whollyVoidedMs, unvoidedMs }: PushEventState): Set<string> {
  const keys = Object.entries(whollyVoidedMs)
    .filter(([key, atMs]) => atMs > (unvoidedMs[key] ?? 0))
    .map(([key]) => voidableKey(sport, key))
  return new Set(keys.filter((key) => key !== undefined))
}

/**
 * The void markets of an event once the feed says others than before; undefined if it does not. Those that an operator has declared void
 * stay so.
 */
export function nextVoidMarkets(
  sport: Sport,
  { before, state }: { before: PushEventState; state: PushEventState },
  last: Pick<ResultVersion, 'voidedMarkets'> | undefined,
): string[] | undefined {
  const [was, now] = [voidByFeed(sport, before), voidByFeed(sport, state)]
  const taken = [...was].filter((key) => !now.has(key))
  const added = [...now].filter((key) => !was.has(key))
  if (taken.length === 0 && added.length === 0) return undefined
  return [...new Set([...(last?.voidedMarkets ?? []), ...added])]
    .filter((key) => !taken.includes(key))
    .toSorted()
}
