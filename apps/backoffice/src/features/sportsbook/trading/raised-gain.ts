// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { findMarketType } from '@tessera/rules/sportsbook/market-types/market-types'
import { readResult } from '@tessera/rules/sportsbook/model/read-result'
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import type { Score } from '@tessera/rules/sportsbook/model/sport'
import { periodScore } from '@tessera/rules/sportsbook/settlement/scores/period-score'
import { sureGain, type OnSale, type SureGain } from '@tessera/rules/sportsbook/sure-gain/sure-gain'

type Event = Pick<
  CallOutput<'backoffice.sportsbookEvent'>,
  'kind' | 'sport' | 'status' | 'markets' | 'said' | 'bestOf'
>
type Market = Event['markets'][number]
/** An outcome with its market. */
export type Raised = OnSale & { market: Market }

/**
 * How the prices of an event can be backed against each other, if an operator has set one above its source: those of the
 * source alone leave no such gain.
 */
export function raisedGain({
  kind,
  sport,
  status,
  markets,
  said,
  bestOf,
}: Event): SureGain<Raised> | undefined {
  const open = markets.filter((market) => market.status === 'open')
  const isRaised = open.some(({ outcomes }) => outcomes.some(({ price, sourcePrice }) => price > sourcePrice))
  if (kind !== 'match' || !isRaised) return undefined
  const result = said === null ? undefined : readResult(JSON.parse(said))
  const onSale = open.flatMap((market): Raised[] => {
    const type = findMarketType(market.type)
    if (!type) return []
    const counts = status === 'live' && type.countsFromBet(sport)
    const terms = {
      type: market.type,
      period: market.period,
      ...(market.line !== null && { line: market.line }),
      ...(counts && { scoreBefore: scoreOf(result, market.period) }),
    }
    return market.outcomes
      .filter(({ price }) => price > 0)
      .map(({ outcome, price }) => ({ terms, outcome, price, market }))
  })
  return sureGain({ sport, result, facts: { bestOf: bestOf ?? undefined } }, onSale)
}

/** What a part has scored, for markets that count only what comes after a bet. */
function scoreOf(result: EventResult | undefined, period: string): Score {
  const scored = result && periodScore(result, period)
  return typeof scored === 'object' ? { home: scored.home, away: scored.away } : { home: 0, away: 0 }
}
