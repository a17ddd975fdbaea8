// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'

type Event = Pick<CallOutput<'backoffice.sportsbookEvent'>, 'score' | 'markets' | 'withdrawn'>

/**
 * The prices that the last change of the score has withdrawn and that a trader may want to set again: their markets can
 * still open, and nobody has set others since.
 */
export function missingNow({ score, markets, withdrawn }: Event): Event['withdrawn'] {
  const [latest] = withdrawn
  if (!latest || latest.after.home !== score.home || latest.after.away !== score.away) return []
  return withdrawn.filter(({ time, marketId, outcome }) => {
    const market = markets.find(({ id }) => id === marketId)
    if (time !== latest.time || (market?.status !== 'open' && market?.status !== 'suspended')) return false
    return market.outcomes.some((each) => each.outcome === outcome && each.manual === null)
  })
}
