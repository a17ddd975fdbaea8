// SPDX-License-Identifier: Apache-2.0
import type { ResultVersion } from '@tessera/rules/sportsbook/model/result'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { LegStatus } from '@tessera/rules/sportsbook/settlement/leg-status'
import { type SettledEvent, settleMarket } from '@tessera/rules/sportsbook/settlement/settle-market'
import type { PushEventState } from './event-state.ts'
import { ourMarket } from './market-map.ts'
import type { SaidOutcome } from './push-message.ts'

const nearly = 1e-6

/**
 * The markets that the feed has settled otherwise than our rules settle them by its own scores. We pay by our rules, which members can
 * compute again; a difference is for a person to look at.
 */
export function differentMarkets(
  state: PushEventState,
  event: SettledEvent & { sport: Sport },
  version: ResultVersion,
  nowMs: number,
): string[] {
  return Object.entries(state.settled).flatMap(([key, { atMs, outcomes }]) => {
    const ours = ourMarket(event.sport, key)
    if (!ours || atMs <= (state.unsettledMs[key] ?? 0)) return []
    const settled = settleMarket(event, version, ours.terms, nowMs)
    const differs = outcomes.some((said) => {
      const outcome = ours.outcomes[said.id]
      const status = outcome === undefined ? undefined : settled.get(outcome)?.status
      return status !== undefined && said.result >= 0 && !isSame(status, said)
    })
    return differs ? [key] : []
  })
}

/** Of the stake a part is void; of the rest, what has won wins, less in a dead heat. */
function isSame({ won, back, of }: LegStatus, { result, voidFactor, deadHeatFactor }: SaidOutcome): boolean {
  const wonPart = (1 - voidFactor) * result * deadHeatFactor
  return Math.abs(won / of - wonPart) < nearly && Math.abs(back / of - voidFactor) < nearly
}
